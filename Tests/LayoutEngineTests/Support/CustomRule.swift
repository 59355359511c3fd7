import LayoutEngine

/// Which custom container a model's node follows.
enum CustomRule: Hashable {
  /// Ideal widths side by side with this gap, stretched to one height.
  case row(gap: Double)
  /// Ideal sizes along the diagonal; the sizes are remembered until the children change.
  case diagonal
  /// Answers the proposal, puts every second child at a corner, twice, and forgets the others.
  case forgetful
  /// Always answers the same, whatever it is, and puts every child at one place, whatever it is.
  case constant(Double, Double, x: Double, y: Double)

  /// A rule of the engine's own.
  case flow(FlowRule)

  func set(_ node: NodeIndex, in tree: LayoutTree) {
    switch self {
    case .row(let gap): tree.setCustom(RowContainer(gap: gap), of: node)
    case .diagonal: tree.setCustom(DiagonalContainer(), of: node)
    case .forgetful: tree.setCustom(ForgetfulContainer(), of: node)
    case .constant(let width, let height, let x, let y):
      let size = Size(width: width, height: height)
      tree.setCustom(ConstantContainer(answer: size, origin: Point(x: x, y: y)), of: node)
    case .flow(let rule): tree.setRule(rule, of: node)
    }
  }

  /// What random trees are made of.
  static let some: [CustomRule] = [
    .row(gap: 3), .forgetful, .diagonal, .flow(FlowRule()),
    .flow(FlowRule(horizontal: .trailing, vertical: .firstTextBaseline, spacing: -2, lineSpacing: 5)),
  ]
}

extension ContainerAlgorithm {
  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide {
    .unsaid
  }
  func spacing(children: ContainerChildren) -> SpacingPreference? { nil }
  func childrenChanged() {}
}

private final class RowContainer: ContainerAlgorithm {
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
      let offer = Proposal(width: nil, height: size.height)
      children.place(child, at: Point(x: x, y: 0), proposal: offer)
      x += children.measure(child, offer).width + gap
    }
  }
}

private final class DiagonalContainer: ContainerAlgorithm {
  private var known: [Size]?

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

private final class ForgetfulContainer: ContainerAlgorithm {
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

private final class ConstantContainer: ContainerAlgorithm {
  let answer: Size
  let origin: Point

  init(answer: Size, origin: Point) {
    self.answer = answer
    self.origin = origin
  }

  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size { answer }

  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren) {
    for child in children.indices { children.place(child, at: origin, proposal: proposal) }
  }
}
