/// Placing: where everything stands, from the root outwards to the leaves.
///
/// A list of nodes to place, without recursion; for each one:
/// 1. Its layers are placed, from the outermost inwards.
/// 2. Its children are arranged by the container's own algorithm, left to right.
/// 3. Overlays and backgrounds are measured with the size of what they cover and aligned to it.
/// 4. In a right-to-left layout each child is mirrored inside the container, here and nowhere else.
/// 5. A child whose frames below were worked out for the same proposal before stays as it is; so does a bare leaf, which
///    has nothing inside. Others join the list.
///
/// Nothing is placed with an infinite size: where a child answers one, it is measured again with its ideal.
extension LayoutTree {
  func placeAll() {
    worklist.removeAll(keepingCapacity: true)
    worklist.append(root)
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
    let core = placeOwnLayers(node)
    if interrupted { return }
    if takesShortCuts, n[node].flags.isDisjoint(with: .hasAttachments), placeQuickly(node, core) {
      n[node].flags.formUnion(.placed)
      return
    }
    if interrupted { return }
    if !placements.isEmpty { placements.removeAll(keepingCapacity: true) }
    arrangeCore(node, core)
    if !interrupted { applyPlacements(to: node, core) }
  }

  /// Step 1.
  @inline(__always)
  private func placeOwnLayers(_ node: NodeIndex) -> PlacedCore {
    let n = nodes.handle
    if !takesShortCuts { n[node].flags.subtract(.settled) }
    let flags = n[node].flags
    let count = n[node].modifierCount
    if count == 0 {
      n[node].flags = flags.subtracting(.settled)
      return PlacedCore(proposal: n[node].proposal, size: n[node].size, isSettled: flags.contains(.settled))
    }
    let start = Int(n[node].modifierStart)
    if count == 1, flags.contains(.settled), modifiers[start].kind == .padding, modifiers[start].inner.size.isFinite {
      return placePadding(node, start, n[node].proposal, n[node].size)
    }
    return placeLayers(node, Int(count), n[node].proposal, n[node].size)
  }

  /// Places what needs no list of placements: plain stacks, and one-child stacks.
  @inline(__always)
  private func placeQuickly(_ node: NodeIndex, _ core: PlacedCore) -> Bool {
    let n = nodes.handle
    switch n[node].kind {
    case .hStack where n[node].marks.contains(.plain): return placePlainStack(node, .horizontal, core)
    case .vStack where n[node].marks.contains(.plain): return placePlainStack(node, .vertical, core)
    case .hStack, .vStack:
      guard n[node].childCount == 1, n[node].traits.isDisjoint(with: .percentChild) else { return false }
      let child = firstLayoutChild(n, of: node)
      let size = finiteSize(of: child, core.proposal)
      if interrupted { return false }
      let isMirrored = n[node].flags.contains(.coreRightToLeft)
      setPlace(of: child, Point(x: isMirrored ? core.size.width - size.width : 0, y: 0), in: node)
      return true
    case .fixed, .flexible, .range, .text, .measured, .spacer, .divider: return true
    default: return false
    }
  }

  private func applyPlacements(to node: NodeIndex, _ core: PlacedCore) {
    // Attachments come first: asking the node for guides may measure its children once more.
    if nodes[node].flags.contains(.hasAttachments) {
      placeAttachments(of: node)
      if nodes[node].kind == .scrollView { setContentWindow(node, core.proposal, isPlaced: true) }
      setPercentBases(below: node, core.proposal)
    }
    if nodes[node].kind == .viewThatFits {
      hideChildren(of: node, but: placements.first?.node ?? .none)
    }
    if nodes[node].kind == .custom { hideLeftOut(of: node) }
    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var at = 0
    while at < placements.count {
      let placement = placements[at]
      at += 1
      let size = finiteSize(of: placement.node, placement.proposal)
      var origin = placement.origin
      if !origin.x.isFinite { origin.x = 0 }
      if !origin.y.isFinite { origin.y = 0 }
      // 4.
      if rightToLeft { origin.x = core.size.width - origin.x - size.width }
      setPlace(of: placement.node, origin, in: node)
    }
    if nodes[node].kind == .grid { placeRowAttachments(of: node) }
    nodes[node].flags.formUnion(.placed)
  }

  /// Puts a child that is measured at `origin`; what is inside it follows where it has to. `container` is marked as
  /// changed already.
  @inline(__always)
  func setPlace(of child: NodeIndex, _ origin: Point, in container: NodeIndex) {
    let n = nodes.handle
    let flags = n[child].flags
    var change: NodeMarks = []
    if n[child].origin != origin || flags.contains(.hidden) {
      n[child].origin = origin
      n[child].flags = flags.subtracting(.hidden)
      change = .moved
      if flags.contains(.hidden) {
        change.formUnion(.relayered)
        orderChanged = true
      }
    }
    // 5.
    if !flags.contains(.placed) {
      if n[child].firstChild.isNone, n[child].modifierCount == 0 || isFilled(child) {
        n[child].flags.formUnion(.placed)
        change.formUnion(.changed)
      } else {
        worklist.append(child)
      }
    }
    if change.isEmpty { return }
    if n[child].parent == container { n[child].marks.formUnion(change) } else { mark(child, change) }
  }

