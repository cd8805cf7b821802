/// The parts of the view that says that a search found nothing.
public enum SearchUnavailableContent {
  /// Says what was searched for.
  public struct Label: View {
    let title: Text

    /// What is shown.
    public var body: some View {
      HeadlessSwiftUI.Label(title: { title }, icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// Says what to try.
  public struct Description: View {
    /// What is shown.
    public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  /// Offers nothing.
  public struct Actions: View {
    /// What is shown.
    public var body: some View { EmptyView() }
  }
}
