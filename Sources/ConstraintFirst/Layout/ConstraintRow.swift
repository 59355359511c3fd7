/// The children of a `ConstraintLayout` as numbers, checked once: both passes and every proposal use the same.
public struct ConstraintRow {
  /// A child's constraints; `nil` where they are none.
  let constraints: [LayoutConstraints?]
  /// The children with constraints, in the order in which they go where there is too little room: the lowest priority
  /// first, among equals the last.
  private let expendable: [Int]
  /// How long the row is without the first of these: none, one, two…, spacing included.
  private let lengths: [Double]

  /// What fits into a width.
  struct Fit {
    /// A child's width in points; `nil` where it is left out.
    var widths: [Double?]
    /// The sum of the widths and of the spacing between them.
    var size: Size
  }

  init(_ constraints: [LayoutConstraints?], spacing: Double) {
    self.constraints = constraints
    let valid = constraints.indices.filter { constraints[$0] != nil }
    let priorities = constraints.map { $0?.priority ?? 0 }
    let expendable = valid.sorted { (priorities[$0], -$0) < (priorities[$1], -$1) }
    // Summed up from the one that stays longest: taking away from a sum would leave what was rounded off.
    var lengths: [Double] = []
    for child in expendable.reversed() {
      let width = constraints[child]?.width ?? 0
      lengths.append(lengths.last.map { $0 + spacing + width } ?? width)
    }
    self.expendable = expendable
    self.lengths = lengths.reversed()
  }

  /// The children that fit into `room` points; `nil` and infinity fit all. Complexity: O(children).
  func fit(_ room: Double?, spacing: Double) -> Fit {
    let room = room ?? .infinity
    var widths = constraints.map { $0?.width }
    // Too little room drops the lowest priority first, but not the last one that is left.
    let dropped = lengths.firstIndex { $0 <= room } ?? max(expendable.count - 1, 0)
    for child in expendable.prefix(dropped) { widths[child] = nil }
    var left = expendable.isEmpty ? 0 : lengths[dropped]
    // That one is made narrower.
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
