/// A turn: from what changed to frames.
extension LayoutTree {
  /// Lays the whole tree out.
  ///
  /// 1. What changed is prepared.
  /// 2. The root is measured with `proposal`.
  /// 3. It is placed with its own answer at the origin, and everything below it follows.
  ///
  /// - Returns: what the root answered; infinite where infinity was proposed to something that takes it. The frames
  ///   are finite all the same.
  /// - Complexity: O(changed nodes + nodes whose proposal changed).
  @discardableResult
  package func layout(in proposal: Proposal) -> Size {
    guard !root.isNone else { return .zero }
    turn &+= 1
    counters = TurnCounters()
    guideMemo.removeAll(keepingCapacity: true)
    prepare()
    let container = Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    setContainerSizes(below: root, containerSize ?? container)
    if nodes[root].traits.contains(.percent), percentBases[root] != proposal {
      percentBases[root] = proposal
      dropResponses(of: root)
    }
    let answer = finish { measure(root, proposal) }
    _ = finish { finiteSize(of: root, proposal) }
    nodes[root].origin = .zero
    placeAll()
    return answer
  }

  /// What the root answers to `proposal`, without placing anything.
  package func measureRoot(_ proposal: Proposal) -> Size {
    guard !root.isNone else { return .zero }
    turn &+= 1
    counters = TurnCounters()
    guideMemo.removeAll(keepingCapacity: true)
    prepare()
    if nodes[root].traits.contains(.percent), percentBases[root] != proposal {
      percentBases[root] = proposal
      dropResponses(of: root)
    }
    let container = Size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    setContainerSizes(below: root, containerSize ?? container)
    return finish { measure(root, proposal) }
  }

  /// Tells the nodes that refer to the nearest container what its size is; where that is news, they and what lies
  /// between forget their answers.
  func setContainerSizes(below top: NodeIndex, _ size: Size) {
    guard nodes[top].traits.contains(.containerRelative) else { return }
    var isNews = false
    var path: ContiguousArray<NodeIndex> = []
    var pending: ContiguousArray<NodeIndex> = [top]
    while let node = pending.popLast() {
      guard nodes[node].flags.contains(.transparent) || nodes[node].traits.contains(.containerRelative) else {
        continue
      }
      path.append(node)
      if containerSizes[node] != size {
        containerSizes[node] = size
        isNews = true
      }
      if node != top, nodes[node].kind == .scrollView { continue }
      var child = nodes[node].firstChild
      while !child.isNone {
        pending.append(child)
        child = nodes[child].nextSibling
      }
    }
    guard isNews else { return }
    for node in path where !nodes[node].flags.contains(.transparent) { dropResponses(of: node) }
  }
}
