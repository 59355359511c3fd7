/// Step 2 of folding: the extents and traits of each modifier's layer, from those of its inside.
///
/// On each axis:
/// 1. A fixed frame has its length. A flexible one clamps: with both bounds the proposal, with one of them the part
///    beyond the bound on its side; an ideal is its own.
/// 2. A padding adds its insets. Where these are negative, 0 is proposed as more than 0.
/// 3. A fixed size has the ideal of its inside.
/// 4. A position responds with the proposal.
/// 5. Of percentages, shares of the container, shapes, and places by edges, nothing is known before they are measured.
/// 6. Whatever the rule, a layer whose numbers are out of order is measured: it may be placed with another proposal
///    than it was measured with.
extension LayoutTree {
  /// The facts about a node in its layers, from those about the node itself.
  @inline(never)
  func foldedLayers(_ node: NodeIndex, _ core: Folded) -> Folded {
    let n = nodes.handle
    var folded = core
    if !settings.takesShortCuts { closeShortCuts(&folded) }
    let range = modifierRange(of: node)
    if range.isEmpty { return folded }
    layers[range.lowerBound].core = folded
    var at = range.lowerBound
    while at < range.upperBound {
      switch modifiers[at].kind {
      case .frame: foldFrame(node, at, &folded)
      case .padding: foldPadding(node, at, &folded)
      case .flexibleFrame: foldFlexibleFrame(node, at, &folded)
      case .offset, .layoutDirection, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment,
        .layoutValue, .decoration:
        break
      case .layoutPriority: folded.traits.formUnion(.priority)
      case .alignmentGuide: folded.traits.formUnion(.ownGuides)
      case .overlay, .background:
        n[node].flags.formUnion(.hasAttachments)
        // The content inherits the container through the node.
        let content = NodeIndex(rawValue: modifiers[at].side)
        folded.traits.formUnion(n[content].traits.intersection(.containerRelative))
      default: foldRareLayer(node, modifiers[at], &folded)
      }
      if folded.traits.contains(.bareSpacer), !modifiers[at].kind.leavesSpacerBare {
        folded.traits.subtract(.bareSpacer)
      }
      if !settings.takesShortCuts { closeShortCuts(&folded) }
      at += 1
    }
    return folded
  }

  @inline(never)
  private func foldRareLayer(_ node: NodeIndex, _ record: ModifierRecord, _ folded: inout Folded) {
    switch record.kind {
    case .percentFrame:
      closeFrame(node, !record.p0.isNaN, !record.p1.isNaN, &folded.traits)
      // Without a base the length counts as not given, so the proposal does count.
      folded.markMustMeasure()
      if record.option & 1 != 0 { folded.traits.formUnion(.percentWidth) }
      if record.option & 2 != 0 { folded.traits.formUnion(.percentHeight) }
    case .containerRelativeFrame:
      folded.traits.formUnion(.containerRelative)
      closeFrame(node, record.option & 1 != 0, record.option & 2 != 0, &folded.traits)
      folded.markMustMeasure()
    case .fixedSize:
      for axis in Axis.allCases where record.isIdeal(axis) {
        folded.extents[axis] = Extent(folded.extents[axis].ideal)
        folded.traits.subtract(.notices(axis))
        if folded.extents[axis].ideal.isNaN { folded.traits.formUnion(.mustMeasure(axis)) }
      }
    case .aspectRatio:
      if !folded.traits.isDisjoint(with: .noticesBoth) {
        folded.markMustMeasure()
        folded.traits.subtract(.monotone)
      }
      folded.traits.subtract(.priority)
    case .position:
      for axis in Axis.allCases {
        folded.extents[axis].least = 0
        folded.extents[axis].greatest = .infinity
        folded.settle(axis, mustMeasure: false)
      }
      folded.traits.formUnion(.noticesBoth)
      folded.traits.subtract(.priority.union(.zeroEdges).union(.ownSpacing))
    case .edges:
      if record.edgesUsePercent(.horizontal) { folded.traits.formUnion(.percentWidth) }
      if record.edgesUsePercent(.vertical) { folded.traits.formUnion(.percentHeight) }
      folded.traits.formUnion(.edges)
      if !nodes[node].flags.contains(.edgesByParent) {
        folded.markMustMeasure()
        folded.traits.subtract(.priority.union(.zeroEdges).union(.ownSpacing))
      }
    default: break
    }
  }

