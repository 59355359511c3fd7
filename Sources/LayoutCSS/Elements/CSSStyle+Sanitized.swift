import LayoutEngine

/// The one place where numbers of a style are checked: not-a-number, infinity, and negative values without a meaning.
extension CSSStyle {
  /// The greatest number of a line, of a span and of repetitions, which browsers have too.
  private static var mostTracks: Int { 10_000 }

  /// The numbers that are checked, by what was declared.
  struct Checks: OptionSet {
    let rawValue: UInt8
    static let factors = Checks(rawValue: 1 << 0)
    static let lengths = Checks(rawValue: 1 << 1)
    static let edges = Checks(rawValue: 1 << 2)
    static let ratio = Checks(rawValue: 1 << 3)
    static let placement = Checks(rawValue: 1 << 4)
    static let tracks = Checks(rawValue: 1 << 5)
    static let all = Checks(rawValue: 1 << 6 - 1)
  }

  /// Makes the numbers usable; each fault is described.
  mutating func sanitize(_ checks: Checks, _ faults: inout [String]) {
    if checks.contains(.factors) { sanitizeFactors(&faults) }
    if checks.contains(.lengths) { sanitizeLengths(&faults) }
    if checks.contains(.edges) { sanitizeEdges(&faults) }
    if checks.contains(.ratio) { sanitizeRatio(&faults) }
    if checks.contains(.placement), !hasAutomaticCell {
      CSSStyle.clean(&gridColumn, "column", &faults)
      CSSStyle.clean(&gridRow, "row", &faults)
    }
    if checks.contains(.tracks) { sanitizeTracks(&faults) }
  }

  private mutating func sanitizeFactors(_ faults: inout [String]) {
    CSSStyle.clean(&flexGrow, "a growing factor", &faults)
    CSSStyle.clean(&flexShrink, "a shrinking factor", &faults)
  }

  private mutating func sanitizeLengths(_ faults: inout [String]) {
    CSSStyle.clean(&flexBasis, "a basis", &faults)
    CSSStyle.clean(&width, "a width", &faults)
    CSSStyle.clean(&height, "a height", &faults)
    CSSStyle.clean(&minWidth, "a least width", &faults)
    CSSStyle.clean(&minHeight, "a least height", &faults)
    CSSStyle.clean(&maxWidth, "a greatest width", &faults)
    CSSStyle.clean(&maxHeight, "a greatest height", &faults)
    CSSStyle.clean(&rowGap, "a gap", &faults)
    CSSStyle.clean(&columnGap, "a gap", &faults)
  }

  private mutating func sanitizeEdges(_ faults: inout [String]) {
    if hasMargin { CSSStyle.clean(&margin, "a margin", mayBeNegative: true, &faults) }
    if hasInset { CSSStyle.clean(&inset, "an inset", mayBeNegative: true, &faults) }
    if hasPadding { CSSStyle.clean(&padding, "a padding", &faults) }
    if hasBorder { CSSStyle.clean(&border, "a border", &faults) }
  }

  private mutating func sanitizeRatio(_ faults: inout [String]) {
    if let ratio = aspectRatio, !(ratio > 0 && ratio < .infinity) {
      faults.append("an aspect ratio of \(ratio) counts as none")
      aspectRatio = nil
    } else if let ratio = aspectRatio {
      let used = min(max(ratio, 1 / Length.limit), Length.limit)
      if used != ratio {
        faults.append("an aspect ratio of \(ratio) counts as \(used)")
        aspectRatio = used
      }
    }
  }

  private static func clean(_ factor: inout Double, _ name: String, _ faults: inout [String]) {
    if factor >= 0, factor <= Length.limit { return }
    let used = factor > 0 ? Length.limit : 0
    faults.append("\(name) of \(factor) counts as \(NumberText.string(used))")
    factor = used
  }

  private static func clean(
    _ length: inout CSSLength, _ name: String, mayBeNegative: Bool = false, _ faults: inout [String]
  ) {
    let (number, unit): (Double, String)
    switch length {
    case .points(let points): (number, unit) = (points, " points")
    case .percent(let percent): (number, unit) = (percent, "%")
    case .auto, .minContent, .maxContent, .fitContent, .stretch, .content: return
    }
    if number.magnitude <= Length.limit, number >= 0 || mayBeNegative { return }
    let used = number.isNaN || number < 0 && !mayBeNegative ? 0 : number < 0 ? -Length.limit : Length.limit
    faults.append("\(name) of \(number)\(unit) counts as \(NumberText.string(used))")
    if case .points = length { length = .points(used) } else { length = .percent(used) }
  }

