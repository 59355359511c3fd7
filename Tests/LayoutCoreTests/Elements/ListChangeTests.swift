import Testing

@testable import LayoutCore

@Suite struct `What became of a list's rows` {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: [Int]
    var after: [Int]
    /// How many ids at the beginning agree.
    var from = 0
    var old: Range<Int>
    var new: Range<Int>
    var sources: [Int]
    var gone: [Int]
    var repeated: [Int] = []

    var testDescription: String { "\(before) to \(after)" }
  }

  static let cases = [
    Case(before: [], after: [1, 2], old: 0..<0, new: 0..<2, sources: [-1, -1], gone: []),
    Case(before: [1, 2, 3], after: [0, 1, 2, 3], old: 0..<0, new: 0..<1, sources: [-1], gone: []),
    Case(before: [1, 2, 3], after: [1, 3], from: 1, old: 1..<2, new: 1..<1, sources: [], gone: [1]),
    Case(before: [1, 2, 3], after: [3, 2, 1], old: 0..<3, new: 0..<3, sources: [2, 1, 0], gone: []),
    Case(before: [1, 2, 3, 4], after: [1, 5, 2, 4], from: 1, old: 1..<3, new: 1..<3, sources: [-1, 1], gone: [2]),
    Case(before: [1, 2], after: [], old: 0..<2, new: 0..<0, sources: [], gone: [0, 1]),
    // The first with an id is the one that was the first, so nothing stays at the end.
    Case(before: [2, 1], after: [1, 2, 1], old: 0..<2, new: 0..<3, sources: [1, 0, -1], gone: [], repeated: [1]),
    Case(
      before: [7, 8, 7, 9], after: [8, 7, 9], old: 0..<4, new: 0..<3, sources: [1, 0, 3], gone: [2]),
    Case(
      before: [7, 7, 7], after: [1, 7, 7, 7, 7], old: 0..<3, new: 0..<5, sources: [-1, 0, 1, 2, -1], gone: [],
      repeated: [7]),
    Case(
      before: [1], after: [9, 8, 7, 6, 5, 9, 1], old: 0..<1, new: 0..<7, sources: [-1, -1, -1, -1, -1, -1, 0], gone: [],
      repeated: [9]),
  ]

  @Test(arguments: cases)
  func `rows stay, are found, come and go`(_ sample: Case) {
    let change = ListChange(
      from: sample.from, ContiguousArray(sample.before), hasRepeats: Set(sample.before).count < sample.before.count,
      to: ContiguousArray(sample.after))
    #expect(change.repeated == ContiguousArray(sample.repeated))
    #expect(change.old == sample.old)
    #expect(change.new == sample.new)
    #expect(change.new.map { change.source(of: $0) } == sample.sources)
    #expect(change.gone == ContiguousArray(sample.gone))
  }

  @Test func `ids that equal nothing are never found`() {
    let change = ListChange(from: 0, [.nan, 1.0], hasRepeats: false, to: [.nan, 1.0])
    #expect(change.old == 0..<1 && change.new == 0..<1)
    #expect(change.source(of: 0) == -1 && change.gone == [0])
  }
}
