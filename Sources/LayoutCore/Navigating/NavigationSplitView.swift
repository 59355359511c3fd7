import LayoutEngine

/// Which columns of a `NavigationSplitView` are shown.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All columns.
  case automatic
  /// All columns.
  case all
  /// The content and the detail, or, of two columns, both.
  case doubleColumn
  /// The detail alone.
  case detailOnly
}

/// A column of a `NavigationSplitView`.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first column.
  case sidebar
  /// The one in the middle, where there are three.
  case content
  /// The last column.
  case detail
}

/// Two or three columns, of which a person moves the dividers; in a narrow room one at a time.
///
/// ```swift
/// NavigationSplitView {
///   VStack { ForEach(folders) { NavigationLink($0.name, value: $0.id) } }
///     .navigationDestination(for: Int.self) { MessageList(folder: $0) }
/// } detail: {
///   Text("No folder is selected")
/// }
/// ```
///
/// 1. A link in a column shows its page in the next one, in place of the page before.
/// 2. Each column has a bar of its own where its content has a title or tools.
/// 3. Where less than 480 points are proposed, one column is shown: the last one whose page a link opened, or the preferred
///    one, which a link sets too, with a way back to the one before. A row that a person chooses in a `List` shows the next
///    column, too. State and scroll offsets stay when the room changes.
/// 4. `splitViewLengths(_:name:)` around it keeps the lengths of the columns elsewhere. The content of a column sets its width
///    by `navigationSplitViewColumnWidth(_:)`, and by `min`, `ideal` and `max`.
/// 5. Columns that are not shown are not measured, and have no views.
public struct NavigationSplitView<Sidebar: Layout, Content: Layout, Detail: Layout>: Layout {
  private let visibility: NavigationSplitViewVisibility
  private let preferred: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var first = Navigator()
  @State private var second = Navigator()
  @State private var round = 0
  @State private var isCompact = false
  /// The column that a choice in a list led to, in a narrow room.
  @State private var reached = 0
  @State private var advances = ColumnAdvances()
  /// The widths of the columns where nothing else sets them; `nil` has the rest.
  private let standard: [Double?]
  /// The widths since a person dragged a divider.
  @State private var dragged: [Double?]?
  /// The widths that the contents of the columns want.
  @State private var wanted: [Int: ColumnWidth] = [:]

