/// What stands where there is nothing to show: a symbol, a title, a description and what can be done.
///
/// ```swift
/// ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
/// ContentUnavailableView.search(text: query)
/// ```
///
/// It fills the proposal, with its parts in the middle.
public struct ContentUnavailableView<Label: Layout, Description: Layout, Actions: Layout>: Layout {
  let label: Label
  let description: Description
  let actions: Actions

  /// A view with any parts.
  public init(
    @LayoutBuilder label: () -> Label, @LayoutBuilder description: () -> Description = { EmptyLayout() },
    @LayoutBuilder actions: () -> Actions = { EmptyLayout() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other.
  public var body: some Layout {
    VStack(spacing: 12) {
      label.font(.title2)
      description.font(.callout).foregroundColor(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == _UnavailableLabel, Description == Text?, Actions == EmptyLayout {
  /// A view with a title, a symbol of the system above it, and a description below.
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    label = _UnavailableLabel(title: String(title), icon: Image(systemName: name))
    self.description = description
    actions = EmptyLayout()
  }

  /// A view with a title, the picture in the file at `path` above it, and a description below.
  public init(_ title: some StringProtocol, image path: String, description: Text? = nil) {
    label = _UnavailableLabel(title: String(title), icon: Image(path))
    self.description = description
    actions = EmptyLayout()
  }

  /// The view for a search that found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }

  /// The view for a search for a text that found nothing.
  public static func search(text: some StringProtocol) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}

/// A symbol above a title.
public struct _UnavailableLabel: Layout {
  let title: String
  let icon: Image

  /// The symbol in large, and the title in bold.
  public var body: some Layout {
    VStack(spacing: 12) {
      icon.font(.system(size: 42)).foregroundColor(.secondary)
      Text(verbatim: title).bold()
    }
  }
}
