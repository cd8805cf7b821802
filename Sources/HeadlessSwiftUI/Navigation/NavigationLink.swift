/// A row or button that leads to another screen.
///
/// Reproduces rule N3: a link with a destination makes the destination's struct with each run of
/// the body that it is in, its body only when it is pushed; a link with a value makes nothing.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let label: Label
  private let target: Target

  private enum Target {
    case value(AnyHashable?)
    case destination(Destination)
  }

  /// Leads to a view of its own.
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .destination(destination())
  }

  /// Leads to a view of its own.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .destination(destination)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view of its own, under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Leads to a view of its own, under a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to a view of its own, under a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to what the stack has for the value's type; nowhere without a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Leads to what the stack has for the value's type, under a title.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Leads to what the stack has for the value's type, under a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink: Primitive {
  /// The label is evaluated; what the link leads to isn't, until it is pushed.
  func children(in node: Node) -> [Child] {
    if case .destination(let destination) = target {
      source(of: node, for: destination)
    }
    return [Child(.content, label)]
  }

  var role: Role {
    if case .value(let value) = target {
      .link(value: value, follow: follow)
    } else {
      .link(value: nil, follow: follow)
    }
  }

  private func follow(from node: Node) {
    switch target {
    case .value(let value?):
      node.environment.navigation?.push(value)
    case .value(nil): break
    case .destination(let destination):
      node.environment.navigation?.push(source(of: node, for: destination))
    }
  }

  /// The link as the stack knows it, showing the destination as it is now.
  @discardableResult
  private func source(of node: Node, for destination: Destination) -> NavigationHistory.Source {
    let source = node.stored("source") { NavigationHistory.Source(view: destination) }
    source.view = destination
    node.environment.navigation?.viewChanged(of: source)
    return source
  }
}
