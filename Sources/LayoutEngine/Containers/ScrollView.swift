/// A scroll view.
///
/// Algorithm (SwiftUI):
/// 1. The content is offered unspecified along the axes that scroll, and the proposal on the others. Several children
///    form a vertical stack, centred, with adaptive spacing.
/// 2. Along an axis that scrolls the view takes the proposal, and the content's length where that is unspecified; on
///    the others it is as large as its content.
/// 3. The content stands at the top leading corner.
/// 4. The lazy lists in it answer for their first rows where it is measured, and stand as they can be seen where it is
///    placed (`LazyHeads.swift`).
///
/// Parameters: `a` holds the axes.
extension LayoutTree {
  package func scrollAxes(_ node: NodeIndex) -> Axis.Set { Axis.Set(rawValue: UInt8(nodes[node].a)) }

  func measureScrollView(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let axes = scrollAxes(node)
    for axis in Axis.allCases where axes.contains(axis) && proposal[raw: axis].isNaN { noteIdealQuestion(node) }
    setContentWindow(node, proposal, isPlaced: false)
    let content = measureContent(of: node, contentOffer(proposal, axes))
    // 2.
    var size = content
    for axis in Axis.allCases where axes.contains(axis) && !proposal[raw: axis].isNaN {
      size[axis] = proposal[raw: axis]
    }
    return size
  }

  func arrangeScrollView(_ node: NodeIndex, _ core: PlacedCore) {
    setContentWindow(node, core.proposal, isPlaced: !isGuideAsked)
    if isGuideAsked { noteIdealQuestion(node) } else { noteOpenAxes(node, core.proposal) }
    let offer = contentOffer(core.proposal, scrollAxes(node))
    switch nodes[node].childCount {
    case 0: break
    case 1: put(firstLayoutChild(of: node), offer, at: .zero)
    default:
      let content = measureStack(node, .vertical, offer)
      arrangeStack(node, .vertical, PlacedCore(proposal: offer, size: content))
    }
  }

  /// The axes along which a scroll view was placed as long as its content, since nothing bounds it.
  package func openAxes(_ node: NodeIndex) -> Axis.Set { openScrollAxes[node] ?? [] }

  private func noteOpenAxes(_ node: NodeIndex, _ proposal: Proposal) {
    var open: Axis.Set = []
    for axis in Axis.allCases where scrollAxes(node).contains(axis) && !proposal[raw: axis].isFinite {
      open.insert(Axis.Set(axis))
    }
    if !open.isEmpty || !openScrollAxes.isEmpty { openScrollAxes[node] = open.isEmpty ? nil : open }
  }

  private func measureContent(of node: NodeIndex, _ offer: Proposal) -> Size {
    switch nodes[node].childCount {
    case 0: .zero
    case 1: measure(firstLayoutChild(of: node), offer)
    default: measureStack(node, .vertical, offer)
    }
  }

  /// Step 1.
  private func contentOffer(_ proposal: Proposal, _ axes: Axis.Set) -> Proposal {
    Proposal(
      rawWidth: axes.contains(Axis.Set.horizontal) ? .nan : proposal.rawWidth,
      rawHeight: axes.contains(Axis.Set.vertical) ? .nan : proposal.rawHeight)
  }
}
