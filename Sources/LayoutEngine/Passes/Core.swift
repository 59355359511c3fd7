/// The algorithm of each kind: the one place that names the rule of a kind.
///
/// Leaves, stacks, rows of grids, and a Z-stack that has no child or stands for its only one are called directly, since
/// they are frequent. Any other container is known by its rule alone.
extension LayoutTree {
  /// Calls `question` with the rule of a container that is no stack.
  @inline(__always)
  func ask<Answer>(_ node: NodeIndex, _ question: (any ContainerRule) -> Answer) -> Answer {
    if let own = ownRule(of: node) { return question(own.rule) }
    return question(ruleOfKind(nodes[node].kind))
  }

  /// The rule of a kind of containers; a leaf or a group follows `NoRule`.
  private func ruleOfKind(_ kind: NodeKind) -> any ContainerRule {
    switch kind {
    case .group, .fixed, .flexible, .text, .measured, .spacer, .divider, .hStack, .vStack, .gridRow, .custom: NoRule()
    case .zStack: ZStackRule()
    case .geometryReader: GeometryReaderRule()
    case .scrollView: ScrollViewRule()
    case .viewThatFits: ViewThatFitsRule()
    case .grid: GridRule()
    case .lazyVStack: LazyStackRule(axis: .vertical)
    case .lazyHStack: LazyStackRule(axis: .horizontal)
    case .lazyVGrid: LazyGridRule(axis: .vertical)
    case .lazyHGrid: LazyGridRule(axis: .horizontal)
    }
  }

  /// The facts about a node without its modifiers that are known before measuring.
  @inline(__always)
  func foldCore(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    switch n[node].kind {
    case .group: Folded(extents: .zero, traits: .none)
    case .fixed: Folded(extents: Extents(width: Extent(n[node].a), height: Extent(n[node].b)), traits: .monotone)
    case .flexible: foldFlexible(n, node)
    case .text: foldText(n, node)
    case .measured: foldMeasured(n, node)
    case .spacer: foldSpacer(node)
    case .divider: foldDivider(node)
    case .hStack where n[node].childCount == 1, .vStack where n[node].childCount == 1,
      .zStack where n[node].childCount == 1:
      foldElided(n, node)
    case .hStack, .gridRow: foldRow(node)
    case .vStack: foldColumn(node)
    case .zStack where n[node].childCount == 0: .ofNone
    default: foldByRule(node)
    }
  }

  @inline(never)
  private func foldByRule(_ node: NodeIndex) -> Folded {
    let folded = ask(node) { $0.fold(inside(node)) }
    // A custom container may measure its children while its spacing is read.
    return interrupted ? finishLater { ask(node) { $0.fold(inside(node)) } } : folded
  }

  /// The computed response of a node without its modifiers to `proposal`.
  func followRule(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    setPercentBases(below: node, proposal)
    switch nodes[node].kind {
    case .group: return .zero
    case .fixed: return Size(width: nodes[node].a, height: nodes[node].b)
    case .flexible: return foldFlexible(nodes.handle, node).extents.response(proposal)
    case .text: return textSize(node, proposal, mayMeasure: true) ?? .zero
    case .measured: return measureMeasured(node, proposal)
    case .spacer: return foldSpacer(node).extents.response(proposal)
    case .divider: return foldDivider(node).extents.response(proposal)
    case .hStack, .gridRow: return measureStack(node, .horizontal, proposal)
    case .vStack: return measureStack(node, .vertical, proposal)
    default: return ask(node) { $0.measure(inside(node), proposal) }
    }
  }

  /// The places of a node's children when it was placed with `core`: one `Placement` for each child, from the core's
  /// corner, left to right, appended to `placements`.
  ///
  /// - Returns: the traits of the rule that placed them.
  @discardableResult
  func arrangeCore(_ node: NodeIndex, _ core: PlacedCore) -> RuleTraits {
    if interrupted { return [] }
    setPercentBases(below: node, core.proposal)
    switch nodes[node].kind {
    case .group, .fixed, .flexible, .text, .measured, .spacer, .divider: return .keepsGuides
    case .hStack where isElided(node), .vStack where isElided(node), .zStack where isElided(node):
      put(firstLayoutChild(of: node), core.proposal, at: .zero)
    case .hStack, .gridRow: arrangeStack(node, .horizontal, core)
    case .vStack: arrangeStack(node, .vertical, core)
    default:
      return ask(node) {
        $0.arrange(inside(node), core)
        return $0.traits
      }
    }
    return []
  }

  /// The flags that the children of a container inherit beside the direction.
  @inline(__always)
  func inheritedFlags(_ n: NodeHandle, _ node: NodeIndex) -> NodeFlags {
    switch n[node].kind {
    case .hStack: edgesInherited(n, node).union(.inHStack)
    case .vStack: edgesInherited(n, node).union(.inVStack)
    case .group, .fixed, .flexible, .text, .measured, .spacer, .divider, .gridRow: .none
    default: ask(node) { $0.inherited(inside(node)) }
    }
  }

  /// Whether edge positions are the task of a container that stands for its only child, or of one around it.
  @inline(__always)
  func edgesInherited(_ n: NodeHandle, _ node: NodeIndex) -> NodeFlags {
    if !isElided(node) { return .edgesByParent }
    return n[node].layerCount == 0 ? n[node].flags.intersection(.edgesByParent) : .none
  }

  /// Notes the place of a child.
  @inline(__always)
  func put(_ child: NodeIndex, _ proposal: Proposal, at origin: Point, isHidden: Bool = false) {
    pass.placements.append(Placement(node: child, proposal: proposal, origin: origin, isHidden: isHidden))
  }
}

/// A container's placement of a child: its proposal and its corner, left to right.
struct Placement {
  var node: NodeIndex
  var proposal: Proposal
  var origin: Point
  /// Whether it is placed and not shown.
  var isHidden = false
  /// Whether the container knows that the child's response to the proposal is the proposed size.
  var isSettled = false
  var settledSize: Size { Size(width: proposal.rawWidth, height: proposal.rawHeight) }

  /// The origin of a child that a custom container leaves out.
  static var nowhere: Point { Point(x: .nan, y: .nan) }
  var isNowhere: Bool { origin.x.isNaN }
}

/// The rule of nodes without children to lay out.
struct NoRule: ContainerRule {
  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size { .zero }
  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {}
}
