/// A caller's own container, for the engine; the DSL adapts `CustomLayout` to it.
package protocol ContainerAlgorithm: AnyObject {
  /// The container's response to `proposal`.
  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size
  /// Places each child with `children.place`.
  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren)
  /// The container's own value of `guide`, or `.merged` for the mean of the children's.
  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide
  /// The preferred distances of the container to its neighbours; `nil` for those of its children.
  func spacing(children: ContainerChildren) -> SpacingPreference?
  /// Called after the children or their responses changed: stored values of them are out of date.
  func childrenChanged()
  /// The same algorithm with its stored values, for a copy of the tree, whose results are not stored here.
  func copied() -> any ContainerAlgorithm
  /// The name of the container in diagnostics.
  var name: String { get }
  /// Whether the last child, which is drawn above the others, is read before them.
  var readsLastFirst: Bool { get }
}

extension ContainerAlgorithm {
  /// The algorithm itself, which stores nothing.
  package func copied() -> any ContainerAlgorithm { self }

  /// The name of the algorithm's type.
  package var name: String { "\(type(of: self))" }

  /// The children are read in the order in which they are drawn.
  package var readsLastFirst: Bool { false }
}

/// The children of a custom container while it measures or places.
package struct ContainerChildren {
  package let tree: LayoutTree
  package let node: NodeIndex
  package let indices: [NodeIndex]
  /// The turn in which the children are valid.
  let turn: UInt32

  /// The response of a child to `proposal`.
  package func measure(_ child: NodeIndex, _ proposal: Proposal) -> Size {
    guard isOpen else { return .zero }
    if tree.callers.areChecked { tree.callers.measured.insert(child) }
    return tree.measure(child, proposal)
  }

  /// The value of `guide` for a child whose response to `proposal` was `size`.
  package func guide(_ guide: GuideKey, of child: NodeIndex, _ proposal: Proposal, _ size: Size) -> Double {
    guard isOpen else { return 0 }
    return tree.guideValue(child, guide, tree.noticed(child, proposal), size)
  }

  /// The explicit value of `guide`.
  package func explicitGuide(_ guide: GuideKey, of child: NodeIndex, _ proposal: Proposal) -> Double? {
    guard isOpen, tree.mayHaveExplicit(child, guide) else { return nil }
    let layers = Int(tree.nodes[child].layerCount)
    return tree.explicitGuide(child, layers, guide, tree.noticed(child, proposal))
  }

  /// The child's layout priority.
  package func priority(of child: NodeIndex) -> Double { isOpen ? tree.priority(of: child) : 0 }

  /// The preferred distances of a child to its neighbours.
  package func spacing(of child: NodeIndex) -> SpacingPreference {
    isOpen ? tree.spacingPreference(of: child) : SpacingPreference()
  }

  /// The preferred distance of two neighbours along `axis`.
  package func distance(_ first: NodeIndex, _ second: NodeIndex, along axis: Axis) -> Double {
    isOpen ? tree.distance(first, second, along: axis, rightToLeft: isRightToLeft) : 0
  }

  /// Whether the container's horizontal axis runs from right to left; the passes mirror it, and not the container.
  package var isRightToLeft: Bool { tree.runsRightToLeft(inside: node) }

  /// The numbers of the `layoutValue` modifiers on a child, outermost first.
  package func layoutValues(of child: NodeIndex) -> [UInt32] {
    var numbers: [UInt32] = []
    if isOpen { tree.forEachLayoutValue(of: child) { numbers.append($0) } }
    return numbers.reversed()
  }

  /// Reports a fault of a child.
  package func report(_ code: Diagnostic.Code, of child: NodeIndex, _ message: String) {
    if isOpen { tree.report(code, at: child, FaultText(message)) }
  }

  /// Places a child at `origin`, from the container's top leading corner.
  ///
  /// The last call for a child wins. It is valid only while the container places its children.
  package func place(_ child: NodeIndex, at origin: Point, proposal: Proposal) {
    if isOpen, tree.mayPut(child, in: node) { tree.placeInCustom(child, origin, proposal) }
  }

  /// Leaves a child out of the places; the last call for a child wins.
  package func leaveOut(_ child: NodeIndex) {
    guard isOpen, tree.mayPut(child, in: node) else { return }
    tree.pass.placements.append(Placement(node: child, proposal: .zero, origin: Placement.nowhere))
  }

  /// Whether the container's own code runs, in the turn in which the children are valid; later they may be gone.
  private var isOpen: Bool {
    if tree.callers.running == node, tree.pass.turn == turn { return true }
    tree.reportKeptChildren(of: node)
    return false
  }
}

