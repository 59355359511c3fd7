/// A geometry reader, whose response is its proposal.
///
/// Algorithm (SwiftUI): every child's proposal is the reader's own size, and it is placed at the top leading corner.
struct GeometryReaderRule: ContainerRule {
  var traits: RuleTraits { .keepsGuides }

  /// A leaf that fills, since the inside of a reader is not visible to its parent.
  func fold(_ inside: ContainerInside) -> Folded {
    let traits = inside.childTraits.subtracting(.zeroEdges.union(.ownSpacing).union(.guides).union(.mustMeasure))
    return Folded(extents: .filling, traits: traits.union(.noticesBoth).union(.monotone))
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size { Extents.filling.response(proposal) }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    for child in inside.children { inside.put(child, Proposal(core.size), at: .zero) }
  }
}
