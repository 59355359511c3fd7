/// The checked children of a `ConstraintLayout` as numbers, computed once for both passes and every proposal.
public struct ConstraintRow {
  /// Each child's constraints; `nil` if they are invalid.
  let constraints: [LayoutConstraints?]
  /// The children with constraints, in the order in which they are left out if not all fit: the lowest priority first,
  /// among equals the last.
  private let expendable: [Int]
  /// The row's length without the first 0, 1, 2… children of `expendable`, with spacing.
  private let lengths: [Double]

  /// The children that fit a width.
  struct Fit {
    /// Each child's width in points; `nil` if it is left out.
    var widths: [Double?]
    /// The sum of the widths with the spacing between them, and the largest height.
    var size: Size
  }

  init(_ constraints: [LayoutConstraints?], spacing: Double) {
    self.constraints = constraints
    let valid = constraints.indices.filter { constraints[$0] != nil }
    let priorities = constraints.map { $0?.priority ?? 0 }
    let expendable = valid.sorted { (priorities[$0], -$0) < (priorities[$1], -$1) }
    // The sums start at the child that stays longest. Subtracting from a total would leave its rounding errors.
    var lengths: [Double] = []
    for child in expendable.reversed() {
      let width = constraints[child]?.width ?? 0
      lengths.append(lengths.last.map { $0 + spacing + width } ?? width)
    }
    self.expendable = expendable
    self.lengths = lengths.reversed()
  }

  /// The children that fit into `room` points; all fit `nil` and infinity.
  ///
  /// - Complexity: O(children).
  func fit(_ room: Double?, spacing: Double) -> Fit {
    let room = room ?? .infinity
    var widths = constraints.map { $0?.width }
    // If not all fit, the lowest priority is left out first, but never the last remaining child.
    let dropped = lengths.firstIndex { $0 <= room } ?? max(expendable.count - 1, 0)
    for child in expendable.prefix(dropped) { widths[child] = nil }
    var left = expendable.isEmpty ? 0 : lengths[dropped]
    // The last remaining child is made narrower.
    if left > room, let child = expendable.last {
      widths[child] = room
      left = room
    }
    let height = widths.indices.reduce(0.0) { height, child in
      widths[child] == nil ? height : max(height, constraints[child]?.height ?? 0)
    }
    return Fit(widths: widths, size: Size(width: left, height: height))
  }
}