  /// Three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: the columns that are shown; `nil` is all.
  ///   - preferredCompactColumn: the column that is shown in a narrow room; `nil` follows from the links. Links and
  ///     going back set it.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @LayoutBuilder sidebar: () -> Sidebar,
    @LayoutBuilder content: () -> Content, @LayoutBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility?.wrappedValue ?? .automatic
    preferred = preferredCompactColumn
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    standard = [200, 280, nil]
  }

  /// The columns.
  public var body: some Layout {
    let _ = round
    let _ = set(first, leadsTo: content == nil ? .detail : .content)
    let _ = set(second, leadsTo: .detail)
    let _ = advances.connect($reached, count, preferred)
    let (lengths, dragged) = (lengths, $dragged)
    SplitContent(
      axis: .horizontal, lengths: Binding(get: { lengths }, set: { dragged.wrappedValue = $0 }), panes: panes,
      hidden: hidden,
      compactLength: NavigationSplit.compactLength, page: page, limits: wanted.filter { $0.key < count - 1 }
    )
    .onGeometryChange(for: Bool.self, of: { $0.size.width < NavigationSplit.compactLength }) { isCompact = $0 }
  }

  private func set(_ navigator: Navigator, leadsTo column: NavigationSplitViewColumn) {
    navigator.replaces = true
    // Captured by themselves: the element owns the navigator.
    navigator.changed = { [round = $round, preferred, weak navigator] _ in
      round.wrappedValue += 1
      if navigator?.goesBack == false { preferred?.wrappedValue = column }
    }
  }

  private var count: Int { content == nil ? 2 : 3 }

  private var lengths: [Double?] {
    dragged ?? standard.indices.map { index in index < count - 1 ? wanted[index]?.ideal ?? standard[index] : nil }
  }

  private var panes: [AnyLayout] {
    var panes = [AnyLayout(column(0, sidebar, nil, first))]
    if let content {
      panes.append(AnyLayout(column(1, content, first, second)))
      panes.append(AnyLayout(column(2, detail, second, nil)))
    } else {
      panes.append(AnyLayout(column(1, detail, first, nil)))
    }
    return panes
  }

  /// A column with its own content, or the page that a link of the column before has opened.
  private func column(_ index: Int, _ root: some Layout, _ before: Navigator?, _ own: Navigator?) -> some Layout {
    let wanted = $wanted
    let limits = isCompact || index == count - 1 ? nil : self.wanted[index]
    return NavigationFrame(canGoBack: isCompact && index > 0, back: { goBack(from: index, before) }) {
      Pages(shown: before?.entries.isEmpty == false ? 1 : 0) {
        Page { root }
        if let before {
          ForEach(before.entries) { entry in
            Page { NavigationPage(navigator: before, entry: entry).leaving(entry, of: before) }
          }
        }
      }
    }
    .environment(\.navigator, own)
    .environment(\.columnAdvance, isCompact && index < count - 1 ? advances.columns[index] : nil)
    .onPreferenceChange(ColumnWidthKey.self) { width in
      if wanted.wrappedValue[index] != width { wanted.wrappedValue[index] = width }
    }
    .transformPreference(ColumnWidthKey.self) { $0 = nil }
    .frame(minWidth: limits?.least, maxWidth: limits?.most)
  }

  private func goBack(from index: Int, _ before: Navigator?) {
    if let preferred { preferred.wrappedValue = index == 2 ? .content : .sidebar }
    reached = index - 1
    before?.pop()
  }

  private var page: Int {
    if let preferred {
      switch preferred.wrappedValue {
      case .sidebar: return 0
      case .content: return min(1, count - 1)
      case .detail: return count - 1
      }
    }
    let linked = content != nil && !second.entries.isEmpty ? 2 : first.entries.isEmpty ? 0 : 1
    return max(linked, min(reached, count - 1))
  }

  private var hidden: Set<Int> {
    switch visibility {
    case .automatic, .all: []
    case .doubleColumn: count == 3 ? [0] : []
    case .detailOnly: count == 3 ? [0, 1] : [0]
    }
  }
}

extension NavigationSplitView where Content == EmptyLayout {
  /// Two columns, as those of three.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @LayoutBuilder sidebar: () -> Sidebar,
    @LayoutBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility?.wrappedValue ?? .automatic
    preferred = preferredCompactColumn
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    standard = [220, nil]
  }
}

enum NavigationSplit {
  /// The width in points below which one column is shown.
  static let compactLength = 480.0
}

/// A pane at the trailing edge of an element.
public struct _InspectorModifier<Inspector: Layout>: LayoutModifier {
  let isPresented: Bool
  let inspector: Inspector
  @State private var lengths: [Double?] = [nil, 260]

  init(isPresented: Bool, inspector: Inspector) { (self.isPresented, self.inspector) = (isPresented, inspector) }

  /// The element and the pane.
  public func body(content: Content) -> some Layout {
    SplitContent(
      axis: .horizontal, lengths: $lengths, panes: [AnyLayout(content), AnyLayout(inspector)],
      hidden: isPresented ? [] : [1])
  }
}

extension Layout {
  /// Shows a pane at the trailing edge while `isPresented` is on, with a divider that a person drags. While it is off, the
  /// pane keeps its state, and costs nothing.
  public func inspector<Inspector: Layout>(
    isPresented: Binding<Bool>, @LayoutBuilder content: () -> Inspector
  ) -> _ModifiedLayout<Self, _CustomModifier<_InspectorModifier<Inspector>>> {
    modifier(_InspectorModifier(isPresented: isPresented.wrappedValue, inspector: content()))
  }
}
