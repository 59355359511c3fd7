/// The proposals with which the nodes of a tree were placed, computed once more.
///
/// The tree stores only the part of a proposal on which the node depends.
///
/// Algorithm, from the root inwards to a node:
/// 1. The root's proposal is that of the last turn.
/// 2. The layers of a node pass their proposal on to the node itself, from the outermost inwards (`Layers.swift`).
/// 3. The container arranges its children again, in a copy of the tree in which every child depends on everything, so
///    that no part of a proposal is removed. An attachment's proposal is the size of its layer, that of a row's cell
///    the one of the grid around it, and rows of a grid have the sizes that the grid gave them.
/// 4. A node's stored proposal is used, as far as the node depends on it: the copy only adds the rest.
///
/// Sizes and places are those of the tree itself.
package final class LayoutReplay {
  /// The tree, which is only read.
  package let tree: LayoutTree
  let copy: LayoutTree
  /// Differences between computed and stored proposals, each with both.
  ///
  /// Nodes are placed with their ideal where they would be infinite; any other difference would be a fault of the
  /// replay.
  package private(set) var corrections: [String] = []

  /// What each container's children were proposed, for the containers that were arranged again so far: the explanations of
  /// all elements arrange each container once.
  private var arrangements: [NodeIndex: Arrangement] = [:]

  /// One layer as it was placed: the node itself, or the node in its first modifiers.
  package struct Layer {
    package var proposal: Proposal
    package var size: Size
  }

  /// A node on the way, and its layers: the node itself first, then one for each modifier.
  package struct Step {
    package var node: NodeIndex
    package var layers: [Layer]
    /// The share-out of the proposal, where the container around is a stack.
    package var share: StackShare?

    package var core: Layer { layers[0] }
  }

  /// A container's children as it arranged them.
  private struct Arrangement {
    var proposals: [NodeIndex: Proposal]
    /// The share-out of a stack.
    var shared: SharedLength?
  }

  /// A replay of the last turn of `tree`.
  ///
  /// - Complexity: O(nodes).
  package init(_ tree: LayoutTree) {
    self.tree = tree
    copy = tree.copied()
    copy.startCountingStack()
  }

  /// The steps from the root to `node`, the root first; groups do not count.
  ///
  /// - Complexity: O(measuring the children of each container on the way once).
  package func steps(to node: NodeIndex) -> [Step] {
    var way: [NodeIndex] = []
    var at = node
    while !at.isNone {
      way.append(at)
      at = tree.layoutParent(of: at)
    }
    var steps: [Step] = []
    // 1.
    var proposed = tree.pass.lastTurn?.question.proposal ?? tree.nodes[tree.root].proposal
    var share: StackShare?
    var arrangement: Arrangement?
    for (position, node) in way.reversed().enumerated() {
      let step = Step(node: node, layers: layers(of: node, proposed), share: share)
      steps.append(step)
      guard position + 1 < way.count else { break }
      let next = way[way.count - 2 - position]
      share = nil
      if tree.nodes[next].flags.contains(.attachment) {
        proposed = attachmentProposal(next, in: node)
        continue
      }
      // 3.
      let isRow = isRowOfGrid(node)
      // The cells of a row are in the arrangement of its grid.
      if !isRow { arrangement = self.arrangement(of: step) }
      proposed =
        isRowOfGrid(next)
        ? Proposal(tree.nodes[next].size) : arrangement?.proposals[next] ?? tree.nodes[next].proposal
      share = isRow ? nil : arrangement?.shared?.share(of: next)
    }
    return steps
  }

  /// Whether a node is a row that a grid lays out.
  package func isRowOfGrid(_ node: NodeIndex) -> Bool {
    guard tree.nodes[node].kind == .gridRow else { return false }
    let parent = tree.layoutParent(of: node)
    return !parent.isNone && tree.nodes[parent].kind == .grid && !tree.nodes[node].flags.contains(.attachment)
  }

  /// The layers of a node and their proposals, by step 2.
  private func layers(of node: NodeIndex, _ proposed: Proposal) -> [Layer] {
    let record = tree.nodes[node]
    let start = Int(record.layerStart)
    let isRow = isRowOfGrid(node)
    var proposal = isRow ? proposed : known(node, proposed)
    var size = record.size
    var layers = [Layer(proposal: proposal, size: size)]
    for at in (0..<Int(record.layerCount)).reversed() {
      if !isRow { proposal = copy.finish { copy.placedProposal(node, start, at, proposal, size) } }
      size = tree.layers[start + at].inner.size
      layers.append(Layer(proposal: proposal, size: size))
    }
    if let own = tree.ownFrame(of: node) {
      let isFlexible = own.kind == .flexibleFrame
      let proposed = isFlexible ? own.flexibleFramePlacementProposal(proposal, size) : own.frameProposal(proposal)
      layers.append(Layer(proposal: proposed, size: size))
    }
    // Measuring this node in the copy has overwritten the sizes of its layers, which are restored here.
    for at in 0..<Int(record.layerCount) { copy.layers[start + at].inner = tree.layers[start + at].inner }
    return layers.reversed()
  }

  /// The proposal with the node's stored parts, by step 4.
  private func known(_ node: NodeIndex, _ proposed: Proposal) -> Proposal {
    let record = tree.nodes[node]
    let known = Proposal(
      rawWidth: record.traits.contains(.noticesWidth) ? record.proposal.rawWidth : proposed.rawWidth,
      rawHeight: record.traits.contains(.noticesHeight) ? record.proposal.rawHeight : proposed.rawHeight)
    if !known.isNear(proposed), known.axesLeftOpen(since: proposed).isEmpty {
      corrections.append("\(tree.path(of: node)): \(proposed) instead of \(known)")
    }
    return known
  }

  private func attachmentProposal(_ content: NodeIndex, in owner: NodeIndex) -> Proposal {
    for at in tree.modifierRange(of: owner) where tree.modifiers[at].isAttachment(content) {
      return Proposal(tree.layers[at].inner.size)
    }
    return tree.nodes[content].proposal
  }

  /// The arrangement of a container's children.
  private func arrangement(of step: Step) -> Arrangement {
    if let known = arrangements[step.node] { return known }
    let made = arrange(step)
    arrangements[step.node] = made
    return made
  }

  /// The proposals of a container's children, by step 3, and the share-out that they come from.
  private func arrange(_ step: Step) -> Arrangement {
    let node = step.node
    openUp(node)
    if copy.nodes[node].kind == .hStack || copy.nodes[node].kind == .vStack, copy.nodes[node].side != .max {
      copy.dropRun(of: node)
    }
    if let axis = sharingAxis(of: step) {
      // All children are listed, so none of them is subtracted before.
      copy.nodes[node].taken = copy.sumOfGaps(node, copy.stackStyle(of: node, axis))
    }
    let tracer = ShareTracer(node)
    copy.pass.tracer = tracer
    for child in copy.layoutChildren(of: node) {
      if isRowOfGrid(child) {
        for cell in copy.layoutChildren(of: child) { openUp(cell) }
      }
      openUp(child)
    }
    let core = PlacedCore(proposal: step.core.proposal, size: step.core.size)
    copy.finish {
      copy.pass.placements.removeAll()
      copy.arrangeCore(node, core)
    }
    copy.pass.tracer = nil
    let proposals = Dictionary(copy.pass.placements.map { ($0.node, $0.proposal) }) { _, last in last }
    return Arrangement(proposals: proposals, shared: sharedLength(in: step, of: tracer.items))
  }

  private func openUp(_ child: NodeIndex) {
    guard !isRowOfGrid(child) else { return }
    copy.nodes[child].traits.formUnion(.noticesBoth)
    if copy.nodes[child].layerCount > 0 {
      copy.layers[Int(copy.nodes[child].layerStart)].core.traits.formUnion(.noticesBoth)
    }
  }
}

extension Proposal {
  /// Whether both differ by no more than the rounding of sums.
  ///
  /// The replay lists children that the tree subtracts at once.
  fileprivate func isNear(_ other: Proposal) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let (one, two) = (self[raw: axis], other[raw: axis])
      return one == two || one.isNaN && two.isNaN || abs(one - two) <= 1e-9 * max(1, abs(one))
    }
  }
}
