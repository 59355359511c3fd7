import LayoutEngine

/// The corpora's first custom container: every child is offered the largest ideal size and stands in the middle of a
/// slot of that size; the gaps are those the children prefer.
final class EqualWidthRow: ContainerAlgorithm {
  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    let slot = slot(children)
    let gaps = gaps(children).reduce(0, +)
    return Size(width: slot.width * Double(children.indices.count) + gaps, height: slot.height)
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    let slot = slot(children)
    let gaps = gaps(children)
    var x = 0.0
    for (position, child) in children.indices.enumerated() {
      if position > 0 { x += gaps[position - 1] }
      let own = children.measure(child, Proposal(slot))
      children.place(
        child, at: Point(x: x + (slot.width - own.width) / 2, y: (slot.height - own.height) / 2),
        proposal: Proposal(slot))
      x += slot.width
    }
  }

  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide {
    .unsaid
  }

  func spacing(children: ContainerChildren) -> SpacingPreference? { nil }

  func childrenChanged() {}

  private func slot(_ children: ContainerChildren) -> Size {
    children.indices.reduce(Size.zero) { slot, child in
      let own = children.measure(child, .unspecified)
      return Size(width: max(slot.width, own.width), height: max(slot.height, own.height))
    }
  }

  private func gaps(_ children: ContainerChildren) -> [Double] {
    zip(children.indices, children.indices.dropFirst()).map { children.distance($0, $1, along: .horizontal) }
  }
}

/// The corpora's second custom container: a child whose layout value is 0 gets its ideal width, the others share what
/// is left in proportion to theirs; top aligned, without gaps.
final class FlexRow: ContainerAlgorithm {
  /// The layout values by their numbers.
  var values: [Double] = []

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    let widths = widths(proposal, children)
    let heights = zip(children.indices, widths).map { child, width in
      children.measure(child, Proposal(width: width, height: proposal.height)).height
    }
    return Size(width: widths.reduce(0, +), height: heights.max() ?? 0)
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    var x = 0.0
    for (child, width) in zip(children.indices, widths(proposal, children)) {
      children.place(child, at: Point(x: x, y: 0), proposal: Proposal(width: width, height: proposal.height))
      x += width
    }
  }

  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide {
    .unsaid
  }

  func spacing(children: ContainerChildren) -> SpacingPreference? { nil }

  func childrenChanged() {}

  private func widths(_ proposal: Proposal, _ children: ContainerChildren) -> [Double] {
    let shares = children.indices.map { child in
      children.layoutValues(of: child).first.map { values[Int($0)] } ?? 0
    }
    let ideals = zip(children.indices, shares).map { child, share in
      share == 0 ? children.measure(child, .unspecified).width : 0
    }
    let rest = max(0, (proposal.width ?? 100) - ideals.reduce(0, +))
    let sum = shares.reduce(0, +)
    return zip(ideals, shares).map { ideal, share in share == 0 ? ideal : rest * share / sum }
  }
}
