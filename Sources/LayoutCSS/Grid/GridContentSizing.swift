/// Intrinsic tracks grow to the contributions of items (css-grid-2, 12.5).
extension GridTrackSizing {
  /// A step of the distribution: which tracks grow, and by which contributions.
  enum Phase {
    case intrinsicMinimums, contentMinimums, limitedMaxContentMinimums, maxContentMinimums
    case intrinsicMaximums, maxContentMaximums

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
      if tracks[need.span.range].contains(where: { $0.maximum == .flexible }) {
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

  /// The minimum contribution, or the limited min-content contribution where the container's own length is wanted.
  private func minimum(_ need: GridNeed) -> Double {
    need.minimum
  }

  /// A contribution that is at most the sum of the fixed maxima of the tracks, and at least the minimum contribution.
  private func limited(_ contribution: Double, _ need: GridNeed) -> Double {
    var most = gaps.inside(need.span.range)
    for track in tracks[need.span.range] { most += track.fixedMaximum }
    return max(need.minimum, min(contribution, most))
  }

  /// 12.5, steps 3 and 4: items over more tracks, or over flexible ones.
  private mutating func fitGroup(_ needs: [GridNeed], _ group: ArraySlice<Int>, isFlexible: Bool) {
    run(.intrinsicMinimums, needs, group, isFlexible)
    run(.contentMinimums, needs, group, isFlexible)
    //if constraint == .maxContent { run(.limitedMaxContentMinimums, needs, group, isFlexible) }
    run(.maxContentMinimums, needs, group, isFlexible)
    for index in tracks.indices { tracks[index].limit = max(tracks[index].limit, tracks[index].base) }
    if isFlexible { return }
    run(.intrinsicMaximums, needs, group, isFlexible)
    run(.maxContentMaximums, needs, group, isFlexible)
    for index in tracks.indices { tracks[index].isInfinitelyGrowable = false }
  }

  private func isAffected(_ track: GridTrack, _ phase: Phase, _ isFlexible: Bool) -> Bool {
    if isFlexible, track.maximum != .flexible { return false }
    switch phase {
    case .intrinsicMinimums: return track.minimum.isIntrinsic
    case .contentMinimums: return track.minimum == .minContent || track.minimum == .maxContent
    case .limitedMaxContentMinimums: return track.minimum == .auto || track.minimum == .maxContent
    case .maxContentMinimums: return track.minimum == .maxContent
    case .intrinsicMaximums: return track.maximum.isIntrinsic
    case .maxContentMaximums: return track.maximum == .maxContent || track.maximum == .auto
    }
  }

  /// One step of the distribution for all items of a group: the planned increase of a track is the greatest of those of
  /// the items.
  private mutating func run(_ phase: Phase, _ needs: [GridNeed], _ group: ArraySlice<Int>, _ isFlexible: Bool) {
    for index in group {
      let need = needs[index]
      var contribution: Double
      switch phase {
      case .intrinsicMinimums: contribution = minimum(need)
      case .contentMinimums, .intrinsicMaximums: contribution = need.minContent
      case .limitedMaxContentMinimums: contribution = limited(need.maxContent, need)
      case .maxContentMinimums, .maxContentMaximums: contribution = need.maxContent
      }
      contribution -= gaps.inside(need.span.range)
      distribute(contribution, over: need.span.range, phase, isFlexible)
    }
    for index in tracks.indices where tracks[index].planned > 0 || phase == .intrinsicMaximums {
      let planned = tracks[index].planned
      tracks[index].planned = 0
      if phase.isOfLimits {
        if tracks[index].limit == .infinity {
          guard tracks[index].isTouched else { continue }
          tracks[index].limit = tracks[index].base + planned
          if phase == .intrinsicMaximums { tracks[index].isInfinitelyGrowable = true }
        } else {
          tracks[index].limit += planned
        }
      } else {
        tracks[index].base += planned
      }
    }
    for index in tracks.indices { tracks[index].isTouched = false }
  }

  /// 12.5.1: the space of one item, to the tracks of one step.
  private mutating func distribute(_ contribution: Double, over range: Range<Int>, _ phase: Phase, _ isFlexible: Bool) {
    // 12.5.1, step 2.1: what the tracks do not have yet.
    var space = contribution
    var open: [Int] = []
    var factors = 0.0
    for index in range {
      let track = tracks[index]
      space -= phase.isOfLimits && track.limit != .infinity ? track.limit : track.base
      if !isAffected(track, phase, isFlexible) { continue }
      open.append(index)
      factors += track.factor
      tracks[index].isTouched = true
      tracks[index].incurred = 0
    }
    if space <= 0 || open.isEmpty { return }
    let affected = open

    if isFlexible, factors > 0 {
      // Step 4 of 12.5: by the ratio of the flex factors.
      for index in open { tracks[index].incurred = space * tracks[index].factor / factors }
    } else {
      // 12.5.1, step 2.2: equally, up to the limits.
      space = grow(open, space) { track in
        if !phase.isOfLimits { return track.limit - track.base }
        let limit = track.limit == .infinity ? track.base : track.limit
        return track.limit == .infinity || track.isInfinitelyGrowable ? track.fitLimit - limit : 0
      }
      // 12.5.1, step 2.4: beyond the limits.
      if space > 0 {
        var beyond = affected.filter { index in
          switch phase {
          case .intrinsicMinimums, .contentMinimums: tracks[index].maximum.isIntrinsic
          case .limitedMaxContentMinimums, .maxContentMinimums:
            tracks[index].maximum == .maxContent || tracks[index].maximum == .auto
          case .intrinsicMaximums, .maxContentMaximums: true
          }
        }
        if beyond.isEmpty { beyond = affected }
        _ = grow(beyond, space) { track in
          phase.isOfLimits ? max(0, track.fitLimit - (track.limit == .infinity ? track.base : track.limit)) : .infinity
        }
      }
    }
    for index in affected { tracks[index].planned = max(tracks[index].planned, tracks[index].incurred) }
  }

  /// Adds equal parts of a space to tracks, each up to its growth; the rest is returned.
  private mutating func grow(_ indices: [Int], _ space: Double, _ growth: (GridTrack) -> Double) -> Double {
    var space = space
    var open = indices
    while space > 0, !open.isEmpty {
      let share = space / Double(open.count)
      var rest: [Int] = []
      for index in open {
        let room = growth(tracks[index]) - tracks[index].incurred
        if room <= share {
          if room > 0 {
            tracks[index].incurred += room
            space -= room
          }
        } else {
          rest.append(index)
        }
      }
      if rest.count == open.count {
        for index in open { tracks[index].incurred += share }
        return 0
      }
      open = rest
    }
    return max(0, space)
  }
}
