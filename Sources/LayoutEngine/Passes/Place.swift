/// Placing: the places of all nodes, from the root outwards to the leaves.
///
/// It works through a list of nodes to place, without recursion; for each one:
/// 1. Its layers are placed, from the outermost inwards.
/// 2. Overlays and backgrounds are measured with the size of their owner's layer and aligned to it.
/// 3. Its children are arranged by the container's own algorithm, left to right.
/// 4. In a right-to-left layout each child is mirrored inside the container, here and nowhere else.
/// 5. A child whose frames below were computed for the same proposal before stays as it is. A leaf and a stack of none
///    have nothing inside but their layers, which are placed at once. Others join the list.
///
/// Nothing is placed with an infinite size: a child with such a response is measured again with its ideal.
extension LayoutTree {
  func placeAll(_ proposal: Proposal) {
    scratch.worklist.removeAll(from: 0)
    placeRoot(proposal)
    placeListed()
    // The nodes still to be placed have their own places; but hidden ones have none.
    while let node = pass.unsettled.popLast() {
      guard hasPlace(node) else {
        unplace(node)
        continue
      }
      list(node)
      placeListed()
    }
  }

  /// Lists a node to be placed that no container places.
  private func list(_ node: NodeIndex) {
    mark(node, .changed)
    scratch.worklist.append(node)
  }

  private func placeRoot(_ proposal: Proposal) {
    let (proposed, size) = finish { finiteResponse(of: root, proposal) }
    if nodes[root].proposal != proposed { nodes[root].flags.subtract(.placed) }
    nodes[root].proposal = proposed
    nodes[root].size = size
    nodes[root].origin = .zero
    if !nodes[root].flags.contains(.placed) { list(root) }
  }

  /// Whether nothing above a node was left out.
  ///
  /// - Complexity: O(depth).
  private func hasPlace(_ node: NodeIndex) -> Bool {
    !way(upFrom: node).contains(where: isLeftOut)
  }

  /// Whether a node is hidden and not placed, as alternatives are that were not chosen.
  private func isLeftOut(_ node: NodeIndex) -> Bool {
    nodes[node].flags.contains(.hidden) && (lists.headed.isEmpty || lists.headed[layoutParent(of: node)] == nil)
  }

  /// Opens the way to a node to be placed later; a node that was left out is placed when it is shown again.
  func unplace(_ node: NodeIndex) {
    for at in way(upFrom: node) {
      nodes[at].flags.subtract(.placed)
      if isLeftOut(at) { return }
    }
  }

  private func placeListed() {
    let n = nodes.handle
    while let node = scratch.worklist.popLast() {
      if n[node].flags.contains(.placed) { continue }
      place(node)
      if interrupted { finishLater { place(node) } }
      counters.places &+= 1
    }
  }

  @inline(__always)
  private func place(_ node: NodeIndex) {
    let n = nodes.handle
    // 1.
    let core = placeLayers(node)
    if interrupted { return }
    // 2. Before the children, since reading guides of the node may give these another context.
    if n[node].flags.contains(.hasAttachments) {
      placeAttachments(of: node)
      if interrupted { return }
    }
    // 3.
    switch n[node].kind {
    case _ where isElided(node): placeOnlyChild(of: node, core)
    case .hStack, .gridRow: placeRow(node, core)
    case .vStack: placeColumn(node, core)
    case .fixed, .flexible, .text, .measured, .spacer, .divider: break
    default: placeArranged(node, core)
    }
    if !interrupted { n[node].flags.formUnion(.placed) }
  }

  /// Places the only child of a stack that stands for it.
  private func placeOnlyChild(of node: NodeIndex, _ core: PlacedCore) {
    let n = nodes.handle
    setPercentBases(below: node, core.proposal)
    let child = firstLayoutChild(n, of: node)
    let size = measure(n, child, core.proposal)
    if interrupted { return }
    let width = n[node].flags.contains(.coreRightToLeft) ? core.size.width : nil
    setPlace(n, of: child, core.proposal, size, .zero, mirroredIn: width, of: node)
  }

