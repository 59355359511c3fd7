package import LayoutEngine

extension ContainerAlgorithm {
  package func explicitGuide(
    _ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren
  ) -> OwnGuide { .merged }

  package func spacing(children: ContainerChildren) -> SpacingPreference? { nil }

  package func childrenChanged() {}
}

extension RuleDescription {
  package static func row(gap: Double) -> RuleDescription { RuleDescription(RowContainer(gap: gap)) }
  package static let diagonal = RuleDescription(name: "DiagonalContainer")
  package static let forgetful = RuleDescription(name: "ForgetfulContainer")
  package static func constant(_ width: Double, _ height: Double, x: Double, y: Double) -> RuleDescription {
    RuleDescription(ConstantContainer(width: width, height: height, x: x, y: y))
  }

  /// The callers' containers in random trees.
  package static let containers = [row(gap: 3), forgetful, diagonal]
}

/// Ideal widths side by side with a gap, stretched to one height.
final class RowContainer: ContainerAlgorithm, Codable {
  let gap: Double

  init(gap: Double) { self.gap = gap }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    let sizes = children.indices.map { children.measure($0, Proposal(width: nil, height: proposal.height)) }
    return Size(
      width: sizes.map(\.width).reduce(0, +) + gap * Double(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    var x = 0.0
    for child in children.indices {
      let proposed = Proposal(width: nil, height: size.height)
      children.place(child, at: Point(x: x, y: 0), proposal: proposed)
      x += children.measure(child, proposed).width + gap
    }
  }
}

/// Ideal sizes along the diagonal; the sizes are stored until the children change.
final class DiagonalContainer: ContainerAlgorithm, Codable {
  private enum CodingKeys: CodingKey {}

  private var known: [Size]?

  init() {}

  private func sizes(_ children: ContainerChildren) -> [Size] {
    if let known { return known }
    let sizes = children.indices.map { children.measure($0, .unspecified) }
    known = sizes
    return sizes
  }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    sizes(children).reduce(.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    var corner = Point.zero
    for (child, size) in zip(children.indices, sizes(children)) {
      children.place(child, at: corner, proposal: .unspecified)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }

  func childrenChanged() { known = nil }

  func copied() -> any ContainerAlgorithm {
    let copy = DiagonalContainer()
    copy.known = known
    return copy
  }
}

/// Responds with the proposal, places every second child at a corner, twice, and leaves the others out.
final class ForgetfulContainer: ContainerAlgorithm, Codable {
  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size {
    proposal.replacingUnspecified(by: Size(width: 30, height: 40))
  }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    for (position, child) in children.indices.enumerated() where position % 2 == 0 {
      children.place(child, at: Point(x: 100, y: 100), proposal: .zero)
      children.place(child, at: Point(x: 1, y: 2), proposal: proposal)
    }
  }
}

/// Always responds with the same size, even a bad one, and places every child at one point, even a bad one.
final class ConstantContainer: ContainerAlgorithm, Codable {
  let width: Double
  let height: Double
  let x: Double
  let y: Double

  init(width: Double, height: Double, x: Double, y: Double) {
    self.width = width
    self.height = height
    self.x = x
    self.y = y
  }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size { Size(width: width, height: height) }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    for child in children.indices { children.place(child, at: Point(x: x, y: y), proposal: proposal) }
  }
}

/// The corpora's first custom container.
///
/// Every child's proposal is the largest ideal size, and it stands in the middle of a slot of that size; the gaps are
/// those the children prefer.
final class EqualWidthRow: ContainerAlgorithm, Codable {
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

/// The corpora's second custom container.
///
/// A child whose layout value is 0 gets its ideal width, the others share the rest in proportion to theirs; they are
/// top aligned, without gaps.
final class FlexRow: ContainerAlgorithm, Codable {
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

  private func widths(_ proposal: Proposal, _ children: ContainerChildren) -> [Double] {
    let shares = children.indices.map { child in
      children.layoutValues(of: child).first.map { Double(Float(bitPattern: $0)) } ?? 0
    }
    let ideals = zip(children.indices, shares).map { child, share in
      share == 0 ? children.measure(child, .unspecified).width : 0
    }
    let rest = max(0, (proposal.width ?? 100) - ideals.reduce(0, +))
    let sum = shares.reduce(0, +)
    return zip(ideals, shares).map { ideal, share in share == 0 ? ideal : rest * share / sum }
  }
}
