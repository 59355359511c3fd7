/// The parameters of nodes, by kind, as they were set; `NodeRecord` describes their places.
extension LayoutTree {
  /// The spacing of a stack or a lazy grid, and the horizontal one of a grid; `nil` where it is adaptive.
  package func spacing(of container: NodeIndex) -> Double? { written(nodes[container].a) }

  /// The vertical spacing of a grid; `nil` where it is adaptive.
  package func verticalSpacing(ofGrid grid: NodeIndex) -> Double? { written(nodes[grid].b) }

  /// The guides by which a container aligns its children.
  package func alignment(of container: NodeIndex) -> (horizontal: GuideKey, vertical: GuideKey) {
    (nodes[container].horizontal, nodes[container].vertical)
  }

  /// The minimum length of a spacer.
  package func leastLength(ofSpacer spacer: NodeIndex) -> Double { nodes[spacer].a }

  /// The thickness of a divider's line.
  package func thickness(ofDivider divider: NodeIndex) -> Double { nodes[divider].a }

  /// The axes along which the children of a `viewThatFits` have to fit.
  package func fittingAxes(_ node: NodeIndex) -> Axis.Set { Axis.Set(rawValue: UInt8(nodes[node].a)) }

  private func written(_ number: Double) -> Double? { number.isNaN ? nil : number }
}
