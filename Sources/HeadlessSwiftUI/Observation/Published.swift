/// A property of an observable object that tells before it changes.
///
/// Reproduces rule O7: an equal write tells too, and so does a change inside the value. Each
/// property can be read and written from any thread without a crash, so that a race shows as the
/// framework's warning (rule O9).
@propertyWrapper
public struct Published<Value> {
  private let box: Box

  /// Makes a published property with an initial value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Makes a published property with an initial value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// Not available: only an object can tell of its changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.publish(newValue) }
  }

  /// The value of the property in its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.current }
    set { object[keyPath: storageKeyPath].box.publish(newValue) }
  }

  /// Hands on the value, at once and before each change.
  public var projectedValue: Publisher { Publisher(box) }

  /// Hands on the present value of a property and each new one before it is stored (rule O7).
  public struct Publisher: HeadlessSwiftUI.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It doesn't fail.
    public typealias Failure = Never

    private let box: Box

    fileprivate init(_ box: Box) { self.box = box }

    /// Runs a closure with the present value, then with each new one.
    public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let subscription = box.subscribers.add(receiveValue)
      receiveValue(box.current)
      return subscription
    }
  }
}

extension Published {
  /// Where the value is, shared by all copies of the wrapper.
  ///
  /// Checked by hand: value and publisher are only touched while the lock is held.
  fileprivate final class Box: PublishedBox, @unchecked Sendable {
    let subscribers = Subscribers<Value>()
    private let lock = NSLock()
    private var value: Value
    private var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }

    var current: Value { lock.withLock { value } }

    var objectWillChange: ObservableObjectPublisher? {
      get { lock.withLock { publisher } }
      set { lock.withLock { publisher = newValue } }
    }

    /// Tells everybody, then stores.
    func publish(_ value: Value) {
      objectWillChange?.send()
      subscribers.send(value)
      lock.withLock { self.value = value }
    }
  }
}

extension Published: HasPublishedBox {
  var publishedBox: any PublishedBox { box }
}
