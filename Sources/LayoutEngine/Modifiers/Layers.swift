/// The proposal and size with which a node without its modifiers was placed.
package struct PlacedCore {
  package var proposal: Proposal
  package var size: Size
}

/// Measuring a node means measuring its outermost layer: proposals go in, from the outermost modifier to the innermost,
/// responses come back out.
///
/// Neither recurses over the modifiers, so any number of them is fine.
extension LayoutTree {
  /// The response of `layer` to `proposal`; layer 0 is the node itself, layer k wraps it in its first k modifiers.
  func measureLayers(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    passThroughLayers(node, layer, proposal, core: { measureCore(node, $0) }) { _, _, _ in }
  }

  /// The response of `layer`, where `core` is that of the node itself to a proposal.
  ///
  /// `known` returns a layer's response where that is stored: the layers inside it are not measured then. `meet` is called
  /// with the number of each layer inside `layer`, from the innermost one on, its proposal and its response.
  @inline(__always)
  func passThroughLayers(
    _ node: NodeIndex, _ layer: Int, _ proposal: Proposal, known: (Int, Proposal) -> Size? = { _, _ in nil },
    core: (Proposal) -> Size, _ meet: (Int, Proposal, Size) -> Void
  ) -> Size {
    let start = Int(nodes.handle[node].layerStart)
    let mark = scratch.layerScratch.count
    var proposed = proposal
    var at = layer
    var stored = known(at, proposed)
    while stored == nil, at > 0 {
      at -= 1
      scratch.layerScratch.append(proposed)
      proposed = layerProposal(node, start, at, proposed)
      stored = known(at, proposed)
    }
    var size = stored ?? core(proposed)
    while at < layer {
      let own = scratch.layerScratch.removeLast()
      meet(at, proposed, size)
      // The ideal of one layer has those of all layers that it passes unspecified through.
      if own == .unspecified, modifiers[start + at].kind == .aspectRatio { noteIdealSize(size, node, start + at) }
      size = layerResponse(node, start, at, own, proposed, size)
      proposed = own
      at += 1
    }
    assert(scratch.layerScratch.count == mark)
    return size
  }

  /// The response for guides, which are computed layer by layer: every layer's response is stored for the turn.
  func storedSize(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    let context = context(of: node)
    func query(_ layer: Int, _ proposal: Proposal) -> ContextQuery {
      ContextQuery(node: node, layer: UInt16(layer), proposal: proposal, context: context)
    }
    if let known = contexts.memo[query(layer, proposal)] { return known }
    func store(_ layer: Int, _ proposal: Proposal, _ size: Size) {
      if !interrupted { contexts.memo[query(layer, proposal)] = size }
    }
    let size = passThroughLayers(
      node, layer, proposal, known: { contexts.memo[query($0, $1)] }, core: { measureCore(node, $0) }, store)
    store(layer, proposal, size)
    return size
  }

  /// The proposal of the layer of the modifier at `at` to its inside, when measured with `proposal`.
  @inline(__always)
  func layerProposal(_ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal) -> Proposal {
    let at = start + at
    switch modifiers[at].kind {
    case .padding: return modifiers[at].paddingProposal(proposal)
    case .frame: return modifiers[at].frameProposal(proposal)
    case .flexibleFrame: return modifiers[at].flexibleFrameProposal(proposal)
    case .position, .offset, .layoutPriority, .overlay, .background, .alignmentGuide, .layoutDirection,
      .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .layoutValue, .decoration:
      return proposal
    case .fixedSize, .percentFrame, .containerRelativeFrame, .aspectRatio, .edges:
      return rareLayerProposal(node, start, at - start, proposal)
    }
  }

  @inline(never)
  private func rareLayerProposal(_ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal) -> Proposal {
    let record = modifiers[start + at]
    switch record.kind {
    case .fixedSize: return record.fixedSizeProposal(proposal)
    case .percentFrame, .containerRelativeFrame: return resolvedFrame(record, of: node).frameProposal(proposal)
    case .aspectRatio:
      // Step 1 of AspectRatio.
      if proposal == .unspecified { return proposal }
      return record.aspectRatioProposal(proposal, ideal: record.p0.isNaN ? idealSize(node, start, at) : .zero)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      return record.edgesProposal(proposal, base: percentBase(of: node))
    default: return proposal
    }
  }

  /// The frame of the percentages of a modifier, or of its share of the container.
  package func resolvedFrame(_ record: ModifierRecord, of node: NodeIndex) -> ModifierRecord {
    record.kind == .percentFrame
      ? record.resolvedPercentFrame(percentBase(of: node))
      : record.resolvedContainerRelativeFrame(containerSize(of: node))
  }

