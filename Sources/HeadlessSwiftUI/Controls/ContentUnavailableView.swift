/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Says it with views of any kind.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// What is shown: label, description, actions, one below the other.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says it with a title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Says it with a title, a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(for: "No Results")
  }

  /// Says that a search found nothing, and what was searched for.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    search(for: text.isEmpty ? "No Results" : "No Results for “\(text)”")
  }

  private static func search(for title: String) -> Self {
    Self {
      Label(title: Text(verbatim: title))
    } description: {
      Description()
    } actions: {
      Actions()
    }
  }
}
