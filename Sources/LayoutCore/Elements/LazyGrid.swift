import LayoutEngine

/// Describes a column of a `LazyVGrid`, a row of a `LazyHGrid`, or as many of them as fit.
public struct GridItem: Sendable {
  /// The length of the track across, in points.
  public enum Size: Hashable, Sendable {
    /// Exactly this length.
    case fixed(Double)
    /// A share of the rest, between two bounds.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks as fit with at least the minimum, equally long, up to the maximum.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The length.
  public var size: Size
  /// The gap after the track in points; `nil` is 8.
  public var spacing: Double?
  /// The alignment of items in their places; `nil` is in the middle.
  public var alignment: Alignment?

  /// A description from its parts.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Columns by description, filled row by row.
///
/// In a scroll view whole lines are made as they are needed, as in `LazyVStack`; a row of a `ForEach` counts as one
/// item there.
public struct LazyVGrid<Content: Layout>: _PrimitiveLayout {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// A grid of `columns` with `spacing` points between rows; `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the grid and its items into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.lazyGrid(.lazyVGrid, columns, spacing, lowering.key(alignment), .verticalCenter, content)
  }
}

/// Rows by description, filled column by column.
public struct LazyHGrid<Content: Layout>: _PrimitiveLayout {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// A grid of `rows` with `spacing` points between columns; `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the grid and its items into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.lazyGrid(.lazyHGrid, rows, spacing, .horizontalCenter, lowering.key(alignment), content)
  }
}

extension _Lowering {
  func lazyGrid(
    _ kind: NodeKind, _ items: [GridItem], _ spacing: Double?, _ horizontal: GuideKey, _ vertical: GuideKey,
    _ content: some Layout
  ) {
    guard let node = node(kind) else { return }
    tree.setTracks(items.map { track($0, of: node) }, of: node)
    tree.setSpacing(spacing, of: node)
    tree.setAlignment(horizontal, vertical, of: node)
    children(of: node) { content._lower(self) }
  }

  private func track(_ item: GridItem, of node: NodeIndex) -> GridTrack {
    func length(_ value: Double, orElse fallback: Double, isBound: Bool = false) -> Double {
      if value >= 0, value <= GridItem.longest || isBound { return value }
      tree.report(
        .invalidNumber, at: node,
        FaultText(
          "a track of a lazy grid was given the length \(value); \(fallback) is used",
          advice: value == .infinity ? "make the track flexible: it shares what is left" : nil, subject: "track"))
      return fallback
    }
    let extent: GridTrack.Extent =
      switch item.size {
      case .fixed(let value): .fixed(length(value, orElse: 0))
      case .flexible(let least, let most):
        .flexible(min: length(least, orElse: 10), max: length(most, orElse: .infinity, isBound: true))
      case .adaptive(let least, let most):
        .adaptive(min: length(least, orElse: 10), max: length(most, orElse: .infinity, isBound: true))
      }
    let alignment = item.alignment ?? .center
    return GridTrack(
      extent, spacing: item.spacing.map { length($0, orElse: LayoutTree.defaultSpacing) } ?? .nan,
      horizontal: key(alignment.horizontal), vertical: key(alignment.vertical))
  }
}

extension GridItem {
  /// The longest track or gap, in points.
  fileprivate static var longest: Double { 1e9 }
}
