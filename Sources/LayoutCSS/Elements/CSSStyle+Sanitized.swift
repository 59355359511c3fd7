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
    CSSStyle.clean(&flexBasis, "a basis", .basis, &faults)
    CSSStyle.clean(&width, "a width", .size, &faults)
    CSSStyle.clean(&height, "a height", .size, &faults)
    CSSStyle.clean(&minWidth, "a least width", .size, &faults)
    CSSStyle.clean(&minHeight, "a least height", .size, &faults)
    CSSStyle.clean(&maxWidth, "a greatest width", .size, &faults)
    CSSStyle.clean(&maxHeight, "a greatest height", .size, &faults)
    CSSStyle.clean(&rowGap, "a gap", .extent, &faults)
    CSSStyle.clean(&columnGap, "a gap", .extent, &faults)
  }

  private mutating func sanitizeEdges(_ faults: inout [String]) {
    if hasMargin { CSSStyle.clean(&margin, "a margin", .distance, &faults) }
    if hasInset { CSSStyle.clean(&inset, "an inset", .distance, &faults) }
    if hasPadding { CSSStyle.clean(&padding, "a padding", .extent, &faults) }
    if hasBorder { CSSStyle.clean(&border, "a border", .extent, &faults) }
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

  /// Whether a number is usable wherever one may be.
  static func isUsable(_ number: Double) -> Bool { number >= 0 && number <= Length.limit }

  private static func clean(_ factor: inout Double, _ name: String, _ faults: inout [String]) {
    if isUsable(factor) { return }
    let used = factor > 0 ? Length.limit : 0
    faults.append("\(name) of \(factor) counts as \(NumberText.string(used))")
    factor = used
  }

  /// What a length may be.
  private enum Use {
    /// A keyword of a size, or 0 and more.
    case size
    /// A keyword of a size or `content`, or 0 and more.
    case basis
    /// 0 and more, and no keyword.
    case extent
    /// `auto`, or any number.
    case distance

    var mayBeNegative: Bool { self == .distance }

    func takes(_ keyword: CSSLength) -> Bool {
      switch self {
      case .basis: true
      case .size: keyword != .content
      case .distance: keyword == .auto
      case .extent: false
      }
    }
  }

  private static func clean(_ length: inout CSSLength, _ name: String, _ use: Use, _ faults: inout [String]) {
    let (number, unit): (Double, String)
    switch length {
    case .points(let points): (number, unit) = (points, " points")
    case .percent(let percent): (number, unit) = (percent, "%")
    case .auto, .minContent, .maxContent, .fitContent, .stretch, .content:
      if use.takes(length) { return }
      let used = use == .size || use == .basis ? CSSLength.auto : .zero
      faults.append("\(name) of .\(length) counts as \(used == .auto ? ".auto" : "0")")
      length = used
      return
    }
    if number.magnitude <= Length.limit, number >= 0 || use.mayBeNegative { return }
    let mayBeNegative = use.mayBeNegative
    let used = number.isNaN || number < 0 && !mayBeNegative ? 0 : number < 0 ? -Length.limit : Length.limit
    faults.append("\(name) of \(number)\(unit) counts as \(NumberText.string(used))")
    if case .points = length { length = .points(used) } else { length = .percent(used) }
  }

  private static func clean(_ edges: inout CSSEdges, _ name: String, _ use: Use, _ faults: inout [String]) {
    if edges == .zero || edges == .auto && use.takes(.auto) { return }
    clean(&edges.leftToRight.left, name, use, &faults)
    clean(&edges.top, name, use, &faults)
    clean(&edges.leftToRight.right, name, use, &faults)
    clean(&edges.bottom, name, use, &faults)
    // A length that counts in one direction alone is reported too, and one that counts in both is reported once.
    var mirrored: [String] = []
    clean(&edges.rightToLeft.left, name, use, &mirrored)
    clean(&edges.rightToLeft.right, name, use, &mirrored)
    for fault in mirrored where !faults.contains(fault) { faults.append(fault) }
  }

  private static func clean(_ placement: inout CSSGridPlacement, _ name: String, _ faults: inout [String]) {
    clean(&placement.start, name, &faults)
    clean(&placement.end, name, &faults)
  }

  private static func clean(_ line: inout CSSGridLine, _ name: String, _ faults: inout [String]) {
    func bounded(_ number: Int, _ what: String, from least: Int = -mostTracks) -> Int {
      let used = min(max(number, least), mostTracks)
      if used != number { faults.append("\(what) of \(number) counts as \(used)") }
      return used
    }
    switch line {
    case .auto: return
    case .line(0):
      faults.append("a \(name) line of 0 counts as none; lines count from 1, or from -1 at the end")
      line = .auto
    case .line(let number): line = .line(bounded(number, "a \(name) line"))
    case .span(let count): line = .span(bounded(count, "a span", from: 1))
    case .named(let text, 0):
      faults.append("a \(name) line \"\(text)\" of 0 counts as the first one")
      line = .named(text, 1)
    case .named(let text, let number): line = .named(text, bounded(number, "a \(name) line \"\(text)\""))
    case .namedSpan(let text, let count): line = .namedSpan(text, bounded(count, "a span \"\(text)\"", from: 1))
    }
  }

  // MARK: Tracks

  private mutating func sanitizeTracks(_ faults: inout [String]) {
    grid.columns = CSSStyle.cleaned(grid.columns, "columns", &faults)
    grid.rows = CSSStyle.cleaned(grid.rows, "rows", &faults)
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

  private static func cleaned(
    _ parts: [CSSTrackPart], _ name: String, _ faults: inout [String]
  ) -> [CSSTrackPart] {
    var rest = mostTracks
    var isCut = false
    let result = cleaned(parts, &rest, &isCut, &faults)
    if isCut { faults.append("the \(name) after the first \(mostTracks) do not count") }
    return result
  }

  /// The parts with usable numbers, and at most `rest` tracks.
  private static func cleaned(
    _ parts: [CSSTrackPart], _ rest: inout Int, _ isCut: inout Bool, _ faults: inout [String]
  ) -> [CSSTrackPart] {
    var result: [CSSTrackPart] = []
    for part in parts {
      switch part {
      case .names: result.append(part)
      case .track(let track):
        guard rest > 0 else {
          isCut = true
          continue
        }
        rest -= 1
        result.append(.track(cleaned(track, &faults)))
      case .repeat(var count, let inner):
        var room = rest
        let tracks = cleaned(inner, &room, &isCut, &faults)
        let length = rest - room
        if length == 0 {
          if rest > 0 { faults.append("a repetition without a track counts as none") }
          continue
        }
        if case .count(let times) = count {
          if times < 1 {
            faults.append("tracks that repeat \(times) times count as none")
            continue
          }
          if times > rest / length { isCut = true }
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
    // A part of what is left is no least length (css-grid-2, 7.2.1).
    if case .fraction(let factor) = track.min {
      faults.append("a least length of .fr(\(NumberText.string(factor))) counts as .auto")
      track.min = .auto
    }
    if var limit = track.fitContent {
      clean(&limit, "a limit of a track", .extent, &faults)
      track.fitContent = limit
    }
    return track
  }

  private static func clean(_ breadth: inout CSSTrackBreadth, _ faults: inout [String]) {
    switch breadth {
    case .length(var length):
      clean(&length, "a track", .extent, &faults)
      breadth = .length(length)
    case .fraction(var factor):
      clean(&factor, "a fraction of a track", &faults)
      breadth = .fraction(factor)
    case .auto, .minContent, .maxContent: break
    }
  }
}

extension CSSLength {
  /// Whether it is a number that is usable wherever a length may be.
  var isUsableNumber: Bool {
    switch self {
    case .points(let number), .percent(let number): CSSStyle.isUsable(number)
    default: false
    }
  }
}
