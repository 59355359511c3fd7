/// The bounds of a separable node through its layers. An offer is never needed, only what the wrapped layer answers at 0
/// and at infinity, since a layer that offers something else there has its own length:
///
/// 1. A fixed frame has its length, a flexible one between two bounds what is proposed, clamped. So the outermost layer
///    of this sort hides everything in it.
/// 2. A fixed size has the ideal of what it wraps, whatever is proposed.
/// 3. A padding adds its insets, which are not negative.
/// 4. A flexible frame with a minimum alone offers the minimum instead of 0, and is then just as long; one with a maximum
///    alone offers that instead of infinity, and is then just as long. Else it offers what is proposed.
extension LayoutTree {
  @inline(__always)
  func layerBounds(_ node: NodeIndex, _ axis: Axis) -> LengthBounds {
    let n = nodes.handle
    let start = Int(n[node].modifierStart)
    let end = start + Int(n[node].modifierCount)
    let bounds = modifiers[end - 1].ownBounds(axis)
    return bounds.isKnown ? bounds : innerBounds(node, start, end, axis)
  }

  /// The same where the outermost layer does not say it alone.
  private func innerBounds(_ node: NodeIndex, _ start: Int, _ end: Int, _ axis: Axis) -> LengthBounds {
    var at = end
    var bounds = LengthBounds.unknown
    while at > start, !bounds.isKnown {
      // 1.
      bounds = modifiers[at - 1].ownBounds(axis)
      // 2.
      if modifiers[at - 1].isIdeal(axis) {
        let ideal = idealLength(node, start, at - 1, axis)
        bounds = LengthBounds(min: ideal, max: ideal)
      }
      if !bounds.isKnown { at -= 1 }
    }
    if !bounds.isKnown { bounds = coreBounds(node, axis) }
    while at < end {
      // 3, 4.
      bounds.min = modifiers[at].length(axis, at: 0, bounds.min)
      bounds.max = modifiers[at].length(axis, at: .infinity, bounds.max)
      at += 1
    }
    return bounds
  }

  /// The ideal length of a leaf in its layers up to the modifier at `end`.
  private func idealLength(_ node: NodeIndex, _ start: Int, _ end: Int, _ axis: Axis) -> Double {
    var length = measureLeaf(node, .unspecified)[axis]
    for at in start..<end { length = modifiers[at].length(axis, at: .nan, length) }
    return length
  }
}

extension ModifierRecord {
  /// Step 1; unknown where the length depends on what the layer wraps.
  @inline(__always)
  func ownBounds(_ axis: Axis) -> LengthBounds {
    switch kind {
    case .frame:
      let length = axis == .horizontal ? p0 : p1
      return LengthBounds(min: length, max: length)
    case .flexibleFrame:
      let isBounded = axis == .horizontal ? !p0.isNaN && !p2.isNaN : !p3.isNaN && !p5.isNaN
      guard isBounded else { return .unknown }
      let (low, high) = axis == .horizontal ? (p0, p2) : (p3, p5)
      return LengthBounds(min: Self.clamp(0, low, high), max: Self.clamp(.infinity, low, high))
    default: return .unknown
    }
  }

  /// Whether the layer asks for the ideal along `axis`, whatever is proposed.
  @inline(__always)
  func isIdeal(_ axis: Axis) -> Bool {
    kind == .fixedSize && option & (axis == .horizontal ? 1 : 2) != 0
  }

  /// What the layer answers along `axis` where `proposed` is offered, 0, infinity or NaN for the ideal, and what it wraps
  /// answers `inner` to the same.
  @inline(__always)
  func length(_ axis: Axis, at proposed: Double, _ inner: Double) -> Double {
    switch kind {
    case .padding: return inner + (axis == .horizontal ? p1 + p3 : p0 + p2)
    case .frame:
      let own = axis == .horizontal ? p0 : p1
      return own.isNaN ? inner : own
    case .flexibleFrame: return flexibleFrameLength(axis, at: proposed, inner)
    default: return inner
    }
  }
}
