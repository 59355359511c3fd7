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
/// grows steadily, unless it may have one length and stands in front of others (`LikelyBounds.swift`), nor a text whose
/// neighbours grow without end. So a row of fixed views, one text and a spacer asks each of them once. A *plain* stack,
/// with a written spacing and an alignment that follows from sizes alone, takes shorter ways to the same numbers
/// (`Stack+Plain.swift`); the bounds of what is separable are added up (`StackBounds.swift`).
extension LayoutTree {
  func measureStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Size {
    let count = nodes[node].childCount
    if count == 0 { return .zero }
    if count == 1, nodes[node].kind != .gridRow, nodes[node].kind != .scrollView {
      return measure(firstLayoutChild(of: node), proposal)  // 7.
    }
    if nodes[node].marks.contains(.plain) { return measurePlainStack(node, axis, proposal) }
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

  func stackStyle(of node: NodeIndex, _ axis: Axis) -> StackStyle {
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
  func stackGuide(_ child: NodeIndex, _ style: StackStyle, _ proposal: Proposal, _ size: Size) -> Double {
    if let fraction = style.fraction { return (style.guide.rawValue <= 2 ? size.width : size.height) * fraction }
    let value = guideValue(child, style.guide, proposal, size)
    return value.isNaN ? .infinity : value
  }

  /// Step 1.
  @inline(__always)
  func gap(
    _ previous: NodeIndex, _ child: NodeIndex, _ axis: Axis, _ style: StackStyle, _ rightToLeft: Bool
  ) -> Double {
    style.spacing.isNaN ? distance(previous, child, along: axis, rightToLeft: rightToLeft) : style.spacing
  }

  /// Steps 4 and 5, from the children's first slots: the stack's size, and where its minor axis starts, counted from
  /// the line on which the guides lie.
  func stackSize(_ node: NodeIndex, _ axis: Axis, _ style: StackStyle) -> (size: Size, lower: Double) {
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
}
