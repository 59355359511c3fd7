/// A stack's lengths at 0 and at infinity along each axis; NaN while they are not known.
struct StackBounds {
  var width = LengthBounds.unknown
  var height = LengthBounds.unknown

  subscript(axis: Axis) -> LengthBounds {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A length at the proposals 0 and infinity.
struct LengthBounds: Hashable {
  var min: Double
  var max: Double

  static var unknown: LengthBounds { LengthBounds(min: .nan, max: .nan) }
  var isKnown: Bool { !min.isNaN }
}

/// The bounds of what is *separable*: leaves, plain stacks of separable children, and both in paddings, frames fixed and
/// flexible, and fixed sizes of leaves. Along each axis their answers to 0 and infinity depend on that axis alone, so they
/// are added up instead of measured:
///
/// 1. A leaf answers by itself.
/// 2. Along its axis a stack's bound is the sum of its children's and the gaps, since at 0 everybody is offered 0 and at
///    infinity everybody infinity. Across, it is the greatest of its children's.
/// 3. Around it the layers answer one after the other (`LayerBounds.swift`).
///
/// The numbers are exactly those that measuring would give. A stack remembers its own; of one that is not separable they
/// are likely (`LikelyBounds.swift`).
extension LayoutTree {
  func separableBounds(of node: NodeIndex, _ axis: Axis) -> LengthBounds {
    nodes.handle[node].modifierCount > 0 ? layerBounds(node, axis) : coreBounds(node, axis)
  }

  /// A node's lengths at 0 and at infinity where they are known without measuring, for tests; `nil` where they are not.
  package func _separableBounds(of node: NodeIndex, _ axis: Axis) -> (min: Double, max: Double)? {
    guard nodes[node].marks.contains(.separable) else { return nil }
    let bounds = separableBounds(of: node, axis)
    return (bounds.min, bounds.max)
  }

  @inline(__always)
  func coreBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let kind = nodes.handle[node].kind
    return kind == .hStack || kind == .vStack ? stackBounds(node, axis) : leafBounds(node, axis)
  }

  /// Step 1.
  @inline(__always)
  private func leafBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let n = nodes.handle
    switch n[node].kind {
    case .fixed:
      let length = axis == .horizontal ? n[node].a : n[node].b
      return LengthBounds(min: length, max: length)
    case .range:
      let bounds = ranges[n[node].side]
      return LengthBounds(min: bounds.min[axis], max: bounds.max[axis])
    case .spacer:
      return LengthBounds(min: measureSpacer(node, .zero)[axis], max: measureSpacer(node, .infinity)[axis])
    case .divider:
      return LengthBounds(min: measureDivider(node, .zero)[axis], max: measureDivider(node, .infinity)[axis])
    default: return LengthBounds(min: 0, max: .infinity)
    }
  }

  /// Step 2.
  func stackBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let n = nodes.handle
    if n[node].side != .max {
      let known = lengthBounds[n[node].side][axis]
      if known.isKnown { return known }
    }
    guard enter(.bounds(node, axis)) else { return .unknown }
    let bounds =
      n[node].marks.contains(.separable) ? sumOfBounds(node, axis) : likelyStackBounds(node, axis)
    leave()
    if interrupted {
      unfinished.append(.bounds(node, axis))
      return .unknown
    }
    if n[node].side == .max { n[node].side = lengthBounds.add(StackBounds()) }
    lengthBounds[n[node].side][axis] = bounds
    return bounds
  }

  @inline(__always)
  private func sumOfBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let n = nodes.handle
    var bounds = LengthBounds(min: 0, max: 0)
    let isAlong = (n[node].kind == .hStack) == (axis == .horizontal)
    let spacing = n[node].a
    var isFirst = true
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let own = separableBounds(of: child, axis)
      if isAlong {
        if !isFirst {
          bounds.min += spacing
          bounds.max += spacing
        }
        bounds.min += own.min
        bounds.max += own.max
      } else {
        bounds.min = max(bounds.min, own.min)
        bounds.max = max(bounds.max, own.max)
      }
      isFirst = false
      child = nextLayoutChild(after: child, in: node)
    }
    return bounds
  }

  func dropLengthBounds(of node: NodeIndex) {
    lengthBounds.remove(nodes[node].side)
    nodes[node].side = .max
  }
}
