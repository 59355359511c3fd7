/// The first of several alternatives that fits.
///
/// Algorithm (SwiftUI):
/// 1. A child fits if its size, offered unspecified on the chosen axes and the proposal on the others, is at most the
///    proposal on the chosen axes. An unspecified axis always fits.
/// 2. The first child that fits is shown, else the last one; size and guides are that child's at the proposal.
///
/// Parameters: `a` holds the axes.
extension LayoutTree {
  func measureViewThatFits(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let chosen = chosenChild(node, proposal)
    return chosen.isNone ? .zero : measure(chosen, proposal)
  }

  func arrangeViewThatFits(_ node: NodeIndex, _ core: PlacedCore) {
    let chosen = chosenChild(node, core.proposal)
    guard !chosen.isNone else { return }
    _ = measure(chosen, core.proposal)
    put(chosen, core.proposal, at: .zero)
  }

  private func chosenChild(_ node: NodeIndex, _ proposal: Proposal) -> NodeIndex {
    let axes = Axis.Set(rawValue: UInt8(nodes[node].a))
    let test = Proposal(
      rawWidth: axes.contains(Axis.Set.horizontal) ? .nan : proposal.rawWidth,
      rawHeight: axes.contains(Axis.Set.vertical) ? .nan : proposal.rawHeight)
    var chosen = NodeIndex.none
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      chosen = child
      let size = measure(child, test)
      // 1. A comparison with NaN is false, so an unspecified axis never speaks against a child.
      let isTooWide = axes.contains(Axis.Set.horizontal) && size.width > proposal.rawWidth
      let isTooHigh = axes.contains(Axis.Set.vertical) && size.height > proposal.rawHeight
      if !isTooWide, !isTooHigh { break }
      child = nextLayoutChild(after: child, in: node)
    }
    return chosen
  }
}
