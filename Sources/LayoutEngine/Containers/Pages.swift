/// Several children at one place, of which one is shown.
///
/// Algorithm:
/// 1. The child at the position `shown` has the container's proposal; size and guides are that child's.
/// 2. The others are not measured and not shown, and cost nothing. Where there is no such position, nothing is shown,
///    and the size is zero.
package struct PagesRule: ContainerRule, Hashable, Codable, Sendable {
  /// The position of the child that is shown.
  package var shown: Int

  package init(shown: Int) { self.shown = shown }

  package var traits: RuleTraits { [.showsWhatIsPut, .passesGuides] }

  package func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    page(inside).map { inside.measure($0, proposal) } ?? .zero
  }

  package func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    guard let page = page(inside) else { return }
    _ = inside.measure(page, core.proposal)
    inside.put(page, core.proposal, at: .zero)
  }

  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    page(inside) == nil ? "it shows nothing" : "it has the size of page \(shown), which is shown"
  }

  private func page(_ inside: ContainerInside) -> NodeIndex? {
    var position = 0
    for child in inside.children {
      if position == shown { return child }
      position += 1
    }
    return nil
  }
}