  /// Whether a leaf's only layer is known to be filled, so that nothing inside has to be placed.
  @inline(__always)
  private func isFilled(_ leaf: NodeIndex) -> Bool {
    let n = nodes.handle
    if n[leaf].marks.contains(.filled) { return true }
    return n[leaf].modifierCount == 1 && n[leaf].kind == .flexible && fillFlexibleFrame(of: leaf)
  }

  /// A flexible frame offers its own size when it is placed, and a leaf that takes what is offered fills it; `false`
  /// where the leaf is left its ideal, and nothing was done.
  private func fillFlexibleFrame(of leaf: NodeIndex) -> Bool {
    let n = nodes.handle
    let at = Int(n[leaf].modifierStart)
    guard modifiers[at].kind == .flexibleFrame, takesShortCuts else { return false }
    let size = n[leaf].size
    let proposal = n[leaf].proposal
    guard size.isFinite else { return false }
    if proposal.rawWidth.isNaN || proposal.rawHeight.isNaN {
      let offer = modifiers[at].flexibleFramePlacementOffer(proposal, size)
      if offer.rawWidth.isNaN || offer.rawHeight.isNaN { return false }
    }
    if modifiers[at].inner.origin != .zero { mark(leaf, .moved) }
    modifiers[at].fill(size)
    return true
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
    nodes[child].flags.insert(.hidden)
  }

  /// Measures with `proposal`, and with the ideal on an axis where the answer is infinite.
  @inline(__always)
  func finiteSize(of node: NodeIndex, _ proposal: Proposal) -> Size {
    let size = measure(node, proposal)
    return size.isFinite || interrupted ? size : boundedSize(of: node, proposal, size)
  }

  private func boundedSize(of node: NodeIndex, _ proposal: Proposal, _ size: Size) -> Size {
    report(
      .infiniteFrame, at: node,
      "answers \(size) to the proposal \(proposal); it is placed with its ideal size instead", severity: .note)
    return boundedOffer(proposal, size) { measure(node, $0) }.size
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

  /// Step 3: the content of overlays and backgrounds.
  ///
  /// a. The content is offered the size of the layer it belongs to.
  /// b. Its corner is the layer's guide minus the content's guide.
  /// c. In a right-to-left layout it is mirrored about the layer's middle.
  private func placeAttachments(of node: NodeIndex) {
    let start = Int(nodes[node].modifierStart)
    var rightToLeft = nodes[node].flags.contains(.rightToLeft)
    var corner = Point.zero
    var proposal = nodes[node].proposal
    var size = nodes[node].size
    for at in (0..<Int(nodes[node].modifierCount)).reversed() {
      let record = modifiers[start + at]
      if record.kind == .layoutDirection { rightToLeft = record.option == LayoutDirection.rightToLeft.rawValue }
      corner = corner + record.inner.origin
      let offer = placedOffer(node, start, at, proposal, size)
      if record.kind == .overlay || record.kind == .background {
        let content = NodeIndex(rawValue: record.side)
        let ask = Proposal(record.inner.size)
        setPercentBase(of: content, ask)
        let own = finiteSize(of: content, ask)
        let asked = nodes[content].proposal
        var x =
          guideValue(node, layer: at, record.horizontal, offer, record.inner.size)
          - guideValue(content, record.horizontal, asked, own)
        let y =
          guideValue(node, layer: at, record.vertical, offer, record.inner.size)
          - guideValue(content, record.vertical, asked, own)
        if rightToLeft { x = record.inner.size.width - x - own.width }
        // Asking for guides may have measured the content differently; the place is for this proposal.
        _ = finiteSize(of: content, ask)
        setPlace(of: content, corner + Point(x: x, y: y), in: node)
      }
      proposal = offer
      size = record.inner.size
    }
  }

  /// Step 3 for the rows of a grid, which are not measured themselves: all their layers are the row's box.
  private func placeRowAttachments(of grid: NodeIndex) {
    var row = firstLayoutChild(of: grid)
    while !row.isNone {
      if nodes[row].kind == .gridRow, nodes[row].flags.contains(.hasAttachments) {
        let start = Int(nodes[row].modifierStart)
        for at in start..<start + Int(nodes[row].modifierCount) {
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
    let own = finiteSize(of: content, ask)
    let asked = nodes[content].proposal
    var origin = Point(
      x: guideDefault(record.horizontal, size) - guideValue(content, record.horizontal, asked, own),
      y: guideDefault(record.vertical, size) - guideValue(content, record.vertical, asked, own))
    if nodes[content].flags.contains(.rightToLeft) { origin.x = size.width - origin.x - own.width }
    _ = finiteSize(of: content, ask)
    setPlace(of: content, origin, in: row)
  }
}
