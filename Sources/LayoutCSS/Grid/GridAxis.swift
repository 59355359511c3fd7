/// The tracks of one axis with their places.
struct GridAxis {
  let explicit: GridExplicitAxis
  /// The lines of the implicit grid, where 0 is the first line of the explicit grid.
  var lines: Range<Int>
  /// The tracks of the implicit grid with their sizes.
  private(set) var tracks: [GridTrack] = []
  /// Where each track starts, from the start of the content box.
  private(set) var starts: [Double] = []
  /// The length of all tracks and gaps, without the distribution of the content.
  private(set) var total = 0.0
  /// Whether a size depends on the length of the container: percentages and flexible tracks.
  private(set) var readsRoom = false
  /// Whether the size of a track depends on the items in it.
  private(set) var readsItems = false
  /// Whether `auto` tracks can stretch.
  private(set) var hasAutoTracks = false
  /// Whether each track is definite before the items are read.
  private(set) var isDefinite: [Bool] = []

  init(_ explicit: GridExplicitAxis, lines: Range<Int>) {
    self.explicit = explicit
    self.lines = lines
  }

  /// Step 12.4 of the specification: the tracks before their items, in a room.
  ///
  /// - Parameters:
  ///   - items: The items, which keep tracks of `auto-fit` from collapsing.
  ///   - span: The tracks of an item on this axis.
  mutating func begin(_ room: GridRoom, _ items: [GridItem], _ span: KeyPath<GridItem, GridSpan>) {
    var isEmpty: [Bool] = []
    if !explicit.fitted.isEmpty {
      isEmpty = [Bool](repeating: true, count: lines.count)
      for item in items { for index in item[keyPath: span].range { isEmpty[index] = false } }
    }
    tracks.removeAll(keepingCapacity: true)
    tracks.reserveCapacity(lines.count)
    isDefinite.removeAll(keepingCapacity: true)
    readsRoom = false
    readsItems = false
    hasAutoTracks = false
    for (index, number) in lines.enumerated() {
      if !isEmpty.isEmpty, isEmpty[index], explicit.fitted.contains(number) {
        tracks.append(.collapsed)
        isDefinite.append(true)
        continue
      }
      let style = explicit.track(number)
      let track = GridTrack(style, available: room.available)
      if style.readsRoom { readsRoom = true }
      if track.readsItems { readsItems = true }
      if track.maximum == .auto { hasAutoTracks = true }
      tracks.append(track)
      isDefinite.append(track.isDefinite)
    }
    setPlaces(GridGaps(tracks, room.gap))
  }

  /// Sizes the tracks by the needs of the items.
  mutating func size(
    _ needs: [GridNeed], _ constraint: GridTrackSizing.Constraint, _ room: GridRoom, stretches: Bool
  ) {
    var sizing = GridTrackSizing(tracks: tracks, constraint: constraint, room: room, stretches: stretches)
    sizing.run(needs)
    tracks = sizing.tracks
    setPlaces(sizing.gaps)
  }

  private mutating func setPlaces(_ gaps: GridGaps) {
    starts.removeAll(keepingCapacity: true)
    starts.reserveCapacity(tracks.count)
    var place = 0.0
    var isFirst = true
    for track in tracks {
      if !track.isCollapsed {
        if !isFirst { place += gaps.gap }
        isFirst = false
      }
      starts.append(place)
      place += track.base
    }
    total = place
  }

  /// Distributes the tracks in the content box (css-align-3, 5.3): moves their places.
  ///
  /// - Parameter length: The length of the content box.
  mutating func distribute(_ alignment: CSSAlignment, _ length: Double, isReversed: Bool) {
    var count = 0
    for track in tracks where !track.isCollapsed { count += 1 }
    if count == 0 { return }
    let spread = CSSGridDistribution(alignment, length - total, count, isReversed: isReversed)
    if spread.first == 0, spread.between == 0 { return }
    var offset = spread.first
    var isFirst = true
    for index in tracks.indices {
      if !tracks[index].isCollapsed {
        if !isFirst { offset += spread.between }
        isFirst = false
      }
      starts[index] += offset
    }
  }

