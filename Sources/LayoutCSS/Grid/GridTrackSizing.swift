/// The sizes of the tracks of one axis (css-grid-2, 12.3 to 12.8).
///
/// 1. Each track begins with the base size and the growth limit of its sizing functions (12.4, `GridTrack`).
/// 2. Intrinsic sizing functions grow tracks to the contributions of items (12.5, `GridContentSizing`).
/// 3. Base sizes grow to the growth limits where there is room (12.6).
/// 4. Flexible tracks share the room that is left (12.7).
/// 5. `auto` tracks stretch where the content is distributed by `normal` or `stretch` (12.8).
struct GridTrackSizing {
  /// The reason for which the tracks are sized.
  enum Constraint {
    /// The container is laid out in its length, or in a length that follows from its tracks.
    case layout
    /// The container's own min-content or max-content length is wanted.
    case minContent, maxContent
  }

  var tracks: [GridTrack]
  let constraint: Constraint
  /// The content box of the container, and the gap.
  let room: GridRoom
  /// Whether tracks with the maximum `auto` take the rest.
  let stretches: Bool

  /// The distance after a track, which is none after collapsed tracks and after the last one.
  let gaps: GridGaps

  init(tracks: [GridTrack], constraint: Constraint, room: GridRoom, stretches: Bool) {
    self.tracks = tracks
    self.constraint = constraint
    self.room = room
    self.stretches = stretches
    gaps = GridGaps(tracks, room.gap)
  }

  /// Steps 2 to 5.
  mutating func run(_ needs: [GridNeed]) {
    sizeToContent(needs)
    maximize()
    expandFlexible(needs)
    stretchAutomatic()
  }

  /// The length of all tracks and gaps.
  var total: Double { sum(0..<tracks.count) }

  /// The length of some tracks with the gaps between them.
  func sum(_ range: Range<Int>) -> Double {
    var sum = gaps.inside(range)
    for index in range { sum += tracks[index].base }
    return sum
  }

  /// 12.6: base sizes grow equally, each up to its growth limit.
  ///
  /// Room that is not known is infinite, and zero for the min-content length. Where infinite room makes the grid greater
  /// than the container's maximum, the room is that of the maximum.
  private mutating func maximize() {
    if constraint == .minContent { return }
    var growth = 0.0
    for track in tracks { growth += track.limit - track.base }
    if growth <= 0 { return }
    let total = total
    if room.available.isNaN || constraint == .maxContent {
      if total + growth <= room.maximum || total >= room.maximum {
        for index in tracks.indices { tracks[index].base = max(tracks[index].base, tracks[index].limit) }
      } else {
        growEqually(room.maximum - total)
      }
    } else {
      growEqually(room.available - total)
    }
  }

  private mutating func growEqually(_ space: Double) {
    var space = space
    if space <= 0 { return }
    var open = tracks.indices.filter { tracks[$0].limit > tracks[$0].base }
    while space > 0, !open.isEmpty {
      let share = space / Double(open.count)
      var isFull = false
      for index in open where tracks[index].limit - tracks[index].base <= share {
        space -= tracks[index].limit - tracks[index].base
        tracks[index].base = tracks[index].limit
        isFull = true
      }
      if isFull {
        open.removeAll { tracks[$0].base >= tracks[$0].limit }
      } else {
        for index in open { tracks[index].base += share }
        return
      }
    }
  }

  /// 12.8: `auto` tracks take equal parts of the rest; of an unknown room, that up to the container's minimum.
  private mutating func stretchAutomatic() {
    if !stretches || constraint != .layout { return }
    var count = 0
    for track in tracks where track.maximum == .auto && !track.isCollapsed { count += 1 }
    if count == 0 { return }
    let space = (room.available.isNaN ? room.minimum : room.available) - total
    if space <= 0 { return }
    let share = space / Double(count)
    for index in tracks.indices where tracks[index].maximum == .auto && !tracks[index].isCollapsed {
      tracks[index].base += share
    }
  }
}

/// The gaps between tracks; collapsed tracks have none of their own (css-grid-2, 7.2.3.2).
struct GridGaps {
  let gap: Double
  /// For each line, the number of gaps before it; empty where no track is collapsed.
  private let counts: [Int]

  init(_ tracks: [GridTrack], _ gap: Double) {
    self.gap = gap
    if gap == 0 || !tracks.contains(where: { $0.isCollapsed }) {
      counts = []
      return
    }
    var counts: [Int] = []
    counts.reserveCapacity(tracks.count)
    var open = 0
    for track in tracks {
      // The number of tracks that are not collapsed, before this one.
      counts.append(open)
      if !track.isCollapsed { open += 1 }
    }
    counts.append(open)
    self.counts = counts
  }

  /// The sum of the gaps between the tracks of a range.
  func inside(_ range: Range<Int>) -> Double {
    if gap == 0 || range.count < 2 { return 0 }
    let tracks = counts.isEmpty ? range.count : counts[range.upperBound] - counts[range.lowerBound]
    return Double(max(0, tracks - 1)) * gap
  }
}
