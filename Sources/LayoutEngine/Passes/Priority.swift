extension LayoutTree {
  /// The layout priority a node reports: what its outermost `layoutPriority` says, unless a layer that reports 0 lies
  /// around it. A spacer and an empty container come last.
  func priority(of node: NodeIndex) -> Double {
    var node = node
    while true {
      guard nodes[node].traits.contains(.priority) else { return 0 }
      for at in modifierRange(of: node).reversed() {
        switch modifiers[at].kind {
        case .layoutPriority: return modifiers[at].p0
        case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .padding, .aspectRatio, .position:
          return 0
        default: break
        }
      }
      if nodes[node].kind == .spacer || nodes[node].childCount == 0 { return -.infinity }
      guard isElided(node) else { return 0 }
      node = firstLayoutChild(of: node)
    }
  }
}
