/// One description of columns (of rows in a horizontal grid): SwiftUI's `GridItem`.
package struct GridTrack: Hashable, Sendable {
  package enum Extent: Hashable, Sendable {
    /// One track of this length.
    case fixed(Double)
    /// One track that shares the rest.
    case flexible(min: Double, max: Double)
    /// As many tracks of at least `min` as fit into the share.
    case adaptive(min: Double, max: Double)
  }

  package var extent: Extent
  /// The gap after the track; NaN for the default.
  package var spacing: Double
  package var horizontal: GuideKey
  package var vertical: GuideKey

  package init(
    _ extent: Extent, spacing: Double = .nan, horizontal: GuideKey = .horizontalCenter,
    vertical: GuideKey = .verticalCenter
  ) {
    self.extent = extent
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether both have the same parameters; the default gap, NaN, is equal to itself.
  package static func == (one: GridTrack, other: GridTrack) -> Bool {
    one.extent == other.extent && one.spacing.bitPattern == other.spacing.bitPattern
      && one.horizontal == other.horizontal && one.vertical == other.vertical
  }
}

extension GridTrack {
  /// SwiftUI's least length of a flexible track, in points.
  static var defaultMinimum: Double { 10 }

  /// The same track with usable lengths.
  func sanitized(_ fault: inout Length.Fault) -> GridTrack {
    var track = self
    if !spacing.isNaN { track.spacing = Length.distance(spacing, or: .nan, &fault) }
    switch extent {
    case .fixed(let length):
      let sane = Length.extent(length, &fault)
      track.extent = .fixed(sane.isNaN ? 0 : sane)
    case .flexible(let min, let max):
      let bounds = GridTrack.bounds(min, max, &fault)
      track.extent = .flexible(min: bounds.min, max: bounds.max)
    case .adaptive(let min, let max):
      let bounds = GridTrack.bounds(min, max, &fault)
      track.extent = .adaptive(min: bounds.min, max: bounds.max)
    }
    return track
  }

  private static func bounds(_ min: Double, _ max: Double, _ fault: inout Length.Fault) -> (min: Double, max: Double) {
    var low = Length.bound(min, &fault)
    if low == .infinity { fault = .infinite }
    if !low.isFinite { low = defaultMinimum }
    var high = Length.bound(max, &fault)
    if high.isNaN { high = .infinity }
    if high < low { fault = .contradiction }
    return (low, Swift.max(low, high))
  }
}

/// LazyVGrid and LazyHGrid. *Major* is the axis that scrolls; tracks stand side by side across it.
///
/// Algorithm (as observed of SwiftUI; section 7.1 of the specification):
/// 1. Available is the proposal minus the gaps after each description but the last, minus the fixed lengths.
/// 2. The other descriptions follow in order, each with an equal share of what is available for those that remain. A
///    flexible one takes its share between its bounds. An adaptive one fits as many tracks of its minimum into the
///    share as it can, at least one, and shares it out equally, up to its maximum. The used length is subtracted.
/// 3. The breadth is the sum of tracks and gaps, which may exceed the proposal. Unspecified counts as 10.
/// 4. Drawing runs 1 and 2 again with the breadth from 3. Tracks that come out narrower stand in it by the grid's
///    alignment, wider ones start at its leading edge.
/// 5. Items fill line after line; a line is as long as its longest item's ideal at its track's length. The grid is as
///    long as the lines in the tracks of 1 and 2, whatever the length of those of 4; these start at its top or leading
///    edge.
/// 6. The proposal of each item is its track's length and the line's length, and it is aligned in that place.
/// 7. Rows that are not made take whole lines of the room in their list's span (`LazySpan`); the line in which they end
///    goes on with the next item.
struct LazyGridRule: ContainerRule {
  let axis: Axis

  func fold(_ inside: ContainerInside) -> Folded { inside.tree.foldLazy(inside, notices: .notices(axis.crossed)) }

  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    let proposed = proposal[raw: axis.crossed]
    let ofHeads = inside.tree.usesHeads(inside.node, axis)
    let (tracks, breadth) = tracks(inside, proposed.isNaN ? LayoutTree.flexibleIdeal : proposed, ofHeads: ofHeads)
    guard !tracks.isEmpty else { return Size(axis, 0, breadth) }
    var parts = parts(inside, tracks, ofHeads: ofHeads)
    return Size(axis, setLines(&parts, inside, tracks.count, ofHeads: ofHeads), breadth)
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    // 4.
    let ofHeads = inside.tree.usesHeads(inside.node, axis)
    let (tracks, breadth) = tracks(inside, core.size[axis.crossed], ofHeads: ofHeads)
    guard !tracks.isEmpty else {
      inside.tree.hideChildren(of: inside.node)
      return
    }
    var parts = parts(inside, tracks, ofHeads: ofHeads)
    _ = setLines(&parts, inside, tracks.count, ofHeads: ofHeads, placing: !ofHeads)
    let inset = inset(inside, core.size, breadth)
    for case .line(let line) in parts {
      var child = line.child
      for track in tracks[line.first..<line.first + line.count] where !child.isNone {
        put(child, inside, line, track, inset)
        child = inside.tree.nextLayoutChild(after: child, in: inside.node)
      }
    }
    let heads = Set(inside.tree.headsInFront(inside, ofHeads: ofHeads))
    if heads.isEmpty { return }
    for case .line(let line) in self.parts(inside, tracks, ofHeads: true) {
      var child = line.child
      for track in tracks[line.first..<line.first + line.count] where !child.isNone {
        if heads.contains(child) { inside.putHidden(child, Proposal(axis, raw: line.length, track.length)) }
        child = inside.tree.nextLayoutChild(after: child, in: inside.node)
      }
    }
  }

  /// Places an item, by step 6.
  private func put(
    _ child: NodeIndex, _ inside: ContainerInside, _ line: Line, _ track: ResolvedTrack, _ inset: Double
  ) {
    let proposed = Proposal(axis, raw: line.length, track.length)
    let size = inside.measure(child, proposed)
    let place = Size(axis, line.length, track.length)
    let align = Point(
      x: inside.tree.guideDefault(track.item.horizontal, place)
        - inside.guide(track.item.horizontal, of: child, proposed, size),
      y: inside.tree.guideDefault(track.item.vertical, place)
        - inside.guide(track.item.vertical, of: child, proposed, size))
    let start = track.start + inset
    let corner = axis == .vertical ? Point(x: start, y: line.start) : Point(x: line.start, y: start)
    inside.put(child, proposed, at: corner + align)
  }

  /// The distance of the first track from the leading edge, by step 4.
  private func inset(_ inside: ContainerInside, _ size: Size, _ used: Double) -> Double {
    let room = size[axis.crossed] - used
    guard room > 0 else { return 0 }
    let guide = axis == .vertical ? inside.record.horizontal : inside.record.vertical
    let whole = inside.tree.guideDefault(guide, size)
    return whole - inside.tree.guideDefault(guide, Size(axis, size[axis], used))
  }

  struct ResolvedTrack {
    var start: Double
    var length: Double
    var item: GridTrack
  }

  /// The tracks, by steps 1 and 2; of one description no more than there are children for them.
  func tracks(
    _ inside: ContainerInside, _ proposed: Double, ofHeads: Bool
  ) -> (tracks: [ResolvedTrack], breadth: Double) {
    let items = inside.tree.rare.tracks[inside.record.side]
    var available = proposed
    var waiting = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { available -= gap(after: item) }
      if case .fixed(let length) = item.extent { available -= length } else { waiting += 1 }
    }
    var result: [ResolvedTrack] = []
    var start = 0.0
    var breadth = 0.0
    for item in items {
      let share = available / Double(max(1, waiting))
      switch item.extent {
      case .fixed(let length):
        result.append(ResolvedTrack(start: start, length: length, item: item))
        start += length
      case .flexible(let min, let max):
        let length = Swift.max(min, Swift.min(share, max))
        result.append(ResolvedTrack(start: start, length: length, item: item))
        start += length
        available -= length
        waiting -= 1
      case .adaptive(let min, let max):
        let used = adaptiveTracks(
          item, min, max, Swift.max(0, share), start, inside.tree.lazyChildCount(inside.node, ofHeads: ofHeads), &result
        )
        start += used
        available -= used
        waiting -= 1
      }
      breadth = start
      start += gap(after: item)
    }
    return (result, Swift.max(0, breadth))
  }

  /// The most tracks of an adaptive description: the number in a share of a million points at one point each.
  private static var adaptiveLimit: Double { 1_000_000 }

  /// The length that an adaptive description takes up, within the limit of lengths.
  private func adaptiveTracks(
    _ item: GridTrack, _ min: Double, _ max: Double, _ share: Double, _ start: Double, _ childCount: Int,
    _ result: inout [ResolvedTrack]
  ) -> Double {
    let gap = gap(after: item)
    let fitting = ((share + gap) / (min + gap)).rounded(.down)
    let count = fitting >= 1 ? Swift.min(fitting, LazyGridRule.adaptiveLimit) : 1
    let length = Swift.max(0, Swift.min((share - gap * (count - 1)) / count, max))
    for index in 0..<Swift.min(Int(count), Swift.max(1, childCount)) {
      result.append(ResolvedTrack(start: start + Double(index) * (length + gap), length: length, item: item))
    }
    return Length.bounded(length * count + gap * (count - 1))
  }

  private func gap(after item: GridTrack) -> Double {
    LayoutTree.gap(item.spacing)
  }
}

