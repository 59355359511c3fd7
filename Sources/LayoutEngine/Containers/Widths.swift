/// Widths that are measured alone, of nodes with grids inside.
///
/// A grid measures the widths of its cells at its own proposed height, and the heights at its rows' shares of that. If
/// a cell with a grid inside were measured for its width, the inner grid would measure its own cells for heights too,
/// at all heights of the grids around it: more measurements for each node at every level. So a width is computed
/// without heights. It is stored for the turn together with the height from which on it is the same, its *steady
/// height*:
///
/// 1. A width that the extent determines is the same at all heights. A leaf whose size comes from no measurer has one
///    width, too.
/// 2. A text has one where there is room for all its lines; with one line, or no width, at all heights.
/// 3. A grid shares out its columns alone, a horizontal stack its children's widths. A `ZStack` is as wide as the
///    widest of the children that decide, and a stack of one child as that. Each has its width where all its children
///    have theirs, at the widths of their proposals.
/// 4. A vertical stack is as wide as its widest child where these have one width at all heights, and where its proposed
///    height is infinite or unspecified, since its children have the same proposal. Otherwise it is measured.
/// 5. Layers pass proposals in and widths out. A padding adds its part of the height.
/// 6. Every other node is measured, and the width is stored for the one height.
///
/// The numbers are exactly those of measuring.
extension LayoutTree {
  struct WidthResponse {
    /// The proposal; its height counts only where no steady height is known.
    var proposal: Proposal
    var width: Double
    /// The height from which on the width is the same; infinity where that is not known.
    var steadyHeight: Double

    func determines(_ proposed: Proposal) -> Bool {
      guard steadyHeight < .infinity else { return proposal == proposed }
      return proposal.rawWidth.bitPattern == proposed.rawWidth.bitPattern && !(proposed.rawHeight < steadyHeight)
    }
  }

  /// The width of a node's response to `proposal`; `height` rises to the height from which on the width is the same.
  ///
  /// An infinite `height` is not used.
  func width(of node: NodeIndex, _ proposal: Proposal, from height: inout Double) -> Double {
    guard settings.takesShortCuts, nodes[node].traits.isDisjoint(with: .context.union(.percentChild)),
      modifierRange(of: node).allSatisfy({ modifiers[$0].kind.passesWidth })
    else {
      height = .infinity
      return measure(node, proposal).width
    }
    // 1.
    let extent = extent(of: node, .horizontal)
    if nodes[node].traits.isDisjoint(with: .mustMeasureWidth) { return extent.response(proposal.rawWidth) }
    let known = extent.known(proposal.rawWidth)
    if !known.isNaN { return known }
    guard height < .infinity || nodes[node].marks.contains(.holdsGrid) || pass.widths[node] != nil else {
      return measure(node, proposal).width
    }
    let proposed = noticed(node, proposal)
    if nodes[node].kind.isLeaf { return layeredWidth(node, proposed, &height) }
    if let known = pass.widths[node]?.first(where: { $0.determines(proposed) }) {
      counters.cacheHits += 1
      height = max(height, known.steadyHeight)
      return known.width
    }
    // Measuring has the same limit, and reports where it is reached.
    guard pass.widths[node, default: []].count < LayoutTree.responseLimit - 1 else {
      height = .infinity
      return measure(node, proposed).width
    }
    guard enter(.width(node, proposed)) else { return 0 }
    var own = 0.0
    let width = layeredWidth(node, proposed, &own)
    leave()
    if interrupted {
      pass.levels.unfinished.append(.width(node, proposed))
      return 0
    }
    counters.measures += 1
    // The parent builds on a response that is not among the node's stored ones.
    nodes[node].marks.formUnion(.forgetful)
    let isSteady = !(proposed.rawHeight < own)
    pass.widths[node, default: []].append(
      WidthResponse(proposal: proposed, width: width, steadyHeight: isSteady ? own : .infinity))
    height = max(height, own)
    return width
  }

  /// The width of a node in its layers, by step 5.
  private func layeredWidth(_ node: NodeIndex, _ proposal: Proposal, _ height: inout Double) -> Double {
    let start = Int(nodes[node].layerStart)
    var own = 0.0
    // The heights of the responses have no meaning.
    let size = passThroughLayers(
      node, Int(nodes[node].layerCount), proposal, core: { Size(width: coreWidth(node, $0, &own), height: 0) }
    ) { at, _, _ in
      let record = modifiers[start + at]
      switch record.kind {
      case .padding where own > 0: own = max(0, own + record.p0 + record.p2)
      case .frame where own > 0, .flexibleFrame where own > 0, .fixedSize where own > 0: own = .infinity
      default: break
      }
    }
    if nodes[node].traits.contains(.noticesHeight) { height = max(height, own) }
    return size.width
  }

  /// The width of the node itself, by steps 2 to 4, and 6.
  private func coreWidth(_ node: NodeIndex, _ proposed: Proposal, _ height: inout Double) -> Double {
    let isPlain = nodes[node].horizontal.isEdgeOrCenter && !nodes[node].traits.contains(.ownGuides)
    switch nodes[node].kind {
    case .fixed, .flexible, .spacer, .divider: break
    case .text:
      let width = proposed.rawWidth.isFinite ? proposed.rawWidth : .nan
      let metrics = width == 0 ? .none : textMetrics(node, width, 0)
      if metrics.lineCount > 1 { height = metrics.height }
    case .hStack where isElided(node), .vStack where isElided(node), .zStack where isPlain || isElided(node):
      return widestChild(of: node, proposed, &height)
    case .grid:
      let plan = GridPlan(inside(node))
      return GridPlan.extent(plan.columnWidths(proposed, from: &height), plan.horizontalGap)
    case .hStack: return rowWidth(node, proposed, &height)
    case .vStack where isPlain:
      let isFinite = proposed.rawHeight.isFinite
      let open = isFinite ? Proposal(rawWidth: proposed.rawWidth, rawHeight: .infinity) : proposed
      let width = widestChild(of: node, open, &height)
      let isKnown = height == 0 || !isFinite
      if height > 0 { height = .infinity }
      if isKnown { return width }
    default: height = .infinity
    }
    return measureCore(node, proposed).width
  }

  /// The greatest width of the children that count, all with the same proposal.
  private func widestChild(of node: NodeIndex, _ proposed: Proposal, _ height: inout Double) -> Double {
    let children = layoutChildren(of: node)
    let highest = nodes[node].kind == .zStack ? children.map(priority(of:)).max() : nil
    return children.reduce(0) { widest, child in
      if let highest, priority(of: child) < highest { return widest }
      return max(widest, width(of: child, proposed, from: &height))
    }
  }

  /// The sum of a horizontal stack's widths, shared out like a grid's columns.
  private func rowWidth(_ node: NodeIndex, _ proposed: Proposal, _ height: inout Double) -> Double {
    let style = stackStyle(of: node, .horizontal)
    let children = layoutChildren(of: node)
    let rest = proposed.rawWidth - sumOfGaps(node, style)
    let widths = share(rest, in: node, .horizontal, children.map { [$0] }) { child, width in
      self.width(of: child, Proposal(rawWidth: width, rawHeight: proposed.rawHeight), from: &height)
    }
    var sum = 0.0
    for (at, width) in widths.enumerated() {
      if at > 0 { sum += gap(children[at - 1], children[at], style) }
      sum += width
    }
    return max(0, sum)
  }
}
