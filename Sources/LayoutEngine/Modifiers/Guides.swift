/// A tree's guides, and their values in a pass.
struct Guiding {
  /// The guides beyond the built-in ones.
  var custom: [CustomGuide] = []
  var closures = SideTable<GuideClosure>()
  /// Whether a text's baseline may be read.
  var needsBaselines = false
  /// Whether children are arranged to find a guide, and not to be placed.
  var isReading = false
  /// The explicit values that were found in this turn; NaN for none.
  var memo: [GuideQuery: Double] = [:]
  /// The distances between nested layers, while a guide is searched in them.
  var shifts: ContiguousArray<Double> = []
}

/// A guide beyond the built-in ones, and its value by the size of a view without an explicit one.
struct CustomGuide {
  var axis: Axis
  var value: (Size) -> Double
}

/// The parameter of an `alignmentGuide` closure: the size of the view and its other guides.
package struct GuideDimensions {
  package let size: Size
  private let explicitValue: (GuideKey) -> Double?
  private let defaultValue: (GuideKey) -> Double

  package init(size: Size, explicit: @escaping (GuideKey) -> Double?, default: @escaping (GuideKey) -> Double) {
    self.size = size
    explicitValue = explicit
    defaultValue = `default`
  }

  /// The value of `guide`: explicit where there is one, else by the size.
  package subscript(guide: GuideKey) -> Double { explicitValue(guide) ?? defaultValue(guide) }

  /// The explicit value of `guide`.
  package subscript(explicit guide: GuideKey) -> Double? { explicitValue(guide) }
}

package typealias GuideClosure = (GuideDimensions) -> Double

/// A query for an explicit guide value.
struct GuideQuery: Hashable {
  var node: NodeIndex
  var layer: UInt16
  var guide: GuideKey
  var proposal: Proposal
  var context: LayoutTree.Context
}

extension LayoutTree {
  /// Adds a caller's guide along `axis`; `value` returns its default by the size of a view.
  package func addGuide(_ axis: Axis, _ value: @escaping (Size) -> Double) -> GuideKey {
    guiding.custom.append(CustomGuide(axis: axis, value: value))
    return GuideKey(rawValue: GuideKey.firstCustom + UInt16(guiding.custom.count - 1))
  }

  private func custom(_ guide: GuideKey) -> CustomGuide { guiding.custom[Int(guide.rawValue - GuideKey.firstCustom)] }

  /// Stores the closure of an `alignmentGuide` modifier; the node that gets the modifier releases it.
  package func addGuideClosure(_ closure: @escaping GuideClosure) -> UInt32 { guiding.closures.add(closure) }

  /// The part of a length in front of a guide, for a node with these traits; `nil` where the guide may be explicit.
  @inline(__always)
  func guideFraction(_ guide: GuideKey, _ traits: NodeTraits) -> Double? {
    if guide.isCustom || !traits.isDisjoint(with: guide.isTextBaseline ? .guides : .ownGuides) { return nil }
    return guide.fraction
  }

  /// A guide's value by the size, without an explicit one.
  @inline(__always)
  func guideDefault(_ guide: GuideKey, _ size: Size) -> Double {
    switch guide.rawValue {
    case 0, 3: 0
    case 1: size.width / 2
    case 2: size.width
    case 4: size.height / 2
    case 5, 6, 7: size.height
    default: customGuideDefault(guide, size)
    }
  }

  @inline(never)
  private func customGuideDefault(_ guide: GuideKey, _ size: Size) -> Double {
    Length.guide(custom(guide).value(size)) ?? 0
  }

  /// Whether a node may have an explicit value for `guide`.
  @inline(__always)
  func mayHaveExplicit(_ node: NodeIndex, _ guide: GuideKey) -> Bool {
    let traits = nodes[node].traits
    return traits.contains(.ownGuides) || (guide.isTextBaseline && traits.contains(.textBaseline))
  }

  /// The value of `guide` for a node, or one of its layers, whose response to `proposal` was `size`.
  @inline(__always)
  func guideValue(
    _ node: NodeIndex, layer: Int? = nil, _ guide: GuideKey, _ proposal: Proposal, _ size: Size
  ) -> Double {
    guard mayHaveExplicit(node, guide) else { return guideDefault(guide, size) }
    let layer = layer ?? Int(nodes[node].layerCount)
    return explicitGuide(node, layer, guide, proposal, size) ?? guideDefault(guide, size)
  }

