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
  /// A bar above the page, and below it where the width in the environment is compact.
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
/// 2. A page is known by the value of its tab, and one without a value by its position: where tabs are inserted or moved,
///    pages with values keep their state.
/// 3. A selection without a tab shows the first one, which is diagnosed as `unknownTab`; so is a view without tabs,
///    a tab whose value is of another type than the selection, which cannot be selected, and a value that two tabs have,
///    which selects the first one.
public struct TabView<Selection: Hashable>: Layout {
  private let selection: Binding<Selection>?
  private let selected: AnyHashable?
  private let entries: [_TabEntry]
  /// The selected tab of a view without a selection; `nil` is the first one.
  @State private var own: TabKey?
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
    let keys = keys
    let position = position(in: keys)
    let shown = position ?? 0
    let pages = visited.pages(keys, shown: shown)
    let isBelow = style == .bottomBar || style == .page || style == .automatic && sizeClass == .compact
    VStack(spacing: 0) {
      if !isBelow { bar(shown) }
      Pages(shown: shown) {
        ForEach(pages) { page in
          Page { if page.isVisited { entries[page.position].content() } }
        }
      }
      .reportingTabs(faults(keys, isFound: position != nil))
      if isBelow { bar(shown) }
    }
    // A bar of tools belongs to the page.
    .environment(\.tabViewStyle, .automatic)
  }

  /// What the tabs are known by. Of two tabs with one value the second one is known by its position.
  private var keys: [TabKey] {
    var known: Set<AnyHashable> = []
    return entries.indices.map { index in
      let tag = tag(of: index)
      return known.insert(tag).inserted ? .tag(tag) : .position(index)
    }
  }

  private func position(in keys: [TabKey]) -> Int? {
    if let selected { return keys.firstIndex(of: .tag(selected)) }
    // The first tab takes the place of one that is gone.
    return own.flatMap { keys.firstIndex(of: $0) } ?? keys.indices.first
  }

  private func tag(of index: Int) -> AnyHashable { entries[index].tag ?? AnyHashable(index) }

  private func faults(_ keys: [TabKey], isFound: Bool) -> [TabFault] {
    guard !entries.isEmpty else { return [TabFault(.missing, "a TabView has no tabs, and shows nothing")] }
    var faults: [TabFault] = []
    if let selected, !isFound {
      faults.append(TabFault(.missing, "no tab of a TabView has the value \(selected.base); the first one is shown"))
    }
    for (index, key) in keys.enumerated() {
      let tag = tag(of: index)
      if case .position = key {
        faults.append(TabFault(.repeated, "two tabs of a TabView have the value \(tag.base); it selects the first one"))
      }
      if selection != nil, !(tag.base is Selection) {
        faults.append(
          TabFault(
            .unfit,
            "the tab \(index + 1) of a TabView has no value of the type \(Selection.self), and cannot be selected"))
      }
    }
    return faults
  }

  private func select(_ index: Int) {
    guard let selection else { return own = keys[index] }
    if let value = tag(of: index).base as? Selection { selection.wrappedValue = value }
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

/// What a tab is known by.
private enum TabKey: Hashable {
  case tag(AnyHashable)
  case position(Int)
}

/// The tabs that there are, and which of them were shown so far.
private final class VisitedTabs {
  struct Page: Identifiable {
    let id: Int
    let position: Int
    let isVisited: Bool
  }

  private var ids: [TabKey: Int] = [:]
  private var visited: Set<Int> = []
  private var lastID = 0

  /// The pages of tabs. A tab that is gone is dropped.
  func pages(_ keys: [TabKey], shown: Int) -> [Page] {
    var new: [TabKey: Int] = [:]
    for key in keys { new[key] = ids[key] ?? makeID() }
    ids = new
    visited.formIntersection(new.values)
    if keys.indices.contains(shown), let id = new[keys[shown]] { visited.insert(id) }
    return keys.enumerated().compactMap { position, key in
      new[key].map { Page(id: $0, position: position, isVisited: visited.contains($0)) }
    }
  }

  private func makeID() -> Int {
    lastID += 1
    return lastID
  }
}

/// Tabs that do not fit together, or their selection.
private struct TabFault {
  enum Kind {
    case missing
    case repeated
    case unfit
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  var advice: String {
    switch kind {
    case .missing: "select the value of a tab"
    case .repeated: "give each tab a value of its own"
    case .unfit: "write value: or tag(_:) with a value of the selection's type"
    }
  }
}

extension Layout {
  /// Reports what does not fit in a tab view.
  fileprivate func reportingTabs(_ faults: [TabFault]) -> _ModifiedLayout<Self, TabFaultModifier> {
    _ModifiedLayout(self, TabFaultModifier(faults: faults))
  }
}

private struct TabFaultModifier: _PrimitiveModifier {
  let faults: [TabFault]

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    content._lower(lowering)
    guard !lowering.previous.isNone else { return }
    for fault in faults {
      lowering.tree.report(
        .unknownTab, at: lowering.previous, FaultText(fault.text, advice: fault.advice, subject: fault.text))
    }
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
        ForEach(parts: labels.indices) { index in
          Circle().fill(index == shown ? Color.primary : .separator).frame(width: 8, height: 8)
            .padding(4).onTapGesture { select(index) }.accessibilityRole(.button)
        }
      }
      .padding(8)
    } else {
      VStack(spacing: 0) {
        if isBelow { Divider() }
        HStack(spacing: 4) {
          ForEach(parts: labels.indices) { index in
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
