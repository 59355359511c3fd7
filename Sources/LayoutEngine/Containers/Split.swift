/// Panes beside each other, or below each other, with dividers between them that a person moves.
///
/// The children are the panes, and then the dividers between them, which are in front: pane, pane, pane, divider, divider.
///
/// Algorithm (AppKit's `NSSplitView`, with SwiftUI's minimums):
/// 1. A divider has its own length along the axis: its response to the proposed length across it.
/// 2. A pane is at least as long as its response to 0, and at most as long as its response to infinity.
/// 3. What the dividers leave of the proposed length is shared out: panes with a length in `lengths` get that, within
///    their bounds; the others share the rest, the shortest ones at most first, as in a stack.
/// 4. Where the panes are too long together, the last ones with a length give way first, down to their minimums. Where
///    they are too short, the last pane without a length gets the rest, or the last one of all.
/// 5. Without a finite proposed length every pane has its length, or its ideal one.
/// 6. The split fills the proposed length across; where none is proposed, it is as long as its longest child there.
/// 7. A pane in `hidden` is not measured and not shown, and neither is the divider before it, or, where no pane is shown
///    before it, the one behind it.
/// 8. Where less than `compactLength` is proposed, the pane at `page` has the whole proposal, and nothing else is measured
///    or shown.
package struct SplitRule: ContainerRule, Hashable, Sendable {
  /// Whether panes are below each other.
  package var isVertical: Bool
  /// The wanted lengths of the panes along the axis in points; `nil`, and what is missing, is a share of the rest.
  package var lengths: [Double?]
  /// The positions of the panes that are not shown.
  package var hidden: Set<Int>
  /// The proposed length in points below which one pane is shown.
  package var compactLength: Double
  /// The pane that is shown then.
  package var page: Int

  package init(
    isVertical: Bool, lengths: [Double?] = [], hidden: Set<Int> = [], compactLength: Double = 0, page: Int = 0
  ) {
    self.isVertical = isVertical
    self.lengths = lengths
    self.hidden = hidden
    self.compactLength = compactLength
    self.page = page
  }

  package var traits: RuleTraits { .showsWhatIsPut }

  package func sanitized(for inside: ContainerInside) -> SplitRule {
    var rule = self
    rule.lengths = lengths.map { inside.usableSpacing($0).map { max(0, $0) } }
    return rule
  }

  package func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    if isCompact(proposal) { return only(inside).map { inside.measure($0, proposal) } ?? .zero }
    let parts = parts(inside, proposal)
    let across = cross(proposal)
    let breadth = across.isFinite ? across : parts.reduce(0) { max($0, $1.size[isVertical ? .horizontal : .vertical]) }
    let length = parts.reduce(0) { $0 + $1.length }
    return isVertical ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  package func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    if isCompact(core.proposal) {
      guard let pane = only(inside) else { return }
      _ = inside.measure(pane, core.proposal)
      return inside.put(pane, core.proposal, at: .zero)
    }
    let parts = parts(inside, core.proposal)
    // In the order of the children.
    for part in parts.filter(\.isPane) + parts.filter({ !$0.isPane }) {
      var proposal = part.proposal
      if isVertical { proposal.rawWidth = core.size.width } else { proposal.rawHeight = core.size.height }
      let size = inside.measure(part.child, proposal)
      // A pane that does not fill its part stands in its middle.
      let start = part.start + (part.length - along(size)) / 2
      let top = (across(core.size) - across(size)) / 2
      inside.put(part.child, proposal, at: isVertical ? Point(x: top, y: start) : Point(x: start, y: top))
    }
  }

  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    if isCompact(core.proposal) { return "it has the size of pane \(page), which alone is shown in so little room" }
    let lengths = parts(inside, core.proposal).filter(\.isPane)
    let texts = lengths.map { NumberText.string($0.length) }
    return texts.isEmpty ? "it holds nothing" : "its panes are \(texts.joined(separator: ", ")) long"
  }

  /// Step 8.
  private func isCompact(_ proposal: Proposal) -> Bool {
    (isVertical ? proposal.rawHeight : proposal.rawWidth) < compactLength
  }

  private func only(_ inside: ContainerInside) -> NodeIndex? {
    inside.children.enumerated().first { $0.offset == page && page <= inside.count / 2 }?.element
  }

  private func along(_ size: Size) -> Double { isVertical ? size.height : size.width }
  private func across(_ size: Size) -> Double { isVertical ? size.width : size.height }
  private func cross(_ proposal: Proposal) -> Double { isVertical ? proposal.rawWidth : proposal.rawHeight }

  private func proposed(_ length: Double, _ proposal: Proposal) -> Proposal {
    var own = proposal
    if isVertical { own.rawHeight = length } else { own.rawWidth = length }
    return own
  }

  private struct Part {
    let child: NodeIndex
    let isPane: Bool
    var proposal: Proposal
    var start: Double
    var length: Double
    var size: Size
  }

  private struct Pane {
    var child: NodeIndex
    var wanted: Double?
    var least: Double
    var most: Double
    var length = 0.0
  }

  /// The children with their lengths along the axis.
  private func parts(_ inside: ContainerInside, _ proposal: Proposal) -> [Part] {
    var panes: [Pane] = []
    var dividers: [(child: NodeIndex, size: Size)] = []
    let room = isVertical ? proposal.rawHeight : proposal.rawWidth
    let children = Array(inside.children)
    let count = (children.count + 1) / 2
    for index in 0..<count where !hidden.contains(index) {  // 7.
      if !panes.isEmpty {
        let divider = children[count + index - 1]
        dividers.append((divider, inside.measure(divider, proposed(.nan, proposal))))  // 1.
      }
      let wanted = index < lengths.count ? lengths[index] : nil
      panes.append(Pane(child: children[index], wanted: wanted, least: 0, most: .infinity))
    }
    if room.isFinite {
      for index in panes.indices {  // 2.
        panes[index].least = along(inside.measure(panes[index].child, proposed(0, proposal)))
        panes[index].most = max(
          panes[index].least, along(inside.measure(panes[index].child, proposed(.infinity, proposal))))
      }
      share(max(0, room - dividers.reduce(0) { $0 + along($1.size) }), among: &panes)
    } else {
      for index in panes.indices {  // 5.
        panes[index].length =
          panes[index].wanted ?? along(inside.measure(panes[index].child, proposed(.nan, proposal)))
      }
    }
    var parts: [Part] = []
    var start = 0.0
    func add(_ child: NodeIndex, isPane: Bool, _ length: Double) {
      let own = proposed(length, proposal)
      let size = inside.measure(child, own)
      parts.append(Part(child: child, isPane: isPane, proposal: own, start: start, length: length, size: size))
      start += length
    }
    for (index, pane) in panes.enumerated() {
      add(pane.child, isPane: true, pane.length)
      if index < dividers.count { add(dividers[index].child, isPane: false, along(dividers[index].size)) }
    }
    return parts
  }

  /// Steps 3 and 4.
  private func share(_ room: Double, among panes: inout [Pane]) {
    guard !panes.isEmpty else { return }
    var rest = room
    for index in panes.indices {
      guard let wanted = panes[index].wanted else { continue }
      panes[index].length = min(max(wanted, panes[index].least), panes[index].most)
      rest -= panes[index].length
    }
    let free = panes.indices.filter { panes[$0].wanted == nil }
    // Those that can take the least are served first, so that the others share what they leave.
    var open = free.count
    for index in free.sorted(by: { (panes[$0].most, $0) < (panes[$1].most, $1) }) {
      panes[index].length = min(max(rest / Double(open), panes[index].least), panes[index].most)
      rest -= panes[index].length
      open -= 1
    }
    if rest < 0 {
      for index in panes.indices.reversed() where rest < 0 {
        let gives = min(-rest, panes[index].length - panes[index].least)
        panes[index].length -= gives
        rest += gives
      }
    } else if rest > 0 {
      panes[free.last ?? panes.count - 1].length += rest
    }
  }
}
