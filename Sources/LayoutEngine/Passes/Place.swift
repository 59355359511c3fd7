/// Placing: where everything stands, from the root outwards to the leaves.
///
/// A list of nodes to place, without recursion; for each one:
/// 1. Its layers are placed, from the outermost inwards.
/// 2. Overlays and backgrounds are measured with the size of what they cover and aligned to it.
/// 3. Its children are arranged by the container's own algorithm, left to right.
/// 4. In a right-to-left layout each child is mirrored inside the container, here and nowhere else.
/// 5. A child whose frames below were worked out for the same proposal before stays as it is. A leaf has nothing inside but
///    its layers, which are placed at once. Others join the list.
///
/// Nothing is placed with an infinite size: where a child answers one, it is measured again with its ideal.
extension LayoutTree {
  func placeAll(_ proposal: Proposal) {
    worklist.removeAll(from: 0)
    placeRoot(proposal)
    placeListed()
    // What is still to be placed has kept its own place; but what is hidden has none.
    while let node = unsettled.popLast() {
      guard isShown(node) else {
        unplace(node)
        continue
      }
      worklist.append(node)
      placeListed()
    }
  }

  private func placeRoot(_ proposal: Proposal) {
    let (offer, size) = finish { finiteAnswer(of: root, proposal) }
    if nodes[root].proposal != offer { nodes[root].flags.subtract(.placed) }
    nodes[root].proposal = offer
    nodes[root].size = size
    nodes[root].origin = .zero
    if !nodes[root].flags.contains(.placed) { worklist.append(root) }
  }

  /// What is hidden is placed when it is shown again: the way to it is opened.
  private func unplace(_ node: NodeIndex) {
    var at = node
    while !at.isNone {
      nodes[at].flags.subtract(.placed)
      if nodes[at].flags.contains(.hidden) { return }
      at = nodes[at].parent
    }
  }

  private func placeListed() {
    let n = nodes.handle
    while let node = worklist.popLast() {
      if n[node].flags.contains(.placed) { continue }
      mark(node, .changed)
      place(node)
      if interrupted { finishLater { place(node) } }
      counters.places += 1
    }
  }

  @inline(__always)
  private func place(_ node: NodeIndex) {
    let n = nodes.handle
    // 1.
    let core = placeLayers(node)
    if interrupted { return }
    // 2. Before the children, since asking the node for guides may tell these something else.
    if n[node].flags.contains(.hasAttachments) {
      placeAttachments(of: node)
      if interrupted { return }
    }
    // 3.
    setPercentBases(below: node, core.proposal)
    switch n[node].kind {
    case .hStack, .gridRow: placeRow(node, core)
    case .vStack: placeColumn(node, core)
    case .fixed, .flexible, .range, .text, .measured, .spacer, .divider: break
    default: placeArranged(node, core)
    }
    if interrupted { return }
    if n[node].kind == .grid { placeRowAttachments(of: node) }
    if !interrupted { n[node].flags.formUnion(.placed) }
  }

  /// Places the children of a container that says where all of them stand before any of them does.
  private func placeArranged(_ node: NodeIndex, _ core: PlacedCore) {
    if !placements.isEmpty { placements.removeAll(keepingCapacity: true) }
    arrangeCore(node, core)
    if !interrupted { applyPlacements(to: node, core) }
  }

  private func applyPlacements(to node: NodeIndex, _ core: PlacedCore) {
    if nodes[node].kind == .viewThatFits {
      hideChildren(of: node, but: placements.first?.node ?? .none)
    }
    if nodes[node].kind == .custom { hideLeftOut(of: node) }
    let width = nodes[node].flags.contains(.coreRightToLeft) ? core.size.width : .nan
    var at = 0
    while at < placements.count {
      let placement = placements[at]
      at += 1
      setPlace(
        nodes.handle, of: placement.node, placement.proposal, measure(placement.node, placement.proposal),
        placement.origin,
        mirroredIn: width, of: node)
      if interrupted { return }
    }
  }

  /// Puts a child of the size `size`, which it answers to `proposal`, at `origin`, from left to right; mirrored in `width`
  /// where that is a number. What is inside it follows where it has to. `container` is marked as changed already.
  @inline(__always)
  func setPlace(
    _ n: NodeHandle, of child: NodeIndex, _ proposal: Proposal, _ size: Size, _ origin: Point, mirroredIn width: Double,
    of container: NodeIndex
  ) {
    if interrupted { return }
    var (proposal, size, origin) = (proposal, size, origin)
    if !(size.width + size.height + origin.x + origin.y).isFinite {
      origin = origin.finite
      if !size.isFinite { (proposal, size) = boundedAnswer(of: child, proposal, size) }
      if interrupted { return }
    }
    // What has one size notices nothing.
    proposal = n[child].extents == .max ? .unspecified : LayoutTree.noticed(n[child].traits, proposal)
    // 4.
    if !width.isNaN { origin.x = width - origin.x - size.width }
    var change = NodeMarks.none
    if n[child].flags.contains(.hidden) {
      n[child].flags.subtract(.hidden)
      mark(child, NodeMarks.moved.union(.relayered))
    }
    if n[child].origin != origin {
      n[child].origin = origin
      change.formUnion(.moved)
    }
    // 5.
    if !n[child].flags.contains(.placed) || n[child].proposal != proposal {
      n[child].proposal = proposal
      n[child].size = size
      if !n[child].kind.isLeaf || !n[child].firstChild.isNone {
        n[child].flags.subtract(.placed)
        worklist.append(child)
      } else {
        if n[child].layerCount > 0 {
          n[child].flags.subtract(.placed)
          _ = placeLayers(child)
          if interrupted { return }
        }
        n[child].flags.formUnion(.placed)
        change.formUnion(.changed)
      }
    }
    if change.isEmpty { return }
    if n[child].parent == container { n[child].marks.formUnion(change) } else { mark(child, change) }
  }