  /// The ideal size of the layer's inside, stored in the layer's record until the node drops its responses, since it is
  /// read often.
  private func idealSize(_ node: NodeIndex, _ start: Int, _ at: Int) -> Size {
    let known = Size(width: modifiers[start + at].p1, height: modifiers[start + at].p2)
    guard known.width.isNaN else { return known }
    let ideal = measureLayers(node, at, .unspecified)
    noteIdealSize(ideal, node, start + at)
    return ideal
  }

  private func noteIdealSize(_ ideal: Size, _ node: NodeIndex, _ at: Int) {
    guard !interrupted, modifiers[at].p0.isNaN else { return }
    nodes[node].marks.formUnion(.storesIdeal)
    modifiers[at].p1 = ideal.width
    modifiers[at].p2 = ideal.height
  }

  /// Drops the sizes that `idealSize` stored.
  func dropIdealSizes(of node: NodeIndex) {
    nodes[node].marks.subtract(.storesIdeal)
    for at in modifierRange(of: node) where modifiers[at].kind == .aspectRatio {
      modifiers[at].p1 = .nan
      modifiers[at].p2 = .nan
    }
  }

  /// The response of the layer to `proposal`, where `inner` is the response of its inside to `proposed`.
  @inline(__always)
  func layerResponse(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ proposed: Proposal, _ inner: Size
  ) -> Size {
    let at = start + at
    switch modifiers[at].kind {
    case .padding: return modifiers[at].paddingResponse(inner)
    case .frame: return modifiers[at].frameResponse(inner)
    case .flexibleFrame: return modifiers[at].flexibleFrameResponse(proposal, proposed, inner)
    case .fixedSize, .aspectRatio, .offset, .layoutPriority, .overlay, .background, .alignmentGuide, .layoutDirection,
      .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .layoutValue, .decoration:
      return inner
    case .percentFrame, .containerRelativeFrame, .position, .edges:
      return rareLayerResponse(node, at, proposal, inner)
    }
  }

  @inline(never)
  private func rareLayerResponse(_ node: NodeIndex, _ at: Int, _ proposal: Proposal, _ inner: Size) -> Size {
    let record = modifiers[at]
    switch record.kind {
    case .percentFrame, .containerRelativeFrame: return resolvedFrame(record, of: node).frameResponse(inner)
    case .position: return record.positionResponse(proposal, inner)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      return record.edgesResponse(proposal, inner, base: percentBase(of: node))
    default: return inner
    }
  }

  /// The proposal of the layer to its inside when it was placed with `proposal` and has the size `size`.
  ///
  /// It differs from that for measuring in flexible frames and positions.
  func placedProposal(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ size: Size
  ) -> Proposal {
    let ideal = layers[start + at].idealAxes
    let proposed = unboundedProposal(node, start, at, proposal, size)
    return ideal == 0 ? proposed : proposed.unspecified(Axis.Set(rawValue: ideal))
  }

  @inline(__always)
  func unboundedProposal(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ size: Size
  ) -> Proposal {
    switch modifiers[start + at].kind {
    case .flexibleFrame, .position: placementProposal(start + at, proposal, size)
    default: layerProposal(node, start, at, proposal)
    }
  }

  @inline(never)
  private func placementProposal(_ at: Int, _ proposal: Proposal, _ size: Size) -> Proposal {
    modifiers[at].kind == .position
      ? Proposal(size) : modifiers[at].flexibleFramePlacementProposal(proposal, size)
  }

  /// Places the layers of a node, from the outermost inwards: stores each one's inner frame in its record and returns
  /// the proposal and size of the node itself.
  ///
  /// 1. Where there are several, they are measured with the node's proposal: each one's response is needed.
  /// 2. The wrapped layer's proposal for placing is computed; where it is the one it was measured with, its size is
  ///    known, and in a trait it is the layer's own; otherwise it is measured again. Where that is infinite, the proposal is
  ///    left unspecified.
  /// 3. The wrapped layer is aligned in the layer.
  /// 4. In a right-to-left layout the result is mirrored inside the layer.
  @inline(__always)
  func placeLayers(_ node: NodeIndex) -> PlacedCore {
    let n = nodes.handle
    let core = PlacedCore(proposal: n[node].proposal, size: n[node].size)
    return n[node].layerCount == 0 ? core : placeLayers(node, core)
  }

