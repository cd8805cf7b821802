/// Views made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets rows be deleted by a swipe, in a list (rule L7).
  ///
  /// The action gets the offsets in the collection as it is displayed.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    DeletableContent(content: self, action: action)
  }
}
