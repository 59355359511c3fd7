import Testing

@testable import LayoutCommand

/// The heights of rows on all cores.
@Suite struct ThreadsTests {
  @Test(arguments: ThreadsRun.Way.available)
  func `all cores find the heights that one thread finds`(_ way: ThreadsRun.Way) async {
    let figures = await ThreadsRun.figures(way, rows: 100, runs: 2)
    #expect(figures.isEqual)
    #expect(figures.rows == 100)
    #expect(figures.serial > 0 && figures.concurrent > 0)
    #expect(ThreadsRun.table([figures]).markdown.contains(way.title))
  }
}
