/// A user's own container, as the engine calls it. The DSL's `CustomLayout` is made to fit it.
package protocol ContainerAlgorithm: AnyObject {
  /// What the container answers to `proposal`.
  func sizeThatFits(_ proposal: Proposal, children: ContainerChildren) -> Size
  /// Puts each child with `children.place`.
  func placeChildren(in size: Size, proposal: Proposal, children: ContainerChildren)
  /// The container's own value of `guide`, or `.unsaid` for the mean of the children's.
  func explicitGuide(_ guide: GuideKey, size: Size, proposal: Proposal, children: ContainerChildren) -> OwnGuide
  /// The distance the container would like to have to its neighbours; `nil` for what its children prefer.
  func spacing(children: ContainerChildren) -> SpacingPreference?
  /// The children, or what they answer, changed: what was remembered about them is out of date.
  func childrenChanged()
  /// The same algorithm with what it remembers, for a copy of the tree: what that is asked is not remembered here.
  func copied() -> any ContainerAlgorithm
  /// What people call the container.
  var name: String { get }
}

extension ContainerAlgorithm {
  /// Itself: it remembers nothing.
  package func copied() -> any ContainerAlgorithm { self }

  /// Its type's name.
  package var name: String { "\(type(of: self))" }
}

/// What a container says about one of its guides.
package enum OwnGuide {
  /// Nothing: the children's values are merged.
  case unsaid
  /// A value, or none on purpose.
  case said(Double?)
}

/// The children of a custom container while it measures or places.
package struct ContainerChildren {
  package let tree: LayoutTree
  package let node: NodeIndex
  package let indices: [NodeIndex]
  /// The turn in which they were handed out.
  let turn: UInt32

  /// What a child answers to `proposal`.
  package func measure(_ child: NodeIndex, _ proposal: Proposal) -> Size {
    guard isOpen else { return .zero }
    if tree.checksContracts { tree.measuredChildren.insert(child) }
    return tree.measure(child, proposal)
  }

  /// The value of `guide` for a child that answered `size` to `proposal`.
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

  /// What a child would like between itself and its neighbours.
  package func spacing(of child: NodeIndex) -> SpacingPreference {
    isOpen ? tree.spacingPreference(of: child) : SpacingPreference()
  }

  /// The distance two neighbours prefer along `axis`.
  package func distance(_ first: NodeIndex, _ second: NodeIndex, along axis: Axis) -> Double {
    isOpen ? tree.distance(first, second, along: axis, rightToLeft: isRightToLeft) : 0
  }

  /// Whether the container's horizontal axis runs from right to left; it is mirrored without its own doing.
  package var isRightToLeft: Bool { tree.nodes[node].flags.contains(.coreRightToLeft) }

  /// The numbers that `layoutValue` modifiers left on a child, outermost first.
  package func layoutValues(of child: NodeIndex) -> [UInt32] {
    guard isOpen else { return [] }
    let start = Int(tree.nodes[child].layerStart)
    let end = start + Int(tree.nodes[child].layerCount)
    return (start..<end).reversed().filter { tree.modifiers[$0].kind == .layoutValue }.map { tree.modifiers[$0].side }
  }

  /// Says what is wrong with a child.
  package func report(_ code: Diagnostic.Code, of child: NodeIndex, _ message: String) {
    if isOpen { tree.report(code, at: child, FaultText(message)) }
  }

  /// Puts a child at `origin`, from the container's top leading corner. The last call for a child wins. Only while the
  /// container puts its children.
  package func place(_ child: NodeIndex, at origin: Point, proposal: Proposal) {
    if isOpen, tree.mayPut(child, in: node) { tree.placeInCustom(child, origin, proposal) }
  }

  /// Shows a child nowhere. The last word about a child counts.
  package func leaveOut(_ child: NodeIndex) {
    guard isOpen, tree.mayPut(child, in: node) else { return }
    tree.placements.append(Placement(node: child, proposal: .zero, origin: Placement.nowhere))
  }

  /// Whether the container's own code runs, in the turn in which it was given these children. What was kept beyond that
  /// may be gone.
  private var isOpen: Bool {
    if tree.asking == node, tree.turn == turn { return true }
    tree.reportKeptChildren(of: node)
    return false
  }
}

