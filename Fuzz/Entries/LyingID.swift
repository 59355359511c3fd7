/// An id that breaks what ids promise, in its way.
struct LyingID: Hashable, Sendable {
  enum Lie: UInt8, CaseIterable, Hashable, Sendable {
    case honest
    /// All are equal, and each has its own hash.
    case allEqual
    /// None is equal, not even to itself, and all have one hash.
    case neverEqual
    /// Another hash at each question.
    case otherHash
    /// Equal or not, as it comes.
    case random

    /// Whether two rows are enough to find the fault.
    var isCertain: Bool { self == .allEqual || self == .neverEqual }
  }

  let lie: Lie
  let number: Int
  let whim: Whim

  static func == (one: LyingID, other: LyingID) -> Bool {
    switch one.lie {
    case .honest, .otherHash: one.number == other.number
    case .allEqual: true
    case .neverEqual: false
    case .random: one.whim.pick(3) == 0
    }
  }

  func hash(into hasher: inout Hasher) {
    switch lie {
    case .honest, .allEqual: hasher.combine(number)
    case .neverEqual: hasher.combine(0)
    case .otherHash, .random: hasher.combine(whim.pick(64))
    }
  }
}
