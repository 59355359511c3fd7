/// Leaves; the folded values of one whose size follows from the proposal alone are its whole rule.
extension LayoutTree {
  /// The response of a flexible leaf without a proposal, in points: SwiftUI's ideal of shapes and colours.
  package static var flexibleIdeal: Double { 10 }

  /// A shape, whose response is the proposal, in its own frame (`OwnFrame.swift`), if it has one.
  @inline(__always)
  func foldFlexible(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    let filling = Folded(extents: .filling, traits: .noticesBoth.union(.monotone))
    switch n[node].ownFrame {
    case .none: return filling
    case .fixed, .filled:
      var folded = filling
      folded.fix(.horizontal, at: n[node].a)
      folded.fix(.vertical, at: n[node].b)
      return folded
    case .bounded:
      var folded = filling
      folded.bound(by: tables.ownFrames[n[node].side])
      return folded
    }
  }

  @inline(__always)
  func foldMeasured(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    Folded(extents: .unknown, traits: .mustMeasureAll.union(.textBaseline).union(n[node].a == 1 ? .monotone : .none))
  }

  /// A leaf whose size comes from outside, sanitised at this one entry.
  func measureMeasured(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    counters.leafMeasures += 1
    guard let leaves = callers.leaves else { return Extents.filling.response(proposal) }
    let response = runCallersCode(of: node) { leaves.measureLeaf(nodes[node].token, proposal: proposal) }
    return sanitized(response, from: node, to: proposal)
  }

  /// A caller's response as the engine can use it: finite where the proposal is, and never negative.
  func sanitized(_ response: Size, from node: NodeIndex, to proposal: Proposal) -> Size {
    var fault = Length.Fault.none
    let size = Length.response(response, to: proposal, &fault)
    if fault != .none {
      reportResponder(
        .invalidResponse, at: node, "responded with \(response) to the proposal \(proposal); \(size) is used",
        because: "a size is finite, except where infinity is proposed, and not negative")
    }
    return size
  }

  /// Sets the size of a fixed leaf; negative and non-finite lengths count as 0 and are diagnosed.
  package func setFixedSize(_ size: Size, of node: NodeIndex) {
    if Length.isExtent(size.width), Length.isExtent(size.height) {
      // Adding 0 turns -0 into 0.
      setParameters(size.width + 0, size.height + 0, of: node)
    } else {
      setFaultySize(size, of: node)
    }
  }

  private func setFaultySize(_ size: Size, of node: NodeIndex) {
    var fault = Length.Fault.none
    let width = Length.extent(size.width, &fault)
    let height = Length.extent(size.height, &fault)
    setParameters(width.isNaN ? 0 : width, height.isNaN ? 0 : height, of: node)
    if fault != .none {
      reportLater(
        .invalidNumber, at: node,
        FaultText(
          "a fixed leaf was given the size \(size); it has no other, so what is no length counts as 0",
          advice: fault == .infinite
            ? "to fill the proposal use a colour, or write frame(maxWidth: .infinity)" : nil))
    }
  }

  /// Sets a node's two numbers, whose meaning is documented at `NodeRecord`.
  @inline(__always)
  package func setParameters(_ a: Double, _ b: Double, of node: NodeIndex) {
    let isSame = nodes[node].b.bitPattern == b.bitPattern || !nodes[node].hasSecondParameter
    if isSame, nodes[node].a.bitPattern == a.bitPattern { return }
    nodes[node].a = a
    nodes[node].b = b
    markDirty(node)
  }

  /// Sets the guides by which a container aligns its children.
  @inline(__always)
  package func setAlignment(_ horizontal: GuideKey, _ vertical: GuideKey, of node: NodeIndex) {
    if changeAlignment(nodes.handle, horizontal, vertical, of: node) { markDirty(node) }
  }

  /// - Returns: whether the guides differ from those before.
  @inline(__always)
  func changeAlignment(_ n: NodeHandle, _ horizontal: GuideKey, _ vertical: GuideKey, of node: NodeIndex) -> Bool {
    guard n[node].horizontal != horizontal || n[node].vertical != vertical else { return false }
    n[node].horizontal = horizontal
    n[node].vertical = vertical
    if !horizontal.isEdgeOrCenter || !vertical.isEdgeOrCenter { guiding.needsBaselines = true }
    return true
  }
}
