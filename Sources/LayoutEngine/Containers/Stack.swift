/// HStack and VStack. *Major* is the axis along which children stand, *minor* the other.
///
/// Algorithm (SwiftUI's; sections 1 and 9 of the specification):
/// 1. Between neighbours is the spacing, or where none is given the distance they prefer (`Spacing.swift`).
/// 2. Major unspecified: every child's proposal is (unspecified, minor).
/// 3. Major given, 0 and infinity included: the length without the gaps is shared out among the children
///    (`ShareOut.swift`).
/// 4. The length ends with the last child; a stack never clamps itself to the proposal.
/// 5. Across, each child's guide is on one line: the stack spans from the least start to the greatest end, the line
///    itself included.
/// 6. When placed, an unspecified minor becomes the stack's own, and 2 or 3 runs again.
/// 7. A stack of one child is that child; a stack of none is 0x0.
///
/// The facts that are known before all of this are in `Stack+Fold.swift`. A stack that must be measured stores its last
/// run: it is often placed with the proposal that it was measured with.
extension LayoutTree {
  func measureStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Size {
    if nodes[node].childCount == 0 { return .zero }
    if isElided(node) { return measure(firstLayoutChild(of: node), proposal) }  // 7.
    let run = run(node, axis, proposal[raw: axis], proposal[raw: axis.crossed])
    return Size(axis, max(0, run.length), run.upper - run.lower)
  }

  /// Measures the children, by steps 2 to 5.
  private func run(_ node: NodeIndex, _ axis: Axis, _ major: Double, _ minor: Double) -> StackRun {
    let n = nodes.handle
    let stores = n[node].kind == .hStack || n[node].kind == .vStack
    if stores, n[node].side != .max {
      let known = tables.runs[n[node].side]
      if known.isOf(major, minor) { return known }
    }
    let offer = StackOffer(axis, major, minor, coreTraits(of: node))
    share(offer, of: node)
    if interrupted { return StackRun() }
    var run = extentOfChildren(node, offer)
    if interrupted { return StackRun() }
    if stores, n[node].traits.isDisjoint(with: .percentChild) {
      (run.major, run.minor) = (major, minor)
      if n[node].side == .max { n[node].side = tables.runs.add(run) } else { tables.runs[n[node].side] = run }
    }
    return run
  }

  /// Step 3, where it applies. The proposals are in the children's records.
  @inline(__always)
  private func share(_ offer: StackOffer, of node: NodeIndex) {
    guard offer.isShared else { return }
    let length = offer.major - nodes.handle[node].taken
    if offer.axis == .horizontal {
      shareOutRow(length, of: node, offer.minor)
    } else {
      shareOutColumn(length, of: node, offer.minor)
    }
  }

  @inline(never)
  private func shareOutRow(_ length: Double, of node: NodeIndex, _ minor: Double) {
    shareOut(length, among: StackChildren(container: node, axis: .horizontal, minor: minor))
  }

  @inline(never)
  private func shareOutColumn(_ length: Double, of node: NodeIndex, _ minor: Double) {
    shareOut(length, among: StackChildren(container: node, axis: .vertical, minor: minor))
  }

