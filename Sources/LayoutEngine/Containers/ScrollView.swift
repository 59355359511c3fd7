/// A scroll view.
///
/// Algorithm (SwiftUI):
/// 1. The content's proposal is unspecified along the axes that scroll, and the view's own on the others. Several
///    children form a vertical stack, centred, with adaptive spacing.
/// 2. Along an axis that scrolls the response is the proposal, and the content's length where that is unspecified; on
///    the others the view is as large as its content.
/// 3. The content is placed at the top leading corner.
/// 4. The lazy lists in it respond for their first rows where it is measured, and are placed with their visible rows
///    (`LazyHeads.swift`).
///
/// Parameters: `a` holds the axes.
struct ScrollViewRule: ContainerRule {
  func fold(_ inside: ContainerInside) -> Folded {
    let (tree, node) = (inside.tree, inside.node)
    var content = inside.count > 1 ? tree.foldColumn(node) : Folded(extents: .zero, traits: inside.childTraits)
    if inside.count == 1 { content.extents = inside.extents(of: inside.children.first) }
    var traits = content.traits.subtracting(.zeroEdges.union(.ownSpacing))
    var extents = content.extents
    let axes = tree.scrollAxes(node)
    for axis in Axis.allCases where axes.contains(axis) {
      traits.formUnion(.notices(axis))
      extents[axis] = Extent(least: 0, ideal: extents[axis].ideal, greatest: .infinity)
      if extents[axis].ideal.isNaN { traits.formUnion(.mustMeasure(axis)) }
    }
    // References to the nearest container mean this one, and none outside.
    tree.nodes[node].flags.subtract(.relativeContent)
    if traits.contains(.containerRelative) {
      tree.nodes[node].flags.formUnion(.relativeContent)
      traits.subtract(.containerRelative.union(.monotone))
      traits.formUnion(.noticesBoth)
      // Lists in it that run across it respond as the scroll view around it does.
      if !tree.lists.headed.isEmpty, let lists = tree.lists.headed[node], !lists.subtracting(axes).isEmpty {
        traits.formUnion(.containerRelative)
      }
    }
    return Folded(extents: extents, traits: traits)
  }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    let (tree, node) = (inside.tree, inside.node)
    let axes = tree.scrollAxes(node)
    for axis in Axis.allCases where axes.contains(axis) && proposal[raw: axis].isNaN { tree.noteIdealQuestion(node) }
    tree.setContentWindow(node, proposal, isPlaced: false)
    let proposed = proposal.unspecified(axes)
    // 2.
    var size =
      inside.count > 1
      ? tree.measureStack(node, .vertical, proposed)
      : inside.count == 1 ? inside.measure(inside.children.first, proposed) : .zero
    for axis in Axis.allCases where axes.contains(axis) && !proposal[raw: axis].isNaN {
      size[axis] = proposal[raw: axis]
    }
    return size
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    let (tree, node) = (inside.tree, inside.node)
    tree.setContentWindow(node, core.proposal, isPlaced: !inside.isReadingGuide)
    if inside.isReadingGuide { tree.noteIdealQuestion(node) } else { tree.noteOpenAxes(node, core.proposal) }
    let proposed = core.proposal.unspecified(tree.scrollAxes(node))
    if inside.count > 1 {
      let content = tree.measureStack(node, .vertical, proposed)
      tree.arrangeStack(node, .vertical, PlacedCore(proposal: proposed, size: content))
    } else if inside.count == 1 {
      inside.put(inside.children.first, proposed, at: .zero)
    }
  }

  func inherited(_ inside: ContainerInside) -> NodeFlags {
    inside.count > 1 ? .inVStack.union(.edgesByParent) : .none
  }
}

extension LayoutTree {
  /// The axes along which a scroll view scrolls; none for other nodes.
  package func scrollAxes(_ node: NodeIndex) -> Axis.Set {
    nodes[node].kind == .scrollView ? Axis.Set(rawValue: UInt8(nodes[node].a)) : []
  }

  /// The axes along which a scroll view was placed as long as its content, since nothing bounds it.
  package func openAxes(_ node: NodeIndex) -> Axis.Set { lists.openAxes[node] ?? [] }

  fileprivate func noteOpenAxes(_ node: NodeIndex, _ proposal: Proposal) {
    var open: Axis.Set = []
    for axis in Axis.allCases where scrollAxes(node).contains(axis) && !proposal[raw: axis].isFinite {
      open.insert(Axis.Set(axis))
    }
    if !open.isEmpty || !lists.openAxes.isEmpty { lists.openAxes[node] = open.isEmpty ? nil : open }
  }
}
