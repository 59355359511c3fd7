/// The first of several alternatives that fits.
///
/// Algorithm (SwiftUI):
/// 1. A child fits if its response to unspecified on the chosen axes and the proposal on the others is at most the
///    proposal on the chosen axes. An unspecified axis always fits.
/// 2. The first child that fits is shown, else the last one; size and guides are that child's at the proposal.
///
/// Parameters: `a` holds the axes.
struct ViewThatFitsRule: ContainerRule {
  var traits: RuleTraits { [.showsWhatIsPut, .passesGuides] }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    chosen(inside, proposal).map { inside.measure($0, proposal) } ?? .zero
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    guard let chosen = chosen(inside, core.proposal) else { return }
    _ = inside.measure(chosen, core.proposal)
    inside.put(chosen, core.proposal, at: .zero)
  }

  /// An alternative inherits the flags of the container, in whose place it stands.
  func inherited(_ inside: ContainerInside) -> NodeFlags {
    inside.record.flags.intersection(.stackAxis.union(.edgesByParent))
  }

  private func chosen(_ inside: ContainerInside, _ proposal: Proposal) -> NodeIndex? {
    let axes = Axis.Set(rawValue: UInt8(inside.record.a))
    let test = proposal.unspecified(axes)
    var chosen: NodeIndex?
    for child in inside.children {
      chosen = child
      let size = inside.measure(child, test)
      // 1. A comparison with NaN is false, so an unspecified axis never excludes a child.
      let isTooWide = axes.contains(Axis.Set.horizontal) && size.width > proposal.rawWidth
      let isTooHigh = axes.contains(Axis.Set.vertical) && size.height > proposal.rawHeight
      if !isTooWide, !isTooHigh { break }
    }
    return chosen
  }
}