extension LayoutTree {
  /// Whether a node is a lazy grid with a place for children.
  package func hasTracks(_ node: NodeIndex) -> Bool {
    let kind = nodes[node].kind
    return (kind == .lazyVGrid || kind == .lazyHGrid) && !rare.tracks[nodes[node].side].isEmpty
  }

  /// Sets a lazy grid's descriptions; without any there is no place for children, and none is shown.
  package func setTracks(_ tracks: [GridTrack], of node: NodeIndex) {
    var fault = Length.Fault.none
    let items = tracks.map { $0.sanitized(&fault) }
    if fault != .none {
      reportLater(
        fault == .contradiction ? .contradictoryBounds : .invalidNumber, at: node,
        FaultText(
          "a grid's track was given a length that cannot be used; what is no number counts as not given, "
            + "and a minimum wins over a maximum",
          advice: fault == .infinite ? "make the track flexible: it shares what is left" : nil))
    }
    keepTracks(items, of: node)
  }

  private func keepTracks(_ items: [GridTrack], of node: NodeIndex) {
    if items.contains(where: { !$0.vertical.isEdgeOrCenter || !$0.horizontal.isEdgeOrCenter }) {
      guiding.needsBaselines = true
    }
    if nodes[node].side == .max {
      nodes[node].side = rare.tracks.add(items)
    } else if rare.tracks[nodes[node].side] == items {
      return
    } else {
      rare.tracks[nodes[node].side] = items
    }
    markDirty(node)
  }
}
