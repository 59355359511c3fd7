import LayoutEngine

extension LayoutSession {
  /// An element to which a scroll view can scroll.
  struct ScrollTargetPlace {
    var id: Identity
    /// Its frame in the content, from the top leading corner.
    var frame: Rect
  }

  /// The rows that are made, and the elements with an id, of which `node` is the nearest scroll view, by their places.
  ///
  /// Where `scrollTargetLayout()` is written in the scroll view, only what is inside of it counts.
  ///
  /// - Complexity: O((rows that are made and identities) × depth).
  func scrollTargets(in node: NodeIndex) -> [ScrollTargetPlace] {
    let layouts = contents.scrolling.targetLayouts.filter { tree.isInside($0, node) }
    var found: [(Identity, NodeIndex)] = []
    // Lazy lists are among the lists.
    for (group, list) in contents.lists where tree.isInside(group, node) { found += list.identifiedNodes }
    let rows = Set(found.map(\.1))
    for (group, identity) in contents.identities where !rows.contains(group) { found.append((identity, group)) }
    let window = tree.frame(of: node, layer: 0)
    let isMirrored = tree.runsRightToLeft(inside: node)
    var targets: [ScrollTargetPlace] = []
    for (id, row) in found where scrollView(around: row) == node {
      guard layouts.isEmpty || layouts.contains(where: { tree.isInside(row, $0) }) else { continue }
      let element = tree.isGroup(row) ? tree.firstLayoutChild(of: row) : row
      guard !element.isNone, !tree.isHidden(element) else { continue }
      var frame = tree.frame(of: element)
      let left = isMirrored ? window.maxX - frame.maxX : frame.minX - window.minX
      frame.origin = Point(x: left, y: frame.minY - window.minY)
      targets.append(ScrollTargetPlace(id: id, frame: frame))
    }
    return targets.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// The target at a point of the window, or the next one after it.
  func scrollTarget(at anchor: UnitPoint, of node: NodeIndex) -> Identity? {
    guard let geometry = scrollGeometry(of: node) else { return nil }
    let axes = tree.scrollAxes(node)
    let axis: Axis = axes.contains(Axis.Set.vertical) ? .vertical : .horizontal
    let share = axis == .vertical ? anchor.y : anchor.x
    let point = geometry.contentOffset[axis] + geometry.containerSize[axis] * (share.isFinite ? share : 0)
    let targets = scrollTargets(in: node)
    let next = targets.first { $0.frame.origin[axis] + $0.frame.size[axis] > point }
    return (next ?? targets.last)?.id
  }
}

/// Marks elements as targets of scrolling.
public struct _ScrollTargetModifier: _PrimitiveModifier {
  let isEnabled: Bool

  /// Puts `content` into the tree, under a group that is noted.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      if isEnabled { lowering.contents.scrolling.noteTargets(in: node) }
    }
  }
}

extension Layout {
  /// Makes the rows inside the targets of the scroll view around: what `scrollPosition` reads, and what
  /// `scrollTargetBehavior(.viewAligned)` aligns.
  ///
  /// Without it all rows of lists and elements with an id in the scroll view are targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> _ModifiedLayout<Self, _ScrollTargetModifier> {
    _ModifiedLayout(self, _ScrollTargetModifier(isEnabled: isEnabled))
  }
}