  /// The explicit value of `guide`, counted from the leading or top edge of `layer`; `nil` where there is none.
  ///
  /// Algorithm (SwiftUI):
  /// 1. The value of an `alignmentGuide` is that of its closure, the outermost one first.
  /// 2. Through a layer that is only a trait, the value passes unchanged; an offset does not move it.
  /// 3. Through any other layer, the place of the wrapped layer is added.
  /// 4. At the node itself a text has its baselines and containers merge their children's (`coreGuide`).
  ///
  /// A value that is not a finite number counts as none. Steps 1 and 4 bound a value by `Length.limit`, and no layer on
  /// the way out does: so every layer has the same value, whichever of them computes it.
  ///
  /// `size` is the layer's response to `proposal`, where the caller has it. Results are stored for the turn, so a query
  /// costs O(nodes below and layers inside) once, and n queries at n layers of one node O(n) together.
  func explicitGuide(
    _ node: NodeIndex, _ layer: Int, _ guide: GuideKey, _ proposal: Proposal, _ size: Size? = nil
  ) -> Double? {
    let query = GuideQuery(
      node: node, layer: UInt16(layer), guide: guide, proposal: proposal, context: context(of: node))
    if let known = guiding.memo[query] { return known.isNaN ? nil : known }
    guard enter(.guide(query)) else { return nil }
    let value = computeExplicitGuide(node, layer, guide, proposal, size)
    leave()
    if interrupted {
      pass.levels.unfinished.append(.guide(query))
      return nil
    }
    guiding.memo[query] = value ?? .nan
    return value
  }

  /// Computes steps 1 to 4.
  ///
  /// The offsets are added from the innermost layer outwards, so that every sum is the same, bit for bit, at whichever
  /// layer a query starts.
  private func computeExplicitGuide(
    _ node: NodeIndex, _ layer: Int, _ guide: GuideKey, _ proposal: Proposal, _ size: Size?
  ) -> Double? {
    let mark = guiding.shifts.count
    var value = innerGuide(node, layer, guide, proposal, size)
    while guiding.shifts.count > mark {
      let shift = guiding.shifts.removeLast()
      value = value.map { $0 + shift }
    }
    return value
  }

  /// The value where it is known; the offsets up to there are noted in `guiding.shifts`.
  ///
  /// Layers of the size of their inside need no measuring. Inside a layer that aligns by an explicit guide, and at
  /// intervals on a long way, a new query is made: its stored result serves the layers outside too.
  private func innerGuide(
    _ node: NodeIndex, _ layer: Int, _ guide: GuideKey, _ proposal: Proposal, _ size: Size?
  ) -> Double? {
    let start = Int(nodes[node].layerStart)
    let axis: Axis = isHorizontal(guide) ? .horizontal : .vertical
    var (proposed, outer) = (proposal, size ?? response(node, layer, proposal))
    // Placing it with an infinite size would leave infinite frames behind.
    if !outer.isFinite { (proposed, outer) = boundedProposal(proposed, outer) { response(node, layer, $0) } }
    var at = layer
    while at > 0 {
      if interrupted { return nil }
      at -= 1
      let kind = modifiers[start + at].kind
      if kind == .alignmentGuide, modifiers[start + at].horizontal == guide {
        // 1.
        let closure = guiding.closures[modifiers[start + at].side]
        return Length.guide(runCallersCode(of: node) { closure(dimensions(node, at, proposed, outer)) })
      }
      var isAligned = false
      if !kind.isTrait, kind != .offset {
        // 3. Guides count from the leading edge, so nothing is mirrored.
        let (innerProposal, inner) = placedResponse(node, start, at, proposed, outer)
        let shift = layerOrigin(node, start, at, outer, innerProposal, inner)[axis]
        guiding.shifts.append(shift)
        (proposed, outer) = (innerProposal, inner)
        isAligned = hasExplicitAlignment(node, start + at)
      }
      if isAligned || at > 0 && at % LayoutTree.longWay == 0 {
        return explicitGuide(node, at, guide, proposed, outer)
      }
    }
    if interrupted { return nil }
    // 4.
    return coreGuide(node, guide, PlacedCore(proposal: proposed, size: outer)).flatMap(Length.guide)
  }

