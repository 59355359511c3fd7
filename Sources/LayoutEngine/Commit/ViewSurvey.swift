/// Finds out, along the marks and before the walk takes them away, which views are gone, and in which views something came
/// or changed its order. Due where layers or children came, went or changed places, or a node came into sight or left it.
///
/// 1. The views of a node that is not shown are gone.
/// 2. A node's views are met with its layers, from the outermost inwards. The first one that shows something else, or is
///    in another view than before, is gone, with those further inwards. New ones will come in their place, so everything
///    inside is gone too.
/// 3. Where children came or changed places, the innermost view around them is noted. Where layers did, or a node came
///    into sight, it is the view around the node and all those of the node.
package struct ViewSurvey {
  private struct Step {
    var node: NodeIndex
    /// The view around the node.
    var parent: ViewSlot
    /// Whether that may be another one than before, so that nodes without marks are looked at.
    var looksAtAll: Bool
    /// Whether it is an attachment, which is met with its layer and not with its siblings.
    var isAttached = false
  }

  /// A node's views that are still to be met.
  private struct Views {
    let node: NodeIndex
    var next: ViewSlot
    var met = ViewSlot.none
    /// The view around the layer that comes next.
    var parent: ViewSlot
    var isOther = false
  }

  private let tree: LayoutTree
  private let nodes: NodeHandle
  private let shown: ShownViews
  private var steps: ContiguousArray<Step> = []
  /// Whether something came into the host's own view, or changed its order there.
  package private(set) var isRootReordered = false

  package init(_ tree: LayoutTree, _ shown: ShownViews) {
    self.tree = tree
    nodes = tree.nodes.handle
    self.shown = shown
    steps.append(Step(node: tree.root, parent: .none, looksAtAll: false))
    while var step = steps.popLast() {
      while !step.node.isNone {
        let node = step.node
        let flags = nodes[node].flags
        step.node = step.isAttached ? .none : nodes[node].nextSibling
        guard step.looksAtAll || !nodes[node].marks.isDisjoint(with: .anyChange),
          step.isAttached || !flags.contains(.attachment)
        else { continue }
        if flags.contains(.hidden) {
          // 1.
          if nodes[node].marks.contains(.moved) { shown.forgetAll(in: node) }
          continue
        }
        if !step.node.isNone { steps.append(step) }
        step = visit(node, step)
      }
    }
  }

  /// - Returns: the step to the node's children.
  private mutating func visit(_ node: NodeIndex, _ outer: Step) -> Step {
    let marks = nodes[node].marks
    let isRelayered = marks.contains(.relayered)
    var inner = Step(node: nodes[node].firstChild, parent: outer.parent, looksAtAll: outer.looksAtAll)
    if isRelayered { note(outer.parent) }
    if nodes[node].view != .none || nodes[node].layerCount > 0 || nodes[node].kind == .scrollView {
      var views = Views(node: node, next: nodes[node].view, parent: outer.parent)
      meetLayers(&views, outer, isRelayered)
      inner.parent = views.parent
      // What was in a view that stays is in it still.
      inner.looksAtAll = views.isOther || outer.looksAtAll && views.parent == outer.parent
    }
    if marks.contains(.reordered) { note(inner.parent) }
    return inner
  }

  /// Step 2.
  private mutating func meetLayers(_ views: inout Views, _ outer: Step, _ isRelayered: Bool) {
    let node = views.node
    let start = Int(nodes[node].layerStart)
    for at in (start..<start + Int(nodes[node].layerCount)).reversed() {
      let side = tree.modifiers[at].side
      switch tree.modifiers[at].kind {
      case .decoration: meet(.decoration(side), &views, isRelayered)
      case .background, .overlay:
        steps.append(
          Step(
            node: NodeIndex(rawValue: side), parent: views.parent, looksAtAll: isRelayered || outer.looksAtAll,
            isAttached: true))
      default: break
      }
    }
    if nodes[node].kind == .scrollView {
      meet(.scroll, &views, isRelayered)
    } else if nodes[node].token != .max, views.next != .none, isShown(.leaf(nodes[node].token), views) {
      return
    }
    if views.next != .none { drop(&views) }
  }

  /// Meets a view that holds others.
  private mutating func meet(_ key: ViewKey, _ views: inout Views, _ isRelayered: Bool) {
    guard views.next != .none, isShown(key, views) else {
      drop(&views)
      views.parent = .unmade
      return
    }
    if isRelayered { note(views.next) }
    views.met = views.next
    views.parent = views.next
    views.next = shown[views.next].next
  }

  private func isShown(_ key: ViewKey, _ views: Views) -> Bool {
    shown[views.next].key == key && shown[views.next].parent == views.parent
  }

  private func drop(_ views: inout Views) {
    views.isOther = true
    guard views.next != .none else { return }
    shown.drop(from: views.next, after: views.met, of: views.node)
    views.next = .none
  }

  /// Step 3.
  private mutating func note(_ slot: ViewSlot) {
    switch slot {
    case .none: isRootReordered = true
    case .unmade: break
    default: shown[slot].isReordered = true
    }
  }
}
