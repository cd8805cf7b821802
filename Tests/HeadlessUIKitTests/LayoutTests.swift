import HeadlessUIKit
import Testing

@Suite @MainActor struct LayoutTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `A column places its views below each other, and hidden ones nowhere`() {
    let (one, hidden, two) = (label("One"), label("Hidden"), label("Three"))
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [one, hidden, two])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(two.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    #expect(stack.intrinsicContentSize == CGSize(width: 40, height: 50))
    hidden.isHidden = false
    stack.layoutIfNeeded()
    #expect(two.frame.minY == 60)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, CGFloat(0)), (.center, 38), (.trailing, 76),
  ])
  func `A column places narrow views as its alignment says`(
    alignment: UIStackView.Alignment,
    x: CGFloat
  ) {
    let one = label("One")
    let stack = UIStackView(arrangedSubviews: [one])
    stack.axis = .vertical
    stack.alignment = alignment
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(one.frame == CGRect(x: x, y: 0, width: 24, height: 20))
  }

  @Test func `In a row, what asks for no width shares the rest`() {
    let (name, field) = (label("Name"), UITextField())
    let stack = UIStackView(arrangedSubviews: [name, field])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    stack.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 32, y: 0, width: 68, height: 34))
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 50, y: 0, width: 50, height: 34))
    stack.removeArrangedSubview(name)
    #expect(name.superview === stack)
    stack.layoutIfNeeded()
    #expect(field.frame.width == 100)
  }

  @Test func `A view grows with its superview as its mask says`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 120, height: 140)
    #expect(inner.frame == CGRect(x: 10, y: 50, width: 70, height: 50))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame.size.width = 140
    #expect(inner.frame.minX == 20)
    #expect(inner.center == CGPoint(x: 55, y: 75))
  }

  @Test func `A view that is added elsewhere leaves where it was`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.insertSubview(view, at: 5)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    let other = UIView()
    second.addSubview(other)
    second.bringSubviewToFront(view)
    #expect(second.subviews == [other, view])
  }

  @Test func `Layout is done once, until it is asked for again`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `Insets are taken off a rectangle`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(rect.inset(by: UIView().safeAreaInsets) == rect)
  }
}
