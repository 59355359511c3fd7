/// What a node without its modifiers was placed with.
struct PlacedCore {
  var proposal: Proposal
  var size: Size
  /// The children's first slots are what `measureCore` asked for this very proposal.
  var isSettled: Bool
}

/// Measuring a node means measuring its outermost layer: offers go in, from the outermost modifier to the innermost,
/// answers come back out. Neither recurses over the modifiers, so any number of them is fine.
extension LayoutTree {
  /// What `layer` answers to `proposal`; layer 0 is the node itself, layer k wraps it in its first k modifiers. Writes
  /// the inner layers' sizes into the modifiers' records.
  func measureLayers(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    guard layer > 0 else { return measureCore(node, proposal) }
    let start = Int(nodes[node].modifierStart)
    if layer == 1, modifiers[start].kind == .padding {
      // The most frequent cases, without the list of offers.
      let size = measureCore(node, modifiers[start].paddingOffer(proposal))
      modifiers[start].inner.size = size
      return modifiers[start].paddingAnswer(size)
    }
    if layer == 1, modifiers[start].kind == .flexibleFrame {
      let offer = modifiers[start].flexibleFrameOffer(proposal)
      let size = measureCore(node, offer)
      modifiers[start].inner.size = size
      return modifiers[start].flexibleFrameAnswer(proposal, offer, size)
    }
    let mark = layerScratch.count
    var offer = proposal
    var at = layer
    while at > 0 {
      at -= 1
      layerScratch.append(offer)
      offer = layerOffer(node, start, at, offer)
    }
    var size = measureCore(node, offer)
    while at < layer {
      let own = layerScratch.removeLast()
      modifiers[start + at].inner.size = size
      // The ideal of one layer brings those of all that it passes unspecified through.
      if own == .unspecified, modifiers[start + at].kind == .aspectRatio { noteIdealSize(size, start + at) }
      size = layerAnswer(node, start, at, own, offer, size)
      offer = own
      at += 1
    }
    assert(layerScratch.count == mark)
    return size
  }

  /// The same for guides, which are asked for layer by layer while the records say how the node is placed: the records
  /// stay as they are, and every layer's answer is remembered for the turn.
  func rememberedSize(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    let start = Int(nodes[node].modifierStart)
    let context = context(of: node)
    func query(_ layer: Int, _ proposal: Proposal) -> ContextQuery {
      ContextQuery(node: node, layer: UInt16(layer), proposal: proposal, context: context)
    }
    let mark = layerScratch.count
    var offer = proposal
    var at = layer
    var known = contextMemo[query(at, offer)]
    while known == nil, at > 0 {
      at -= 1
      layerScratch.append(offer)
      offer = layerOffer(node, start, at, offer)
      known = contextMemo[query(at, offer)]
    }
    var size = Size.zero
    if let known {
      size = known
    } else {
      nodes[node].flags.subtract(.placed.union(.settled))
      size = measureCore(node, offer)
      if !interrupted { contextMemo[query(0, offer)] = size }
    }
    while at < layer {
      let own = layerScratch.removeLast()
      size = layerAnswer(node, start, at, own, offer, size)
      offer = own
      at += 1
      if !interrupted { contextMemo[query(at, own)] = size }
    }
    assert(layerScratch.count == mark)
    return size
  }

  /// What the layer of the modifier at `at` offers to what it wraps, when measured with `proposal`.
  func layerOffer(_ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal) -> Proposal {
    let record = modifiers[start + at]
    switch record.kind {
    case .padding: return record.paddingOffer(proposal)
    case .frame: return record.frameOffer(proposal)
    case .flexibleFrame: return record.flexibleFrameOffer(proposal)
    case .fixedSize: return record.fixedSizeOffer(proposal)
    case .percentFrame: return record.resolvedPercentFrame(percentBase(of: node)).frameOffer(proposal)
    case .containerRelativeFrame:
      return record.resolvedContainerRelativeFrame(containers[node]?.size ?? containerSize).frameOffer(proposal)
    case .aspectRatio:
      // Step 1 of AspectRatio.
      if proposal == .unspecified { return proposal }
      return record.aspectRatioOffer(proposal, ideal: record.p0.isNaN ? idealSize(node, start, at) : .zero)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      return record.edgesOffer(proposal, base: percentBase(of: node))
    case .edges, .position, .offset, .layoutPriority, .overlay, .background, .alignmentGuide, .layoutDirection,
      .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .layoutValue, .decoration:
      return proposal
    }
  }

