import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct UpdateTests {
  final class CounterView: UIView {
    let counter: Counter
    let journal: Journal
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    var readsInLayout = false

    init(_ counter: Counter, _ journal: Journal) {
      self.counter = counter
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func updateProperties() {
      super.updateProperties()
      journal.note("update")
      if !readsInLayout { label.text = "\(counter.count)" }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal.note("layout")
      if readsInLayout { label.text = "\(counter.count)" }
    }
  }

  let counter = Counter()
  let journal = Journal()

  private func show(readsInLayout: Bool = false) -> (CounterView, Screen) {
    let root = UIViewController()
    let view = CounterView(counter, journal)
    view.readsInLayout = readsInLayout
    root.view.addSubview(view)
    return (view, Screen(showing: root))
  }

  @Test func `Rule U10: properties are updated before layout`() {
    let (_, screen) = show()
    #expect(journal.entries == ["update", "layout"])
    #expect(screen.elements.texts == ["0"])
  }

  @Test func `Rule U10: what updateProperties has read makes it run again`() {
    let (view, screen) = show()
    _ = journal.take()
    counter.count = 1
    counter.count = 2
    #expect(screen.elements.texts == ["2"])
    #expect(journal.take().count { $0 == "update" } == 1)
    counter.other = 1
    _ = screen.elements
    #expect(journal.take().isEmpty)
    view.setNeedsUpdateProperties()
    _ = screen.elements
    #expect(journal.take() == ["update"])
  }

  @Test func `Rule U10: what layoutSubviews has read makes it run again`() {
    let (_, screen) = show(readsInLayout: true)
    _ = journal.take()
    counter.count = 5
    #expect(screen.elements.texts == ["5"])
    #expect(journal.take() == ["layout"])
  }

  @Test func `Rule U10: a change made on another thread is drawn too`() async {
    let (_, screen) = show()
    let counter = counter
    await Task.detached { counter.count = 7 }.value
    #expect(screen.elements.texts == ["7"])
  }

  @Test func `Rule U10: a controller's updateProperties and viewWillLayoutSubviews are tracked`() {
    final class CounterController: UIViewController {
      let counter: Counter
      let journal: Journal
      init(_ counter: Counter, _ journal: Journal) {
        self.counter = counter
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func viewDidLoad() {
        super.viewDidLoad()
        journal.note("load \(counter.count + counter.other)")
      }
      override func updateProperties() {
        super.updateProperties()
        journal.note("update \(counter.count)")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        journal.note("layout \(counter.other)")
      }
    }
    let screen = Screen(showing: CounterController(counter, journal))
    #expect(journal.take() == ["load 0", "update 0", "layout 0"])
    counter.count = 1
    _ = screen.elements
    #expect(journal.take() == ["update 1"])
    counter.other = 2
    _ = screen.elements
    #expect(journal.take() == ["layout 2"])
  }

  @Test func `Rule U10: reads in cellForRow are not tracked`() {
    final class CounterList: UITableViewController {
      let counter = Counter()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(counter.count)"
        return cell
      }
    }
    let list = CounterList(style: .plain)
    let screen = Screen(showing: list)
    list.counter.count = 1
    #expect(screen.elements.texts == ["0"])
  }

  @Test func `Rule U10: a layout that never comes to rest is recorded`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        superview?.setNeedsLayout()
        subviews.first?.setNeedsLayout()
      }
    }
    let root = UIViewController()
    root.view.addSubview(Restless())
    root.view.subviews[0].addSubview(Restless())
    let screen = Screen(showing: root)
    #expect(
      screen.issues.map(\.description) == [
        "U10: The layout doesn't come to rest: each pass asks for another."
      ]
    )
  }
}
