import ArgumentParser
import CBench
import LayoutScreens

/// `layout bench cards`
struct BenchCardsCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "A screen of 500 cards with and without explicit constraints: passes, measures, times and memory.",
    discussion: """
      The same 100 steps on three screens: 60 changes of one card's number, 30 steps of scrolling, 8 equal updates, and \
      turning the screen there and back. Times are milliseconds of this thread.
      """)

  func run(output: Output) throws {
    bench_keep_heap()
    CardsRun.table(CardsRun.Way.allCases.map { CardsRun.figures($0) }).lines.forEach(output.line)
  }
}
