import LayoutEngine

/// A page of a `TabView`, with its title.
public struct Tab<Value: Hashable, Content: Layout>: TabContent {
  let label: TabLabel
  let value: Value?
  let content: () -> Content

  /// A page with a title, which is selected by `value`.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, value: Value,
    @LayoutBuilder content: @escaping () -> Content
  ) {
    (label, self.value, self.content) = (TabLabel(title: String(title), symbol: systemImage), value, content)
  }

  /// The page.
  public var _entries: [_TabEntry] {
    let content = content
    return [_TabEntry(label: AnyLayout(label), tag: value.map { AnyHashable($0) }) { AnyLayout(content()) }]
  }
}

extension Tab where Value == Int {
  /// A page with a title, which is selected by its position.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, @LayoutBuilder content: @escaping () -> Content
  ) {
    (label, value, self.content) = (TabLabel(title: String(title), symbol: systemImage), nil, content)
  }
}

/// The title of a tab, with its symbol.
struct TabLabel: Layout {
  let title: String
  let symbol: String?

  var body: some Layout {
    if let symbol { Label(title, systemImage: symbol) } else { Text(title) }
  }
}

/// Pages of a `TabView`.
public protocol TabContent {
  /// The pages, in order.
  var _entries: [_TabEntry] { get }
}

/// One page of a `TabView`.
public struct _TabEntry {
  let label: AnyLayout
  /// The value that selects it; `nil` is its position.
  let tag: AnyHashable?
  let content: () -> AnyLayout
}

/// Collects tabs: `Tab`, and elements with `tabItem(_:)`.
@resultBuilder
public enum TabContentBuilder {
  /// Tabs that were collected.
  public struct Tabs: TabContent {
    /// The pages, in order.
    public let _entries: [_TabEntry]
  }

  /// A tab.
  public static func buildExpression(_ tab: some TabContent) -> Tabs { Tabs(_entries: tab._entries) }

  /// An element with `tabItem(_:)` and perhaps `tag(_:)`.
  public static func buildExpression(_ element: some Layout) -> Tabs {
    let parts = TabParts(element)
    return Tabs(_entries: [
      _TabEntry(label: parts.label ?? AnyLayout(EmptyLayout()), tag: parts.tag) { AnyLayout(element) }
    ])
  }

  /// Several, in order.
  public static func buildBlock(_ tabs: Tabs...) -> Tabs { Tabs(_entries: tabs.flatMap(\._entries)) }

  /// Tabs where a condition holds.
  public static func buildOptional(_ tabs: Tabs?) -> Tabs { tabs ?? Tabs(_entries: []) }

  /// The first of two choices.
  public static func buildEither(first tabs: Tabs) -> Tabs { tabs }

  /// The second of two choices.
  public static func buildEither(second tabs: Tabs) -> Tabs { tabs }

  /// Tabs of each round.
  public static func buildArray(_ tabs: [Tabs]) -> Tabs { Tabs(_entries: tabs.flatMap(\._entries)) }
}

/// The label and the tag among the modifiers of an element, the outermost first.
struct TabParts {
  var label: AnyLayout?
  var tag: AnyHashable?

  init(_ element: some Layout) {
    var at: any Layout = element
    while let modified = at as? any ModifiedElement {
      if label == nil, let item = modified.anyModifier as? any TabLabelHolding { label = item.anyLabel }
      if tag == nil, let holder = modified.anyModifier as? any TagHolding { tag = holder.anyTag }
      at = modified.anyContent
    }
  }
}

/// An element with a modifier, of any types.
protocol ModifiedElement {
  var anyModifier: any _PrimitiveModifier { get }
  var anyContent: any Layout { get }
}

extension _ModifiedLayout: ModifiedElement {
  var anyModifier: any _PrimitiveModifier { modifier }
  var anyContent: any Layout { content }
}

protocol TabLabelHolding { var anyLabel: AnyLayout { get } }

/// Sets the title of an element in a `TabView`.
public struct _TabItemModifier<Label: Layout>: _PrimitiveModifier, TabLabelHolding {
  let label: Label

  var anyLabel: AnyLayout { AnyLayout(label) }

  /// Puts `content` into the tree as it is.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) { content._lower(lowering) }
}

extension Layout {
  /// Sets the title of the element in a `TabView`. It is written on the element itself, with `tag(_:)`.
  public func tabItem<Label: Layout>(
    @LayoutBuilder _ label: () -> Label
  ) -> _ModifiedLayout<Self, _TabItemModifier<Label>> {
    _ModifiedLayout(self, _TabItemModifier(label: label()))
  }

  /// Sets the look of the tab views inside.
  public func tabViewStyle(_ style: TabViewStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<TabViewStyle>> {
    environment(\.tabViewStyle, style)
  }
}

/// The look of a `TabView`.
public enum TabViewStyle: Hashable, Sendable {
  /// A bar above the page, and below it where the width is compact by the environment.
  case automatic
  /// A bar above the page.
  case tabBarOnly
  /// A bar below the page.
  case bottomBar
  /// Dots below the page.
  case page
}

extension EnvironmentValues {
  private enum TabStyleKey: EnvironmentKey { static var defaultValue: TabViewStyle { .automatic } }