  /// Hides all children but `chosen`.
  func hideChildren(of node: NodeIndex, but chosen: NodeIndex = .none) {
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if child != chosen { hide(child) }
      child = nextLayoutChild(after: child, in: node)
    }
  }

  func hide(_ child: NodeIndex) {
    guard !nodes[child].flags.contains(.hidden) else { return }
    mark(child, NodeMarks.moved.union(.relayered))
    nodes[child].flags.formUnion(.hidden)
  }

  /// What a node is placed with that is offered `proposal`, and its size.
  func finiteAnswer(of node: NodeIndex, _ proposal: Proposal) -> (Proposal, Size) {
    let size = measure(node, proposal)
    return size.isFinite || interrupted ? (noticed(node, proposal), size) : boundedAnswer(of: node, proposal, size)
  }

  /// What a node is placed with instead of `proposal`, to which it answers an infinite size.
  func boundedAnswer(of node: NodeIndex, _ proposal: Proposal, _ size: Size) -> (Proposal, Size) {
    if interrupted { return (proposal, .zero) }
    report(
      .infiniteFrame, at: node,
      "answers \(size) to the proposal \(proposal); it is placed with its ideal size instead", severity: .note)
    return boundedOffer(proposal, size) { measure(node, $0) }
  }

  /// What to offer instead of `offer`, to which the answer was infinite, and the answer to that:
  ///
  /// 1. the ideal on the axes on which the answer is infinite,
  /// 2. then also on those on which the offer is,
  /// 3. then on both: a whole ideal size is always finite.
  func boundedOffer(_ offer: Proposal, _ answer: Size, _ ask: (Proposal) -> Size) -> (offer: Proposal, size: Size) {
    var bounded = offer
    var size = answer
    for step in 1...3 {
      if step == 3 || !size.width.isFinite || (step == 2 && bounded.rawWidth == .infinity) { bounded.width = nil }
      if step == 3 || !size.height.isFinite || (step == 2 && bounded.rawHeight == .infinity) { bounded.height = nil }
      size = ask(bounded)
      if size.isFinite { break }
    }
    assert(size.isFinite, "an ideal size is infinite")
    return (bounded, size)
  }

  /// Step 2: the content of overlays and backgrounds.
  ///
  /// a. The content is offered the size of the layer it belongs to.
  /// b. Its corner is the layer's guide minus the content's guide.
  /// c. In a right-to-left layout it is mirrored about the layer's middle.
  private func placeAttachments(of node: NodeIndex) {
    let start = Int(nodes[node].layerStart)
    var rightToLeft = nodes[node].flags.contains(.rightToLeft)
    var corner = Point.zero
    var proposal = nodes[node].proposal
    var size = nodes[node].size
    for at in (0..<Int(nodes[node].layerCount)).reversed() {
      let record = modifiers[start + at]
      let inner = layers[start + at].inner
      if record.kind == .layoutDirection { rightToLeft = record.option == LayoutDirection.rightToLeft.rawValue }
      corner = corner + inner.origin
      let offer = placedOffer(node, start, at, proposal, size)
      if record.kind == .overlay || record.kind == .background {
        let content = NodeIndex(rawValue: record.side)
        let ask = Proposal(inner.size)
        setPercentBase(of: content, ask)
        let (asked, own) = finiteAnswer(of: content, ask)
        var x =
          guideValue(node, layer: at, record.horizontal, offer, inner.size)
          - guideValue(content, record.horizontal, asked, own)
        let y =
          guideValue(node, layer: at, record.vertical, offer, inner.size)
          - guideValue(content, record.vertical, asked, own)
        if rightToLeft { x = inner.size.width - x - own.width }
        setPlace(nodes.handle, of: content, asked, own, corner + Point(x: x, y: y), mirroredIn: .nan, of: node)
      }
      proposal = offer
      size = inner.size
    }
  }

  /// Step 2 for the rows of a grid, which are not measured themselves: all their layers are the row's box.
  private func placeRowAttachments(of grid: NodeIndex) {
    var row = firstLayoutChild(of: grid)
    while !row.isNone {
      if nodes[row].kind == .gridRow, nodes[row].flags.contains(.hasAttachments) {
        let start = Int(nodes[row].layerStart)
        for at in start..<start + Int(nodes[row].layerCount) {
          placeRowAttachment(modifiers[at], nodes[row].size, in: row)
        }
      }
      row = nextLayoutChild(after: row, in: grid)
    }
  }

  private func placeRowAttachment(_ record: ModifierRecord, _ size: Size, in row: NodeIndex) {
    guard record.kind == .overlay || record.kind == .background else { return }
    let content = NodeIndex(rawValue: record.side)
    let ask = Proposal(size)
    setPercentBase(of: content, ask)
    let (asked, own) = finiteAnswer(of: content, ask)
    var origin = Point(
      x: guideDefault(record.horizontal, size) - guideValue(content, record.horizontal, asked, own),
      y: guideDefault(record.vertical, size) - guideValue(content, record.vertical, asked, own))
    if nodes[content].flags.contains(.rightToLeft) { origin.x = size.width - origin.x - own.width }
    setPlace(nodes.handle, of: content, asked, own, origin, mirroredIn: .nan, of: row)
  }
}
