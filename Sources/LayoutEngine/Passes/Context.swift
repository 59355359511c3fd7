/// What a node's answer depends on besides the proposal: what the nearest container was proposed, for percentages, and
/// how large the nearest scroll view or window is.
///
/// Both are told to the nodes that refer to them, and only to these, before they are measured or placed:
/// 1. A node that hears something new is placed anew. Where that is the window, it forgets its answers, since the slots
///    know proposals only.
/// 2. What it answered is remembered for the turn together with the context, since a container that is probed tells
///    its children the same few things again and again.
extension LayoutTree {
  /// The answer of a node, or of one of its layers, is remembered under this for the turn.
  struct ContextQuery: Hashable {
    var node: NodeIndex
    /// `nil` for the whole node.
    var layer: UInt16?
    var proposal: Proposal
    var context: Context
  }

  /// What a node was told.
  struct Context: Hashable {
    var base = Proposal.unspecified
    /// `nil` before it is known: that is not a window of no size.
    var container: Container?
  }

  @inline(__always)
  func dependsOnContext(_ node: NodeIndex) -> Bool { !nodes[node].traits.isDisjoint(with: .context) }

  /// What a node was told; the same for all that refer to nothing.
  func context(of node: NodeIndex) -> Context {
    guard dependsOnContext(node) else { return Context() }
    return Context(base: told.percentBases[node] ?? .unspecified, container: told.containers[node])
  }

  /// A node that hears something new is placed anew: what is above it up to what is being placed anew already is
  /// not passed by.
  private func openWay(to node: NodeIndex) {
    nodes[node].flags.subtract(.placed)
    var at = nodes[node].parent
    while !at.isNone, nodes[at].flags.contains(.placed) || nodes[at].flags.contains(.transparent) {
      nodes[at].flags.subtract(.placed)
      at = nodes[at].parent
    }
  }

  // MARK: Percentages

  /// What the nearest container was proposed.
  package func percentBase(of node: NodeIndex) -> Proposal {
    told.percentBases[node] ?? .unspecified
  }

  /// Tells the children whose sizes are percentages what `node` was proposed.
  @inline(__always)
  func setPercentBases(below node: NodeIndex, _ proposal: Proposal) {
    if nodes[node].traits.contains(.percentChild) { setPercentBases(ofChildrenOf: node, proposal) }
  }

  private func setPercentBases(ofChildrenOf node: NodeIndex, _ proposal: Proposal) {
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      setPercentBase(of: child, proposal)
      child = nextLayoutChild(after: child, in: node)
    }
  }

  /// Tells a node what its container was proposed, as far as it refers to that.
  func setPercentBase(of node: NodeIndex, _ proposal: Proposal) {
    let traits = nodes[node].traits
    guard !traits.isDisjoint(with: .percent) else { return }
    let base = Proposal(
      rawWidth: traits.contains(.percentWidth) ? proposal.rawWidth : .nan,
      rawHeight: traits.contains(.percentHeight) ? proposal.rawHeight : .nan)
    guard told.percentBases[node] != base else { return }
    told.percentBases[node] = base
    openWay(to: node)
    if nodes[node].marks.contains(.remembersIdeal) { dropIdealSizes(of: node) }
    let parent = layoutParent(of: node)
    if !parent.isNone, !nodes[node].flags.contains(.attachment) { ownRule(of: parent)?.forget() }
  }

  // MARK: Containers

  /// The size of the scroll view or window that a node refers to; `nil` where that is not known.
  package func containerSize(of node: NodeIndex) -> Size? { told.containers[node]?.size ?? settings.containerSize }

  /// Tells everything that refers to the window how large that is.
  func setWindowSize(_ size: Size) {
    guard nodes[root].traits.contains(.containerRelative) else { return }
    let window = Container(size: size)
    if told.containers[root] != window {
      told.containers[root] = window
      dropResponses(nodes.handle, of: root)
    }
    setContainers(below: root, window, isContent: false)
  }

  /// Tells everything in a scroll view that refers to it how large it is, and whether it is placed or measured.
  func setContentWindow(_ node: NodeIndex, _ proposal: Proposal, isPlaced: Bool) {
    guard nodes[node].flags.contains(.relativeContent) else { return }
    let size = proposal.replacingUnspecified(by: .infinity)
    let container = Container(size: size, windowed: windowedAxes(in: node, isPlaced: isPlaced))
    setContainers(below: node, container, isContent: true)
  }

  /// Tells everything below `top` that refers to the nearest container of that, and what lies between.
  /// `isContent` says that `top` is this container. Complexity: O(nodes down to the next scroll views).
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
      // What is inside a scroll view refers to that; its overlays and backgrounds stand outside.
      let isOutside =
        nodes[parent].kind == .scrollView
        && nodes[at].flags.contains(.attachment) == (isContent && parent == top)
      let refers = !isOutside && (isGroup || nodes[at].traits.contains(.containerRelative))
      if refers, !isGroup, told.containers[at] != container {
        told.containers[at] = container
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

/// What the nodes were told that refer to the nearest container, and what they answered in that.
struct ToldContexts {
  var percentBases: [NodeIndex: Proposal] = [:]
  var containers: [NodeIndex: LayoutTree.Container] = [:]
  /// What was answered this turn.
  var memo: [LayoutTree.ContextQuery: Size] = [:]
}
