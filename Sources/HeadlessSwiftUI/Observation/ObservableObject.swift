/// An object that tells before it changes.
///
/// Reproduces rules O6 to O9 and O11: any change of a published property tells every view that
/// observes the object, whatever the view has read; changes inside an object that it holds don't.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object share.
  ///
  /// An object without any gets another one with each access.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let shared = properties.lazy.compactMap(\.objectWillChange).first
    let publisher = shared ?? ObservableObjectPublisher()
    for property in properties { property.objectWillChange = publisher }
    return publisher
  }

  /// The boxes of the published properties, those of superclasses included.
  private var publishedProperties: [any PublishedBox] {
    var boxes: [any PublishedBox] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      boxes += level.children.compactMap { ($0.value as? any HasPublishedBox)?.publishedBox }
      mirror = level.superclassMirror
    }
    return boxes
  }
}
