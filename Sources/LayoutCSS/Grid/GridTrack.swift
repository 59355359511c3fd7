/// A track while its size is found (css-grid-2, 12).
struct GridTrack {
  /// A sizing function, with its percentages resolved; those of an unknown length are `auto`.
  enum Sizing: UInt8 {
    case fixed, minContent, maxContent, auto, flexible
    var isIntrinsic: Bool { self != .fixed && self != .flexible }
  }

  var minimum = Sizing.fixed
  var maximum = Sizing.fixed
  /// The flex factor; 0 where the maximum is not flexible.
  var factor = 0.0
  /// The greatest length of `fit-content(limit)`; infinity of others.
  var fitLimit = Double.infinity
  /// The fixed maximum or the fitting limit, which limits contributions; infinity where there is none.
  private(set) var fixedMaximum = Double.infinity
  /// Whether it is an empty track of `auto-fit`: it has no size and shares one gap with its neighbour.
  var isCollapsed = false

  /// The base size, which ends as the used size.
  var base = 0.0
  /// The growth limit.
  var limit = Double.infinity

  // What a step of the distribution of space needs.
  var planned = 0.0
  var incurred = 0.0
  var room = 0.0
  var isInfinitelyGrowable = false
  /// Whether the step grows it.
  var isAffected = false
  var isFrozen = false

  /// Step 12.4 of the specification: the base size and the growth limit before the content.
  init(_ track: CSSTrack, available: Double) {
    switch track.min {
    case .length(let length):
      let points = length.resolved(available)
      if points.isNaN { minimum = .auto } else { base = max(0, points) }
    case .minContent: minimum = .minContent
    case .maxContent: minimum = .maxContent
    case .auto, .fraction: minimum = .auto
    }
    switch track.max {
    case .length(let length):
      let points = length.resolved(available)
      if points.isNaN { maximum = .auto } else { limit = max(base, points) }
    case .fraction(let share):
      maximum = .flexible
      factor = max(0, share)
    case .minContent: maximum = .minContent
    case .maxContent: maximum = .maxContent
    case .auto: maximum = .auto
    }
    if let fit = track.fitContent {
      let points = fit.resolved(available)
      if !points.isNaN { fitLimit = max(0, points) }
    }
    fixedMaximum = maximum == .fixed ? limit : fitLimit
  }

  /// A collapsed track.
  static let collapsed: GridTrack = {
    var track = GridTrack(CSSTrack(.length(.zero)), available: .nan)
    track.isCollapsed = true
    return track
  }()

  /// Whether its size depends on the items in it.
  var readsItems: Bool { minimum != .fixed || maximum != .fixed }
  /// Whether its size is known before the others are.
  var isDefinite: Bool { minimum == .fixed && maximum == .fixed && base == limit }

}

/// What one item needs of the tracks that it spans, as margin boxes without the gaps.
struct GridNeed {
  var span: GridSpan
  /// Whether one of the tracks is flexible.
  var isFlexible: Bool
  /// The minimum contribution.
  var minimum: Double
  /// The min-content contribution.
  var minContent: Double
  /// The max-content contribution.
  var maxContent: Double
}
