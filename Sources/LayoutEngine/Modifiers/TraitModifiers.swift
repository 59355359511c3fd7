/// Modifiers that are traits of their node and have the frame of their inside.
extension ModifierRecord {
  /// `layoutPriority(_:)`: stacks measure higher priorities first, z-stacks take their size from the highest.
  package static func layoutPriority(_ value: Double) -> ModifierRecord {
    var record = ModifierRecord(.layoutPriority)
    record.p0 = Length.number(value, &record.fault)
    return record
  }

  /// `overlay(alignment:content:)` and `background(alignment:content:)`: their content is placed in `Place.swift`.
  package static func attachment(_ content: NodeIndex, isOverlay: Bool, horizontal: GuideKey, vertical: GuideKey)
    -> ModifierRecord
  {
    ModifierRecord(isOverlay ? .overlay : .background, horizontal, vertical, side: content.rawValue)
  }

  /// `alignmentGuide(_:computeValue:)`; `side` is an index into the tree's guide closures.
  package static func alignmentGuide(_ guide: GuideKey, isHorizontal: Bool, closure: UInt32) -> ModifierRecord {
    var record = ModifierRecord(.alignmentGuide, guide, side: closure)
    record.option = isHorizontal ? 1 : 0
    return record
  }

  /// `environment(\.layoutDirection, …)`: the direction of everything inside.
  package static func layoutDirection(_ direction: LayoutDirection) -> ModifierRecord {
    var record = ModifierRecord(.layoutDirection)
    record.option = direction.rawValue
    return record
  }

  /// The most columns of a cell: more than any screen has pixels.
  private static var columnLimit: Int { 1_000 }

  /// `gridCellColumns(_:)`: the cell spans that many columns, at least 1.
  package static func gridCellColumns(_ count: Int) -> ModifierRecord {
    var record = ModifierRecord(.gridCellColumns)
    if count < 1 { record.fault = .negative }
    if count > columnLimit { record.fault = .beyondLimit }
    record.p0 = Double(max(1, min(count, columnLimit)))
    return record
  }

  /// `gridCellAnchor(_:)`: the cell's place in the free room of its cell.
  package static func gridCellAnchor(_ point: UnitPoint) -> ModifierRecord {
    var record = ModifierRecord(.gridCellAnchor)
    record.p0 = Length.distance(point.x, or: 0.5, &record.fault)
    record.p1 = Length.distance(point.y, or: 0.5, &record.fault)
    return record
  }

  /// `gridCellUnsizedAxes(_:)`: the cell does not take part in sizing its column, its row or both.
  package static func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifierRecord {
    var record = ModifierRecord(.gridCellUnsizedAxes)
    record.option = axes.rawValue
    return record
  }

  /// `gridColumnAlignment(_:)`: the alignment of the cell's whole column.
  package static func gridColumnAlignment(_ guide: GuideKey) -> ModifierRecord {
    ModifierRecord(.gridColumnAlignment, guide)
  }

  /// `layoutValue(key:value:)`; the number has a meaning for the caller only.
  package static func layoutValue(_ token: UInt32) -> ModifierRecord { ModifierRecord(.layoutValue, side: token) }

  /// A host's drawing around the layer; the number has a meaning for the caller only.
  package static func decoration(_ token: UInt32) -> ModifierRecord { ModifierRecord(.decoration, side: token) }
}
