/// A child that takes part in sharing out a stack's length.
struct StackItem {
  var node: NodeIndex
  var order: UInt32
  /// The length at 0.
  var min: Double
  /// The length at infinity.
  var max: Double
  var priority: Double
  /// Whether the length at infinity is a guess that only says that there is one.
  var isGuess = false

  var flexibility: Double { Self.flexibility(min, max) }

  /// What lies between the bounds: nothing where they are the same, also at infinity.
  static func flexibility(_ min: Double, _ max: Double) -> Double { min == max ? 0 : max - min }

  /// The order of serving: higher priorities first, then the less flexible, then, where both can grow without end, the
  /// larger minimum; then as written.
  static func comesFirst(_ one: StackItem, _ other: StackItem) -> Bool {
    if one.priority != other.priority { return one.priority > other.priority }
    let flexibility = one.flexibility
    let otherFlexibility = other.flexibility
    if flexibility != otherFlexibility { return flexibility < otherFlexibility }
    if flexibility == .infinity, one.min != other.min { return one.min > other.min }
    return one.order < other.order
  }
}

/// Serving: who of a stack's children is offered what. The steps are those of `Stack.swift`.
extension LayoutTree {
  /// Steps 2 and 3: afterwards each child's first slot holds its offer and its answer.
  func serveStack(_ node: NodeIndex, _ axis: Axis, _ proposal: Proposal, _ style: StackStyle) {
    let minor = proposal[raw: axis.crossed]
    let major = proposal[raw: axis]
    if major.isNaN {
      // 2.
      var child = firstLayoutChild(of: node)
      while !child.isNone {
        _ = measure(child, Proposal(axis, raw: .nan, minor))
        child = nextLayoutChild(nodes.handle, after: child, in: node)
      }
      return
    }
    let rest = major - sumOfGaps(node, axis, style)
    if nodes[node].marks.contains(.direct) {
      serveDirectly(node, axis, rest, minor)
    } else {
      serveInOrder(node, axis, rest, minor)
    }
  }