  private static func clean(
    _ edges: inout CSSEdges, _ name: String, mayBeNegative: Bool = false, _ faults: inout [String]
  ) {
    if edges == .zero || edges == .auto { return }
    clean(&edges.leftToRight.left, name, mayBeNegative: mayBeNegative, &faults)
    clean(&edges.top, name, mayBeNegative: mayBeNegative, &faults)
    clean(&edges.leftToRight.right, name, mayBeNegative: mayBeNegative, &faults)
    clean(&edges.bottom, name, mayBeNegative: mayBeNegative, &faults)
    // A length that counts in one direction alone is reported too, and one that counts in both is reported once.
    var mirrored: [String] = []
    clean(&edges.rightToLeft.left, name, mayBeNegative: mayBeNegative, &mirrored)
    clean(&edges.rightToLeft.right, name, mayBeNegative: mayBeNegative, &mirrored)
    for fault in mirrored where !faults.contains(fault) { faults.append(fault) }
  }

  private static func clean(_ placement: inout CSSGridPlacement, _ name: String, _ faults: inout [String]) {
    clean(&placement.start, name, &faults)
    clean(&placement.end, name, &faults)
  }

  private static func clean(_ line: inout CSSGridLine, _ name: String, _ faults: inout [String]) {
    func bounded(_ number: Int) -> Int { min(max(number, -mostTracks), mostTracks) }
    switch line {
    case .auto: return
    case .line(0):
      faults.append("a \(name) line of 0 counts as none; lines count from 1, or from -1 at the end")
      line = .auto
    case .line(let number): line = .line(bounded(number))
    case .span(let count):
      if count < 1 { faults.append("a span of \(count) counts as 1") }
      line = .span(max(1, bounded(count)))
    case .named(let text, let number): line = .named(text, number == 0 ? 1 : bounded(number))
    case .namedSpan(let text, let count): line = .namedSpan(text, max(1, bounded(count)))
    }
  }

  // MARK: Tracks

  private mutating func sanitizeTracks(_ faults: inout [String]) {
    var rest = CSSStyle.mostTracks
    grid.columns = CSSStyle.cleaned(grid.columns, &rest, &faults)
    rest = CSSStyle.mostTracks
    grid.rows = CSSStyle.cleaned(grid.rows, &rest, &faults)
    CSSStyle.settleAutomatic(&grid.columns, &faults)
    CSSStyle.settleAutomatic(&grid.rows, &faults)
    grid.autoColumns = grid.autoColumns.map { CSSStyle.cleaned($0, &faults) }
    grid.autoRows = grid.autoRows.map { CSSStyle.cleaned($0, &faults) }
  }

  /// Gives automatic repetitions a number where none can be known (css-grid-2, 7.2.3.1).
  private static func settleAutomatic(_ parts: inout [CSSTrackPart], _ faults: inout [String]) {
    let isKnown = parts.allSatisfy { part in
      switch part {
      case .names: true
      case .track(let track): track.isFixed
      case .repeat(_, let inner): inner.allSatisfy { if case .track(let track) = $0 { track.isFixed } else { true } }
      }
    }
    var hasAutomatic = false
    for (place, part) in parts.enumerated() {
      guard case .repeat(let count, let inner) = part, count.isAutomatic else { continue }
      if isKnown, !hasAutomatic {
        hasAutomatic = true
        continue
      }
      faults.append(
        isKnown
          ? "a second automatic repetition of tracks counts as one repetition"
          : "an automatic repetition beside a track without a length, such as .fr(1), counts as one repetition")
      parts[place] = .repeat(.count(1), inner)
    }
  }

  /// The parts with usable numbers, and at most `rest` tracks.
  private static func cleaned(
    _ parts: [CSSTrackPart], _ rest: inout Int, _ faults: inout [String]
  ) -> [CSSTrackPart] {
    var result: [CSSTrackPart] = []
    for part in parts {
      switch part {
      case .names: result.append(part)
      case .track(let track):
        guard rest > 0 else { continue }
        rest -= 1
        result.append(.track(cleaned(track, &faults)))
      case .repeat(var count, let inner):
        var room = rest
        let tracks = cleaned(inner, &room, &faults)
        let length = rest - room
        if length == 0 { continue }
        if case .count(let times) = count {
          if times < 1 {
            faults.append("tracks that repeat \(times) times count as none")
            continue
          }
          count = .count(min(times, rest / length))
          rest -= min(times, rest / length) * length
        } else {
          rest = room
        }
        result.append(.repeat(count, tracks))
      }
    }
    return result
  }

  private static func cleaned(_ track: CSSTrack, _ faults: inout [String]) -> CSSTrack {
    var track = track
    clean(&track.min, &faults)
    clean(&track.max, &faults)
    if var limit = track.fitContent {
      clean(&limit, "a limit of a track", &faults)
      track.fitContent = limit
    }
    return track
  }

  private static func clean(_ breadth: inout CSSTrackBreadth, _ faults: inout [String]) {
    switch breadth {
    case .length(var length):
      clean(&length, "a track", &faults)
      breadth = .length(length)
    case .fraction(var factor):
      clean(&factor, "a fraction of a track", &faults)
      breadth = .fraction(factor)
    case .auto, .minContent, .maxContent: break
    }
  }
}
