/// Elements in columns and rows, by the rules of CSS grid.
///
/// ```swift
/// CSSGrid(columns: [200, .fr(1)], areas: ["head head", "nav main"], gap: 8) {
///   Text("Head").gridArea("head")
///   Text("Nav").gridArea("nav")
///   Text("Main").gridArea("main")
/// }
/// ```
///
/// Modifiers give an element its cells, `gridColumn(_:to:)`, `gridRow(_:to:)`, `gridArea(_:)`, and its place in them,
/// `justifySelf(_:)`, `alignSelf(_:)`. Those without cells fill the free ones in their order. A proposal means what it
/// means to a ``Flex``.
public struct CSSGrid<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let style: CSSContainerStyle
  @usableFromInline let content: Content

  /// Elements in columns and rows.
  ///
  /// - Parameters:
  ///   - columns: the widths of the columns: points, `.fr(1)`, `.auto`, `.minmax(100, .fr(1))`, `.fitContent(200)`,
  ///     `.repeat(3, [.fr(1)])`, `.repeat(.autoFill, [.minmax(120, .fr(1))])`, `.names(["main"])`.
  ///   - rows: the heights of the rows.
  ///   - autoColumns: the widths of columns that elements need beyond those; empty is `.auto`.
  ///   - autoRows: the heights of rows that elements need beyond those; empty is `.auto`.
  ///   - autoFlow: whether elements without cells fill rows or columns, and whether they fill gaps (`dense`).
  ///   - areas: the names of the cells, one row each, with a space between and `.` for a cell without a name.
  ///   - gap: the distance between tracks in points, or a percentage of the content box.
  ///   - rowGap: the distance between rows; `nil` is `gap`.
  ///   - columnGap: the distance between columns; `nil` is `gap`.
  ///   - justifyItems: the places of the elements in the widths of their areas.
  ///   - alignItems: the places of the elements in the heights of their areas.
  ///   - justifyContent: the places of the columns in the grid.
  ///   - alignContent: the places of the rows in the grid.
  public init(
    columns: [CSSTrackPart] = [], rows: [CSSTrackPart] = [], autoColumns: [CSSTrack] = [], autoRows: [CSSTrack] = [],
    autoFlow: CSSStyle.AutoFlow = .row, areas: [String] = [], gap: CSSLength = 0, rowGap: CSSLength? = nil,
    columnGap: CSSLength? = nil, justifyItems: CSSAlignment = .normal, alignItems: CSSAlignment = .normal,
    justifyContent: CSSAlignment = .normal, alignContent: CSSAlignment = .normal, @LayoutBuilder content: () -> Content
  ) {
    var declarations: [CSSDeclaration] = []
    if !columns.isEmpty { declarations.add(.tracks(.columns, columns)) }
    if !rows.isEmpty { declarations.add(.tracks(.rows, rows)) }
    if !autoColumns.isEmpty { declarations.add(.autoTracks(.columns, autoColumns)) }
    if !autoRows.isEmpty { declarations.add(.autoTracks(.rows, autoRows)) }
    if autoFlow != .row { declarations.add(.autoFlow(autoFlow)) }
    declarations.add(.rowGap, rowGap ?? gap)
    declarations.add(.columnGap, columnGap ?? gap)
    declarations.add(.justifyItems, justifyItems)
    declarations.add(.alignItems, alignItems)
    declarations.add(.justifyContent, justifyContent)
    declarations.add(.alignContent, alignContent)
    var faults: [CSSSyntaxError] = []
    if !areas.isEmpty { declarations.add(.areas(CSSParser.areas(areas, &faults))) }
    style = CSSContainerStyle.grid(declarations, faults)
    self.content = content()
  }

  /// Elements in columns and rows, by declarations as CSS writes them.
  ///
  /// ```swift
  /// CSSGrid(css: "grid-template: 'head head' auto 'nav main' 1fr / 200px 1fr; gap: 8px") { … }
  /// ```
  ///
  /// A declaration that is not understood is left out, and a diagnostic names its line and column. With
  /// `display: grid` the container takes the proposed width; without it, and with `inline-grid`, what it needs of it.
  /// `direction` is that of all that is inside, as by `layoutDirection(_:)`.
  public init(css: String, @LayoutBuilder content: () -> Content) {
    style = CSSContainerStyle(.grid, CSSParser.declarations(css))
    self.content = content()
  }

  /// Puts the container and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) { style.lower(content, lowering) }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.style == other.style && Content._isSame(one.content, other.content)
  }
}
