/// The source of the decisions of random trees and scripts.
package protocol NumberSource {
  /// A number in `range`.
  mutating func int(_ range: ClosedRange<Int>) -> Int
  /// Any 64 bits.
  mutating func next() -> UInt64
  /// Whether only zeros come from now on.
  var isUsedUp: Bool { get }
}

extension NumberSource {
  package var isUsedUp: Bool { false }

  /// True once in `count`.
  package mutating func once(in count: Int) -> Bool { int(1...count) == 1 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  /// A length as in usual layouts.
  package mutating func length(_ limit: Int = 120) -> Double {
    once(in: 6) ? Double(int(0...limit)) / 3 : Double(int(0...limit))
  }

  /// A length, or none.
  package mutating func maybe(_ limit: Int = 120) -> Double? { once(in: 2) ? length(limit) : nil }

  /// Any number, good or bad.
  package mutating func hostileNumber() -> Double {
    pick([.nan, -.nan, .infinity, -.infinity, -5, 1e308, .leastNonzeroMagnitude, -0.0, 0, 7, 40, 300])
  }
}

/// A small generator of random numbers (SplitMix64): equal seeds, equal numbers, everywhere.
package struct SplitMix: RandomNumberGenerator, NumberSource {
  private var state: UInt64

  package init(_ seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
