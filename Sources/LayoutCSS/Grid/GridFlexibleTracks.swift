/// Flexible tracks share the room (css-grid-2, 12.7).
extension GridTrackSizing {
  /// 12.7: the length of one `fr`:
  /// 1. Zero where the min-content length is wanted, or where no room is left.
  /// 2. In a known room, what the tracks without flexibility leave of it.
  /// 3. Else the greatest of what each flexible track and each item over flexible tracks needs. Where that makes the
  ///    grid less than the container's minimum or greater than its maximum, the room is that one.
  mutating func expandFlexible(_ needs: [GridNeed]) {
    if constraint == .minContent || !tracks.contains(where: { $0.maximum == .flexible }) { return }
    let all = 0..<tracks.count
    var fraction = 0.0
    if !room.available.isNaN, constraint == .layout {
      if room.available - total <= 0 { return }
      fraction = self.fraction(all, room.available)
    } else {
      for track in tracks where track.maximum == .flexible {
        fraction = max(fraction, track.base / max(1, track.factor))
      }
      for need in needs where need.isFlexible {
        fraction = max(fraction, self.fraction(need.span.range, need.maxContent))
      }
      var total = gaps.inside(all)
      for track in tracks { total += max(track.base, fraction * track.factor) }
      if total < room.minimum {
        fraction = self.fraction(all, room.minimum)
      } else if total > room.maximum {
        fraction = self.fraction(all, room.maximum)
      }
    }
    for index in all where tracks[index].maximum == .flexible {
      tracks[index].base = max(tracks[index].base, fraction * tracks[index].factor)
    }
  }

  /// 12.7.1: the length of one `fr` with which tracks fill a space. Tracks whose base size is greater than their share
  /// count as inflexible.
  private func fraction(_ range: Range<Int>, _ space: Double) -> Double {
    var rest = space - gaps.inside(range)
    var factors = 0.0
    var open: [Int] = []
    for index in range {
      if tracks[index].maximum == .flexible {
        open.append(index)
        factors += tracks[index].factor
      } else {
        rest -= tracks[index].base
      }
    }
    while true {
      let fraction = max(0, rest) / max(1, factors)
      let count = open.count
      var newRest = rest
      var newFactors = factors
      open.removeAll { index in
        let track = tracks[index]
        if fraction * track.factor >= track.base { return false }
        newRest -= track.base
        newFactors -= track.factor
        return true
      }
      if open.count == count { return fraction }
      if open.isEmpty { return 0 }
      (rest, factors) = (newRest, newFactors)
    }
  }
}
