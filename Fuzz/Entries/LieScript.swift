import LayoutCore

/// A layout that lies turn by turn, and an honest one in the same root afterwards.
struct LieScript {
  enum Place: UInt8, CaseIterable, Hashable { case stack, grid, group, lazyVStack, lazyHStack, lazyVGrid }

  /// What bodies, containers and measurers do that must not be done inside of a turn.
  enum Call: UInt8, CaseIterable, Hashable {
    case layout, update, again, explainAt, explainID, findings, result, scroll, scrollTo, send, resize, style, host,
      sizes
    case visible, diagnostics

    /// Whether it is promised to be noted.
    var isNoted: Bool {
      switch self {
      case .layout, .update, .explainAt, .explainID, .findings, .result: true
      default: false
      }
    }
  }

  struct Turn: Hashable {
    var collection: CollectionLie
    var shift = 0
    var offset = 0.0
    var target = 0
  }

  var seed: UInt64
  var place: Place
  var lie: LyingID.Lie
  var measurersLie = false
  var containersLie = false
  /// What is called from bodies, and from containers and measurers.
  var calls: [Call] = []
  var callsDeep = false
  var turns: [Turn] = []
  var count = 0
  /// What stands beside the rows: hostile containers in it lie.
  var sketch: Sketch
  var honest: Sketch
}

extension LieScript {
  init(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    seed = (0..<4).reduce(1) { bits, _ in bits << 8 | UInt64(source.byte()) }
    place = Place.allCases[source.int(Place.allCases.count)]
    lie = LyingID.Lie.allCases[source.int(LyingID.Lie.allCases.count)]
    let bits = source.byte()
    (measurersLie, containersLie, callsDeep) = (bits & 1 == 1, bits & 2 == 2, bits & 4 == 4)
    for _ in 0..<(bits & 8 == 8 ? source.int(4) : 0) { calls.append(Call.allCases[source.int(Call.allCases.count)]) }
    count = source.int(40)
    for _ in 0...source.int(6) {
      turns.append(
        Turn(
          collection: CollectionLie(&source, isLazy: place.isLazy), shift: source.int(40), offset: source.number(),
          target: source.int(60)))
    }
    sketch = Sketch(&source, count: 8)
    source.isTame = true
    honest = Sketch(&source, count: 8)
  }
}

extension LieScript.Place {
  var isLazy: Bool { self == .lazyVStack || self == .lazyHStack || self == .lazyVGrid }
}

extension CollectionLie {
  init(_ source: inout ByteSource, isLazy: Bool) {
    let bits = source.byte()
    shape = Int(bits & 3) % 3
    areMarksHonest = bits & 4 == 0
    end = source.int(60)
    if bits & 8 != 0 { end = source.pick([-1, -3, .min, 0, isLazy ? 20_000 : 300, isLazy ? 3_000 : 301]) }
    if bits & 16 != 0 {
      readsUntilOther = source.int(80)
      otherEnd = source.pick([0, 3, -2, 9, .min, isLazy ? .max : 70])
    }
    if bits & 32 != 0 { reported = source.pick([-1, .min, 0, 5, 7, .max]) }
  }
}

extension LieScript: CustomStringConvertible {
  var description: String {
    let lines = [
      "\(place), ids \(lie), measurers lie \(measurersLie), containers lie \(containersLie), calls \(calls) deep \(callsDeep)"
    ]
    return (lines + turns.map { "  \($0)" } + ["  \(count) rows", "\(sketch)", "then", "\(honest)"])
      .joined(separator: "\n")
  }
}
