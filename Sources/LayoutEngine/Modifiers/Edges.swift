/// `.top(10%)`, `.leading(20)`, `.centerX()` and so on: a place by distances from the container's edges.
///
/// Algorithm, outside of stacks:
/// 1. The wrapped layer's proposal is the layer's own, less both distances where two opposite edges are given.
/// 2. The layer fills the proposal; where that is unspecified it is the wrapped layer's length plus the distances.
/// 3. The wrapped layer is placed at its distance from the edge, where leading and top win. Without a distance it is in
///    the middle where a middle is given, and otherwise at the leading or top edge.
///
/// In a stack the layer is as large as its inside, and the stack does the placing: across its axis from its own edges,
/// along its axis by a shift that does not move the siblings. Percentages are those of `PercentFrame`.
///
/// Parameters: `p0` top, `p1` leading, `p2` bottom, `p3` trailing, NaN where not given. Bits 0 to 3 of `option` mark
/// percentages, bit 4 the horizontal middle, bit 5 the vertical one. Bits 6 and 7 mark an edge on the horizontal or
/// vertical axis that was written after a middle, so that nothing before that middle counts.
extension ModifierRecord {
  package enum Edge: Int, Sendable, CaseIterable { case top, leading, bottom, trailing }

  package static func edges() -> ModifierRecord { ModifierRecord(.edges) }

  package mutating func setEdge(_ edge: Edge, _ distance: Double, isPercent: Bool) {
    let value = Length.distance(distance, or: .nan, &fault)
    switch edge {
    case .top: p0 = value
    case .leading: p1 = value
    case .bottom: p2 = value
    case .trailing: p3 = value
    }
    let bit = UInt8(1 << edge.rawValue)
    option = isPercent ? option | bit : option & ~bit
  }

  package mutating func setCentered(_ axes: Axis.Set) {
    if axes.contains(Axis.Set.horizontal) { option |= 16 }
    if axes.contains(Axis.Set.vertical) { option |= 32 }
  }

  /// Whether a distance along `axis` is a percentage.
  package func edgesUsePercent(_ axis: Axis) -> Bool { option & (axis == .horizontal ? 10 : 5) != 0 }

  /// The distances on one axis in points, from its start and from its end, and whether the middle is given; NaN for a
  /// distance that is not given.
  func edgeDistances(_ axis: Axis, base: Proposal) -> (start: Double, end: Double, isCentered: Bool) {
    func points(_ value: Double, _ edge: Edge) -> Double {
      option & UInt8(1 << edge.rawValue) != 0 ? Self.portion(value, of: base[raw: axis]) : value
    }
    return axis == .horizontal
      ? (points(p1, .leading), points(p3, .trailing), option & 16 != 0)
      : (points(p0, .top), points(p2, .bottom), option & 32 != 0)
  }

  func edgesProposal(_ proposal: Proposal, base: Proposal) -> Proposal {
    // 1.
    var proposed = proposal
    for axis in Axis.allCases {
      let (start, end, _) = edgeDistances(axis, base: base)
      if !start.isNaN, !end.isNaN {
        let rest = proposal[raw: axis] - start - end
        proposed[raw: axis] = rest < 0 ? 0 : rest
      }
    }
    return proposed
  }

  func edgesResponse(_ proposal: Proposal, _ inner: Size, base: Proposal) -> Size {
    // 2.
    var size = inner
    for axis in Axis.allCases {
      let (start, end, _) = edgeDistances(axis, base: base)
      let length = inner[axis] + (start.isNaN ? 0 : start) + (end.isNaN ? 0 : end)
      size[axis] = proposal[raw: axis].isNaN ? Swift.max(0, length) : proposal[raw: axis]
    }
    return size
  }

  func edgesOrigin(_ size: Size, _ inner: Size, base: Proposal) -> Point {
    // 3.
    var origin = Point.zero
    for axis in Axis.allCases {
      origin[axis] = edgePosition(axis, in: size[axis], length: inner[axis], base: base) ?? 0
    }
    return origin
  }

  /// The start of a box of `length` in a box of `room` on one axis; `nil` where neither distance nor middle is given.
  func edgePosition(_ axis: Axis, in room: Double, length: Double, base: Proposal) -> Double? {
    let (start, end, isCentered) = edgeDistances(axis, base: base)
    if !start.isNaN { return start }
    if !end.isNaN { return room - length - end }
    return isCentered ? (room - length) / 2 : nil
  }

  /// The distance by which a stack shifts a child along its own axis.
  func edgeShift(_ axis: Axis, base: Proposal) -> Double {
    let (start, end, _) = edgeDistances(axis, base: base)
    return start.isNaN ? (end.isNaN ? 0 : -end) : start
  }
}

extension ModifierRecord {
  /// Merges `outer`, which was written later, into this record.
  ///
  /// On each axis the last one wins: a middle over the edges before it, an edge over a middle before it and over the
  /// same edge. Two opposite edges both hold.
  package mutating func mergeEdges(_ outer: ModifierRecord) {
    var merged = outer
    for axis in Axis.allCases where !outer.settlesEdges(axis) {
      let (edges, middle): ([Edge], UInt8) = axis == .horizontal ? ([.leading, .trailing], 16) : ([.top, .bottom], 32)
      for edge in edges where outer.distance(edge).isNaN && !distance(edge).isNaN {
        merged.setEdge(edge, distance(edge), isPercent: option & UInt8(1 << edge.rawValue) != 0)
      }
      guard option & middle != 0 else { continue }
      let isOver = edges.contains { !outer.distance($0).isNaN }
      merged.option |= isOver ? middle << 2 : middle
    }
    if merged.fault == .none { merged.fault = fault }
    self = merged
  }

  /// Whether nothing that was written earlier counts on `axis`.
  private func settlesEdges(_ axis: Axis) -> Bool { option & (axis == .horizontal ? 16 | 64 : 32 | 128) != 0 }

  private func distance(_ edge: Edge) -> Double {
    switch edge {
    case .top: p0
    case .leading: p1
    case .bottom: p2
    case .trailing: p3
    }
  }
}
