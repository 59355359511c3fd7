import LayoutEngine

/// The place of a tool.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// At the trailing end of the bar.
  case automatic
  /// In the middle of the bar, in place of the title.
  case principal
  /// At the leading end of the bar, after the way back.
  case navigation
  /// At the trailing end of the bar: the main action.
  case primaryAction
  /// At the trailing end of the bar: other actions.
  case secondaryAction
  /// At the trailing end of the bar: the state.
  case status
  /// At the trailing end of the bar: agrees.
  case confirmationAction
  /// At the leading end of the bar: leaves everything as it was.
  case cancellationAction
  /// At the leading end of the bar: destroys.
  case destructiveAction
  /// At the leading end of the bar.
  case topBarLeading
  /// At the trailing end of the bar.
  case topBarTrailing
  /// In a bar below the page.
  case bottomBar

  enum Side { case leading, middle, trailing, bottom }

  var side: Side {
    switch self {
    case .principal: .middle
    case .navigation, .cancellationAction, .destructiveAction, .topBarLeading: .leading
    case .bottomBar: .bottom
    default: .trailing
    }
  }
}

/// Tools of a bar.
public protocol ToolbarContent {
  /// The tools, in order.
  var _entries: [_ToolbarEntry] { get }
}

/// One tool of a bar. Each evaluation of the body around makes another one.
public final class _ToolbarEntry: Equatable {
  let placement: ToolbarItemPlacement
  let content: AnyLayout

  init(_ placement: ToolbarItemPlacement, _ content: AnyLayout) {
    (self.placement, self.content) = (placement, content)
  }

  /// Whether both are one.
  public static func == (one: _ToolbarEntry, other: _ToolbarEntry) -> Bool { one === other }
}

/// An element in a bar.
public struct ToolbarItem<Content: Layout>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An element at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @LayoutBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// The one tool.
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement, AnyLayout(content))] }
}

/// Several elements side by side in a bar.
public struct ToolbarItemGroup<Content: Layout>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Elements at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @LayoutBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  /// The tools as one.
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement, AnyLayout(content))] }
}

/// Collects tools: `ToolbarItem`, `ToolbarItemGroup`, and elements, which have the place `automatic`.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Tools that were collected.
  public struct Tools: ToolbarContent {
    /// The tools, in order.
    public let _entries: [_ToolbarEntry]
  }

  /// An item.
  public static func buildExpression(_ item: some ToolbarContent) -> Tools { Tools(_entries: item._entries) }

  /// An element.
  public static func buildExpression(_ element: some Layout) -> Tools {
    Tools(_entries: [_ToolbarEntry(.automatic, AnyLayout(element))])
  }

  /// Several, in order.
  public static func buildBlock(_ tools: Tools...) -> Tools { Tools(_entries: tools.flatMap(\._entries)) }

  /// Tools where a condition holds.
  public static func buildOptional(_ tools: Tools?) -> Tools { tools ?? Tools(_entries: []) }

  /// The first of two choices.
  public static func buildEither(first tools: Tools) -> Tools { tools }

  /// The second of two choices.
  public static func buildEither(second tools: Tools) -> Tools { tools }

  /// Tools of each round.
  public static func buildArray(_ tools: [Tools]) -> Tools { Tools(_entries: tools.flatMap(\._entries)) }
}

/// How a title is shown.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// As `inline`.
  case automatic
  /// Between the tools.
  case inline
  /// In large letters below the tools.
  case large
}

/// What the bar of a stack shows for the page that is shown.
struct NavigationBarContent: Equatable {
  var title: String?
  /// The title beyond the bar that shows it, for the window around.
  var pageTitle: String?
  var mode = NavigationBarTitleDisplayMode.automatic
  var entries: [_ToolbarEntry] = []
  var hidesBack = false
  var isHidden = false
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.pageTitle = next.pageTitle ?? value.pageTitle
    if next.mode != .automatic { value.mode = next.mode }
    value.entries += next.entries
    value.hidesBack = value.hidesBack || next.hidesBack
    value.isHidden = value.isHidden || next.isHidden
  }
}

extension EnvironmentValues {
  private enum BarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a bar around shows the tools of an element.
  var hasNavigationBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

/// Adds tools to the bar around; where there is none, it shows a bar above the element.
public struct _ToolbarModifier: LayoutModifier {
  let entries: [_ToolbarEntry]
  @Environment(\.hasNavigationBar) private var hasBar
  @Environment(\.labelStyle) private var labels

  init(entries: [_ToolbarEntry]) { self.entries = entries }

  /// The element, with the tools for the bar, which have the style of labels that is set around the element.
  public func body(content: Content) -> some Layout {
    let labels = labels
    let entries =
      labels == .automatic
      ? entries : entries.map { _ToolbarEntry($0.placement, AnyLayout($0.content.labelStyle(labels))) }
    let noted = content.transformPreference(NavigationBarKey.self) { $0.entries += entries }
    if hasBar { noted } else { NavigationFrame(canGoBack: false, back: {}) { noted } }
  }
}

extension Layout {
  /// Adds tools to the bar of the `NavigationStack` or the column around; where there is none, a bar above the element has
  /// them.
  ///
  /// ```swift
  /// Text("Message").toolbar {
  ///   ToolbarItem(placement: .primaryAction) { Button("Send") { send() } }
  /// }
  /// ```
  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent
  ) -> _ModifiedLayout<Self, _CustomModifier<_ToolbarModifier>> {
    modifier(_ToolbarModifier(entries: content()._entries))
  }

  /// Sets the title of the page in the bar of the `NavigationStack` or the column around. In a sheet it also names the
  /// window, on hosts whose sheets have one of their own: in AppKit when the sheet comes, in GTK after each turn too. Elsewhere it
  /// has no effect.
  public func navigationTitle(_ title: some StringProtocol) -> _ModifiedLayout<Self, _NavigationBarModifier> {
    _ModifiedLayout(self, _NavigationBarModifier { ($0.title, $0.pageTitle) = (String(title), String(title)) })
  }

  /// Sets how the title of the page is shown.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarTitleDisplayMode
  ) -> _ModifiedLayout<Self, _NavigationBarModifier> {
    _ModifiedLayout(self, _NavigationBarModifier { $0.mode = mode })
  }

  /// Leaves out the way back from the bar.
  public func navigationBarBackButtonHidden(
    _ isHidden: Bool = true
  ) -> _ModifiedLayout<Self, _NavigationBarModifier> {
    _ModifiedLayout(self, _NavigationBarModifier { $0.hidesBack = isHidden })
  }

  /// Leaves out the bar of the page.
  public func navigationBarHidden(_ isHidden: Bool = true) -> _ModifiedLayout<Self, _NavigationBarModifier> {
    _ModifiedLayout(self, _NavigationBarModifier { $0.isHidden = isHidden })
  }
}

/// Changes what the bar shows for a page.
public struct _NavigationBarModifier: _PrimitiveModifier {
  let change: (inout NavigationBarContent) -> Void

  init(_ change: @escaping (inout NavigationBarContent) -> Void) { self.change = change }

  /// Puts `content` into the tree, with the change for the bar.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    content.transformPreference(NavigationBarKey.self, change)._lower(lowering)
  }
}
