/// The preferred distances of a node to its neighbours at each edge, in points; NaN where it has none.
///
/// Edges are absolute: left stays left in a right-to-left layout.
package struct SpacingPreference: Hashable, Sendable {
  package var left = Double.nan
  package var right = Double.nan
  package var top = Double.nan
  package var bottom = Double.nan

  package init() {}

  package init(left: Double, right: Double, top: Double, bottom: Double) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// Replaces each edge by the greater preference.
  package mutating func formUnion(_ other: SpacingPreference) {
    left = Self.greater(left, other.left)
    right = Self.greater(right, other.right)
    top = Self.greater(top, other.top)
    bottom = Self.greater(bottom, other.bottom)
  }

  /// Sets the outer edges along `axis` to those of the first and the last of several neighbours, left to right.
  mutating func setOuter(_ axis: Axis, _ first: SpacingPreference, _ last: SpacingPreference) {
    if axis == .vertical { (top, bottom) = (first.top, last.bottom) } else { (left, right) = (first.left, last.right) }
  }

  /// Removes the preference at `edges`.
  mutating func reset(_ edges: NodeTraits) {
    if edges.contains(.zeroLeft) { left = .nan }
    if edges.contains(.zeroRight) { right = .nan }
    if edges.contains(.zeroTop) { top = .nan }
    if edges.contains(.zeroBottom) { bottom = .nan }
  }

  /// The preferences of a caller's container, with infinite and excessive distances clamped.
  var sanitized: SpacingPreference {
    func distance(_ value: Double) -> Double {
      var fault = Length.Fault.none
      return Length.distance(value, or: value.isNaN ? .nan : 0, &fault)
    }
    return SpacingPreference(
      left: distance(left), right: distance(right), top: distance(top), bottom: distance(bottom))
  }

  static func greater(_ one: Double, _ other: Double) -> Double {
    if one.isNaN { return other }
    return other.isNaN ? one : max(one, other)
  }
}

extension LayoutTree {
  /// The spacing between plain neighbours: SwiftUI's 8 points.
  package static var defaultSpacing: Double { 8 }

  /// A given spacing; the default for NaN, where none was given.
  static func gap(_ spacing: Double) -> Double { spacing.isNaN ? defaultSpacing : spacing }

  /// The distance between two neighbours where no spacing is given.
  ///
  /// 1. The greater preference of the two edges that meet;
  /// 2. the default where neither has one.
  func distance(_ first: NodeIndex, _ second: NodeIndex, along axis: Axis, rightToLeft: Bool) -> Double {
    let one = spacingPreference(of: first)
    let other = spacingPreference(of: second)
    let preferred =
      switch (axis, rightToLeft) {
      case (.vertical, _): SpacingPreference.greater(one.bottom, other.top)
      case (.horizontal, false): SpacingPreference.greater(one.right, other.left)
      case (.horizontal, true): SpacingPreference.greater(one.left, other.right)
      }
    return LayoutTree.gap(preferred)
  }

  func spacingPreference(of node: NodeIndex) -> SpacingPreference {
    let traits = nodes[node].traits
    if traits.contains(.ownSpacing), let own = rare.spacings[node] { return own }
    return SpacingPreference(
      left: traits.contains(.zeroLeft) ? 0 : .nan, right: traits.contains(.zeroRight) ? 0 : .nan,
      top: traits.contains(.zeroTop) ? 0 : .nan, bottom: traits.contains(.zeroBottom) ? 0 : .nan)
  }
}

extension LayoutTree {
  /// Sets the spacing of a stack, and the guides by which it aligns its children, in one call.
  package func setStack(_ spacing: Double?, _ horizontal: GuideKey, _ vertical: GuideKey, of node: NodeIndex) {
    let spacing = sanitizedSpacing(spacing, of: node)
    let n = nodes.handle
    let isSame = n[node].a.bitPattern == spacing.bitPattern
    n[node].a = spacing
    if changeAlignment(n, horizontal, vertical, of: node) || !isSame { markDirty(node) }
  }

  /// Sets a container's spacing; `nil` is the children's preference. NaN and infinity count as 0 and are diagnosed.
  @inline(__always)
  package func setSpacing(_ spacing: Double?, _ other: Double? = 0, of node: NodeIndex) {
    setParameters(sanitizedSpacing(spacing, of: node), sanitizedSpacing(other, of: node), of: node)
  }

  /// A given spacing in usable form; NaN where there is none.
  @inline(__always)
  func sanitizedSpacing(_ spacing: Double?, of node: NodeIndex) -> Double {
    guard let spacing else { return .nan }
    return Length.isExtent(spacing) ? spacing + 0 : unusualSpacing(spacing, of: node)
  }

  private func unusualSpacing(_ spacing: Double, of node: NodeIndex) -> Double {
    var fault = Length.Fault.none
    let value = Length.distance(spacing, &fault)
    if fault != .none {
      reportLater(
        .invalidNumber, at: node,
        FaultText(
          "a spacing of \(spacing) points counts as \(NumberText.string(value))",
          advice: fault == .infinite ? "to push children apart put a Spacer() between them" : nil))
    }
    return value
  }
}