  /// The run for the children's proposals, by steps 4 and 5.
  @inline(__always)
  private func extentOfChildren(_ node: NodeIndex, _ offer: StackOffer) -> StackRun {
    let n = nodes.handle
    let axis = offer.axis
    let style = stackStyle(of: node, axis)
    var run = StackRun()
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let childProposal = offer.proposal(n, to: child)
      let size = measure(child, childProposal)
      run.length += size[axis]
      let breadth = size[axis.crossed]
      if style.fraction != nil {
        run.upper = max(run.upper, breadth)
      } else {
        let guide = stackGuide(child, style, childProposal, size)
        if guide.isFinite {
          run.lower = min(run.lower, -guide)
          run.upper = max(run.upper, breadth - guide)
        } else if breadth == .infinity {
          run.upper = .infinity
        }
      }
      let next = nextLayoutChild(n, after: child, in: node)
      if !next.isNone { run.length += gap(child, next, style) }
      child = next
    }
    return run
  }

  /// Places the children.
  func arrangeStack(_ node: NodeIndex, _ axis: Axis, _ core: PlacedCore) {
    arrange(nodes.handle, node, axis, core) { put($0, $1, at: $3) }
  }

  /// Places the children at once, where no place depends on all others.
  func placeRow(_ node: NodeIndex, _ core: PlacedCore) { place(node, .horizontal, core) }
  func placeColumn(_ node: NodeIndex, _ core: PlacedCore) { place(node, .vertical, core) }

  @inline(__always)
  private func place(_ node: NodeIndex, _ axis: Axis, _ core: PlacedCore) {
    let n = nodes.handle
    setPercentBases(below: node, core.proposal)
    let width = n[node].flags.contains(.coreRightToLeft) ? core.size.width : nil
    arrange(n, node, axis, core) { setPlace(n, of: $0, $1, $2, $3, mirroredIn: width, of: node) }
  }

  /// Calls `put` with each child, its proposal, its size and its corner, left to right.
  @inline(__always)
  private func arrange(
    _ n: NodeHandle, _ node: NodeIndex, _ axis: Axis, _ core: PlacedCore,
    _ put: (NodeIndex, Proposal, Size, Point) -> Void
  ) {
    let traits = coreTraits(of: node)
    let style = stackStyle(of: node, axis, traits)
    // 6.
    var line = StackRun()
    line.upper = core.size[axis.crossed]
    let minor = core.proposal[raw: axis.crossed].isNaN ? line.upper : core.proposal[raw: axis.crossed]
    let offer = StackOffer(axis, core.proposal[raw: axis], minor, traits)
    if !traits.isDisjoint(with: .mustMeasure(axis.crossed)) {
      line = run(node, axis, offer.major, minor)
    } else {
      share(offer, of: node)
      if n[node].side != .max { tables.runs[n[node].side] = StackRun() }
    }
    if interrupted { return }
    // The place of the line, as far as no guide has to be read.
    let fraction = style.fraction ?? 0
    let start = line.upper * fraction
    let hasGuides = style.fraction == nil
    var major = 0.0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let childProposal = offer.proposal(n, to: child)
      let size = measure(n, child, childProposal)
      var across = start - size[axis.crossed] * fraction
      if hasGuides { across = -stackGuide(child, style, childProposal, size) - line.lower }
      var shift = 0.0
      if n[child].traits.contains(.edges) { (across, shift) = edgesInStack(child, axis, core, size, across) }
      if interrupted { return }
      put(
        child, childProposal, size,
        axis == .horizontal ? Point(x: major + shift, y: across) : Point(x: across, y: major + shift))
      major += size[axis]
      let next = nextLayoutChild(n, after: child, in: node)
      if !next.isNone { major += gap(child, next, style) }
      child = next
    }
  }

  /// The values of a stack's own parameters.
  struct StackStyle {
    let axis: Axis
    let isRightToLeft: Bool
    /// NaN for the distance that neighbours prefer.
    var spacing: Double
    var guide: GuideKey
    /// The place of the guide as a fraction of the child's length, for guides that no child here has explicitly.
    var fraction: Double?
  }

  /// The guide by which a stack aligns its children.
  @inline(__always)
  func stackGuideKey(_ node: NodeIndex, _ axis: Axis) -> GuideKey {
    let n = nodes.handle
    switch n[node].kind {
    case .gridRow where n[node].a != 1: return .verticalCenter
    case .scrollView: return .horizontalCenter
    default: return axis == .horizontal ? n[node].vertical : n[node].horizontal
    }
  }

  /// The distance between a stack's children; NaN for the one that neighbours prefer.
  @inline(__always)
  func stackSpacing(_ node: NodeIndex) -> Double {
    let n = nodes.handle
    return n[node].kind == .gridRow || n[node].kind == .scrollView ? .nan : n[node].a
  }

  @inline(__always)
  func stackStyle(of node: NodeIndex, _ axis: Axis) -> StackStyle { stackStyle(of: node, axis, coreTraits(of: node)) }

  @inline(__always)
  private func stackStyle(of node: NodeIndex, _ axis: Axis, _ traits: NodeTraits) -> StackStyle {
    let guide = stackGuideKey(node, axis)
    return StackStyle(
      axis: axis, isRightToLeft: nodes.handle[node].flags.contains(.coreRightToLeft), spacing: stackSpacing(node),
      guide: guide, fraction: guideFraction(guide, traits))
  }

  func stackGuide(_ child: NodeIndex, _ style: StackStyle, _ proposal: Proposal, _ size: Size) -> Double {
    let value = guideValue(child, style.guide, proposal, size)
    return value.isNaN ? .infinity : value
  }

  /// The distance between two children, by step 1.
  @inline(__always)
  func gap(_ child: NodeIndex, _ next: NodeIndex, _ style: StackStyle) -> Double {
    style.spacing.isNaN
      ? distance(child, next, along: style.axis, rightToLeft: style.isRightToLeft) : style.spacing
  }

  /// The sum of the gaps between a stack's children.
  func sumOfGaps(_ node: NodeIndex, _ style: StackStyle) -> Double {
    let children = layoutChildren(of: node)
    return zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1, style) }
  }

  /// Drops the last run of a stack.
  func dropRun(of node: NodeIndex) {
    tables.runs.remove(nodes[node].side)
    nodes[node].side = .max
  }
}