  /// The look of tab views.
  public var tabViewStyle: TabViewStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

/// Several pages at one place, of which one is shown, with a bar that chooses it.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Inbox", systemImage: "tray", value: "inbox") { Inbox() }
///   Tab("Settings", systemImage: "gearshape", value: "settings") { Settings() }
/// }
/// ```
///
/// 1. A page is made when it is shown for the first time. After that it keeps its state and its scroll offsets; while
///    it is not shown it is not measured, and has no views.
/// 2. A selection without a tab shows the first one, which is diagnosed as `unknownTab`; so is a view without tabs.
public struct TabView<Selection: Hashable>: Layout {
  private let selection: Binding<Selection>?
  private let selected: AnyHashable?
  private let entries: [_TabEntry]
  @State private var own = 0
  @State private var visited = VisitedTabs()
  @Environment(\.tabViewStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Pages of which the one with the value of `selection` is shown.
  public init(selection: Binding<Selection>, @TabContentBuilder content: () -> some TabContent) {
    self.selection = selection
    selected = AnyHashable(selection.wrappedValue)
    entries = content()._entries
  }

  /// The page and the bar.
  public var body: some Layout {
    let position = position
    let shown = position ?? 0
    let _ = visited.note(shown)
    let isBelow = style == .bottomBar || style == .page || style == .automatic && sizeClass == .compact
    VStack(spacing: 0) {
      if !isBelow { bar(shown) }
      Pages(shown: shown) {
        ForEach(entries.indices) { index in
          Page { if visited.has(index) { entries[index].content() } }
        }
      }
      .reportingTab(position == nil ? missing : nil)
      if isBelow { bar(shown) }
    }
    // A bar of tools belongs to the page.
    .environment(\.tabViewStyle, .automatic)
  }

  private var position: Int? {
    guard let selected else { return entries.indices.contains(own) ? own : nil }
    return entries.indices.first { tag(of: $0) == selected }
  }

  private func tag(of index: Int) -> AnyHashable { entries[index].tag ?? AnyHashable(index) }

  private var missing: String {
    entries.isEmpty
      ? "a TabView has no tabs, and shows nothing"
      : "no tab of a TabView has the value \(selected.map { "\($0.base)" } ?? "\(own)"); the first one is shown"
  }

  private func select(_ index: Int) {
    own = index
    guard let selection, let value = tag(of: index).base as? Selection else { return }
    selection.wrappedValue = value
  }

  @LayoutBuilder private func bar(_ shown: Int) -> some Layout {
    TabBar(labels: entries.map(\.label), shown: shown, style: style, isCompact: sizeClass == .compact) { select($0) }
  }
}

extension TabView where Selection == Int {
  /// Pages that are chosen by the bar alone; the first one is shown first.
  public init(@TabContentBuilder content: () -> some TabContent) {
    selection = nil
    selected = nil
    entries = content()._entries
  }
}

/// The tabs that were shown so far.
private final class VisitedTabs {
  private var indices: Set<Int> = []

  func note(_ index: Int) { indices.insert(index) }
  func has(_ index: Int) -> Bool { indices.contains(index) }
}

extension Layout {
  /// Reports that a tab view shows another page than its selection.
  fileprivate func reportingTab(_ fault: String?) -> _ModifiedLayout<Self, TabFaultModifier> {
    _ModifiedLayout(self, TabFaultModifier(fault: fault))
  }
}

private struct TabFaultModifier: _PrimitiveModifier {
  let fault: String?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    content._lower(lowering)
    guard let fault, !lowering.previous.isNone else { return }
    lowering.tree.report(
      .unknownTab, at: lowering.previous,
      FaultText(fault, advice: "select the value of a tab", subject: fault))
  }
}

/// The bar of a tab view.
private struct TabBar: Layout {
  let labels: [AnyLayout]
  let shown: Int
  let style: TabViewStyle
  let isCompact: Bool
  let select: (Int) -> Void

  var body: some Layout {
    if style == .page {
      HStack(spacing: 8) {
        ForEach(labels.indices) { index in
          Circle().fill(index == shown ? Color.primary : .separator).frame(width: 8, height: 8)
            .padding(4).onTapGesture { select(index) }.accessibilityRole(.button)
        }
      }
      .padding(8)
    } else {
      VStack(spacing: 0) {
        if isBelow { Divider() }
        HStack(spacing: 4) {
          ForEach(labels.indices) { index in
            TabButton(label: labels[index], isShown: index == shown) { select(index) }
              .frame(maxWidth: isBelow ? .infinity : nil)
          }
        }
        .padding(.horizontal, 8).padding(.vertical, 4)
        .frame(maxWidth: .infinity)
        if !isBelow { Divider() }
      }
      .background(.background)
    }
  }

  private var isBelow: Bool { style == .bottomBar || style == .automatic && isCompact }
}

private struct TabButton: Layout {
  let label: AnyLayout
  let isShown: Bool
  let action: () -> Void

  var body: some Layout {
    label.lineLimit(1)
      .foregroundColor(isShown ? .accentColor : .secondary)
      .padding(.horizontal, 12).padding(.vertical, 8)
      .background {
        if isShown { RoundedRectangle(cornerRadius: 8).fill(Color.accentColor.opacity(0.12)) }
      }
      .onTapGesture(perform: action)
      .accessibilityRole(.button)
      .accessibilityValue(isShown ? "selected" : "")
  }
}
