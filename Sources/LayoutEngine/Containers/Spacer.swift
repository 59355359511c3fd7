/// A spacer: takes the room that is left along the nearest enclosing stack.
///
/// Algorithm (SwiftUI):
/// 1. Along the stack's axis the response is the proposal, at least the minimum; unspecified is the minimum. Across, it
///    is 0.
/// 2. Outside of stacks both axes work so.
/// 3. It reports the lowest priority, and spacing 0 at its ends.
extension LayoutTree {
  /// SwiftUI's minimum of a spacer, in points.
  package static var spacerMinimum: Double { 8 }

  func foldSpacer(_ node: NodeIndex) -> Folded {
    let flags = nodes[node].flags
    let minimum = nodes[node].a
    let growing = Extent(least: minimum, ideal: minimum, greatest: .infinity)
    let common: NodeTraits = .monotone.union(.priority).union(.bareSpacer)
    if flags.contains(.inHStack) {
      return Folded(
        extents: Extents(width: growing, height: Extent(0)),
        traits: common.union(.noticesWidth).union(.zeroLeft).union(.zeroRight))
    }
    if flags.contains(.inVStack) {
      return Folded(
        extents: Extents(width: Extent(0), height: growing),
        traits: common.union(.noticesHeight).union(.zeroTop).union(.zeroBottom))
    }
    return Folded(
      extents: Extents(width: growing, height: growing), traits: common.union(.noticesBoth).union(.zeroEdges))
  }

  /// Sets a spacer's minimum; `nil` is the default, a negative one 0.
  package func setSpacer(minimum: Double?, of node: NodeIndex) {
    var fault = Length.Fault.none
    var value = LayoutTree.spacerMinimum
    if let minimum {
      value = Length.bound(minimum, &fault)
      if value == .infinity { fault = .infinite }
      if !value.isFinite { value = LayoutTree.spacerMinimum }
    }
    setParameters(value, 0, of: node)
    if fault != .none {
      reportLater(
        .invalidNumber, at: node,
        FaultText(
          "a spacer was given the minimum length \(minimum ?? 0); \(NumberText.string(value)) is used",
          advice: fault == .infinite ? "write Spacer(), which takes all that is left by itself" : nil))
    }
  }
}
