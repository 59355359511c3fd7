extension LayoutTree {
  /// The layout priority a node reports: what its outermost `layoutPriority` says, unless a layer that reports 0 lies
  /// around it. A spacer and an empty container come last.
  @inline(__always)
  func priority(of node: NodeIndex) -> Double {
    let n = nodes.handle
    if n[node].traits.isDisjoint(with: .priority) { return 0 }
    return n[node].isBareSpacer ? -.infinity : priorityInLayers(of: node)
  }

  private func priorityInLayers(of node: NodeIndex) -> Double {
    var node = node
    while true {
      guard nodes[node].traits.contains(.priority) else { return 0 }
      let start = Int(nodes[node].layerStart)
      for at in (start..<start + Int(nodes[node].layerCount)).reversed() {
        switch modifiers[at].kind {
        case .layoutPriority: return modifiers[at].p0
        case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .padding, .aspectRatio, .position:
          return 0
        default: break
        }
      }
      if nodes[node].childCount == 0 { return -.infinity }
      guard isElided(node) else { return 0 }
      node = firstLayoutChild(of: node)
    }
  }
}
