/// What a node's response depends on besides the proposal: the proposal to the nearest container, for percentages, and
/// the size of the nearest scroll view or window.
///
/// Both are passed to the nodes that refer to them, and only to these, before they are measured or placed:
/// 1. A node whose context changes is placed anew. Where the window changes, the node drops its responses, since the
///    slots have only proposals as keys.
/// 2. Its response is stored for the turn together with the context, since a container that is probed passes the same
///    few contexts to its children again and again.
extension LayoutTree {
  /// The key of a stored response of a node, or of one of its layers, in a turn.
  struct ContextQuery: Hashable {
    var node: NodeIndex
    /// The layer; `nil` for the whole node.
    var layer: UInt16?
    var proposal: Proposal
    var context: Context
  }

  /// The context of a node.
  struct Context: Hashable {
    var base = Proposal.unspecified
    /// The container; `nil` before it is known, which differs from a window of no size.
    var container: Container?
  }

  @inline(__always)
  func dependsOnContext(_ node: NodeIndex) -> Bool { !nodes[node].traits.isDisjoint(with: .context) }

  /// The context of a node; the same for all that refer to nothing.
  func context(of node: NodeIndex) -> Context {
    guard dependsOnContext(node) else { return Context() }
    return Context(base: contexts.percentBases[node] ?? .unspecified, container: contexts.containers[node])
  }

  /// Marks the nodes above a node with another context, up to one that is being placed anew, so that they are not
  /// skipped.
  private func openWay(to node: NodeIndex) {
    nodes[node].flags.subtract(.placed)
    var at = nodes[node].parent
    while !at.isNone, nodes[at].flags.contains(.placed) || nodes[at].flags.contains(.transparent) {
      nodes[at].flags.subtract(.placed)
      at = nodes[at].parent
    }
  }

  // MARK: Percentages

  /// The proposal of the nearest container.
  package func percentBase(of node: NodeIndex) -> Proposal {
    contexts.percentBases[node] ?? .unspecified
  }

  /// Propagates the proposal of `node` to the children whose sizes are percentages.
  @inline(__always)
  func setPercentBases(below node: NodeIndex, _ proposal: Proposal) {
    if nodes[node].traits.contains(.percentChild) { setPercentBases(ofChildrenOf: node, proposal) }
  }

  private func setPercentBases(ofChildrenOf node: NodeIndex, _ proposal: Proposal) {
    let base = ownRule(of: node)?.rule.percentBase(proposal) ?? proposal
    for child in LayoutChildren(tree: self, container: node) { setPercentBase(of: child, base) }
  }

  /// Sets the container's proposal of a node, as far as the node refers to it.
  func setPercentBase(of node: NodeIndex, _ proposal: Proposal) {
    let traits = nodes[node].traits
    guard !traits.isDisjoint(with: .percent) else { return }
    let base = Proposal(
      rawWidth: traits.contains(.percentWidth) ? proposal.rawWidth : .nan,
      rawHeight: traits.contains(.percentHeight) ? proposal.rawHeight : .nan)
    guard percentBase(of: node) != base else { return }
    contexts.percentBases[node] = base == .unspecified ? nil : base
    openWay(to: node)
    if nodes[node].marks.contains(.storesIdeal) { dropIdealSizes(of: node) }
    let parent = layoutParent(of: node)
    if !parent.isNone, !nodes[node].flags.contains(.attachment) { ownRule(of: parent)?.rule.childrenChanged() }
  }

  // MARK: Containers

  /// The size of the scroll view or window that a node refers to; `nil` where that is not known.
  package func containerSize(of node: NodeIndex) -> Size? { contexts.containers[node]?.size ?? settings.containerSize }

  /// Propagates the size of the window to all nodes that refer to it.
  func setWindowSize(_ size: Size) {
    guard nodes[root].traits.contains(.containerRelative) else { return }
    let window = Container(size: size)
    if contexts.containers[root] != window {
      contexts.containers[root] = window
      dropResponses(nodes.handle, of: root)
    }
    setContainers(below: root, window, isContent: false)
  }

  /// Propagates the size of a scroll view to all nodes in it that refer to it, with whether it is placed or measured.
  func setContentWindow(_ node: NodeIndex, _ proposal: Proposal, isPlaced: Bool) {
    guard nodes[node].flags.contains(.relativeContent) else { return }
    let size = proposal.replacingUnspecified(by: .infinity)
    let container = Container(size: size, windowed: windowedAxes(in: node, isPlaced: isPlaced))
    setContainers(below: node, container, isContent: true)
  }

  /// Propagates the nearest container to all nodes below `top` that refer to it, and to those between.
  ///
  /// With `isContent`, `top` is this container.
  ///
  /// - Complexity: O(nodes down to the next scroll views).
  private func setContainers(below top: NodeIndex, _ container: Container, isContent: Bool) {
    var at = nodes[top].firstChild
    var parent = top
    while true {
      if at.isNone {
        if parent == top { return }
        at = nodes[parent].nextSibling
        parent = nodes[parent].parent
        continue
      }
      let isGroup = nodes[at].flags.contains(.transparent)
      // The inside of a scroll view refers to that; its overlays and backgrounds are outside.
      let isOutside =
        nodes[parent].kind == .scrollView
        && nodes[at].flags.contains(.attachment) == (isContent && parent == top)
      let refers = !isOutside && (isGroup || nodes[at].traits.contains(.containerRelative))
      if refers, !isGroup, contexts.containers[at] != container {
        contexts.containers[at] = container
        dropResponses(nodes.handle, of: at)
        openWay(to: at)
      }
      if refers, !nodes[at].firstChild.isNone {
        parent = at
        at = nodes[at].firstChild
      } else {
        at = nodes[at].nextSibling
      }
    }
  }
}

/// The contexts of the nodes that refer to the nearest container, and their responses.
struct NodeContexts {
  var percentBases: [NodeIndex: Proposal] = [:]
  var containers: [NodeIndex: LayoutTree.Container] = [:]
  /// The responses of this turn.
  var memo: [LayoutTree.ContextQuery: Size] = [:]
}
