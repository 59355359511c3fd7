import LayoutCore

/// A share of the room, left on an element for the container around it.
struct ShareKey: LayoutValueKey {
  static var defaultValue: Double { 1 }
}

/// A custom container that keeps its contract, with whatever numbers: a row or a diagonal with a cache, guides and a
/// spacing of its own.
struct HonestContainer: CustomLayout, Equatable {
  let gap: Double
  let share: Double
  let bits: UInt8

  /// The ideal sizes.
  func makeCache(subviews: LayoutSubviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) -> Size {
    let width = cache.reduce(0) { $0 + $1.width } + gap * Double(max(0, cache.count - 1))
    let heights = subviews.map {
      $0.sizeThatFits(Proposal(width: proposal.width.map { $0 * share }, height: proposal.height)).height
    }
    return Size(width: bits & 1 == 0 ? width : proposal.width ?? width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]) {
    var x = 0.0
    for (subview, ideal) in zip(subviews, cache) {
      let y = bits & 2 == 0 ? 0 : x
      let own = Proposal(width: ideal.width * subview[ShareKey.self], height: bounds.height)
      subview.place(
        at: Point(x: x, y: y), anchor: bits & 4 == 0 ? .topLeading : UnitPoint(x: share, y: 0.5), proposal: own)
      let next = subview.dimensions(in: own)
      x += bits & 8 == 0 ? ideal.width + gap : next[HorizontalAlignment.trailing] + gap
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout [Size]
  ) -> Double? {
    bits & 16 == 0 ? nil : gap + bounds.height / 2
  }

  func spacing(subviews: LayoutSubviews, cache: inout [Size]) -> ViewSpacing {
    var spacing = subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    if bits & 32 != 0 { spacing.leading = gap }
    return spacing
  }
}