/// Custom containers.
///
/// Algorithm (SwiftUI's `Layout`):
/// 1. The answer is what the container's `sizeThatFits` says, sanitised.
/// 2. When placed, the container puts its children; who was not put stands in the middle of the bounds with the
///    container's own proposal. The last put of a child wins. A child that was left out is not shown.
/// 3. Guides are what the container says, else merged from the children (`Guides.swift`).
extension LayoutTree {
  func measureCustom(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let custom = customs[nodes[node].side]
    guard mayEnterUserCode() else { return .zero }
    let answer = ask(node) { custom.sizeThatFits(proposal, children: customChildren(node)) }
    if interrupted {
      // What the container remembered may come from answers that were given up.
      custom.childrenChanged()
      return .zero
    }
    return sanitized(answer, from: node, to: proposal)
  }

  func arrangeCustom(_ node: NodeIndex, _ core: PlacedCore) {
    let children = customChildren(node)
    let mark = placements.count
    guard mayEnterUserCode() else { return }
    let custom = customs[nodes[node].side]
    let outer = placing
    placing = node
    ask(node) { custom.placeChildren(in: core.size, proposal: core.proposal, children: children) }
    placing = outer
    if interrupted { return }
    if checksContracts { checkPlacing(children, since: mark) }
    // 2. What was put, once a child, in the children's order.
    var placed: [NodeIndex: Placement] = [:]
    for at in mark..<placements.count { placed[placements[at].node] = placements[at] }
    placements.removeLast(placements.count - mark)
    for child in children.indices {
      if let placement = placed[child] {
        if !placement.isNowhere { placements.append(placement) }
        continue
      }
      let size = measure(child, core.proposal)
      put(
        child, core.proposal,
        at: Point(x: (core.size.width - size.width) / 2, y: (core.size.height - size.height) / 2))
    }
  }

  /// Hides the children that were left out: the placements have the others, in the children's order.
  func hideLeftOut(of node: NodeIndex) {
    var at = 0
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if at < placements.count, placements[at].node == child { at += 1 } else { hide(child) }
      child = nextLayoutChild(after: child, in: node)
    }
  }

  func placeInCustom(_ child: NodeIndex, _ origin: Point, _ proposal: Proposal) {
    var fault = Length.Fault.none
    let sane = Point(x: Length.distance(origin.x, &fault), y: Length.distance(origin.y, &fault))
    if fault != .none {
      report(.invalidNumber, at: child, FaultText("was placed at \(origin) by its container; \(sane) is used"))
    }
    put(child, proposal, at: sane)
  }

  /// Step 3: what the container itself says about `guide`.
  func customGuide(_ node: NodeIndex, _ guide: GuideKey, _ core: PlacedCore) -> OwnGuide {
    let custom = customs[nodes[node].side]
    return ask(node) {
      custom.explicitGuide(guide, size: core.size, proposal: core.proposal, children: customChildren(node))
    }
  }

  func customChildren(_ node: NodeIndex) -> ContainerChildren {
    ContainerChildren(tree: self, node: node, indices: layoutChildren(of: node), turn: turn)
  }

  /// Asks the container for a spacing of its own.
  func customSpacingTraits(_ node: NodeIndex) -> NodeTraits {
    let custom = customs[nodes[node].side]
    custom.childrenChanged()
    let children = customChildren(node)
    if children.indices.isEmpty { return .zeroEdges }
    var preference = SpacingPreference()
    if let own = ask(node, { custom.spacing(children: children) }) {
      preference = own
    } else {
      for child in children.indices { preference.formUnion(spacingPreference(of: child)) }
    }
    spacings[node] = preference.sanitized
    return .ownSpacing
  }

  /// Makes a custom node follow `algorithm`.
  package func setCustom(_ algorithm: any ContainerAlgorithm, of node: NodeIndex) {
    // A user's container may ask for any guide.
    asksForBaselines = true
    if nodes[node].side == .max {
      nodes[node].side = customs.add(algorithm)
    } else {
      released.keep(exchange(&customs[nodes[node].side], with: algorithm))
    }
    markDirty(node)
  }

  /// The algorithm a custom node follows.
  package func custom(of node: NodeIndex) -> (any ContainerAlgorithm)? {
    nodes[node].side == .max ? nil : customs[nodes[node].side]
  }
}
