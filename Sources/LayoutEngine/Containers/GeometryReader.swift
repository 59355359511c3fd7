/// A geometry reader: takes what is proposed.
///
/// Algorithm (SwiftUI): every child is offered the reader's own size and stands at the top leading corner.
struct GeometryReaderRule: ContainerRule {
  var traits: RuleTraits { .keepsGuides }

  /// What is inside is its own business: for its parent it is a leaf that fills.
  func fold(_ inside: ContainerInside) -> Folded {
    let traits = inside.childTraits.subtracting(.zeroEdges.union(.ownSpacing).union(.guides).union(.asks))
    return Folded(extents: .filling, traits: traits.union(.noticesBoth).union(.monotone))
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size { Extents.filling.answer(proposal) }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    for child in inside.children { inside.put(child, Proposal(core.size), at: .zero) }
  }
}