  @inline(__always)
  private func foldFrame(_ node: NodeIndex, _ at: Int, _ folded: inout Folded) {
    let width = modifiers[at].p0
    let height = modifiers[at].p1
    closeFrame(node, !width.isNaN, !height.isNaN, &folded.traits)
    folded.fix(.horizontal, at: width)
    folded.fix(.vertical, at: height)
  }

  @inline(__always)
  private func foldPadding(_ node: NodeIndex, _ at: Int, _ folded: inout Folded) {
    let width = modifiers[at].p1 + modifiers[at].p3
    let height = modifiers[at].p0 + modifiers[at].p2
    if width < 0 || height < 0 {
      padNegatively(.horizontal, width, &folded)
      padNegatively(.vertical, height, &folded)
    } else {
      folded.extents.width += Extent(width)
      folded.extents.height += Extent(height)
    }
    if !folded.traits.isDisjoint(with: .zeroEdges.union(.ownSpacing)) {
      resetPaddedEdges(node, at, &folded.traits)
    }
    folded.traits.subtract(.priority)
  }

  private func padNegatively(_ axis: Axis, _ inset: Double, _ folded: inout Folded) {
    var extent = folded.extents[axis]
    if inset < 0 { extent.least = folded.traits.isDisjoint(with: .mustMeasure(axis)) ? extent.response(-inset) : .nan }
    extent += Extent(inset)
    // A size is never negative.
    folded.extents[axis] = extent.notNegative
  }

  private func foldFlexibleFrame(_ node: NodeIndex, _ at: Int, _ folded: inout Folded) {
    let record = modifiers[at]
    let isWidth = !(record.p0.isNaN && record.p1.isNaN && record.p2.isNaN)
    let isHeight = !(record.p3.isNaN && record.p4.isNaN && record.p5.isNaN)
    closeFrame(node, isWidth, isHeight, &folded.traits)
    folded.bound(by: record)
  }

  /// Applies frames to the other traits: they end priorities, and spacings at the edges that they set.
  @inline(__always)
  private func closeFrame(_ node: NodeIndex, _ isWidth: Bool, _ isHeight: Bool, _ traits: inout NodeTraits) {
    traits.subtract(.priority)
    guard !traits.contains(.bareSpacer), !traits.isDisjoint(with: .zeroEdges.union(.ownSpacing)) else { return }
    var edges = NodeTraits.none
    if isWidth { edges.formUnion(.zeroLeft.union(.zeroRight)) }
    if isHeight { edges.formUnion(.zeroTop.union(.zeroBottom)) }
    resetSpacing(edges, of: node, &traits)
  }

  private func resetPaddedEdges(_ node: NodeIndex, _ at: Int, _ traits: inout NodeTraits) {
    let record = modifiers[at]
    let rightToLeft = isRightToLeft(node, inside: at - Int(nodes[node].layerStart))
    var edges = NodeTraits.none
    if record.p0 != 0 { edges.formUnion(.zeroTop) }
    if record.p2 != 0 { edges.formUnion(.zeroBottom) }
    if record.p1 != 0 { edges.formUnion(rightToLeft ? .zeroRight : .zeroLeft) }
    if record.p3 != 0 { edges.formUnion(rightToLeft ? .zeroLeft : .zeroRight) }
    resetSpacing(edges, of: node, &traits)
  }

