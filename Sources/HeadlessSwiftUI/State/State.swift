/// A value that a view owns for as long as it lives, whatever copies of the view come and go.
///
/// Reproduces rules S1 to S7 and R2. The storage is made when the view is installed, from the
/// value that the view was given then; what later copies are given is ignored. During an update a
/// read gives the value as it was when the body ran; outside it, the present one. The initial
/// value is made with each copy of the view, as up to Xcode 26: from Xcode 27 on, `@State` is a
/// macro and a class is made once.
///
/// Left out: transactions, and so the splitting of writes under different animations.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var installed: Installed?

  struct Installed {
    let location: StateLocation<Value>
    let owner: Dependent
    let snapshot: Value
  }

  /// Makes a state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Makes a state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value, read as rule 0.5 in the module's documentation says.
  public var wrappedValue: Value {
    get {
      guard let installed else { return initial }
      guard Graph.evaluatingHere != nil else { return installed.location.current }
      installed.location.addReader(installed.owner)
      return installed.snapshot
    }
    nonmutating set { installed?.location.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let installed else {
      IssueLog.recordHere(.readUninstalledState)
      return .constant(initial)
    }
    return Binding(installed.location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
extension State.Installed: Sendable where Value: Sendable {}

extension State: BoundProperty {
  mutating func bind(to node: Node, at path: String) {
    let location = node.stored(path) { StateLocation(initial) }
    installed = Installed(
      location: location,
      owner: Dependent(node),
      snapshot: location.current
    )
  }
}

extension State: InputComparable {
  /// The initial value isn't an input: it only counts once.
  func isSameInput(as other: Any) -> Bool { true }
}