  /// The ideal size of what the layer wraps. Remembered in the layer's record until the node forgets its answers: it
  /// is asked for often, and asking leaves the children measured for something else.
  private func idealSize(_ node: NodeIndex, _ start: Int, _ at: Int) -> Size {
    let known = Size(width: modifiers[start + at].p1, height: modifiers[start + at].p2)
    guard known.width.isNaN else { return known }
    let ideal = measureLayers(node, at, .unspecified)
    noteIdealSize(ideal, start + at)
    return ideal
  }

  private func noteIdealSize(_ ideal: Size, _ at: Int) {
    guard !interrupted, modifiers[at].p0.isNaN else { return }
    modifiers[at].p1 = ideal.width
    modifiers[at].p2 = ideal.height
  }

  /// Forgets what `idealSize` remembered.
  func dropIdealSizes(of node: NodeIndex) {
    let start = Int(nodes[node].modifierStart)
    for at in start..<start + Int(nodes[node].modifierCount) where modifiers[at].kind == .aspectRatio {
      modifiers[at].p1 = .nan
      modifiers[at].p2 = .nan
    }
  }

  /// What the layer answers to `proposal`, having offered `offer` and heard `inner`.
  func layerAnswer(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ offer: Proposal, _ inner: Size
  ) -> Size {
    let record = modifiers[start + at]
    switch record.kind {
    case .padding: return record.paddingAnswer(inner)
    case .frame: return record.frameAnswer(inner)
    case .flexibleFrame: return record.flexibleFrameAnswer(proposal, offer, inner)
    case .percentFrame: return record.resolvedPercentFrame(percentBase(of: node)).frameAnswer(inner)
    case .containerRelativeFrame:
      return record.resolvedContainerRelativeFrame(containers[node]?.size ?? containerSize).frameAnswer(inner)
    case .position: return record.positionAnswer(proposal, inner)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      return record.edgesAnswer(proposal, inner, base: percentBase(of: node))
    case .edges, .fixedSize, .aspectRatio, .offset, .layoutPriority, .overlay, .background, .alignmentGuide,
      .layoutDirection, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .layoutValue,
      .decoration:
      return inner
    }
  }

  /// What the layer offers to what it wraps when it was placed with `proposal` and is `size` large. Differs from
  /// measuring for flexible frames and positions.
  func placedOffer(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ size: Size
  ) -> Proposal {
    let ideal = modifiers[start + at].idealAxes
    let offer = unboundedOffer(node, start, at, proposal, size)
    return ideal == 0 ? offer : offer.unspecified(Axis.Set(rawValue: ideal))
  }

  func unboundedOffer(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ size: Size
  ) -> Proposal {
    switch modifiers[start + at].kind {
    case .flexibleFrame: modifiers[start + at].flexibleFramePlacementOffer(proposal, size)
    case .position: Proposal(size)
    default: layerOffer(node, start, at, proposal)
    }
  }

  /// Places the layers of a node, from the outermost inwards: writes each one's inner frame into its record and
  /// returns what the node itself is placed with, and whether its children were last measured for just that.
  ///
  /// 1. The wrapped layer's offer for placing is worked out; where it is the one it was measured with, its size is
  ///    known, else it is measured again. Where that is infinite, the offer is left open.
  /// 2. The wrapped layer is aligned in the layer.
  /// 3. In a right-to-left layout the result is mirrored inside the layer.
  func placeLayers(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal, _ size: Size) -> PlacedCore {
    var isCurrent = layer == Int(nodes[node].modifierCount) && nodes[node].flags.contains(.settled)
    guard layer > 0 else {
      nodes[node].flags.subtract(.settled)
      return PlacedCore(proposal: proposal, size: size, isSettled: isCurrent)
    }
    let start = Int(nodes[node].modifierStart)
    if layer == 1, isCurrent, modifiers[start].kind == .padding, modifiers[start].inner.size.isFinite {
      return placePadding(node, start, proposal, size)
    }
    if layer == 1, isCurrent, modifiers[start].kind == .flexibleFrame,
      let core = placeFilledFrame(node, start, proposal, size)
    {
      return core
    }
    var rightToLeft = isRightToLeft(node, inside: layer)
    var hasAsked = false
    var proposal = proposal
    var size = size
    var at = layer
    while at > 0 {
      at -= 1
      // 1.
      modifiers[start + at].idealAxes = 0
      var offer = placedOffer(node, start, at, proposal, size)
      if !isCurrent || offer != layerOffer(node, start, at, proposal) {
        let inner = measureLayers(node, at, offer)
        modifiers[start + at].inner.size = inner
        isCurrent = takesShortCuts
      }
      if !modifiers[start + at].inner.size.isFinite { offer = boundLayer(node, start, at, offer) }
      let inner = modifiers[start + at].inner.size
      // 2.
      applyDirection(start + at, &rightToLeft)
      var origin = layerOrigin(node, start, at, size, offer, inner)
      if hasExplicitAlignment(node, start + at) { hasAsked = true }
      // 3.
      if rightToLeft { origin.x = size.width - origin.x - inner.width }
      if modifiers[start + at].inner.origin != origin {
        modifiers[start + at].inner.origin = origin
        mark(node, .moved)
      }
      proposal = offer
      size = inner
    }
    nodes[node].flags.remove(.settled)
    // Asking for guides leaves the records as they are, but may have measured the children for something else.
    return PlacedCore(proposal: proposal, size: size, isSettled: isCurrent && !hasAsked)
  }

