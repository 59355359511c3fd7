/// How far a change reaches: a parent builds on its children's answers, traits and guides, so where none of these
/// changed it need not look at the child again.
///
/// 1. A node that had answered before is asked again everything that it remembers having been asked.
/// 2. It says the same if its answers are the same, and so are its traits, and nothing about it changed that a parent
///    reads beside them: modifiers, priorities, spacing, edges, guides.
/// 3. In a turn in another room nothing is compared: what the root is asked is new, and so is most of what follows.
/// 4. Its answers must be all that the parent builds on: a node that has forgotten one since the parent forgot its own
///    counts as changed (`forgetful`).
extension LayoutTree {
  /// What a node had said before it was prepared.
  struct Said {
    var traits: NodeTraits
    var gathered: NodeMarks
    var proposal: Proposal
    var size: Size
    var others: [(Proposal, Size)]
    /// What a stack said of its lengths without being measured, as far as it was asked.
    var bounds: StackBounds
  }

  /// Traits that come with something a parent reads, and which is not compared.
  private static var unseen: NodeTraits {
    .priority.union(.ownSpacing).union(.edges).union(.ownGuides).union(.context).union(.percentChild)
  }

  /// No more answers than these are compared.
  private static var comparedAnswers: Int { 4 }

  /// Whether what the node says can be compared with what it said.
  @inline(__always)
  func isComparable(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    return n[node].flags.contains(.measured) && n[node].marks.isDisjoint(with: .outspoken.union(.forgetful))
      && takesShortCuts && comparesAnswers && n[node].kind != .gridRow && node != root && !isParentTold(node)
      && !keepsOneAnswer(node) && n[node].traits.isDisjoint(with: LayoutTree.unseen)
  }

  /// What the node says so far; `nil` where that is too much.
  func said(by node: NodeIndex) -> Said? {
    let n = nodes.handle
    var others: [(Proposal, Size)] = []
    if n[node].moreSlots != .max {
      others = slots.responses(from: n[node].moreSlots)
      guard others.count < LayoutTree.comparedAnswers else { return nil }
    }
    let isStack = n[node].kind == .hStack || n[node].kind == .vStack || n[node].kind == .zStack
    return Said(
      traits: n[node].traits, gathered: n[node].marks.intersection(.heard), proposal: n[node].proposal,
      size: n[node].size, others: others,
      bounds: isStack && n[node].side != .max ? lengthBounds[n[node].side] : StackBounds())
  }

  /// Whether the parent may build on more than the node remembers having said: of leaves that are quicker worked out
  /// than looked up only the last answer is kept, and their lengths at 0 and at infinity are read off them; so is the
  /// least height of a text.
  private func keepsOneAnswer(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    switch n[node].kind {
    case .hStack, .vStack: return false
    case .fixed: return !n[node].traits.isDisjoint(with: .noticesBoth)
    case .text: return n[node].b == 1
    default: return n[node].marks.contains(.separable)
    }
  }

  /// Whether the parent hears of any change: it is stale already, or a caller's code, of which it is not known what it
  /// reads.
  private func isParentTold(_ node: NodeIndex) -> Bool {
    nodes[nodes[node].parent].marks.contains(.stale) || nodes[layoutParent(of: node)].kind == .custom
  }

  /// Steps 1 and 2; afterwards the first slot is the one it was.
  func saysTheSame(_ node: NodeIndex, _ before: Said) -> Bool {
    guard
      nodes[node].traits == before.traits,
      nodes[node].marks.intersection(.heard) == before.gathered,
      !(asksForBaselines && before.traits.contains(.textBaseline))
    else { return false }
    for axis in Axis.allCases where before.bounds[axis].isKnown {
      if finish({ stackBounds(node, axis) }) != before.bounds[axis] { return false }
    }
    for (proposal, size) in before.others where finish({ measure(node, proposal) }) != size { return false }
    return finish { measure(node, before.proposal) } == before.size
  }

  /// The node says something new: what builds on it is stale.
  @inline(__always)
  func rise(_ node: NodeIndex) {
    let n = nodes.handle
    let parent = n[node].parent
    if parent.isNone { return }
    if n[node].flags.contains(.attachment) {
      riseFromAttachment(node, to: parent)
    } else {
      n[parent].marks.formUnion(.stale)
    }
  }

  /// An owner only places its attachments, except that they hear of the container through it.
  private func riseFromAttachment(_ node: NodeIndex, to owner: NodeIndex) {
    if nodes[node].traits.contains(.containerRelative) || nodes[owner].traits.contains(.containerRelative) {
      nodes[owner].marks.formUnion(.stale)
    }
    // A row is placed by its grid alone.
    if nodes[owner].kind == .gridRow { nodes[owner].marks.formUnion(.stale) }
    if nodes[owner].marks.contains(.stale) { return }
    nodes[owner].flags.subtract(.placed)
    unsettled.append(owner)
  }
}
