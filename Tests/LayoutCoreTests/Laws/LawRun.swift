import Foundation

/// How many random cases the laws try.
enum LawRun {
  /// Whether `LAYOUT_LONG_TESTS` is set.
  static let isLong = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] != nil

  /// The seeds of one of four blocks: `count` of them in all four, fifty times as many where tests may take long.
  static func seeds(_ block: Int, of count: Int) -> Range<UInt64> {
    let length = UInt64((isLong ? 50 * count : count) / 4)
    return UInt64(block) * length..<UInt64(block + 1) * length
  }
}
