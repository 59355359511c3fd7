/// Panes beside each other, or below each other, with dividers between them that a person moves.
///
/// The children are the panes, and then the dividers between them, which are in front: pane, pane, pane, divider, divider.
///
/// Algorithm (AppKit's `NSSplitView`, with SwiftUI's minimums):
/// 1. A divider has its own length along the axis: its response to the proposed length across it.
/// 2. What the dividers leave of the proposed length is the panes'. A pane with a length in `lengths` gets that, but at
///    least its response to 0, and at most its response to infinity.
/// 3. The other panes share the rest as the children of a stack do (`ShareOut.swift`).
/// 4. Where the panes are too long together, the last ones with a length give way first, down to their minimums. Where
///    they are too short, the last pane without a length gets the rest, or the last one of all.
/// 5. Without a finite proposed length every pane has its length, or its ideal one.
/// 6. The split fills the proposed length across; where none is proposed, it is as long as its longest child there.
/// 7. A pane in `hidden` is not measured and not shown, and neither is the divider before it, or, where no pane is shown
///    before it, the one behind it.
/// 8. Where less than `compactLength` is proposed, the pane at `page` has the whole proposal, and nothing else is measured
///    or shown.
package struct SplitRule: ContainerRule, Hashable, Codable, Sendable {
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
    var breadth = proposal[raw: axis.crossed]
    if !breadth.isFinite {  // 6.
      breadth = parts.reduce(0) { max($0, inside.measure($1.child, proposed($1.length, proposal))[axis.crossed]) }
    }
    return Size(axis, parts.reduce(0) { $0 + $1.length }, breadth)
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
      let proposal = Proposal(axis, raw: part.length, core.size[axis.crossed])
      let size = inside.measure(part.child, proposal)
      // A pane that does not fill its part stands in its middle.
      let start = part.start + (part.length - size[axis]) / 2
      let across = (core.size[axis.crossed] - size[axis.crossed]) / 2
      inside.put(part.child, proposal, at: isVertical ? Point(x: across, y: start) : Point(x: start, y: across))
    }
  }

  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    if isCompact(core.proposal) { return "it has the size of pane \(page), which alone is shown in so little room" }
    let lengths = parts(inside, core.proposal).filter(\.isPane)
    let texts = lengths.map { NumberText.string($0.length) }
    return texts.isEmpty ? "it holds nothing" : "its panes are \(texts.joined(separator: ", ")) long"
  }

  private var axis: Axis { isVertical ? .vertical : .horizontal }

  /// Step 8.
  private func isCompact(_ proposal: Proposal) -> Bool { proposal[raw: axis] < compactLength }

  private func only(_ inside: ContainerInside) -> NodeIndex? {
    inside.children.enumerated().first { $0.offset == page && page < paneCount(inside.count) }?.element
  }

  private func paneCount(_ children: Int) -> Int { (children + 1) / 2 }

  private func proposed(_ length: Double, _ proposal: Proposal) -> Proposal {
    Proposal(axis, raw: length, proposal[raw: axis.crossed])
  }

  /// A pane or a divider with its place along the axis.
  private struct Part {
    let child: NodeIndex
    let isPane: Bool
    let start: Double
    let length: Double
  }

  private struct Pane {
    let child: NodeIndex
    let wanted: Double?
    /// The length below which a pane with a wanted length does not give way.
    var least = 0.0
    var length = 0.0
  }

  /// The children that are shown, each pane with the divider behind it.
  private func parts(_ inside: ContainerInside, _ proposal: Proposal) -> [Part] {
    let children = Array(inside.children)
    let count = paneCount(children.count)
    let shown = (0..<count).filter { !hidden.contains($0) }  // 7.
    let dividers = shown.dropFirst().map { children[count + $0 - 1] }
    var panes = shown.map { Pane(child: children[$0], wanted: $0 < lengths.count ? lengths[$0] : nil) }
    func length(_ child: NodeIndex, _ length: Double) -> Double {
      inside.measure(child, proposed(length, proposal))[axis]
    }
    let thicknesses = dividers.map { length($0, .nan) }  // 1.
    let room = proposal[raw: axis]
    if room.isFinite {
      share(max(0, room - thicknesses.reduce(0, +)), among: &panes, inside, length)
    } else {
      for at in panes.indices { panes[at].length = panes[at].wanted ?? length(panes[at].child, .nan) }  // 5.
    }
    var parts: [Part] = []
    var start = 0.0
    func add(_ child: NodeIndex, isPane: Bool, _ length: Double) {
      parts.append(Part(child: child, isPane: isPane, start: start, length: length))
      start += length
    }
    for (at, pane) in panes.enumerated() {
      add(pane.child, isPane: true, pane.length)
      if at < dividers.count { add(dividers[at], isPane: false, thicknesses[at]) }
    }
    return parts
  }

  /// Steps 2 to 4.
  private func share(
    _ room: Double, among panes: inout [Pane], _ inside: ContainerInside,
    _ length: (NodeIndex, Double) -> Double
  ) {
    var rest = room
    for at in panes.indices {
      guard let wanted = panes[at].wanted else { continue }
      panes[at].least = length(panes[at].child, 0)
      panes[at].length = max(panes[at].least, min(wanted, length(panes[at].child, .infinity)))
      rest -= panes[at].length
    }
    let free = panes.indices.filter { panes[$0].wanted == nil }
    let shares = inside.tree.share(rest, in: inside.node, axis, free.map { [panes[$0].child] }, length)
    for (at, share) in zip(free, shares) {
      panes[at].length = share
      rest -= share
    }
    for at in panes.indices.reversed() where rest < 0 && panes[at].wanted != nil {
      let gives = min(-rest, panes[at].length - panes[at].least)
      panes[at].length -= gives
      rest += gives
    }
    if rest > 0, let last = free.last ?? panes.indices.last { panes[last].length += rest }
  }
}
