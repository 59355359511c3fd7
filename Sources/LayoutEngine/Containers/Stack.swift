/// A child that takes part in sharing out a stack's length.
struct StackItem {
  var node: NodeIndex
  var order: UInt32
  var min: Double
  var max: Double
  var priority: Double

  /// Who is served first: higher priorities, then the less flexible, then, where both can grow without end, the larger
  /// minimum; then as written.
  static func comesFirst(_ one: StackItem, _ other: StackItem) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    let flexibility = one.max - one.min
    let otherFlexibility = other.max - other.min
    if flexibility != otherFlexibility { return flexibility < otherFlexibility }
    if flexibility == .infinity, one.min != other.min { return one.min > other.min }
    return one.order < other.order
  }
}

/// HStack and VStack. *Major* is the axis along which children stand, *minor* the other.
///
/// Algorithm (SwiftUI's; sections 1 and 9 of the specification):
/// 1. Between neighbours lies the spacing, or where none is written the distance they prefer (`Spacing.swift`).
/// 2. Major unspecified: every child is offered (unspecified, minor).
/// 3. Major given, 0 and infinity included:
///    a. Each child's minimum and maximum are its lengths at major 0 and infinity.
///    b. Children are served by priority, then flexibility (maximum minus minimum), then as written (`StackItem`).
///    c. Left to share is the proposal minus the gaps minus the minima of all lower priorities; before each lower
///       priority its own minima come back.
///    d. The k-th of the n children of one priority is offered an equal share of what is left for the n - k that have
///       not been served, at least 0, and its length is taken off. What is left may be negative and stays so.
/// 4. The length is where the last child ends; a stack never clamps itself to the proposal.
/// 5. Across, each child's guide lies on one line: the stack spans from the least start to the greatest end, the line
///    itself included.
/// 6. When placed, an unspecified minor becomes the stack's own, and 2 or 3 runs again where a child can notice that.
/// 7. A stack of one child is that child; a stack of none is 0x0.
///
/// Children that cannot notice the major length are never probed; nor is a child that is alone in its priority and
/// grows steadily, since nothing about it decides the order. So a row of fixed views, one text and a spacer asks each
/// of them once.
extension LayoutTree {
  func measureStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Size {
    let count = nodes[node].childCount
    if count == 0 { return .zero }
    if count == 1, nodes[node].kind != .gridRow, nodes[node].kind != .scrollView {
      return measure(firstLayoutChild(of: node), proposal)  // 7.
    }
    let style = stackStyle(of: node, axis)
    serveStack(node, axis, proposal, style)
    return stackSize(node, axis, style).size
  }

