/// The reach of a change: a parent builds on its children's responses, traits and guides, so where none of these
/// changed it need not visit the child again.
///
/// 1. A node is unchanged if its extents and traits are the same, and no other property that a parent reads changed:
///    modifiers, priorities, spacing, edges, guides.
/// 2. Along an axis on which it must be measured, so must its responses be, before its modifiers: it is measured again
///    with all proposals whose responses it stores. An aspect ratio makes one length of both.
/// 3. In a turn in another room nothing is compared: the root's proposal is new, and so are most others.
/// 4. Its stored responses must be all that the parent builds on: a node that has dropped one since the parent dropped
///    its own counts as changed (`forgetful`).
extension LayoutTree {
  /// The facts about a node before it was prepared.
  struct Reported {
    var traits: NodeTraits
    var percentInside: NodeMarks
    var extents: Extents
    /// The facts about it without its modifiers.
    var core: Folded
    /// Its measured responses.
    var responses: [(Proposal, Size)]
    /// For a text that changed: its lines before.
    var lines: [TextResponse]
  }

  /// Traits with a property that a parent reads, and which is not compared.
  private static var unseen: NodeTraits {
    .priority.union(.ownSpacing).union(.edges).union(.ownGuides).union(.context).union(.percentChild)
  }

  /// The most responses that are compared.
  private static var comparedResponses: Int { 5 }

  /// Whether the facts about the node can be compared with those before.
  func isComparable(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    return n[node].marks.isDisjoint(with: .outspoken.union(.forgetful))
      && settings.takesShortCuts && pass.comparesResponses && n[node].kind != .gridRow && node != root
      && !isParentStale(node) && !isReadInside(node)
      && n[node].traits.isDisjoint(with: LayoutTree.unseen)
  }

  /// The present facts about the node; `nil` where there are too many.
  func reported(by node: NodeIndex) -> Reported? {
    let n = nodes.handle
    var responses: [(Proposal, Size)] = []
    if n[node].responses != .max, !n[node].traits.isDisjoint(with: .mustMeasure) {
      responses = tables.responses.responses(from: n[node].responses)
      guard responses.count < LayoutTree.comparedResponses else { return nil }
    }
    return Reported(
      traits: n[node].traits, percentInside: n[node].marks.intersection(.percentInside), extents: extents(of: node),
      core: core(of: node), responses: responses,
      lines: n[node].kind == .text && n[node].b == 1 ? textResponses(of: node).map { tables.texts[$0] } : [])
  }

  /// Whether the parent is marked for any change: it is stale already, or a caller's code, whose reads are not known.
  private func isParentStale(_ node: NodeIndex) -> Bool {
    let container = layoutParent(of: node)
    return nodes[nodes[node].parent].marks.contains(.stale) || container.isNone
      || followsCallersCode(container)
  }

  /// Whether the facts are the same, by steps 1 and 2.
  func reportsTheSame(_ node: NodeIndex, _ before: Reported) -> Bool {
    guard
      nodes[node].traits == before.traits, nodes[node].marks.intersection(.percentInside) == before.percentInside,
      Extents.isSame(extents(of: node), before.extents),
      !(guiding.needsBaselines && before.traits.contains(.textBaseline))
    else { return false }
    let axes = measuredAxes(node)
    return axes.isEmpty
      || core(of: node).isSame(before.core, along: axes)
        && before.responses.allSatisfy { proposed, size in
          let response = finish { coreResponse(node, proposed) }
          return (!axes.contains(.horizontal) || response.width == size.width)
            && (!axes.contains(.vertical) || response.height == size.height)
        }
        && before.lines.allSatisfy { line in
          let metrics = textMetrics(node, line.proposedWidth, line.limit)
          // Lines without a break are the response to wider proposals, too.
          let isNatural = metrics.isNatural == line.metrics.isNatural && metrics.width <= line.metrics.width
          return (!axes.contains(.horizontal) || metrics.width == line.metrics.width)
            && (!line.width.isNaN || isNatural)
            && (!axes.contains(.vertical) || metrics.isAsHigh(as: line.metrics))
        }
  }

  /// The axes along which responses of the node without its modifiers count for its parent.
  private func measuredAxes(_ node: NodeIndex) -> Axis.Set {
    let n = nodes.handle
    var axes: Axis.Set = []
    if !n[node].traits.isDisjoint(with: .mustMeasureWidth) { axes.insert(.horizontal) }
    if !n[node].traits.isDisjoint(with: .mustMeasureHeight) { axes.insert(.vertical) }
    if axes.isEmpty { return axes }
    return modifierRange(of: node).contains { modifiers[$0].kind == .aspectRatio } ? [.horizontal, .vertical] : axes
  }

  /// Marks the nodes that build on a changed node as stale.
  @inline(__always)
  func rise(_ n: NodeHandle, _ node: NodeIndex) {
    let parent = n[node].parent
    if parent.isNone { return }
    if n[node].flags.contains(.attachment) {
      riseFromAttachment(node, to: parent)
    } else {
      n[parent].marks.formUnion(.stale)
    }
  }

  /// Marks the owner of an attachment, which only places it, except that it inherits the container through it.
  private func riseFromAttachment(_ node: NodeIndex, to owner: NodeIndex) {
    if nodes[node].traits.contains(.containerRelative) || nodes[owner].traits.contains(.containerRelative) {
      nodes[owner].marks.formUnion(.stale)
    }
    // A row is placed by its grid alone.
    if nodes[owner].kind == .gridRow { nodes[owner].marks.formUnion(.stale) }
    if nodes[owner].marks.contains(.stale) { return }
    nodes[owner].flags.subtract(.placed)
    pass.unsettled.append(owner)
  }
}