  /// Places the children of a container that notes all places before.
  private func placeArranged(_ node: NodeIndex, _ core: PlacedCore) {
    if !pass.placements.isEmpty { pass.placements.removeAll(keepingCapacity: true) }
    let traits = arrangeCore(node, core)
    if interrupted { return }
    if traits.contains(.showsWhatIsPut) { hideLeftOut(of: node) }
    let width = nodes[node].flags.contains(.coreRightToLeft) ? core.size.width : nil
    var at = 0
    while at < pass.placements.count {
      let placement = pass.placements[at]
      at += 1
      let size = placement.isSettled ? placement.settledSize : measure(placement.node, placement.proposal)
      if interrupted { return }
      setPlace(
        nodes.handle, of: placement.node, placement.proposal, size, placement.origin, mirroredIn: width, of: node,
        isHidden: placement.isHidden)
    }
  }

  /// Places a child, whose response to `proposal` is `size`, at `origin`, from left to right; mirrored in `width`, if
  /// that is given.
  ///
  /// Its inside follows where it has to. `container` is marked as changed already.
  @inline(__always)
  func setPlace(
    _ n: NodeHandle, of child: NodeIndex, _ proposal: Proposal, _ size: Size, _ origin: Point,
    mirroredIn width: Double?, of container: NodeIndex, isHidden: Bool = false
  ) {
    assert(!interrupted)
    var (proposal, size, origin) = (proposal, size, origin)
    // A comparison, which costs half of what `isFinite` does.
    if !((size.width + size.height + origin.x + origin.y).magnitude < .infinity) {
      origin = origin.finite
      if !size.isFinite { (proposal, size) = boundedResponse(of: child, proposal, size) }
      if interrupted { return }
    }
    // A node of one size depends on nothing.
    proposal = n[child].extents == .max ? .unspecified : LayoutTree.noticed(n[child].traits, proposal)
    // 4.
    if let width { origin.x = width - origin.x - size.width }
    var change = NodeMarks.none
    if isHidden { hide(child) } else if n[child].flags.contains(.hidden) { show(child) }
    if n[child].origin != origin {
      n[child].origin = origin
      change.formUnion(.moved)
    }
    // 5.
    let hasInside = !n[child].firstChild.isNone || !n[child].kind.onlyPlacesChildren
    if !n[child].flags.contains(.placed) || n[child].proposal != proposal {
      n[child].proposal = proposal
      n[child].size = size
      if hasInside {
        n[child].flags.subtract(.placed)
        scratch.worklist.append(child)
      } else {
        if n[child].layerCount > 0 {
          n[child].flags.subtract(.placed)
          _ = placeLayers(child)
          if interrupted { return }
        }
        n[child].flags.formUnion(.placed)
      }
      change.formUnion(.changed)
    }
    if change.isEmpty { return }
    // What has nothing inside and shows nothing concerns neither a host nor a reader.
    if !hasInside, !isSeen(n, child) { return }
    let parent = n[child].parent
    if parent != container, !n[parent].marks.contains(.changed) { markGroup(parent) }
    n[child].marks.formUnion(change)
  }

  /// Hides all children.
  func hideChildren(of node: NodeIndex) {
    for child in LayoutChildren(tree: self, container: node) { hide(child) }
  }