  func arrangeStack(_ node: NodeIndex, _ axis: Axis, _ core: PlacedCore) {
    let count = nodes[node].childCount
    if count == 0 { return }
    if count == 1, nodes[node].kind != .gridRow, nodes[node].kind != .scrollView {
      put(firstLayoutChild(of: node), core.proposal, at: .zero)
      return
    }
    let style = stackStyle(of: node, axis)
    // 6.
    var proposal = core.proposal
    var isServed = core.isSettled
    if proposal[raw: axis.crossed].isNaN {
      proposal[raw: axis.crossed] = core.size[axis.crossed]
      isServed = isServed && !anyChildNotices(node, axis.crossed)
    }
    if !isServed { serveStack(node, axis, proposal, style) }
    let lower = stackSize(node, axis, style).lower
    if interrupted { return }

    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var major = 0.0
    var previous = NodeIndex.none
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if !previous.isNone { major += gap(previous, child, axis, style, rightToLeft) }
      let size = nodes[child].size
      let own = nodes[child].proposal
      var minor = -stackGuide(child, style, own, size) - lower
      var shift = 0.0
      if nodes[child].traits.contains(.edges) {
        (minor, shift) = edgesInStack(child, axis, core, size, minor)
      }
      placements.append(
        Placement(
          node: child, proposal: own,
          origin: axis == .horizontal
            ? Point(x: major + shift, y: minor) : Point(x: minor, y: major + shift)))
      major += size[axis]
      previous = child
      child = nextLayoutChild(after: child, in: node)
    }
  }

  /// What a stack's own parameters say.
  struct StackStyle {
    /// NaN for the distance that neighbours prefer.
    var spacing: Double
    var guide: GuideKey
    /// Where the guide lies by the child's length, for guides that no child here says anything about.
    var fraction: Double?
  }

  private func stackStyle(of node: NodeIndex, _ axis: Axis) -> StackStyle {
    var spacing = nodes[node].a
    var guide = axis == .horizontal ? nodes[node].vertical : nodes[node].horizontal
    switch nodes[node].kind {
    case .gridRow: (spacing, guide) = (.nan, nodes[node].a == 1 ? nodes[node].vertical : .verticalCenter)
    case .scrollView: (spacing, guide) = (.nan, .horizontalCenter)
    default: break
    }
    var fraction: Double?
    let mayDiffer: NodeTraits = guide.isTextBaseline ? .guides : .ownGuides
    if nodes[node].traits.isDisjoint(with: mayDiffer) {
      switch guide.rawValue {
      case 0, 3: fraction = 0
      case 1, 4: fraction = 0.5
      case 2, 5: fraction = 1
      default: break
      }
    }
    return StackStyle(spacing: spacing, guide: guide, fraction: fraction)
  }

  @inline(__always)
  private func stackGuide(_ child: NodeIndex, _ style: StackStyle, _ proposal: Proposal, _ size: Size) -> Double {
    if let fraction = style.fraction { return (style.guide.rawValue <= 2 ? size.width : size.height) * fraction }
    let value = guideValue(child, style.guide, proposal, size)
    return value.isNaN ? .infinity : value
  }

  /// Step 1.
  @inline(__always)
  private func gap(
    _ previous: NodeIndex, _ child: NodeIndex, _ axis: Axis, _ style: StackStyle, _ rightToLeft: Bool
  ) -> Double {
    style.spacing.isNaN ? distance(previous, child, along: axis, rightToLeft: rightToLeft) : style.spacing
  }

  private func sumOfGaps(_ node: NodeIndex, _ axis: Axis, _ style: StackStyle) -> Double {
    guard style.spacing.isNaN else { return style.spacing * Double(nodes[node].childCount - 1) }
    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var sum = 0.0
    var previous = firstLayoutChild(of: node)
    var child = nextLayoutChild(after: previous, in: node)
    while !child.isNone {
      sum += distance(previous, child, along: axis, rightToLeft: rightToLeft)
      previous = child
      child = nextLayoutChild(after: child, in: node)
    }
    return sum
  }

  private func anyChildNotices(_ node: NodeIndex, _ axis: Axis) -> Bool {
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if nodes[child].traits.contains(.notices(axis)) { return true }
      child = nextLayoutChild(after: child, in: node)
    }
    return false
  }

  /// Steps 2 and 3: afterwards each child's first slot holds its offer and its answer.
  private func serveStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal, _ style: StackStyle) {
    let minor = proposal[raw: axis.crossed]
    let major = proposal[raw: axis]
    if major.isNaN {
      // 2.
      var child = firstLayoutChild(of: node)
      while !child.isNone {
        _ = measure(child, Proposal(axis, raw: .nan, minor))
        child = nextLayoutChild(after: child, in: node)
      }
      return
    }
    let rest = major - sumOfGaps(node, axis, style)
    if !serveDirectly(node, axis, rest, minor) { serveInOrder(node, axis, rest, minor) }
  }

  /// Step 3 where the order is known beforehand: at most one growing child of priority 0, at most one bare spacer, and
  /// nothing else that can notice the length. `false` where that does not hold.
  private func serveDirectly(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) -> Bool {
    var growing = NodeIndex.none
    var spacer = NodeIndex.none
    var isOnlySpacer = true
    var rest = length
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let traits = nodes[child].traits
      if traits.contains(.priority) {
        guard nodes[child].kind == .spacer, nodes[child].modifierCount == 0, spacer.isNone else { return false }
        spacer = child
      } else {
        isOnlySpacer = false
        if traits.contains(.notices(axis)) {
          guard growing.isNone, traits.contains(.monotone) else { return false }
          growing = child
        }
      }
      child = nextLayoutChild(after: child, in: node)
    }
    // c. The only lower priority is the spacer's.
    if !spacer.isNone, !isOnlySpacer { rest -= nodes[spacer].a }
    // d. Whoever cannot notice is least flexible.
    child = firstLayoutChild(of: node)
    while !child.isNone {
      if child != growing, child != spacer {
        take(measure(child, Proposal(axis, raw: 0, minor))[axis], &rest)
      }
      child = nextLayoutChild(after: child, in: node)
    }
    if !growing.isNone { take(measure(growing, Proposal(axis, raw: max(0, rest), minor))[axis], &rest) }
    if !spacer.isNone {
      if !isOnlySpacer { rest += nodes[spacer].a }
      _ = measure(spacer, Proposal(axis, raw: max(0, rest), minor))
    }
    return true
  }

  /// Infinity minus infinity says nothing.
  @inline(__always)
  private func take(_ length: Double, _ rest: inout Double) {
    let left = rest - length
    if !left.isNaN { rest = left }
  }

  /// Step 3 in general.
  private func serveInOrder(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) {
    let mark = stackScratch.count
    defer { stackScratch.removeLast(stackScratch.count - mark) }
    // a.
    var child = firstLayoutChild(of: node)
    var order: UInt32 = 0
    var isSorted = true
    while !child.isNone {
      let bounds = lengthBounds(of: child, axis, minor)
      let item = StackItem(
        node: child, order: order, min: bounds.min, max: bounds.max, priority: priority(of: child))
      if isSorted, order > 0, let last = stackScratch.last, StackItem.comesFirst(item, last) { isSorted = false }
      stackScratch.append(item)
      order += 1
      child = nextLayoutChild(after: child, in: node)
    }
    if interrupted { return }
    // b.
    if !isSorted { stackScratch[mark...].sort(by: StackItem.comesFirst) }
    // c.
    let end = stackScratch.count
    let highest = stackScratch[mark].priority
    var rest = length
    for at in mark..<end where stackScratch[at].priority != highest { rest -= stackScratch[at].min }
    var group = mark
    while group < end {
      let priority = stackScratch[group].priority
      var groupEnd = group
      while groupEnd < end, stackScratch[groupEnd].priority == priority { groupEnd += 1 }
      if group > mark {
        for at in group..<groupEnd { rest += stackScratch[at].min }
      }
      // d.
      for at in group..<groupEnd {
        let offer = max(0, rest / Double(groupEnd - at))
        take(measure(stackScratch[at].node, Proposal(axis, raw: offer, minor))[axis], &rest)
      }
      group = groupEnd
    }
  }

  /// A child's lengths at 0 and at infinity.
  func lengthBounds(of child: NodeIndex, _ axis: Axis, _ minor: Double) -> (min: Double, max: Double) {
    let record = nodes[child]
    if !record.traits.contains(.notices(axis)) {
      let length = measure(child, Proposal(axis, raw: 0, minor))[axis]
      return (length, length)
    }
    if record.modifierCount == 0 {
      if record.kind == .flexible { return (0, .infinity) }
      if record.kind == .spacer { return (record.a, .infinity) }
      if record.kind == .text, axis == .vertical, minor != 0 {
        return (leastTextHeight(child, minor), measure(child, Proposal(axis, raw: .infinity, minor)).height)
      }
    }
    let least = measure(child, Proposal(axis, raw: 0, minor))[axis]
    return (least, measure(child, Proposal(axis, raw: .infinity, minor))[axis])
  }

  /// Steps 4 and 5, from the children's first slots: the stack's size, and where its minor axis starts, counted from
  /// the line on which the guides lie.
  private func stackSize(_ node: NodeIndex, _ axis: Axis, _ style: StackStyle) -> (size: Size, lower: Double) {
    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var major = 0.0
    var lower = 0.0
    var upper = 0.0
    var previous = NodeIndex.none
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if !previous.isNone { major += gap(previous, child, axis, style, rightToLeft) }
      let size = nodes[child].size
      let proposal = nodes[child].proposal
      major += size[axis]
      let guide = stackGuide(child, style, proposal, size)
      // Asking for a guide may have measured the child differently since.
      if style.fraction == nil { _ = measure(child, proposal) }
      if guide.isFinite {
        lower = min(lower, -guide)
        upper = max(upper, size[axis.crossed] - guide)
      } else if size[axis.crossed] == .infinity {
        upper = .infinity
      }
      previous = child
      child = nextLayoutChild(after: child, in: node)
    }
    return (Size(axis, max(0, major), upper - lower), lower)
  }

  /// Whose modifiers hold a child's edge positions: its own, or those of the child it stands for.
  func edgesBearer(_ child: NodeIndex) -> NodeIndex {
    var bearer = child
    while nodes[bearer].modifierCount == 0, isElided(bearer) { bearer = firstLayoutChild(of: bearer) }
    return bearer
  }

  /// Edge positions in a stack: across from the stack's own edges, along by a shift.
  private func edgesInStack(_ child: NodeIndex, _ axis: Axis, _ core: PlacedCore, _ size: Size, _ minor: Double)
    -> (minor: Double, shift: Double)
  {
    let bearer = edgesBearer(child)
    let start = Int(nodes[bearer].modifierStart)
    var minor = minor
    var shift = 0.0
    for at in start..<start + Int(nodes[bearer].modifierCount) where modifiers[at].kind == .edges {
      let record = modifiers[at]
      let cross = axis.crossed
      minor =
        record.edgePosition(cross, in: core.size[cross], length: size[cross], base: core.proposal) ?? minor
      shift += record.edgeShift(axis, base: core.proposal)
    }
    return (minor, shift)
  }
}
