import LayoutEngine

/// Rows and columns: a column is as wide as its widest cell, a row as high as its highest.
public struct Grid<Content: Layout>: _PrimitiveLayout {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// A grid of `GridRow`s; any other element is a row of its own across all columns.
  ///
  /// - Parameters:
  ///   - horizontalSpacing: the points between columns; `nil` is 8.
  ///   - verticalSpacing: the points between rows; `nil` is 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Puts the grid and its rows into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.grid) else { return }
    lowering.tree.setSpacing(horizontalSpacing, verticalSpacing, of: node)
    lowering.tree.setAlignment(lowering.key(alignment.horizontal), lowering.key(alignment.vertical), of: node)
    lowering.children(of: node) { content._lower(lowering) }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.alignment == other.alignment && areSameNumbers(one.horizontalSpacing, other.horizontalSpacing)
      && areSameNumbers(one.verticalSpacing, other.verticalSpacing) && Content._isSame(one.content, other.content)
  }
}

/// A row of a grid; outside of one, a plain row.
public struct GridRow<Content: Layout>: _PrimitiveLayout {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells; a `nil` alignment is the grid's.
  public init(alignment: VerticalAlignment? = nil, @LayoutBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts the row and its cells into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.gridRow) else { return }
    lowering.tree.setParameters(alignment == nil ? 0 : 1, 0, of: node)
    let vertical = alignment.map { lowering.key($0) } ?? .verticalCenter
    lowering.tree.setAlignment(.horizontalCenter, vertical, of: node)
    lowering.children(of: node) { content._lower(lowering) }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.alignment == other.alignment && Content._isSame(one.content, other.content)
  }
}