  /// Hides the children that were left out: the placements contain the others, in the children's order.
  func hideLeftOut(of node: NodeIndex) {
    var at = 0
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if at < pass.placements.count, pass.placements[at].node == child { at += 1 } else { hide(child) }
      child = nextLayoutChild(after: child, in: node)
    }
  }

  @inline(never)
  func hide(_ child: NodeIndex) {
    guard !nodes[child].flags.contains(.hidden) else { return }
    mark(child, NodeMarks.moved.union(.relayered))
    nodes[child].flags.formUnion(.hidden)
    hiddenChanges += 1
  }

  // The rare parts of placing a child are functions of their own, so that the rest of it is inlined.

  @inline(never)
  private func show(_ child: NodeIndex) {
    hiddenChanges += 1
    nodes[child].flags.subtract(.hidden)
    mark(child, NodeMarks.moved.union(.relayered))
  }

  @inline(never)
  private func markGroup(_ group: NodeIndex) { mark(group, .changed) }

  /// The finite proposal and size of a node with the proposal `proposal`.
  func finiteResponse(of node: NodeIndex, _ proposal: Proposal) -> (Proposal, Size) {
    let size = measure(node, proposal)
    return size.isFinite || interrupted ? (noticed(node, proposal), size) : boundedResponse(of: node, proposal, size)
  }

  /// The proposal and size of a node instead of `proposal`, whose response is infinite.
  func boundedResponse(of node: NodeIndex, _ proposal: Proposal, _ size: Size) -> (Proposal, Size) {
    if interrupted { return (proposal, .zero) }
    report(
      .infiniteFrame, at: node,
      FaultText(
        "responds with \(size) to the proposal \(proposal); it is placed with its ideal size instead", severity: .note))
    return boundedProposal(proposal, size) { measure(node, $0) }
  }

  /// The proposal to use instead of `proposed`, whose response was infinite, and the response to it:
  ///
  /// 1. the ideal on the axes on which the response is infinite,
  /// 2. then also on those on which the proposal is,
  /// 3. then on both: a whole ideal size is always finite.
  func boundedProposal(_ proposed: Proposal, _ response: Size, _ measuring: (Proposal) -> Size) -> (
    proposed: Proposal, size: Size
  ) {
    var bounded = proposed
    var size = response
    for step in 1...3 {
      if step == 3 || !size.width.isFinite || (step == 2 && bounded.rawWidth == .infinity) { bounded.width = nil }
      if step == 3 || !size.height.isFinite || (step == 2 && bounded.rawHeight == .infinity) { bounded.height = nil }
      size = measuring(bounded)
      if size.isFinite { break }
    }
    assert(size.isFinite, "an ideal size is infinite")
    return (bounded, size)
  }

  /// Places overlays and backgrounds, each over the layer it belongs to, by step 2.
  private func placeAttachments(of node: NodeIndex) {
    let start = Int(nodes[node].layerStart)
    var corner = Point.zero
    var proposal = nodes[node].proposal
    var size = nodes[node].size
    for at in (0..<Int(nodes[node].layerCount)).reversed() {
      let record = modifiers[start + at]
      let inner = layers[start + at].inner
      corner = corner + inner.origin
      proposal = placedProposal(node, start, at, proposal, size)
      size = inner.size
      guard record.kind == .overlay || record.kind == .background else { continue }
      let guides = Point(
        x: guideValue(node, layer: at, record.horizontal, proposal, size),
        y: guideValue(node, layer: at, record.vertical, proposal, size))
      placeAttachment(record, of: node, size, at: corner, guides)
    }
  }

  /// Step 2 for a layer of the size `size`, whose corner is `corner` and whose guides are `guides`.
  ///
  /// a. The content's proposal is the size of the layer.
  /// b. Its corner is the layer's guide minus the content's guide.
  /// c. In a right-to-left layout it is mirrored about the layer's middle.
  func placeAttachment(
    _ record: ModifierRecord, of node: NodeIndex, _ size: Size, at corner: Point, _ guides: Point
  ) {
    let content = NodeIndex(rawValue: record.side)
    let whole = Proposal(size)
    setPercentBase(of: content, whole)
    let (proposal, own) = finiteResponse(of: content, whole)
    var origin = Point(
      x: guides.x - guideValue(content, record.horizontal, proposal, own),
      y: guides.y - guideValue(content, record.vertical, proposal, own))
    if nodes[content].flags.contains(.rightToLeft) { origin.x = size.width - origin.x - own.width }
    if interrupted { return }
    setPlace(nodes.handle, of: content, proposal, own, corner + origin, mirroredIn: nil, of: node)
  }
}