  /// Removes the preferred spacing of the node at `edges`.
  private func resetSpacing(_ edges: NodeTraits, of node: NodeIndex, _ traits: inout NodeTraits) {
    traits.subtract(edges)
    if traits.contains(.ownSpacing) { rare.spacings[node]?.reset(edges) }
  }

  /// Whether the horizontal axis runs from right to left inside the modifiers from `layer` on outwards.
  ///
  /// - Complexity: O(modifiers) where one of them sets the direction, else O(1).
  func isRightToLeft(_ node: NodeIndex, inside layer: Int) -> Bool {
    var rightToLeft = nodes[node].flags.contains(.rightToLeft)
    guard nodes[node].flags.contains(.ownDirection) else { return rightToLeft }
    for at in modifierRange(of: node).dropFirst(layer).reversed()
    where modifiers[at].kind == .layoutDirection {
      rightToLeft = modifiers[at].option == LayoutDirection.rightToLeft.rawValue
    }
    return rightToLeft
  }
}

extension Folded {
  /// Marks both axes as ones to measure, without known extents.
  mutating func markMustMeasure() {
    extents = .unknown
    traits.formUnion(.mustMeasureAll)
  }

  /// Step 1 for a fixed frame of a given length; NaN where none is.
  @inline(__always)
  mutating func fix(_ axis: Axis, at length: Double) {
    if length.isNaN { return }
    extents[axis] = Extent(length)
    traits.subtract(.notices(axis).union(.mustMeasure(axis)))
  }

  /// Step 1 for a flexible frame.
  @inline(__always)
  mutating func bound(by record: ModifierRecord) {
    let isWidthMeasured = extents.width.bound(record.p0, record.p1, record.p2, traits.contains(.mustMeasureWidth))
    let isHeightMeasured = extents.height.bound(record.p3, record.p4, record.p5, traits.contains(.mustMeasureHeight))
    if let isWidthMeasured { notice(.horizontal, mustMeasure: isWidthMeasured) }
    if let isHeightMeasured { notice(.vertical, mustMeasure: isHeightMeasured) }
  }

  @inline(__always)
  private mutating func notice(_ axis: Axis, mustMeasure: Bool) {
    traits.formUnion(.notices(axis))
    settle(axis, mustMeasure: mustMeasure)
  }

  /// Whether an axis must be measured: where its rule requires it, and by step 6.
  @inline(__always)
  mutating func settle(_ axis: Axis, mustMeasure: Bool) {
    if mustMeasure || !extents[axis].isRegular {
      traits.formUnion(.mustMeasure(axis))
    } else {
      traits.subtract(.mustMeasure(axis))
    }
  }
}

extension Extent {
  /// Applies the bounds of a flexible frame, NaN where one or the ideal is not given.
  ///
  /// - Returns: whether the rule requires the axis to be measured, where its inside `isMeasured`; `nil` where nothing
  ///   is given.
  @inline(__always)
  fileprivate mutating func bound(_ min: Double, _ ideal: Double, _ max: Double, _ isMeasured: Bool) -> Bool? {
    let areBoth = !min.isNaN && !max.isNaN
    if areBoth {
      // The minimum wins.
      let high = max < min ? min : max
      self = Extent(least: min, ideal: Extent.smaller(Extent.larger(self.ideal, min), high), greatest: high)
    } else if !min.isNaN {
      self = Extent(least: min, ideal: Extent.larger(self.ideal, min), greatest: Extent.larger(greatest, min))
    } else if !max.isNaN {
      self = Extent(least: Extent.smaller(least, max), ideal: Extent.smaller(self.ideal, max), greatest: max)
    } else if ideal.isNaN {
      return nil
    }
    if !ideal.isNaN { self.ideal = ideal }
    return isMeasured && !areBoth
  }
}

extension ModifierRecord {
  /// Whether the layer measures the ideal along `axis`, for every proposal.
  @inline(__always)
  func isIdeal(_ axis: Axis) -> Bool {
    kind == .fixedSize && option & (axis == .horizontal ? 1 : 2) != 0
  }
}