  /// Step 3 where the order is known beforehand: at most one growing child of priority 0, at most one bare spacer, and
  /// nothing else that can notice the length. A child that cannot notice it is least flexible.
  ///
  /// A growing child may turn out to have one length after all. It is then no more flexible than the others, and those
  /// written behind it come after it: the stack serves in order.
  func serveDirectly(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) {
    let n = nodes.handle
    let notices = NodeTraits.notices(axis)
    let rigid = Proposal(axis, raw: 0, minor)
    var growing = NodeIndex.none
    var spacer = NodeIndex.none
    var mayTie = false
    var rest = length
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let traits = n[child].traits
      if traits.contains(.priority) {
        spacer = child
      } else if traits.contains(notices) {
        growing = child
      } else {
        mayTie = !growing.isNone
        take(measure(child, rigid)[axis], &rest)
      }
      child = nextLayoutChild(nodes.handle, after: child, in: node)
    }
    if !growing.isNone {
      // b.
      var least = -Double.infinity
      if mayTie, !n[growing].firstChild.isNone || n[growing].modifierCount > 0 || n[growing].kind == .text {
        let bounds = likelyBounds(of: growing, axis, isAlone: true)
        if !(bounds.min < bounds.max) { return serveTie(node, axis, length, minor) }
        if !n[growing].marks.contains(.separable) { least = bounds.min }
      }
      // c. The only lower priority is the spacer's.
      let shared = spacer.isNone ? rest : rest - n[spacer].a
      let taken = measure(growing, Proposal(axis, raw: max(0, shared), minor))[axis]
      if !(taken > least) { return serveTie(node, axis, length, minor) }
      // d.
      take(taken, &rest)
    }
    if !spacer.isNone { _ = measure(spacer, Proposal(axis, raw: max(0, rest), minor)) }
  }

  /// Serves in order, now and until the node is prepared anew: a guess that failed at every level would double the work.
  private func serveTie(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) {
    if interrupted { return }
    nodes[node].marks.subtract(.direct)
    serveInOrder(node, axis, length, minor)
  }

  /// Infinity minus infinity says nothing.
  @inline(__always)
  private func take(_ length: Double, _ rest: inout Double) {
    let left = rest - length
    if !left.isNaN { rest = left }
  }

  /// Step 3 in general.
  func serveInOrder(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) {
    if serveAlike(node, axis, length, minor) || serveGathered(node, axis, length, minor, guesses: true) { return }
    _ = serveGathered(node, axis, length, minor, guesses: false)
  }

  /// Step 3 for children that are listed.
  ///
  /// - Returns: `false` where a child of which a length was guessed takes nothing, so that it may have one length.
  private func serveGathered(
    _ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double, guesses: Bool
  ) -> Bool {
    let mark = stackScratch.count
    defer { stackScratch.removeLast(stackScratch.count - mark) }
    var rest = length
    guard gatherItems(node, axis, minor, &rest, guesses) else { return true }
    let end = stackScratch.count
    guard mark < end else { return true }
    // c. From here on an item's minimum is the sum of its own and of those that are served after it: what all groups keep
    // is added up in one walk.
    var later = end - 1
    while later > mark {
      later -= 1
      stackScratch[later].min += stackScratch[later + 1].min
    }
    var group = mark
    while group < end {
      let priority = stackScratch[group].priority
      var groupEnd = group
      while groupEnd < end, stackScratch[groupEnd].priority == priority { groupEnd += 1 }
      // c.
      let kept = groupEnd < end ? stackScratch[groupEnd].min : 0
      // d.
      for at in group..<groupEnd {
        let offer = max(0, (rest - kept) / Double(groupEnd - at))
        let taken = measure(stackScratch[at].node, Proposal(axis, raw: offer, minor))[axis]
        if stackScratch[at].isGuess, !(taken > 0), !interrupted { return false }
        take(taken, &rest)
      }
      group = groupEnd
    }
    return true
  }

  /// Step 3 where no child has a priority, and all that can notice the length are separable and have the same bounds: the
  /// others are served at once, as the least flexible, and these as written.
  ///
  /// - Returns: `false` where it is not so.
  private func serveAlike(_ node: NodeIndex, _ axis: Axis, _ length: Double, _ minor: Double) -> Bool {
    let n = nodes.handle
    let notices = NodeTraits.notices(axis)
    let rigid = Proposal(axis, raw: 0, minor)
    var rest = length
    var bounds = LengthBounds.unknown
    var count = 0.0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let traits = n[child].traits
      if traits.contains(.priority) { return false }
      if !traits.contains(notices) {
        take(measure(child, rigid)[axis], &rest)
      } else {
        guard n[child].marks.contains(.separable) else { return false }
        let own = separableBounds(of: child, axis)
        if count == 0 { bounds = own }
        guard own.min < own.max, own.min == bounds.min, own.max == bounds.max else { return false }
        count += 1
      }
      child = nextLayoutChild(n, after: child, in: node)
    }
    // d.
    child = firstLayoutChild(n, of: node)
    while !child.isNone {
      if n[child].traits.contains(notices) {
        let offer = max(0, rest / count)
        take(measure(child, Proposal(axis, raw: offer, minor))[axis], &rest)
        count -= 1
      }
      child = nextLayoutChild(n, after: child, in: node)
    }
    return true
  }

  /// Steps a and b: the children that share, in the order in which they are served.
  ///
  /// Where no child has a priority and all that can notice the length really differ between 0 and infinity, the others
  /// are served at once, as the least flexible: only those that share are sorted.
  ///
  /// - Returns: `false` where the evaluation was given up.
  private func gatherItems(
    _ node: NodeIndex, _ axis: Axis, _ minor: Double, _ rest: inout Double, _ guesses: Bool
  ) -> Bool {
    let n = nodes.handle
    let mark = stackScratch.count
    let notices = NodeTraits.notices(axis)
    if takesShortCuts, canSplit(node), gatherGrowing(node, axis, minor, mark, guesses) {
      let rigid = Proposal(axis, raw: 0, minor)
      var child = firstLayoutChild(n, of: node)
      while !child.isNone {
        if !n[child].traits.contains(notices) { take(measure(child, rigid)[axis], &rest) }
        child = nextLayoutChild(n, after: child, in: node)
      }
    } else {
      stackScratch.removeLast(stackScratch.count - mark)
      gatherAll(node, axis, minor)
    }
    if interrupted { return false }
    var isSorted = true
    var at = mark + 1
    while at < stackScratch.count, isSorted {
      isSorted = !StackItem.comesFirst(stackScratch[at], stackScratch[at - 1])
      at += 1
    }
    if !isSorted { stackScratch[mark...].sort(by: StackItem.comesFirst) }
    return true
  }

  /// The children that can notice the length; `false` where one of them is not longer at infinity than at 0.
  ///
  /// A text's ideal width decides nothing where all others grow without end: it is less flexible than these, and is not
  /// asked.
  private func gatherGrowing(
    _ node: NodeIndex, _ axis: Axis, _ minor: Double, _ mark: Int, _ guesses: Bool
  ) -> Bool {
    let n = nodes.handle
    let notices = NodeTraits.notices(axis)
    var order: UInt32 = 0
    var texts = 0
    var isEndless = true
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      if n[child].traits.contains(notices) {
        var item = StackItem(node: child, order: order, min: 0, max: LayoutTree.likelyWidth, priority: 0)
        if guesses, axis == .horizontal, n[child].kind == .text, n[child].modifierCount == 0, n[child].a != 1 {
          item.isGuess = true
          texts += 1
        } else {
          let bounds = lengthBounds(of: child, axis, minor)
          (item.min, item.max) = (bounds.min, bounds.max)
          if !(item.min < item.max) { return false }
          if item.max < .infinity { isEndless = false }
        }
        stackScratch.append(item)
      }
      order += 1
      child = nextLayoutChild(n, after: child, in: node)
    }
    return texts == 0 || texts == 1 && isEndless || askIdeals(from: mark, minor)
  }

  /// Texts of which the ideal widths decide the order.
  ///
  /// - Returns: `false` where one of them has no width.
  private func askIdeals(from mark: Int, _ minor: Double) -> Bool {
    for at in mark..<stackScratch.count where stackScratch[at].isGuess {
      stackScratch[at].max = lengthBounds(of: stackScratch[at].node, .horizontal, minor).max
      if !(stackScratch[at].min < stackScratch[at].max) { return false }
      stackScratch[at].isGuess = false
    }
    return true
  }

  private func gatherAll(_ node: NodeIndex, _ axis: Axis, _ minor: Double) {
    let n = nodes.handle
    var order: UInt32 = 0
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      let bounds = lengthBounds(of: child, axis, minor)
      stackScratch.append(
        StackItem(node: child, order: order, min: bounds.min, max: bounds.max, priority: priority(of: child)))
      order += 1
      child = nextLayoutChild(n, after: child, in: node)
    }
  }

  /// Whether no child has a priority.
  private func canSplit(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    var child = firstLayoutChild(n, of: node)
    while !child.isNone {
      if n[child].traits.contains(.priority) { return false }
      child = nextLayoutChild(n, after: child, in: node)
    }
    return true
  }

  /// A child's lengths at 0 and at infinity.
  func lengthBounds(of child: NodeIndex, _ axis: Axis, _ minor: Double) -> LengthBounds {
    let n = nodes.handle
    if !n[child].traits.contains(.notices(axis)) {
      let length = measure(child, Proposal(axis, raw: 0, minor))[axis]
      return LengthBounds(min: length, max: length)
    }
    if n[child].marks.contains(.separable) { return separableBounds(of: child, axis) }
    if n[child].modifierCount == 0, n[child].kind == .text, takesShortCuts {
      let most = Proposal(axis, raw: .infinity, minor)
      // Whatever its height is then, its width at 0 is 0.
      if axis == .horizontal { return LengthBounds(min: 0, max: measure(child, most).width) }
      if minor != 0 { return LengthBounds(min: leastTextHeight(child, minor), max: measure(child, most).height) }
    }
    if axis == .horizontal, n[child].holdsGrid {
      var height = Double.infinity
      return LengthBounds(
        min: width(of: child, Proposal(rawWidth: 0, rawHeight: minor), from: &height),
        max: width(of: child, Proposal(rawWidth: .infinity, rawHeight: minor), from: &height))
    }
    let least = measure(child, Proposal(axis, raw: 0, minor))[axis]
    return LengthBounds(min: least, max: measure(child, Proposal(axis, raw: .infinity, minor))[axis])
  }

  func sumOfGaps(_ node: NodeIndex, _ axis: Axis, _ style: StackStyle) -> Double {
    guard style.spacing.isNaN else { return style.spacing * Double(nodes[node].childCount - 1) }
    let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
    var sum = 0.0
    var previous = firstLayoutChild(of: node)
    var child = nextLayoutChild(after: previous, in: node)
    while !child.isNone {
      sum += distance(previous, child, along: axis, rightToLeft: rightToLeft)
      previous = child
      child = nextLayoutChild(nodes.handle, after: child, in: node)
    }
    return sum
  }

  func anyChildNotices(_ node: NodeIndex, _ axis: Axis) -> Bool {
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      if nodes[child].traits.contains(.notices(axis)) { return true }
      child = nextLayoutChild(nodes.handle, after: child, in: node)
    }
    return false
  }
}
