extension LayoutTree {
  /// The frame of a node's outermost layer, from the corner of the root.
  ///
  /// - Complexity: O(depth).
  package func frame(of node: NodeIndex) -> Rect {
    frame(of: node, from: contentOrigin(above: node).corner)
  }

  /// The frame of the node in the first `layer` of its modifiers: 0 is the node itself.
  package func frame(of node: NodeIndex, layer: Int) -> Rect {
    // A shape's own frame is no layer around it.
    let own = nodes[node].ownFrame == .none ? 0 : 1
    return modifierRange(of: node).dropFirst(max(layer - own, 0)).reversed().reduce(frame(of: node)) { rect, at in
      Rect(origin: rect.origin + layers[at].inner.origin, size: layers[at].inner.size)
    }
  }

  /// The frame of the node without its modifiers, from the corner of its outermost layer.
  package func coreRect(of node: NodeIndex) -> Rect {
    let range = modifierRange(of: node)
    guard !range.isEmpty else { return Rect(origin: .zero, size: nodes[node].size) }
    let origin = range.reversed().reduce(Point.zero) { $0 + layers[$1].inner.origin }
    return Rect(origin: origin, size: layers[range.lowerBound].inner.size)
  }

  /// The size with all modifiers.
  package func size(of node: NodeIndex) -> Size { nodes[node].size }

  /// The corner of the outermost layer, from the parent's content; an attachment's from its owner's outermost layer.
  package func origin(of node: NodeIndex) -> Point { nodes[node].origin }

  /// The root's size; `nil` where there is no root.
  package var rootSize: Size? { root.isNone ? nil : nodes[root].size }

  /// The frame of the outermost layer where its `origin` counts from `corner`.
  package func frame(of node: NodeIndex, from corner: Point) -> Rect {
    Rect(origin: corner + nodes[node].origin, size: nodes[node].size)
  }

  /// The frame inside one of a node's modifiers, where `outer` is the frame with that modifier.
  package func innerFrame(_ at: Int, of node: NodeIndex, in outer: Rect) -> Rect {
    let inner = innerFrame(at, of: node)
    return Rect(origin: outer.origin + inner.origin, size: inner.size)
  }

  /// The frames of a node in its first 0, 1, 2 … modifiers, where `outermost` is the frame in all of them.
  package func layerFrames(of node: NodeIndex, outermost: Rect) -> [Rect] {
    var frames = [outermost]
    var frame = outermost
    for at in (0..<modifierCount(of: node)).reversed() {
      frame = innerFrame(at, of: node, in: frame)
      frames.append(frame)
    }
    frames.reverse()
    return frames
  }

  /// The frame of the node without its modifiers, from the corner of the container `ancestor` without its modifiers,
  /// and the number of nodes between.
  ///
  /// - Complexity: O(nodes between).
  package func coreRect(of node: NodeIndex, in ancestor: NodeIndex) -> (rect: Rect, visits: Int) {
    let core = coreRect(of: node)
    let above = contentOrigin(above: node, below: ancestor)
    return (Rect(origin: core.origin + nodes[node].origin + above.corner, size: core.size), above.visits)
  }

  /// The origin of the coordinates of `node.origin`, from the corner of `ancestor` or else of the root, and the number
  /// of nodes between.
  private func contentOrigin(above node: NodeIndex, below ancestor: NodeIndex = .none) -> (corner: Point, visits: Int) {
    var point = Point.zero
    var visits = 0
    var child = node
    var at = layoutParent(of: node)
    while at != ancestor, !at.isNone {
      // An attachment counts from its owner's outermost layer, a child from the core.
      if !nodes[child].flags.contains(.attachment) { point = point + coreRect(of: at).origin }
      point = point + nodes[at].origin
      child = at
      at = layoutParent(of: at)
      visits += 1
    }
    return (point, visits)
  }

  /// Whether a node is shown: no alternative that was not chosen is above it.
  ///
  /// - Complexity: O(depth).
  package func isShown(_ node: NodeIndex) -> Bool {
    !way(upFrom: node).contains { nodes[$0].flags.contains(.hidden) }
  }
}