  /// The most frequent case: one padding, whose inside was measured for just this.
  @inline(__always)
  func placePadding(_ node: NodeIndex, _ start: Int, _ proposal: Proposal, _ size: Size) -> PlacedCore {
    let inner = modifiers[start].inner
    var origin = Point(x: modifiers[start].p1, y: modifiers[start].p0)
    if nodes[node].flags.contains(.rightToLeft) { origin.x = size.width - origin.x - inner.width }
    if inner.origin != origin {
      modifiers[start].inner.origin = origin
      mark(node, .moved)
    }
    modifiers[start].idealAxes = 0
    nodes[node].flags.subtract(.settled)
    return PlacedCore(proposal: modifiers[start].paddingOffer(proposal), size: inner.size, isSettled: true)
  }

  /// One flexible frame that is filled by what was measured for just this; `nil` where it is not, or where a view may
  /// have an explicit guide.
  @inline(__always)
  private func placeFilledFrame(_ node: NodeIndex, _ start: Int, _ proposal: Proposal, _ size: Size) -> PlacedCore? {
    guard modifiers[start].inner.size == size, size.isFinite, nodes[node].traits.isDisjoint(with: .guides) else {
      return nil
    }
    let offer = modifiers[start].flexibleFramePlacementOffer(proposal, size)
    guard offer == modifiers[start].flexibleFrameOffer(proposal) else { return nil }
    if modifiers[start].inner.origin != .zero {
      modifiers[start].inner.origin = .zero
      mark(node, .moved)
    }
    modifiers[start].idealAxes = 0
    nodes[node].flags.subtract(.settled)
    return PlacedCore(proposal: offer, size: size, isSettled: true)
  }

  /// Leaves the offer to a layer open until its answer is finite.
  private func boundLayer(_ node: NodeIndex, _ start: Int, _ at: Int, _ offer: Proposal) -> Proposal {
    let (bounded, size) = boundedOffer(offer, modifiers[start + at].inner.size) { measureLayers(node, at, $0) }
    modifiers[start + at].inner.size = size
    modifiers[start + at].idealAxes = bounded.axesLeftOpen(since: offer).rawValue
    return bounded
  }

  /// Whether the layer of the modifier at `at` aligns what it wraps by a guide that may have an explicit value.
  func hasExplicitAlignment(_ node: NodeIndex, _ at: Int) -> Bool {
    guard !nodes[node].traits.isDisjoint(with: .guides), modifiers[at].kind.alignsInside else { return false }
    return mayHaveExplicit(node, modifiers[at].horizontal) || mayHaveExplicit(node, modifiers[at].vertical)
  }

  private func applyDirection(_ at: Int, _ rightToLeft: inout Bool) {
    if modifiers[at].kind == .layoutDirection {
      rightToLeft = modifiers[at].option == LayoutDirection.rightToLeft.rawValue
    }
  }

  /// The corner of the wrapped layer in its layer, left to right.
  func layerOrigin(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ size: Size, _ offer: Proposal, _ inner: Size
  ) -> Point {
    let record = modifiers[start + at]
    switch record.kind {
    case .padding: return Point(x: record.p1, y: record.p0)
    case .offset: return Point(x: record.p0, y: record.p1)
    case .position: return record.positionOrigin(inner)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      return record.edgesOrigin(size, inner, base: percentBase(of: node))
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame:
      return Point(
        x: guideDefault(record.horizontal, size)
          - guideValue(node, layer: at, record.horizontal, offer, inner),
        y: guideDefault(record.vertical, size) - guideValue(node, layer: at, record.vertical, offer, inner))
    default: return .zero
    }
  }
}
