import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite(.promises("L7")) struct `Identity churn` {
  private let root = LayoutRoot(size: Size(width: 100, height: 1000))
  private let profiler = LayoutProfiler()

  init() {
    root.profiler = profiler
    profiler.startProfiling()
  }

  private func show(_ ids: [Int]) { root.updateBody { VStack { ForEach(ids, id: \.self) { _ in Box(1, 1) } } } }

  private var churn: [Int] { [root.counters.rowsMade, root.counters.rowsKept] }

  @Test(.promises("B16")) func `ids that change at every update work, and the profiler reports identity churn 100%`() {
    for round in 0..<5 {
      show((0..<10).map { $0 + round * 10 })
      #expect(root.result.leaves.count == 10)
      #expect(churn == (round == 0 ? [0, 0] : [10, 0]))
    }
    let profile = profiler.stopProfiling()
    #expect(profile.counters.identityChurn == 1)
    #expect(profile.turns.map(\.counters.identityChurn) == [nil, 1, 1, 1, 1])
    #expect(profile.description.hasPrefix("5 turns: "))
    #expect(profile.turns[4].description.hasSuffix("identity churn 100%"))
    #expect(!profile.turns[0].description.contains("churn"))
    // Once, in the third turn that replaced every row.
    #expect(profiler.allWarnings.map(\.name) == ["identity"])
    #expect(profiler.allWarnings[0].message.hasPrefix("identity churn 100%: in 3 turns"))
    #expect(root.diagnostics.map(\.code) == [.identityChurn])
    #expect(root.diagnostics.map(\.severity) == [.note])
    #expect(root.diagnostics.map(\.path) == ["0"])
  }

  @Test(.promises("B16")) func `rows that stay, move, come and go are counted, and are no churn`() {
    show([1, 2, 3, 4])
    #expect(churn == [0, 0])
    show([4, 1, 2, 5, 6, 3])
    #expect(churn == [2, 4])
    show([4, 1, 2, 5, 6, 3])
    #expect(churn == [0, 0])
    #expect(root.counters.identityChurn == nil)
    show([])
    show([7, 8])
    #expect(churn == [0, 0])
    // Other data now and then are no churn either.
    for round in 1...4 {
      show([round * 10, round * 10 + 1])
      show([round * 10, round * 10 + 1])
    }
    #expect(root.diagnostics == [])
    #expect(profiler.allWarnings == [])
    #expect(profiler.stopProfiling().counters.identityChurn == 10.0 / 14)
  }
}
