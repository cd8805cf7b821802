/// The storage of a published property, whatever its type.
protocol PublishedBox: AnyObject {
  /// The publisher of the object that the property belongs to, once somebody has asked for it.
  var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A published property, whatever its type.
protocol HasPublishedBox {
  var publishedBox: any PublishedBox { get }
}
