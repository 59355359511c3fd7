/// The parameters of nodes, by kind, as they were set: `NodeRecord` says where they lie.
extension LayoutTree {
  /// The spacing of a stack or a lazy grid, and the horizontal one of a grid; `nil` where it is adaptive.
  package func spacing(of container: NodeIndex) -> Double? { written(nodes[container].a) }

  /// The vertical spacing of a grid; `nil` where it is adaptive.
  package func verticalSpacing(ofGrid grid: NodeIndex) -> Double? { written(nodes[grid].b) }

  /// How a container aligns its children.
  package func alignment(of container: NodeIndex) -> (horizontal: GuideKey, vertical: GuideKey) {
    (nodes[container].horizontal, nodes[container].vertical)
  }

  /// The minimum length of a spacer.
  package func leastLength(ofSpacer spacer: NodeIndex) -> Double { nodes[spacer].a }

  /// How thick a divider's line is.
  package func thickness(ofDivider divider: NodeIndex) -> Double { nodes[divider].a }

  /// The axes along which the children of a `viewThatFits` have to fit.
  package func fittingAxes(_ node: NodeIndex) -> Axis.Set { Axis.Set(rawValue: UInt8(nodes[node].a)) }

  private func written(_ number: Double) -> Double? { number.isNaN ? nil : number }
}
