import Testing

@testable import LayoutCommand

/// The screen of 500 cards.
@Suite struct CardsTests {
  @Test func `the steps are the same, and constraints measure fewer texts`() {
    let figures = CardsRun.Way.allCases.map { CardsRun.figures($0, cards: 60) }
    #expect(figures.map(\.steps) == [100, 100, 100])
    let (whole, incremental, constrained) = (figures[0], figures[1], figures[2])
    #expect(whole.measures > 100 * incremental.measures / 10)
    #expect(constrained.measures <= incremental.measures)
    #expect(constrained.passes < whole.passes)
    #expect(figures.allSatisfy { $0.first >= 0 && $0.worst >= $0.median })
  }
}