/// Custom containers.
///
/// Algorithm (SwiftUI's `Layout`):
/// 1. The response is that of the container's `sizeThatFits`, sanitised.
/// 2. When placed, the container places its children; one that was not placed is in the middle of the bounds with the
///    container's own proposal. The last place of a child wins. A child that was left out is not shown.
/// 3. Guides are the container's, else merged from the children (`Guides.swift`).
struct CustomRule: ContainerRule {
  let algorithm: any ContainerAlgorithm

  var name: String { algorithm.name }
  var traits: RuleTraits { [.isCallersCode, .showsWhatIsPut] }
  func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String {
    "the custom layout \(name) returned that size"
  }
  func childrenChanged() { algorithm.childrenChanged() }
  func copied() -> any ContainerRule { CustomRule(algorithm: algorithm.copied()) }

  func fold(_ inside: ContainerInside) -> Folded {
    let traits = inside.childTraits.subtracting(.monotone.union(.zeroEdges).union(.ownSpacing))
    return Folded(extents: .unknown, traits: traits.union(.mustMeasureAll).union(.ownGuides).union(spacing(inside)))
  }

  /// Reads a spacing of the container's own.
  private func spacing(_ inside: ContainerInside) -> NodeTraits {
    algorithm.childrenChanged()
    let children = ContainerChildren(inside)
    if children.indices.isEmpty { return .zeroEdges }
    var preference = SpacingPreference()
    if let own = inside.tree.runCallersCode(of: inside.node, { algorithm.spacing(children: children) }) {
      preference = own
    } else {
      for child in children.indices { preference.formUnion(inside.tree.spacingPreference(of: child)) }
    }
    inside.tree.rare.spacings[inside.node] = preference.sanitized
    return .ownSpacing
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    let tree = inside.tree
    guard tree.mayEnterUserCode() else { return .zero }
    let response = tree.runCallersCode(of: inside.node) {
      algorithm.sizeThatFits(proposal, children: ContainerChildren(inside))
    }
    if tree.interrupted {
      // The container's stored values may come from an evaluation that was stopped.
      algorithm.childrenChanged()
      return .zero
    }
    return tree.sanitized(response, from: inside.node, to: proposal)
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    let tree = inside.tree
    let children = ContainerChildren(inside)
    let mark = tree.pass.placements.count
    guard tree.mayEnterUserCode() else { return }
    let outer = tree.callers.placing
    tree.callers.placing = inside.node
    tree.runCallersCode(of: inside.node) {
      algorithm.placeChildren(in: core.size, proposal: core.proposal, children: children)
    }
    tree.callers.placing = outer
    if tree.interrupted { return }
    if tree.callers.areChecked { tree.checkPlacing(children, since: mark) }
    // 2. The last place of each child, in the children's order.
    var placed: [NodeIndex: Placement] = [:]
    for at in mark..<tree.pass.placements.count { placed[tree.pass.placements[at].node] = tree.pass.placements[at] }
    tree.pass.placements.removeLast(tree.pass.placements.count - mark)
    for child in children.indices {
      if let placement = placed[child] {
        if !placement.isNowhere { tree.pass.placements.append(placement) }
        continue
      }
      let size = inside.measure(child, core.proposal)
      inside.put(
        child, core.proposal,
        at: Point(x: (core.size.width - size.width) / 2, y: (core.size.height - size.height) / 2))
    }
  }

  /// The container's own guide, by step 3.
  func ownGuide(_ guide: GuideKey, _ inside: ContainerInside, _ core: PlacedCore) -> OwnGuide {
    inside.tree.runCallersCode(of: inside.node) {
      algorithm.explicitGuide(
        guide, size: core.size, proposal: core.proposal, children: ContainerChildren(inside))
    }
  }
}

extension ContainerChildren {
  init(_ inside: ContainerInside) {
    self.init(
      tree: inside.tree, node: inside.node, indices: Array(inside.children), turn: inside.tree.pass.turn)
  }
}

extension LayoutTree {
  func placeInCustom(_ child: NodeIndex, _ origin: Point, _ proposal: Proposal) {
    var fault = Length.Fault.none
    let sane = Point(x: Length.distance(origin.x, &fault), y: Length.distance(origin.y, &fault))
    if fault != .none {
      report(.invalidNumber, at: child, FaultText("was placed at \(origin) by its container; \(sane) is used"))
    }
    put(child, proposal, at: sane)
  }

  /// Sets a caller's `algorithm` for a custom node.
  package func setCustom(_ algorithm: any ContainerAlgorithm, of node: NodeIndex) {
    setRule(CustomRule(algorithm: algorithm), of: node)
  }

  /// Whether the last child of a node is read before the others.
  package func readsLastFirst(_ node: NodeIndex) -> Bool { custom(of: node)?.readsLastFirst == true }

  /// The caller's algorithm of a custom node.
  package func custom(of node: NodeIndex) -> (any ContainerAlgorithm)? {
    (ownRule(of: node)?.rule as? CustomRule)?.algorithm
  }
}
