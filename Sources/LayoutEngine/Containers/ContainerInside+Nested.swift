/// Containers of one family in each other, whose rules lay out the inside of their children too.
///
/// The outermost of them computes the places in all of them, and each then puts its own children. So a change inside
/// reaches the outer ones whatever the inner one's size is (`RuleTraits.isReadInside`), and an inner one whose size is
/// the same is placed anew where its children's places may be others (`reopen`).
extension ContainerInside {
  /// The number of the container's node, by which a rule knows its children again.
  package var index: NodeIndex { node }

  /// The inside of a child.
  package func inside(of child: NodeIndex) -> ContainerInside { tree.inside(child) }

  /// The object of a child's family, where the child is a container with a rule that has one.
  package func family(of child: NodeIndex) -> AnyObject? { tree.ownRule(of: child)?.rule.family }

  /// The least width of a child and its ideal size, where its width and its height do not depend on each other; `nil` for
  /// a child that must be measured.
  package func knownLengths(of child: NodeIndex) -> (least: Double, ideal: Size)? {
    let n = tree.nodes.handle
    if n[child].extents == .max { return (n[child].size.width, n[child].size) }
    if !n[child].traits.isDisjoint(with: .mustMeasure) { return nil }
    return (measure(child, Proposal(width: 0, height: nil)).width, measure(child, .unspecified))
  }

  /// The width that a text as a child needs for its longest word, with its padding; `nil` for any other child.
  package func widthOfWords(of child: NodeIndex) -> Double? { tree.widthOfWords(child) }

  /// Whether the modifiers of a child leave it the proposal and the size that it has without them.
  package func isBare(_ child: NodeIndex) -> Bool {
    tree.nodes[child].layerCount == 0
      || tree.modifierRange(of: child).allSatisfy { at in tree.modifiers[at].kind.isTrait }
  }

  /// Whether the horizontal axis inside a node runs from right to left.
  @inline(__always)
  package func isRightToLeft(inside node: NodeIndex) -> Bool { tree.runsRightToLeft(inside: node) }

  /// Calls `body` with the number of each `layoutValue` modifier on a node, innermost first, and with whether the direction
  /// where the modifier stands is another one than inside the node.
  ///
  /// - Complexity: O(modifiers).
  package func forEachLayoutValue(of node: NodeIndex, _ body: (_ number: UInt32, _ isTurned: Bool) -> Void) {
    guard tree.nodes[node].flags.contains(.ownDirection) else {
      return tree.forEachLayoutValue(of: node) { body($0, false) }
    }
    for (number, isRightToLeft) in tree.directedLayoutValues(of: node) {
      body(number, isRightToLeft != self.isRightToLeft(inside: node))
    }
  }

  /// Ends what the container was as the outermost one of its family, before the one around it lays it out: it has other
  /// responses, and the percentages of its children are of nothing (`ContainerRule.percentBase`).
  package func join() {
    dropResponses(of: node)
    guard tree.nodes[node].traits.contains(.percentChild) else { return }
    for child in children { tree.setPercentBase(of: child, .unspecified) }
  }

  /// Drops the stored responses of a container of the family, which is the outermost one of its own from now on, or is no
  /// more.
  package func dropResponses(of container: NodeIndex) { tree.dropResponses(tree.nodes.handle, of: container) }

  /// Places a child of the same family, whose response to its own `size` is that size.
  package func putSettled(_ child: NodeIndex, _ size: Size, at origin: Point) {
    tree.pass.placements.append(Placement(node: child, proposal: Proposal(size), origin: origin, isSettled: true))
  }

  /// Places a child's inside anew where the child is put, although its size is that of the last time.
  package func reopen(_ child: NodeIndex) { tree.nodes[child].flags.subtract(.placed) }

  /// Whether the baselines of texts may be read.
  package var readsBaselines: Bool { tree.guiding.needsBaselines }

  /// Notes that the baselines of texts are read.
  package func readBaselines() { tree.guiding.needsBaselines = true }

  /// The value of `guide` of a child with `proposal`, where a text, or a modifier, gives one; else `nil`.
  package func explicitGuide(_ guide: GuideKey, of child: NodeIndex, _ proposal: Proposal) -> Double? {
    guard tree.mayHaveExplicit(child, guide) else { return nil }
    return tree.explicitGuide(child, Int(tree.nodes[child].layerCount), guide, tree.noticed(child, proposal))
  }

  /// Whether the evaluation was stopped since it is nested too deep: the responses of children are zero, and nothing
  /// that follows from them may be stored.
  package var isStopped: Bool { tree.interrupted }

  /// Whether there is room on the stack for the container's whole family; `false` stops the evaluation.
  package var mayDescend: Bool { tree.mayEnterUserCode() }

  /// Reports a fault of the container, or of a child of it.
  package func report(_ code: Diagnostic.Code, of node: NodeIndex, _ text: FaultText) {
    tree.report(code, at: node, text)
  }
}

extension LayoutTree {
  /// Calls `body` with the numbers of the `layoutValue` modifiers on a node, innermost first.
  @inline(__always)
  func forEachLayoutValue(of node: NodeIndex, _ body: (UInt32) -> Void) {
    for at in modifierRange(of: node) where modifiers[at].kind == .layoutValue { body(modifiers[at].side) }
  }

  /// Those numbers, each with the direction where the modifier stands.
  fileprivate func directedLayoutValues(of node: NodeIndex) -> some Sequence<DirectedValue> {
    var values: [DirectedValue] = []
    var isRightToLeft = nodes[node].flags.contains(.rightToLeft)
    for at in modifierRange(of: node).reversed() {
      switch modifiers[at].kind {
      case .layoutDirection: isRightToLeft = modifiers[at].option == LayoutDirection.rightToLeft.rawValue
      case .layoutValue: values.append((modifiers[at].side, isRightToLeft))
      default: break
      }
    }
    return values.reversed()
  }

  /// Whether the container around a node reads its inside, and not only its responses.
  func isReadInside(_ node: NodeIndex) -> Bool {
    guard ownRule(of: node)?.rule.traits.contains(.isReadInside) == true else { return false }
    let container = layoutParent(of: node)
    return !container.isNone && ownRule(of: container)?.rule.traits.contains(.isReadInside) == true
  }
}

/// The number of a layout value, with the direction where its modifier stands.
private typealias DirectedValue = (number: UInt32, isRightToLeft: Bool)

/// A container's node and its children for an object that the tree holds.
package struct UnownedInside {
  private unowned let tree: LayoutTree
  private let node: NodeIndex

  package init(_ inside: ContainerInside) {
    tree = inside.tree
    node = inside.node
  }

  /// The container's node and its children.
  package var value: ContainerInside { tree.inside(node) }
}