  private func placeLayers(_ node: NodeIndex, _ outer: PlacedCore) -> PlacedCore {
    let n = nodes.handle
    var (proposal, size) = (outer.proposal, outer.size)
    let layer = Int(n[node].layerCount)
    let start = Int(n[node].layerStart)
    // 1.
    if layer > 1 { _ = sizeLayers(node, layer, proposal) }
    var rightToLeft = n[node].flags.contains(.rightToLeft)
    var at = layer
    while at > 0 {
      at -= 1
      // 2.
      layers[start + at].idealAxes = 0
      var proposed = unboundedProposal(node, start, at, proposal, size)
      var inner = layers[start + at].inner.size
      if modifiers[start + at].kind.isTrait {
        inner = size
      } else if at == 0 {
        inner = measureCore(node, proposed)
      } else if proposed != layerProposal(node, start, at, proposal) {
        inner = sizeLayers(node, at, proposed)
      }
      if !inner.isFinite { (proposed, inner) = boundLayer(node, start, at, proposed, inner) }
      if interrupted { break }
      layers[start + at].inner.size = inner
      // 3.
      if modifiers[start + at].kind == .layoutDirection {
        rightToLeft = modifiers[start + at].option == LayoutDirection.rightToLeft.rawValue
      }
      var origin = layerOrigin(node, start, at, size, proposed, inner)
      // 4.
      if rightToLeft { origin.x = size.width - origin.x - inner.width }
      if layers[start + at].inner.origin != origin {
        layers[start + at].inner.origin = origin
        mark(node, .moved)
      }
      proposal = proposed
      size = inner
    }
    return PlacedCore(proposal: proposal, size: size)
  }

  /// Measures `layer`; the layers inside it keep their sizes.
  @inline(never)
  private func sizeLayers(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    let start = Int(nodes[node].layerStart)
    return passThroughLayers(node, layer, proposal, core: { measureCore(node, $0) }) { at, _, size in
      layers[start + at].inner.size = size
    }
  }

  /// Leaves the proposal to a layer unspecified until its response is finite.
  @inline(never)
  private func boundLayer(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposed: Proposal, _ inner: Size
  ) -> (proposed: Proposal, size: Size) {
    let bounded = boundedProposal(proposed, inner) { sizeLayers(node, at, $0) }
    layers[start + at].idealAxes = bounded.proposed.axesLeftOpen(since: proposed).rawValue
    return bounded
  }

  /// Whether the layer of the modifier at `at` aligns its inside by a guide that may have an explicit value.
  func hasExplicitAlignment(_ node: NodeIndex, _ at: Int) -> Bool {
    guard !nodes[node].traits.isDisjoint(with: .guides), modifiers[at].kind.alignsInside else { return false }
    return mayHaveExplicit(node, modifiers[at].horizontal) || mayHaveExplicit(node, modifiers[at].vertical)
  }

  /// The corner of the wrapped layer in its layer, left to right.
  @inline(__always)
  func layerOrigin(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ size: Size, _ proposed: Proposal, _ inner: Size
  ) -> Point {
    switch modifiers[start + at].kind {
    case .padding: Point(x: modifiers[start + at].p1, y: modifiers[start + at].p0)
    case .offset: Point(x: modifiers[start + at].p0, y: modifiers[start + at].p1)
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame:
      alignedOrigin(node, start, at, size, proposed, inner)
    case .position: modifiers[start + at].positionOrigin(inner)
    case .edges where !nodes[node].flags.contains(.edgesByParent):
      modifiers[start + at].edgesOrigin(size, inner, base: percentBase(of: node))
    default: .zero
    }
  }

  @inline(__always)
  private func alignedOrigin(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ size: Size, _ proposed: Proposal, _ inner: Size
  ) -> Point {
    let traits = nodes.handle[node].traits
    if let x = guideFraction(modifiers[start + at].horizontal, traits),
      let y = guideFraction(modifiers[start + at].vertical, traits)
    {
      return Point(x: size.width * x - inner.width * x, y: size.height * y - inner.height * y)
    }
    return guidedOrigin(node, start, at, size, proposed, inner)
  }

  @inline(never)
  private func guidedOrigin(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ size: Size, _ proposed: Proposal, _ inner: Size
  ) -> Point {
    let horizontal = modifiers[start + at].horizontal
    let vertical = modifiers[start + at].vertical
    return Point(
      x: guideDefault(horizontal, size) - guideValue(node, layer: at, horizontal, proposed, inner),
      y: guideDefault(vertical, size) - guideValue(node, layer: at, vertical, proposed, inner))
  }
}
