/// Intrinsic tracks grow to the contributions of items (css-grid-2, 12.5).
extension GridTrackSizing {
  /// A step of the distribution: which tracks grow, and by which contributions.
  enum Phase {
    case intrinsicMinimums, contentMinimums, maxContentMinimums, intrinsicMaximums, maxContentMaximums

    var isOfLimits: Bool { self == .intrinsicMaximums || self == .maxContentMaximums }
  }

  /// 12.5:
  /// 1. Items in one track without a flexible maximum.
  /// 2. Items over more tracks, none of them flexible, by rising numbers of tracks.
  /// 3. Items over flexible tracks, all together.
  /// 4. A growth limit that is still infinite is the base size.
  mutating func sizeToContent(_ needs: [GridNeed]) {
    var spanning: [Int] = []
    var flexible: [Int] = []
    for index in needs.indices {
      let need = needs[index]
      if need.isFlexible {
        flexible.append(index)
      } else if need.span.count > 1 {
        spanning.append(index)
      } else {
        fitSingle(need)
      }
    }
    for index in tracks.indices { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }

    if !spanning.isEmpty {
      spanning.sort {
        (needs[$0].span.count, $0) < (needs[$1].span.count, $1)
      }
      var first = 0
      while first < spanning.count {
        let count = needs[spanning[first]].span.count
        var end = first
        while end < spanning.count, needs[spanning[end]].span.count == count { end += 1 }
        fitGroup(needs, spanning[first..<end], isFlexible: false)
        first = end
      }
    }
    if !flexible.isEmpty { fitGroup(needs, flexible[...], isFlexible: true) }

    for index in tracks.indices where tracks[index].limit == .infinity { tracks[index].limit = tracks[index].base }
  }

  /// 12.5, step 2: an item in one track.
  private mutating func fitSingle(_ need: GridNeed) {
    let index = need.span.start
    let track = tracks[index]
    switch track.minimum {
    case .minContent: tracks[index].base = max(track.base, need.minContent)
    case .maxContent: tracks[index].base = max(track.base, need.maxContent)
    case .auto: tracks[index].base = max(track.base, minimum(need))
    case .fixed, .flexible: break
    }
    switch track.maximum {
    case .minContent: tracks[index].limit = max(finite(track.limit), need.minContent)
    case .maxContent, .auto:
      tracks[index].limit = max(finite(track.limit), min(need.maxContent, max(track.fitLimit, 0)))
    case .fixed, .flexible: break
    }
  }

  /// A growth limit before its first contribution is infinite, and counts as none.
  private func finite(_ limit: Double) -> Double { limit == .infinity ? 0 : limit }

  /// The minimum contribution. Where the min-content length of the container is wanted, it is the limited min-content
  /// contribution: at most the sum of the fixed maxima of the tracks. Browsers keep the minimum contribution of items
  /// over flexible tracks.
  private func minimum(_ need: GridNeed) -> Double {
    if constraint != .minContent { return need.minimum }
    var most = gaps.inside(need.span.range)
    for index in need.span.range { most += tracks[index].fixedMaximum }
    return max(need.minimum, min(need.minContent, most))
  }

  /// 12.5, steps 3 and 4: items over more tracks, or over flexible ones.
  private mutating func fitGroup(_ needs: [GridNeed], _ group: ArraySlice<Int>, isFlexible: Bool) {
    // The tracks of the group alone, so that many groups in many tracks cost what their items span.
    var range = needs[group[group.startIndex]].span.range
    for index in group {
      let span = needs[index].span
      range = min(range.lowerBound, span.start)..<max(range.upperBound, span.end)
    }
    run(.intrinsicMinimums, needs, group, range, isFlexible)
    run(.contentMinimums, needs, group, range, isFlexible)
    run(.maxContentMinimums, needs, group, range, isFlexible)
    for index in range { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }
    if isFlexible { return }
    run(.intrinsicMaximums, needs, group, range, isFlexible)
    run(.maxContentMaximums, needs, group, range, isFlexible)
    for index in range { tracks[index].isInfinitelyGrowable = false }
  }

  private func isAffected(_ track: GridTrack, _ phase: Phase, _ isFlexible: Bool) -> Bool {
    if isFlexible, track.maximum != .flexible { return false }
    switch phase {
    case .intrinsicMinimums: return track.minimum.isIntrinsic
    case .contentMinimums: return track.minimum == .minContent || track.minimum == .maxContent
    case .maxContentMinimums: return track.minimum == .maxContent
    case .intrinsicMaximums: return track.maximum.isIntrinsic
    case .maxContentMaximums: return track.maximum == .maxContent || track.maximum == .auto
    }
  }

