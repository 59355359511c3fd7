import LayoutEngine

extension Layout {
  /// Shows the element moved by (x, y) points, without an effect on the layout of others. In a right-to-left layout x
  /// counts to the left.
  public func offset(x: Double = 0, y: Double = 0) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.offset(x: x, y: y))
  }

  /// Takes all the room there is and places the element's centre at (x, y).
  public func position(x: Double, y: Double) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.position(x: x, y: y))
  }

  /// Places the element this number of points below its container's top edge.
  public func top(_ distance: Double) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.top, distance, isPercent: false)
  }
  /// Places the element this number of points from its container's leading edge.
  public func leading(_ distance: Double) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.leading, distance, isPercent: false)
  }
  /// Places the element this number of points above its container's bottom edge.
  public func bottom(_ distance: Double) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.bottom, distance, isPercent: false)
  }
  /// Places the element this number of points from its container's trailing edge.
  public func trailing(_ distance: Double) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.trailing, distance, isPercent: false)
  }

  /// Places the element below its container's top edge, by a share of the container's height.
  public func top(_ distance: Percent) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.top, distance.value, isPercent: true)
  }
  /// Places the element away from its container's leading edge, by a share of the container's width.
  public func leading(_ distance: Percent) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.leading, distance.value, isPercent: true)
  }
  /// Places the element above its container's bottom edge, by a share of the container's height.
  public func bottom(_ distance: Percent) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.bottom, distance.value, isPercent: true)
  }
  /// Places the element away from its container's trailing edge, by a share of the container's width.
  public func trailing(_ distance: Percent) -> _ModifiedLayout<Self, _EdgesModifier> {
    edge(.trailing, distance.value, isPercent: true)
  }

  /// Centres the element horizontally in its container.
  public func centerX() -> _ModifiedLayout<Self, _EdgesModifier> { centered(.horizontal) }
  /// Centres the element vertically in its container.
  public func centerY() -> _ModifiedLayout<Self, _EdgesModifier> { centered(.vertical) }
  /// Centres the element in its container.
  public func center() -> _ModifiedLayout<Self, _EdgesModifier> { centered(.both) }

  private func edge(_ edge: ModifierRecord.Edge, _ distance: Double, isPercent: Bool) -> _ModifiedLayout<
    Self, _EdgesModifier
  > {
    _ModifiedLayout(self, _EdgesModifier { $0.setEdge(edge, distance, isPercent: isPercent) })
  }

  private func centered(_ axes: Axis.Set) -> _ModifiedLayout<Self, _EdgesModifier> {
    _ModifiedLayout(self, _EdgesModifier { $0.setCentered(axes) })
  }
}

/// Places an element by the edges of its container. Edge modifiers in a row are one place: `.top(10).leading(20)`. On
/// each axis the last one counts, so `.leading(20).centerX()` is centred; two opposite edges both count.
public struct _EdgesModifier: _PrimitiveModifier {
  let change: (inout ModifierRecord) -> Void

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let last = lowering.pending.count - 1
    if last >= lowering.modifierBase, lowering.pending[last].kind == .edges {
      let outer = lowering.pending[last]
      // The last one that is written is the outermost, and counts.
      var merged = ModifierRecord.edges()
      change(&merged)
      merged.mergeEdges(outer)
      lowering.pending.replace(at: last, by: merged)
      content._lower(lowering)
      lowering.pending.replace(at: last, by: outer)
    } else {
      var record = ModifierRecord.edges()
      change(&record)
      lowering.modified(record, content)
    }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    var (record, same) = (ModifierRecord.edges(), ModifierRecord.edges())
    one.change(&record)
    other.change(&same)
    return record.matches(same)
  }
}
