/// Which algorithm works for which kind: the one place where kinds are told apart.
extension LayoutTree {
  /// What a node without its modifiers answers to `proposal`, worked out anew.
  func followRule(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    setPercentBases(below: node, proposal)
    switch nodes[node].kind {
    case .group: return .zero
    case .fixed: return Size(width: nodes[node].a, height: nodes[node].b)
    case .flexible: return foldFlexible(nodes.handle, node).extents.answer(proposal)
    case .text: return textSize(node, proposal, mayAsk: true) ?? .zero
    case .measured: return measureMeasured(node, proposal)
    case .spacer: return foldSpacer(node).extents.answer(proposal)
    case .divider: return foldDivider(node).extents.answer(proposal)
    case .hStack, .gridRow: return measureStack(node, .horizontal, proposal)
    case .vStack: return measureStack(node, .vertical, proposal)
    case .zStack: return measureZStack(node, proposal)
    case .geometryReader: return Extents.filling.answer(proposal)
    case .scrollView: return measureScrollView(node, proposal)
    case .viewThatFits: return measureViewThatFits(node, proposal)
    case .grid: return measureGrid(node, proposal)
    case .lazyVStack: return measureLazyStack(node, .vertical, proposal)
    case .lazyHStack: return measureLazyStack(node, .horizontal, proposal)
    case .lazyVGrid: return measureLazyGrid(node, .vertical, proposal)
    case .lazyHGrid: return measureLazyGrid(node, .horizontal, proposal)
    case .custom: return measureCustom(node, proposal)
    }
  }

  /// Where a node's children stand when it was placed as `core` says: one `Placement` a child, from the core's corner,
  /// left to right, appended to `placements`.
  func arrangeCore(_ node: NodeIndex, _ core: PlacedCore) {
    if interrupted { return }
    setPercentBases(below: node, core.proposal)
    switch nodes[node].kind {
    case .group, .fixed, .flexible, .text, .measured, .spacer, .divider: break
    case .hStack, .gridRow: arrangeStack(node, .horizontal, core)
    case .vStack: arrangeStack(node, .vertical, core)
    case .zStack: arrangeZStack(node, core)
    case .geometryReader: arrangeGeometryReader(node, core)
    case .scrollView: arrangeScrollView(node, core)
    case .viewThatFits: arrangeViewThatFits(node, core)
    case .grid: arrangeGrid(node, core)
    case .lazyVStack: arrangeLazyStack(node, .vertical, core)
    case .lazyHStack: arrangeLazyStack(node, .horizontal, core)
    case .lazyVGrid: arrangeLazyGrid(node, .vertical, core)
    case .lazyHGrid: arrangeLazyGrid(node, .horizontal, core)
    case .custom: arrangeCustom(node, core)
    }
  }

  /// Notes the place that a child gets.
  @inline(__always)
  func put(_ child: NodeIndex, _ proposal: Proposal, at origin: Point) {
    placements.append(Placement(node: child, proposal: proposal, origin: origin))
  }
}

/// Where a container puts a child: the proposal it is placed with and its corner, left to right.
struct Placement {
  var node: NodeIndex
  var proposal: Proposal
  var origin: Point

  /// The origin of what a custom container leaves out.
  static var nowhere: Point { Point(x: .nan, y: .nan) }
  var isNowhere: Bool { origin.x.isNaN }
}