  /// One step of the distribution for all items of a group: the planned increase of a track is the greatest of those of
  /// the items.
  private mutating func run(
    _ phase: Phase, _ needs: [GridNeed], _ group: ArraySlice<Int>, _ range: Range<Int>, _ isFlexible: Bool
  ) {
    for index in range {
      tracks[index].isAffected = isAffected(tracks[index], phase, isFlexible)
      tracks[index].planned = -1
    }
    for index in group {
      let need = needs[index]
      let contribution =
        switch phase {
        case .intrinsicMinimums: isFlexible ? need.minimum : minimum(need)
        case .contentMinimums, .intrinsicMaximums: need.minContent
        case .maxContentMinimums, .maxContentMaximums: need.maxContent
        }
      distribute(contribution - gaps.inside(need.span.range), over: need.span.range, phase, isFlexible)
    }
    for index in range where tracks[index].planned >= 0 {
      let planned = tracks[index].planned
      if !phase.isOfLimits {
        tracks[index].base += planned
      } else if tracks[index].limit == .infinity {
        tracks[index].limit = tracks[index].base + planned
        if phase == .intrinsicMaximums { tracks[index].isInfinitelyGrowable = true }
      } else {
        tracks[index].limit += planned
      }
    }
  }

  /// 12.5.1: the space of one item, to the tracks of one step.
  private mutating func distribute(
    _ contribution: Double, over range: Range<Int>, _ phase: Phase, _ isFlexible: Bool
  ) {
    // 12.5.1, step 2.1: what the tracks do not have yet.
    var space = contribution
    var count = 0
    var factors = 0.0
    for index in range {
      let track = tracks[index]
      space -= phase.isOfLimits && track.limit != .infinity ? track.limit : track.base
      if !track.isAffected { continue }
      count += 1
      factors += track.factor
      tracks[index].incurred = 0
      tracks[index].planned = max(tracks[index].planned, 0)
    }
    if space <= 0 || count == 0 { return }
    if count == 1, range.count == 1 {
      tracks[range.lowerBound].planned = max(tracks[range.lowerBound].planned, space)
      return
    }
    if isFlexible, factors > 0 {
      // Step 4 of 12.5: by the ratio of the flex factors.
      let share = space / factors
      for index in range where tracks[index].isAffected { tracks[index].incurred = tracks[index].factor * share }
    } else {
      // 12.5.1, step 2.2: equally, up to the limits.
      for index in range where tracks[index].isAffected {
        tracks[index].room = phase.isOfLimits ? tracks[index].growthOfLimit : tracks[index].limit - tracks[index].base
      }
      space = grow(range, space)
      // 12.5.1, step 2.4: beyond the limits, first the tracks whose maximum is intrinsic.
      if space > 0 {
        let hasIntrinsic = range.contains { tracks[$0].isAffected && growsBeyond(tracks[$0], phase) }
        for index in range where tracks[index].isAffected {
          let track = tracks[index]
          let room =
            phase.isOfLimits ? track.fitLimit - (track.limit == .infinity ? track.base : track.limit) : .infinity
          tracks[index].room = hasIntrinsic && !growsBeyond(track, phase) ? 0 : room
        }
        _ = grow(range, space)
      }
    }
    for index in range where tracks[index].isAffected {
      tracks[index].planned = max(tracks[index].planned, tracks[index].incurred)
    }
  }

  /// Whether a track takes what goes beyond the limits before others do.
  private func growsBeyond(_ track: GridTrack, _ phase: Phase) -> Bool {
    switch phase {
    case .intrinsicMinimums, .contentMinimums: track.maximum.isIntrinsic
    case .maxContentMinimums: track.maximum == .maxContent || track.maximum == .auto
    case .intrinsicMaximums, .maxContentMaximums: true
    }
  }

  /// Adds equal parts of a space to the affected tracks, each up to its room; the rest is returned.
  private mutating func grow(_ range: Range<Int>, _ space: Double) -> Double {
    var space = space
    var count = 0
    for index in range where tracks[index].isAffected {
      tracks[index].isFrozen = tracks[index].incurred >= tracks[index].room
      if !tracks[index].isFrozen { count += 1 }
    }
    while space > 0, count > 0 {
      let share = space / Double(count)
      var isFull = false
      for index in range where tracks[index].isAffected && !tracks[index].isFrozen {
        let room = tracks[index].room - tracks[index].incurred
        if room > share { continue }
        tracks[index].incurred += room
        tracks[index].isFrozen = true
        space -= room
        count -= 1
        isFull = true
      }
      if isFull { continue }
      for index in range where tracks[index].isAffected && !tracks[index].isFrozen { tracks[index].incurred += share }
      return 0
    }
    return max(0, space)
  }
}

extension GridTrack {
  /// How much the growth limit may grow before the limits are passed.
  fileprivate var growthOfLimit: Double {
    if limit == .infinity { return fitLimit - base }
    return isInfinitelyGrowable ? fitLimit - limit : 0
  }
}