  /// The number of layers between two stored results on a long way.
  private static var longWay: Int { 16 }

  /// The proposal of the layer of the modifier at `at` to its inside when it is placed, and the response to that.
  private func placedResponse(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ proposal: Proposal, _ size: Size
  ) -> (proposed: Proposal, size: Size) {
    let proposed = unboundedProposal(node, start, at, proposal, size)
    let inner = response(node, at, proposed)
    return inner.isFinite ? (proposed, inner) : boundedProposal(proposed, inner) { response(node, at, $0) }
  }

  /// The response of a layer, for guides: the records of the layers inside it are left to the node as a whole.
  private func response(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal) -> Size {
    layer == Int(nodes[node].layerCount) ? measure(node, proposal) : storedSize(node, layer, proposal)
  }

  /// The dimensions of the wrapped layer, for a closure.
  func dimensions(_ node: NodeIndex, _ layer: Int, _ proposal: Proposal, _ size: Size) -> GuideDimensions {
    GuideDimensions(
      size: size,
      explicit: { guide in
        self.mayHaveExplicit(node, guide) ? self.explicitGuide(node, layer, guide, proposal, size) : nil
      },
      default: { self.guideDefault($0, size) })
  }

  /// Whether a guide counts along the horizontal axis.
  func isHorizontal(_ guide: GuideKey) -> Bool {
    guide.isCustom ? custom(guide).axis == .horizontal : guide.rawValue <= 2
  }

  /// The explicit guide of a node without its modifiers.
  ///
  /// 1. A text has its first and last baseline, and a measured leaf those it names.
  /// 2. A one-child stack has its child's.
  /// 3. Containers merge their children's explicit values, each from the child's place: custom guides by their mean,
  ///    first baselines by the least, last baselines by the greatest. The edges and middles are dropped. A geometry
  ///    reader passes nothing on.
  /// 4. A custom container may have a value of its own.
  private func coreGuide(_ node: NodeIndex, _ guide: GuideKey, _ core: PlacedCore) -> Double? {
    switch nodes[node].kind {
    case .text:
      guard guide.isTextBaseline else { return nil }
      return textBaseline(node, core.proposal, isFirst: guide == .firstTextBaseline)  // 1.
    case .measured:
      guard guide.isTextBaseline else { return nil }
      let isFirst = guide == .firstTextBaseline
      return runCallersCode(of: node) {
        callers.leaves?.baseline(ofLeaf: nodes[node].token, size: core.size, isFirst: isFirst)
      }  // 1.
    default: return containerGuide(node, guide, core)
    }
  }

  /// The guide of a container, by steps 2 to 4.
  private func containerGuide(_ node: NodeIndex, _ guide: GuideKey, _ core: PlacedCore) -> Double? {
    let mark = pass.placements.count
    let outer = guiding.isReading
    guiding.isReading = true
    let traits = arrangeCore(node, core)
    guiding.isReading = outer
    defer { pass.placements.removeLast(pass.placements.count - mark) }
    if interrupted || traits.contains(.keepsGuides) { return nil }
    if case .given(let own) = ask(node, { $0.ownGuide(guide, inside(node), core) }) {
      return own  // 4.
    }
    let passesAll = isElided(node) || traits.contains(.passesGuides)  // 2.
    guard passesAll || guide.isTextBaseline || guide.isCustom else { return nil }
    let isHorizontal = isHorizontal(guide)
    var merged: Double?
    var count = 0.0
    var at = mark
    let end = pass.placements.count
    while at < end {
      let placement = pass.placements[at]
      at += 1
      guard mayHaveExplicit(placement.node, guide) else { continue }
      let layers = Int(nodes[placement.node].layerCount)
      guard let own = explicitGuide(placement.node, layers, guide, placement.proposal) else { continue }
      let value = own + (isHorizontal ? placement.origin.x : placement.origin.y)
      count += 1
      // 3.
      if guide == .firstTextBaseline {
        merged = min(merged ?? value, value)
      } else if guide == .lastTextBaseline {
        merged = max(merged ?? value, value)
      } else {
        merged = (merged ?? 0) + value
      }
    }
    if !guide.isTextBaseline, let sum = merged, count > 1 { merged = sum / count }
    return merged
  }
}
