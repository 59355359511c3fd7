/// Plain stacks: the spacing is written, and the guide they align by follows from a child's size alone. The steps are
/// those of `Stack.swift`.
///
/// With `f` for where the guide lies in a length (0, a half or 1), a child of the breadth b stands at B f - b f, where B is
/// the greatest breadth: so the breadth of the stack is B, and no line has to be found first.
extension LayoutTree {
  @inline(__always)
  func measurePlainStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) -> Size {
    let n = nodes.handle
    if proposal[raw: axis].isNaN || n[node].marks.contains(.inert) {
      return measureInTurn(node, axis, proposal[raw: axis.crossed])
    }
    servePlainStack(node, axis, proposal)
    return plainStackSize(node, axis)
  }

  /// Step 2, and 3 where no child can notice the length: one walk for offers and sizes.
  @inline(__always)
  private func measureInTurn(_ node: NodeIndex, _ axis: Axis, _ minor: Double) -> Size {
    let n = nodes.handle
    let spacing = n[node].a
    let offer = Proposal(axis, raw: .nan, minor)
    var major = -spacing
    var breadth = 0.0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let size = measure(child, offer)
      // 4, 5.
      major += spacing
      major += size[axis]
      breadth = max(breadth, size[axis.crossed])
      child = nextLayoutChild(n, after: child, in: node)
    }
    return Size(axis, max(0, major), breadth)
  }

  @inline(__always)
  private func servePlainStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal) {
    let n = nodes.handle
    let rest = proposal[raw: axis] - n[node].a * Double(n[node].childCount - 1)
    let minor = proposal[raw: axis.crossed]
    if n[node].marks.contains(.direct) {
      serveDirectly(node, axis, rest, minor)
    } else {
      serveInOrder(node, axis, rest, minor)
    }
  }

  /// Steps 4 and 5.
  @inline(__always)
  private func plainStackSize(_ node: NodeIndex, _ axis: Axis) -> Size {
    let n = nodes.handle
    let spacing = n[node].a
    var major = -spacing
    var breadth = 0.0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let size = n[child].size
      major += spacing
      major += size[axis]
      breadth = max(breadth, size[axis.crossed])
      child = nextLayoutChild(n, after: child, in: node)
    }
    return Size(axis, max(0, major), breadth)
  }

  /// Places the children of a plain stack without asking them once more.
  ///
  /// - Returns: `false` where a child is infinite, or the evaluation was given up; nothing has been placed then.
  func placePlainStack(_ node: NodeIndex, _ axis: Axis, _ core: PlacedCore) -> Bool {
    let n = nodes.handle
    let cross = axis.crossed
    // 6.
    var proposal = core.proposal
    var breadth = core.size[cross]
    var isServed = core.isSettled
    if proposal[raw: cross].isNaN {
      proposal[raw: cross] = breadth
      isServed = isServed && n[node].marks.contains(.inertAcross)
    }
    if !isServed {
      let size = measurePlainStack(node, axis, proposal)
      if interrupted { return false }
      breadth = size[cross]
      guard size.isFinite else { return false }
    }
    guard core.size.isFinite else { return false }
    let fraction = Double((axis == .horizontal ? n[node].vertical : n[node].horizontal).rawValue % 3) / 2
    let spacing = n[node].a
    let rightToLeft = n[node].flags.contains(.coreRightToLeft)
    let width = core.size.width
    var major = 0.0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let size = n[child].size
      let minor = breadth * fraction - size[cross] * fraction
      var origin = axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
      if rightToLeft { origin.x = width - origin.x - size.width }
      setPlace(of: child, origin, in: node)
      major += size[axis]
      major += spacing
      child = nextLayoutChild(n, after: child, in: node)
    }
    return true
  }
}