/// A stack's proposal to its children.
private struct StackOffer {
  let axis: Axis
  let major: Double
  let minor: Double
  /// Whether step 3 applies and a child depends on its result; otherwise the length is unspecified for all children.
  let isShared: Bool

  @inline(__always)
  init(_ axis: Axis, _ major: Double, _ minor: Double, _ traits: NodeTraits) {
    (self.axis, self.major, self.minor) = (axis, major, minor)
    isShared = !major.isNaN && !traits.isDisjoint(with: .notices(axis).union(.mustMeasure(axis)))
  }

  /// The proposal to a child, by steps 2 and 3.
  @inline(__always)
  func proposal(_ n: NodeHandle, to child: NodeIndex) -> Proposal {
    Proposal(axis, raw: isShared ? n[child].proposed : .nan, minor)
  }
}

/// The result of a stack's run.
///
/// It has the proposal, the end of the last child, and the distances that the children reach across, counted from the
/// line of the guides.
struct StackRun {
  var major = 0.0
  /// Negative where there was no run.
  var minor = -1.0
  var length = 0.0
  var lower = 0.0
  var upper = 0.0

  @inline(__always)
  func isOf(_ major: Double, _ minor: Double) -> Bool {
    self.major.bitPattern == major.bitPattern && self.minor.bitPattern == minor.bitPattern
  }
}

/// The children of a stack, among which its length is shared out.
private struct StackChildren: ShareMembers {
  let container: NodeIndex
  let axis: Axis
  let minor: Double

  @inline(__always)
  func fill(_ list: inout ShareList, in tree: LayoutTree, all: Bool) {
    let n = tree.nodes.handle
    // Room for all at once; lists inside this one grow as they need.
    if tree.scratch.shareItems.isEmpty { tree.scratch.shareItems.reserve(Int(n[container].childCount)) }
    var order: UInt32 = 0
    var child = tree.firstLayoutChild(n, of: container)
    while !child.isNone {
      let traits = n[child].traits
      let mustMeasure = traits.contains(.mustMeasure(axis))
      let isRigid = !traits.contains(.notices(axis))
      if isRigid, n[child].extents != .max { n[child].proposed = .nan }
      let measured = isRigid && mustMeasure ? tree.length(of: child, axis, .nan, minor) : 0
      list.rest -= measured
      if isRigid, !all {
        list.lastOmitted = Int(order)
      } else {
        let extent = isRigid && mustMeasure ? Extent(measured) : tree.extent(n, of: child, axis)
        tree.scratch.shareItems.append(
          ShareItem(
            member: child.rawValue, order: order, isRigid: isRigid, clamps: isRigid || !mustMeasure,
            least: extent.least,
            greatest: extent.greatest, priority: tree.priority(of: child)))
      }
      order &+= 1
      child = tree.nextLayoutChild(n, after: child, in: container)
    }
  }

  @inline(__always)
  func length(of item: ShareItem, at proposed: Double, in tree: LayoutTree) -> Double {
    tree.length(of: NodeIndex(rawValue: item.member), axis, proposed, minor)
  }

  @inline(__always)
  func growsSteadily(_ item: ShareItem, in tree: LayoutTree) -> Bool {
    tree.nodes.handle[NodeIndex(rawValue: item.member)].traits.contains(.monotone)
  }

  /// Whether a child is bounded: a text is as wide as its lines for every proposal.
  func isBounded(_ item: ShareItem, in tree: LayoutTree) -> Bool {
    let n = tree.nodes.handle
    let child = NodeIndex(rawValue: item.member)
    return axis == .horizontal && n[child].kind == .text && n[child].layerCount == 0
  }

  /// Whether a child may have to be measured before those that were left out.
  ///
  /// A child that grows steadily is never less flexible than one of one length, which has that length in every
  /// proposal.
  func mayPrecede(_ item: ShareItem, isBefore: Bool, in tree: LayoutTree) -> Bool {
    let n = tree.nodes.handle
    let child = NodeIndex(rawValue: item.member)
    if !growsSteadily(item, in: tree) { return true }
    return isBefore && !(n[child].kind == .measured && (axis == .horizontal || n[child].layerCount == 0))
  }

  @inline(__always)
  func serve(_ item: ShareItem, in tree: LayoutTree) {
    tree.nodes.handle[NodeIndex(rawValue: item.member)].proposed = item.proposed
  }
}
