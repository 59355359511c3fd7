extension LayoutTree {
  /// The node whose modifiers contain a child's edge positions: the child, or the one that it stands for.
  func edgesBearer(_ child: NodeIndex) -> NodeIndex {
    var bearer = child
    while nodes[bearer].layerCount == 0, isElided(bearer) { bearer = firstLayoutChild(of: bearer) }
    return bearer
  }

  /// Edge positions in a stack: across from the stack's own edges, along by a shift.
  func edgesInStack(_ child: NodeIndex, _ axis: Axis, _ core: PlacedCore, _ size: Size, _ minor: Double)
    -> (minor: Double, shift: Double)
  {
    var minor = minor
    var shift = 0.0
    for at in modifierRange(of: edgesBearer(child)) where modifiers[at].kind == .edges {
      let record = modifiers[at]
      let cross = axis.crossed
      minor =
        record.edgePosition(cross, in: core.size[cross], length: size[cross], base: core.proposal) ?? minor
      shift += record.edgeShift(axis, base: core.proposal)
    }
    return (minor, shift)
  }
}
