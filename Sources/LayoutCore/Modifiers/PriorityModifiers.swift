public import LayoutEngine

extension Layout {
  /// Sets the priority: stacks share out room to elements of a higher priority first; 0 is the default.
  public func layoutPriority(_ value: Double) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.layoutPriority(value))
  }

  /// Makes the cell span `count` columns.
  public func gridCellColumns(_ count: Int) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.gridCellColumns(count))
  }

  /// Aligns a cell in the free room of its place.
  public func gridCellAnchor(_ anchor: UnitPoint) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.gridCellAnchor(anchor))
  }

  /// Leaves a cell out when its column or row is sized.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.gridCellUnsizedAxes(axes))
  }

  /// Aligns the cell's whole column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> _ModifiedLayout<Self, _ColumnAlignmentModifier> {
    _ModifiedLayout(self, _ColumnAlignmentModifier(guide: guide))
  }

  /// Sets the place of the element's own guide, from its size and its other guides, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> _ModifiedLayout<Self, _GuideModifier> {
    _ModifiedLayout(self, _GuideModifier(axis: .horizontal, guide: guide.guide, value: computeValue))
  }

  /// Sets the place of the element's own guide, from its size and its other guides, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> _ModifiedLayout<Self, _GuideModifier> {
    _ModifiedLayout(self, _GuideModifier(axis: .vertical, guide: guide.guide, value: computeValue))
  }
}

/// Aligns the whole column of a grid cell.
public struct _ColumnAlignmentModifier: _PrimitiveModifier {
  let guide: HorizontalAlignment

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.modified(.gridColumnAlignment(lowering.key(guide)), content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.guide == other.guide
  }
}

/// Sets the place of an alignment guide of an element.
public struct _GuideModifier: _PrimitiveModifier {
  let axis: Axis
  let guide: HorizontalAlignment.Guide
  let value: (ViewDimensions) -> Double

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let isHorizontal = axis == .horizontal
    let key = isHorizontal ? lowering.key(HorizontalAlignment(guide)) : lowering.key(VerticalAlignment(guide))
    let contents = lowering.contents
    let closure: GuideClosure = { [value, unowned contents, unowned tree = lowering.tree] dimensions in
      // The closure's parameter may outlive the tree, where a caller keeps it.
      value(ViewDimensions(dimensions) { [contents, tree] in contents.guideKey($0, $1, in: tree) })
    }
    lowering.modified(
      .alignmentGuide(key, isHorizontal: isHorizontal, closure: .max), .guide(closure), content)
  }
}

extension HorizontalAlignment {
  init(_ guide: Guide) { self.guide = guide }
}

extension VerticalAlignment {
  init(_ guide: HorizontalAlignment.Guide) { self.guide = guide }
}

extension ContentStore {
  func guideKey(_ guide: HorizontalAlignment.Guide, _ axis: Axis, in tree: LayoutTree) -> GuideKey? {
    switch guide {
    case .builtIn(let key): key
    case .custom(let id): guideKey(id, axis, in: tree)
    }
  }
}
