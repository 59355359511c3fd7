/// What a container knows of a child's lengths at 0 and at infinity before it serves the child without probing:
///
/// 1. What is separable has its bounds, what can notice nothing its one length.
/// 2. Of anything else the minimum is never below the length at 0, and the maximum is a guess: a text is longer than 0
///    where it is not empty. A view that takes least of 0 and most of infinity counts as one where it is the child itself:
///    if it has one length it has that one whatever it is offered. A scroll view takes what it is offered along its axes.
///    Where nothing is known both are infinite.
/// 3. Stacks, frames and paddings of these have sums and maxima of them. A stack remembers its own.
///
/// A child whose bounds are equal has to be probed. One that is served and takes more than the minimum is flexible; one that
/// does not has one length, or has to be probed.
extension LayoutTree {
  /// The lengths of a node at 0 and at infinity along `axis`, as far as they are known.
  ///
  /// - Parameter isAlone: whether the node is the child itself, in its layers, and not one of several inside it.
  func likelyBounds(of node: NodeIndex, _ axis: Axis, isAlone: Bool = false) -> LengthBounds {
    let n = nodes.handle
    // 1.
    if n[node].marks.contains(.separable) { return separableBounds(of: node, axis) }
    if n[node].flags.contains(.measured),
      n[node].traits.isDisjoint(with: .noticesBoth.union(.context).union(.percentChild))
    {
      let length = n[node].size[axis]
      return LengthBounds(min: length, max: length)
    }
    // 2.
    var bounds: LengthBounds
    switch n[node].kind {
    case .text where axis == .horizontal:
      bounds = LengthBounds(min: 0, max: n[node].a == 1 ? 0 : LayoutTree.likelyWidth)
    case .measured where axis == .horizontal && isAlone && n[node].a == 1:
      bounds = LengthBounds(min: 0, max: LayoutTree.likelyWidth)
    case .geometryReader: bounds = LengthBounds(min: 0, max: .infinity)
    case .scrollView where scrollAxes(node).contains(Axis.Set(axis)): bounds = LengthBounds(min: 0, max: .infinity)
    case .hStack, .vStack, .zStack: bounds = stackBounds(node, axis)
    default: bounds = .uncertain
    }
    let start = Int(n[node].modifierStart)
    for at in start..<start + Int(n[node].modifierCount) { bounds = modifiers[at].likelyBounds(axis, bounds) }
    return bounds
  }

  /// A text that is not empty, and a view, is at least so wide, in points; a guess.
  static var likelyWidth: Double { 1 }

  /// Step 3. Where gaps are negative, or explicit guides or priorities count, nothing is known.
  func likelyStackBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let n = nodes.handle
    let isStack = n[node].kind != .zStack
    let isAlong = isStack && (n[node].kind == .hStack) == (axis == .horizontal)
    let guide = axis == .horizontal ? n[node].horizontal : n[node].vertical
    guard n[node].traits.isDisjoint(with: .ownGuides), isAlong || guide.isEdgeOrCenter else { return .uncertain }
    let rightToLeft = n[node].flags.contains(.coreRightToLeft)
    var bounds = LengthBounds(min: 0, max: 0)
    var previous = NodeIndex.none
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if !isStack, n[child].traits.contains(.priority) { return .uncertain }
      let own = likelyBounds(of: child, axis)
      if isAlong {
        var gap = 0.0
        if !previous.isNone {
          gap = n[node].a.isNaN ? distance(previous, child, along: axis, rightToLeft: rightToLeft) : n[node].a
        }
        if gap < 0 { return .uncertain }
        bounds = LengthBounds(min: bounds.min + gap + own.min, max: bounds.max + gap + own.max)
      } else {
        bounds = LengthBounds(min: max(bounds.min, own.min), max: max(bounds.max, own.max))
      }
      previous = child
      child = nextLayoutChild(after: child, in: node)
    }
    return bounds
  }
}

extension LengthBounds {
  /// Nothing is known, and a child has to be probed.
  static var uncertain: LengthBounds { LengthBounds(min: .infinity, max: .infinity) }
}

extension ModifierRecord {
  /// Step 3: the bounds of the layer around what has the bounds `inner`.
  fileprivate func likelyBounds(_ axis: Axis, _ inner: LengthBounds) -> LengthBounds {
    let own = ownBounds(axis)
    if own.isKnown { return own }
    switch kind {
    // A negative inset offers more than 0 where 0 is offered.
    case .padding where length(axis, at: 0, 0) < 0: return .uncertain
    case .fixedSize where isIdeal(axis): return .uncertain
    case .padding, .frame, .flexibleFrame, .fixedSize, .offset:
      return LengthBounds(min: length(axis, at: 0, inner.min), max: length(axis, at: .infinity, inner.max))
    default: return kind.isTrait ? inner : .uncertain
    }
  }
}
