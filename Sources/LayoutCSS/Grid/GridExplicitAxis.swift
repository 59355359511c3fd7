/// The explicit tracks of one axis and the names of its lines (css-grid-2, 7).
///
/// 1. Repetitions are written out (7.2.3). An automatic repetition takes as many as the container has room for
///    (7.2.3.2), and at least one.
/// 2. The areas of `grid-template-areas` give names to lines, and may need more tracks than the list has (7.3).
struct GridExplicitAxis {
  /// The sizes of the explicit tracks.
  private(set) var tracks: [CSSTrack] = []
  /// The sizes of the tracks before and after the explicit ones; they repeat. Empty is `auto`.
  let automatic: [CSSTrack]
  /// The tracks of `repeat(auto-fit)`, which collapse where they are empty.
  private(set) var fitted = 0..<0
  /// The lines of each name, in order, without double ones.
  private(set) var names: [String: [Int]] = [:]
  /// The number of tracks of the list and of the areas.
  private(set) var count = 0
  /// The number of automatic repetitions; 0 without `auto-fill` and `auto-fit`.
  private(set) var repetitions = 0

  /// - Parameters:
  ///   - parts: The list of tracks.
  ///   - automatic: The sizes of implicit tracks.
  ///   - areas: The names of the cells; those of one axis are read.
  ///   - isColumns: Whether the axis is that of the columns.
  ///   - room: The room of automatic repetitions.
  init(
    _ parts: [CSSTrackPart], automatic: [CSSTrack], areas: [[String?]], isColumns: Bool, room: GridRoom
  ) {
    self.automatic = automatic
    tracks.reserveCapacity(parts.count)
    let repeated = Self.repetitions(parts, room)
    repetitions = repeated ?? 0
    for part in parts { append(part, repetitions: repeated ?? 0) }
    count = tracks.count
    if !areas.isEmpty { name(areas, isColumns) }
  }

  /// The size of a track by its number, where 0 is the first explicit one.
  func track(_ number: Int) -> CSSTrack {
    if tracks.indices.contains(number) { return tracks[number] }
    if automatic.isEmpty { return .auto }
    // The implicit tracks after the explicit ones repeat the list from its start; those before, from its end (7.6).
    // Tracks that areas add are sized by the same list, from the end of the tracks that have a size (7.3).
    let place = number < 0 ? number : number - tracks.count
    let rest = place % automatic.count
    return automatic[rest < 0 ? rest + automatic.count : rest]
  }

  private mutating func append(_ part: CSSTrackPart, repetitions: Int) {
    switch part {
    case .track(let track):
      if tracks.count < GridSpan.farthest { tracks.append(track) }
    case .names(let given):
      for name in given { addLine(name, tracks.count) }
    case .repeat(let kind, let inner):
      let start = tracks.count
      var times = repetitions
      if case .count(let count) = kind { times = max(1, count) }
      while times > 0, tracks.count < GridSpan.farthest {
        let count = tracks.count
        for part in inner { append(part, repetitions: 1) }
        // Names alone stay at one line.
        if tracks.count == count { break }
        times -= 1
      }
      if kind == .autoFit { fitted = start..<tracks.count }
    }
  }

  /// Names come in the order of their lines, so that a double one is the last.
  private mutating func addLine(_ name: String, _ line: Int) {
    if names[name]?.last != line { names[name, default: []].append(line) }
  }

  /// Step 2: the first and the last line of each area have the names `NAME-start` and `NAME-end`.
  private mutating func name(_ areas: [[String?]], _ isColumns: Bool) {
    var spans: [String: GridSpan] = [:]
    var width = 0
    for (row, cells) in areas.enumerated() {
      width = max(width, cells.count)
      for (column, cell) in cells.enumerated() {
        guard let name = cell else { continue }
        let place = isColumns ? column : row
        let old = spans[name] ?? GridSpan(start: place, end: place + 1)
        spans[name] = GridSpan(start: min(old.start, place), end: max(old.end, place + 1))
      }
    }
    count = min(max(count, isColumns ? width : areas.count), GridSpan.farthest)
    for (name, span) in spans {
      addArea(name + "-start", span.start)
      addArea(name + "-end", span.end)
    }
  }

  private mutating func addArea(_ name: String, _ line: Int) {
    var lines = names[name] ?? []
    if lines.contains(line) { return }
    lines.insert(line, at: lines.firstIndex { $0 > line } ?? lines.count)
    names[name] = lines
  }

  /// The number of automatic repetitions (7.2.3.2); `nil` without one.
  private static func repetitions(_ parts: [CSSTrackPart], _ room: GridRoom) -> Int? {
    var repeated: [CSSTrackPart]?
    var others = 0.0
    var otherCount = 0
    for part in parts {
      switch part {
      case .names: break
      case .track(let track):
        others += room.definiteSize(track)
        otherCount += 1
      case .repeat(.count(let count), let inner):
        for case .track(let track) in inner {
          others += room.definiteSize(track) * Double(max(1, count))
          otherCount += max(1, count)
        }
      case .repeat(_, let inner): repeated = inner
      }
    }
    guard let repeated else { return nil }
    var size = 0.0
    var count = 0
    for case .track(let track) in repeated {
      // The floor of a point keeps the division whole, and the number of repetitions usable.
      size += max(1, room.definiteSize(track))
      count += 1
    }
    if count == 0 { return 1 }
    let step = size + Double(count) * room.gap
    let most = max(1, GridSpan.farthest / count)
    // The gaps are between tracks only, so that one gap is added to the room.
    func fitting(_ length: Double) -> Double { (length + room.gap - others - Double(otherCount) * room.gap) / step }
    // A sum of infinite lengths that is not a number gives one repetition.
    func whole(_ number: Double) -> Int { number >= Double(most) ? most : number >= 1 ? Int(number) : 1 }
    if !room.largest.isNaN { return whole(fitting(room.largest) + 1e-6) }
    if room.minimum > 0 {
      let filling = fitting(room.minimum) - 1e-6
      let full = whole(filling)
      return filling > Double(full) && full < most ? full + 1 : full
    }
    return 1
  }
}

/// The room of one axis: the content box of the container where it is known, and its limits.
struct GridRoom {
  /// The length of the content box; not a number where it depends on the content.
  var available = Double.nan
  /// The least length of the content box.
  var minimum = 0.0
  /// The greatest length of the content box; infinity is none.
  var maximum = Double.infinity
  /// The distance between tracks.
  var gap = 0.0

  /// The definite length that repetitions fill; not a number where there is none.
  var largest: Double { !available.isNaN ? available : maximum.isFinite ? max(maximum, minimum) : .nan }

  /// The size that counts for the number of repetitions: the maximum where it is definite, else the minimum.
  func definiteSize(_ track: CSSTrack) -> Double {
    let maximum = track.fitContent == nil ? definite(track.max) : .nan
    let minimum = definite(track.min)
    if maximum.isNaN { return minimum.isNaN ? 0 : max(0, minimum) }
    return max(0, minimum.isNaN ? maximum : max(maximum, minimum))
  }

  private func definite(_ breadth: CSSTrackBreadth) -> Double {
    if case .length(let length) = breadth { length.resolved(available) } else { .nan }
  }
}
