import HostSuite
import LayoutEngine
import TestPromises
import Testing

@testable import LayoutCore

/// A random row, as a value for any thread.
private struct PieceRow: Layout, Sendable {
  let piece: Piece
  var body: some Layout { piece.layout }

  static func random(seed: UInt64, _ count: Int) -> [PieceRow] {
    var source = PieceSource(seed: seed)
    return (0..<count).map { _ in PieceRow(piece: source.piece(8)) }
  }

  /// The height in a tree of its own.
  func height(_ width: Double?) -> Double {
    calculateLayout(proposal: Proposal(width: width, height: nil), measurers: .tens).size.height
  }
}

@Suite(.promises("L8")) struct ConcurrentHeightsTests {
  @Test func `heights of a feed`() async {
    let rows = ["a", "a title", "a title of some words that needs two lines"].map { TextRow(title: $0) }
    // Two lines of text, or three; four points between them, and the padding.
    #expect(rows.heights(width: 390, measurers: .tens).count == 3)
    #expect(rows.heights(width: 390) == rows.map { $0.sizeThatFits(Proposal(width: 390, height: nil)).height })
    #expect(await rows.concurrentHeights(width: 390) == rows.heights(width: 390))
    #expect([Color.red, .blue].heights(width: 5) == [10, 10])
    #expect([TextRow]().heights(width: 5) == [])
    #expect(await [TextRow]().concurrentHeights(width: 5) == [])
  }

  @Test(arguments: [nil, 0, -5, 120, 320.5, .infinity, .nan] as [Double?])
  func `one tree for all rows measures each as a tree of its own`(width: Double?) {
    let rows = PieceRow.random(seed: 7, 200)
    let offer = width.flatMap { $0.isFinite ? $0 : nil }
    let wanted = rows.map { $0.height(offer).bitPattern }
    #expect(rows.heights(width: width, measurers: .tens).map(\.bitPattern) == wanted)
    #expect(Set(wanted).count > 20)
  }

  @Test(.promises("B24"), arguments: 1...8)
  func `sixteen tasks give the heights that one gives, bit for bit`(seed: UInt64) async {
    let rows = PieceRow.random(seed: seed, 150)
    let serial = rows.heights(width: 200, measurers: .tens)
    for tasks in [1, 2, 3, 16, 1000] {
      let parallel = await rows.concurrentHeights(
        width: 200, measurers: .tens, tasks: tasks, leastRows: 1, environment: { _ in })
      #expect(parallel.map(\.bitPattern) == serial.map(\.bitPattern), "\(tasks) tasks")
    }
  }

  @Test func `the environment flows into each row`() async {
    let rows = (0..<50).map { _ in TextRow() }
    var environment = EnvironmentValues()
    environment.font = .system(size: 40)
    let serial = rows.heights(width: 300, measurers: .tens, environment: environment)
    let parallel = await rows.concurrentHeights(width: 300, measurers: .tens) { $0.font = .system(size: 40) }
    #expect(parallel == serial)
    #expect(serial != rows.heights(width: 300, measurers: .tens))
  }

  @Test func `a cancelled task ends soon and returns nothing`() async {
    let rows = (0..<400).map { _ in TextRow() }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await rows.concurrentHeights(width: 100)
    }
    #expect(await task.value == [])
    #expect(await rows.concurrentHeights(width: 100).count == 400)
  }
}
