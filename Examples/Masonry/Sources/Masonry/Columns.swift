import Layout

/// Columns of equal width, in which children of different heights stand without holes.
///
/// 1. The columns share the proposed width, without the gaps. Where no finite width is proposed, a column is as wide as the
///    widest child would be by itself.
/// 2. Each child is measured in the width of a column and in any height.
/// 3. Child after child goes to the end of the column that is shortest so far, the first one among equals.
struct Columns: CustomLayout, Equatable {
  /// The number of columns; below 1 it counts as 1.
  var count: Int
  /// The gap between columns, and between the children of a column, in points.
  var spacing: Double

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    let width = width(proposal, subviews)
    return Size(width: width, height: frames(of: subviews, width: width).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(at: frame.origin, proposal: Proposal(frame.size))
    }
  }

  private var columns: Int { max(1, count) }
  private var gaps: Double { Double(columns - 1) * spacing }

  private func width(_ proposal: Proposal, _ subviews: LayoutSubviews) -> Double {
    if let width = proposal.width, width.isFinite { return width }
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return widest * Double(columns) + gaps
  }

  private func frames(of subviews: LayoutSubviews, width: Double) -> [Rect] {
    let column = max(0, width - gaps) / Double(columns)
    var ends = Array(repeating: 0.0, count: columns)
    return subviews.map { subview in
      let height = subview.sizeThatFits(Proposal(width: column, height: nil)).height
      let shortest = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
      let origin = Point(x: Double(shortest) * (column + spacing), y: ends[shortest])
      ends[shortest] += height + spacing
      return Rect(origin: origin, size: Size(width: column, height: height))
    }
  }
}
