import ArgumentParser
import CBench
import LayoutScreens

/// `layout bench threads`
struct BenchThreadsCommand: OutputCommand {
  static let configuration = CommandConfiguration(
    commandName: "threads",
    abstract: "The heights of 2,000 rows on one thread and on all cores.",
    discussion: """
      Compares `heights` with `concurrentHeights`. Times are milliseconds by the clock, the least of five runs. Work is \
      processor time of the whole process: above 1 it is what sharing costs.
      """)

  func run(output: Output) throws {
    bench_keep_heap()
    ThreadsRun.table(ThreadsRun.allFigures()).lines.forEach(output.line)
  }
}