  func start(_ span: GridSpan) -> Double { starts[span.start] }

  /// The length of the tracks of a span with what is between them.
  func length(_ span: GridSpan) -> Double {
    starts[span.end - 1] + tracks[span.end - 1].base - starts[span.start]
  }

  /// The length of a span, where all its tracks are definite before the items are read; else not a number.
  func definiteLength(_ span: GridSpan) -> Double {
    for index in span.range where !isDefinite[index] { return .nan }
    return length(span)
  }

  /// What the tracks of a span mean for an item in them.
  struct SpanTraits {
    /// Whether a track reads its items.
    var readsItems = false
    /// Whether a track is flexible.
    var isFlexible = false
    /// Whether the item has an automatic minimum size by its content (css-grid-2, 6.6): a track's minimum is `auto`, and
    /// none of several tracks is flexible.
    var hasAutomaticMinimum = false
    /// The sum of the fixed maxima, with the gaps, where all tracks have one; else infinity.
    var limit = 0.0
  }

  func traits(_ span: GridSpan) -> SpanTraits {
    var traits = SpanTraits()
    for index in span.range {
      let track = tracks[index]
      if track.readsItems { traits.readsItems = true }
      if track.minimum == .auto { traits.hasAutomaticMinimum = true }
      if track.maximum == .flexible { traits.isFlexible = true }
      traits.limit += track.maximum == .fixed ? track.fixedMaximum : .infinity
      if index > span.start { traits.limit += starts[index] - starts[index - 1] - tracks[index - 1].base }
    }
    if traits.isFlexible, span.count > 1 { traits.hasAutomaticMinimum = false }
    return traits
  }

  /// The places of a line: the end of the track before it, and the start of the track after it.
  func line(_ line: Int) -> (end: Double, start: Double) {
    let index = line - lines.lowerBound
    if tracks.isEmpty { return (0, 0) }
    let last = tracks.count - 1
    let end = index > 0 ? starts[index - 1] + tracks[index - 1].base : starts[0]
    let start = index <= last ? starts[index] : starts[last] + tracks[last].base
    return (end, start)
  }
}

extension CSSTrack {
  /// Whether its size depends on the length of the container.
  fileprivate var readsRoom: Bool {
    if case .fraction = max { return true }
    if fitContent?.isPercent == true { return true }
    return min.isPercent || max.isPercent
  }
}

extension CSSTrackBreadth {
  fileprivate var isPercent: Bool { if case .length(.percent) = self { true } else { false } }
}

/// Where tracks begin in the free room, and what is added between them (css-align-3, 5.3).
struct CSSGridDistribution {
  var first = 0.0
  var between = 0.0

  /// - Parameters:
  ///   - free: The length of the container without the tracks; it may be less than zero.
  ///   - count: The number of tracks.
  ///   - isReversed: Whether the axis starts at the right edge.
  init(_ alignment: CSSAlignment, _ free: Double, _ count: Int, isReversed: Bool) {
    var keyword = alignment.keyword
    if free <= 0 {
      switch keyword {
      case .spaceBetween, .spaceAround, .spaceEvenly: return
      default: if alignment.overflow == .safe { return }
      }
    }
    if isReversed {
      if keyword == .left { keyword = .end } else if keyword == .right { keyword = .start }
    } else if keyword == .right {
      keyword = .end
    }
    switch keyword {
    case .end, .flexEnd, .selfEnd, .lastBaseline: first = free
    case .center: first = free / 2
    case .spaceBetween: between = count > 1 ? free / Double(count - 1) : 0
    case .spaceAround:
      between = free / Double(count)
      first = between / 2
    case .spaceEvenly:
      between = free / Double(count + 1)
      first = between
    default: break
    }
  }
}
