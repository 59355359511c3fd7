import LayoutCSS

/// `{"pt": 10}`, `{"pct": 50}`, or a keyword.
struct BoxLength: Decodable {
  var length: CSSLength

  private enum Keys: String, CodingKey { case pt, pct }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Keys.self) {
      if let points = try container.decodeIfPresent(Double.self, forKey: .pt) {
        length = .points(points)
      } else {
        length = .percent(try container.decode(Double.self, forKey: .pct))
      }
      return
    }
    length = try decoder.word([
      "auto": .auto, "none": .auto, "min-content": .minContent, "max-content": .maxContent,
      "fit-content": .fitContent, "stretch": .stretch, "content": .content,
    ])
  }

  /// The points; `nil` where it is none.
  var points: Double? { if case .points(let points) = length { points } else { nil } }
}

/// Lengths of some edges.
struct BoxEdges: Decodable {
  private var lengths: [String: BoxLength]

  init(from decoder: any Decoder) throws { lengths = try [String: BoxLength](from: decoder) }

  func edges(_ initial: CSSEdges) -> CSSEdges {
    var edges = initial
    // The edges of the inline axis win in these files.
    let sides: [(String, CSSEdges.Side)] = [
      ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("start", .start), ("end", .end),
    ]
    for (name, side) in sides {
      if let length = lengths[name]?.length { edges.set(side, length) }
    }
    return edges
  }
}

/// A keyword with `safe` or `unsafe` before it.
struct BoxAlignment: Decodable {
  var alignment: CSSAlignment

  init(from decoder: any Decoder) throws {
    let written = try decoder.singleValueContainer().decode(String.self)
    let safety: CSSAlignment.Overflow =
      written.hasPrefix("safe ") ? .safe : written.hasPrefix("unsafe ") ? .unsafe : .none
    let word = safety == .none ? written : String(written.drop { $0 != " " }.dropFirst())
    let words: [String: CSSAlignment.Keyword] = [
      "auto": .auto, "normal": .normal, "stretch": .stretch, "start": .start, "end": .end, "flex-start": .flexStart,
      "flex-end": .flexEnd, "self-start": .selfStart, "self-end": .selfEnd, "center": .center, "left": .left,
      "right": .right, "baseline": .baseline, "last baseline": .lastBaseline, "space-between": .spaceBetween,
      "space-around": .spaceAround, "space-evenly": .spaceEvenly,
    ]
    guard let keyword = words[word] else { throw decoder.unknown(written) }
    alignment = CSSAlignment(keyword, safety)
  }
}

/// A part of a list of tracks.
struct BoxTrackPart: Decodable {
  var part: CSSTrackPart

  private enum Keys: String, CodingKey { case names, `repeat` }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Keys.self) {
      if let names = try container.decodeIfPresent([String].self, forKey: .names) {
        part = .names(names)
        return
      }
      if container.contains(.repeat) {
        var list = try container.nestedUnkeyedContainer(forKey: .repeat)
        let count = try list.decode(BoxRepeat.self).count
        part = .repeat(count, try list.decode([BoxTrackPart].self).map(\.part))
        return
      }
    }
    part = .track(try BoxTrack(from: decoder).track)
  }
}

/// A number of repetitions.
private struct BoxRepeat: Decodable {
  var count: CSSTrackRepeat

  init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Int.self) {
      count = .count(number)
    } else {
      count = try decoder.word(["auto-fill": .autoFill, "auto-fit": .autoFit])
    }
  }
}

/// A track.
struct BoxTrack: Decodable {
  var track: CSSTrack

  private enum Keys: String, CodingKey { case minmax, fitContent }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Keys.self) {
      if let ends = try container.decodeIfPresent([BoxBreadth].self, forKey: .minmax), ends.count == 2 {
        track = CSSTrack(min: ends[0].breadth, max: ends[1].breadth)
        return
      }
      if let limit = try container.decodeIfPresent(BoxLength.self, forKey: .fitContent) {
        track = CSSTrack(fitContent: limit.length)
        return
      }
    }
    track = CSSTrack(try BoxBreadth(from: decoder).breadth)
  }
}

private struct BoxBreadth: Decodable {
  var breadth: CSSTrackBreadth

  private enum Keys: String, CodingKey { case fr }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Keys.self) {
      if let factor = try container.decodeIfPresent(Double.self, forKey: .fr) {
        breadth = .fraction(factor)
      } else {
        breadth = .length(try BoxLength(from: decoder).length)
      }
      return
    }
    breadth = try decoder.word(["auto": .auto, "min-content": .minContent, "max-content": .maxContent])
  }
}

/// The lines of an item on one axis.
struct BoxPlacement: Decodable {
  var placement: CSSGridPlacement

  private enum Keys: String, CodingKey { case start, end }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    placement = CSSGridPlacement(
      start: try container.decodeIfPresent(BoxLine.self, forKey: .start)?.line ?? .auto,
      end: try container.decodeIfPresent(BoxLine.self, forKey: .end)?.line ?? .auto)
  }
}

private struct BoxLine: Decodable {
  var line: CSSGridLine

  private enum Keys: String, CodingKey { case line, span }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Keys.self) else {
      line = try decoder.word(["auto": .auto])
      return
    }
    if let number = try container.decodeIfPresent(Int.self, forKey: .line) {
      line = .line(number)
    } else {
      line = .span(try container.decode(Int.self, forKey: .span))
    }
  }
}

extension Decoder {
  /// One of some keywords.
  fileprivate func word<Value>(_ words: [String: Value]) throws -> Value {
    let written = try singleValueContainer().decode(String.self)
    guard let value = words[written] else { throw unknown(written) }
    return value
  }

  fileprivate func unknown(_ word: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "an unknown word \"\(word)\""))
  }
}
