/// Widths of the grids that are cells of grids.
///
/// A grid asks its cells for widths at its own proposed height, and for heights at what its rows get of that. If a cell that
/// is a grid were measured for its width alone, it would ask its own cells for heights too, at all heights of the grids
/// around it: as many questions a node as there are levels. So its columns are served without its rows, and their width
/// is remembered for the turn, together with the height from which on it is the same:
///
/// 1. What cannot notice the height, or is separable, has one width at all heights, and so has a leaf that is no text.
/// 2. A text has one where there is room for all its lines; with one line, or no width, at all heights.
/// 3. A grid has one where all its cells have theirs, at the widths that they are offered.
/// 4. Layers that only say something pass that on, and paddings add what they take of the height.
/// 5. Of anything else nothing is known, and the width is remembered for the one height.
extension LayoutTree {
  /// A question for a grid's width.
  struct WidthQuery: Hashable {
    var grid: NodeIndex
    /// The height is left open where the width is the same from some height on.
    var proposal: Proposal
  }

  struct GridWidth {
    var width: Double
    /// From here on the width is the same; infinity where that is not known.
    var steadyHeight: Double
  }

  /// What a cell answers across to `proposal`; `height` rises to the height from which on it does.
  func cellWidth(_ cell: NodeIndex, _ proposal: Proposal, from height: inout Double) -> Double {
    guard nodes[cell].kind == .grid, let known = gridWidth(cell, proposal) else {
      let width = measure(cell, proposal).width
      if height < .infinity { height = max(height, steadyHeight(of: cell, proposal)) }
      return width
    }
    height = max(height, known.steadyHeight)
    return known.width
  }

  /// The width of a grid that is a cell, from its columns alone; `nil` where its layers or what it refers to count.
  private func gridWidth(_ cell: NodeIndex, _ proposal: Proposal) -> GridWidth? {
    let start = Int(nodes[cell].modifierStart)
    let layers = start..<start + Int(nodes[cell].modifierCount)
    guard takesShortCuts, nodes[cell].traits.isDisjoint(with: .context.union(.percentChild)),
      layers.allSatisfy({ modifiers[$0].kind.isTrait })
    else { return nil }
    let offer = noticed(cell, proposal)
    if let known = knownWidth(cell, offer) {
      counters.cacheHits += 1
      return known
    }
    guard enter(.width(cell, offer)) else { return nil }
    _ = columnWidths(gridPlan(cell), offer)
    leave()
    if interrupted {
      unfinished.append(.width(cell, offer))
      return nil
    }
    counters.measures += 1
    return knownWidth(cell, offer)
  }

  /// Works a width out that was given up for its depth.
  func resumeWidth(of grid: NodeIndex, _ proposal: Proposal) { _ = gridWidth(grid, proposal) }

  private func knownWidth(_ grid: NodeIndex, _ proposal: Proposal) -> GridWidth? {
    if let steady = gridWidths[WidthQuery(grid: grid, proposal: proposal.withOpenHeight)],
      steady.steadyHeight < .infinity, !(proposal.rawHeight < steady.steadyHeight)
    {
      return steady
    }
    return gridWidths[WidthQuery(grid: grid, proposal: proposal)]
  }

  /// Step 3: remembers how wide a grid in a grid is, the cells' widths being the same from `height` on.
  func rememberWidth(_ width: Double, of grid: NodeIndex, _ proposal: Proposal, from height: Double) {
    if interrupted { return }
    let isSteady = height < .infinity && !(proposal.rawHeight < height)
    gridWidths[WidthQuery(grid: grid, proposal: isSteady ? proposal.withOpenHeight : proposal)] =
      GridWidth(width: width, steadyHeight: isSteady ? height : .infinity)
  }

  /// Whether a grid's widths are asked for by a grid that takes short cuts.
  func isCellOfGrid(_ grid: NodeIndex) -> Bool {
    let parent = layoutParent(of: grid)
    return takesShortCuts && !parent.isNone && (nodes[parent].kind == .gridRow || nodes[parent].kind == .grid)
  }

  /// The height from which on a cell that was measured with `proposal` has the same width; infinity where that is not
  /// known.
  private func steadyHeight(of cell: NodeIndex, _ proposal: Proposal) -> Double {
    if dependsOnContext(cell) { return .infinity }
    // 1.
    if !nodes[cell].traits.contains(.noticesHeight) || nodes[cell].marks.contains(.separable) { return 0 }
    // 4.
    var offer = proposal
    var insets = 0.0
    let start = Int(nodes[cell].modifierStart)
    for at in (start..<start + Int(nodes[cell].modifierCount)).reversed() where !modifiers[at].kind.isTrait {
      guard modifiers[at].kind == .padding else { return .infinity }
      offer = modifiers[at].paddingOffer(offer)
      insets += modifiers[at].p0 + modifiers[at].p2
    }
    let own: Double
    switch nodes[cell].kind {
    case .fixed, .flexible, .range, .spacer, .divider: own = 0
    case .text: own = steadyTextHeight(cell, offer.rawWidth)
    case .grid: own = gridWidths[WidthQuery(grid: cell, proposal: offer.withOpenHeight)]?.steadyHeight ?? .infinity
    default: own = .infinity
    }
    return own == 0 ? 0 : own + insets
  }
}

extension Proposal {
  fileprivate var withOpenHeight: Proposal { Proposal(rawWidth: rawWidth, rawHeight: .nan) }
}
