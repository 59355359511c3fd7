import CBench
import Dispatch
import Layout
import LayoutCanvas

/// The heights of a list's rows on one thread and on all cores.
struct ThreadsRun {
  /// The measurers of the texts.
  enum Way: String, CaseIterable {
    /// Texts measured by their number of characters: no text engine, no lock.
    case counted
    /// Texts by Pango that were never measured before.
    case pango
    /// Texts by Pango that were measured before, and whose measurements are stored.
    case stored

    var title: String {
      switch self {
      case .counted: "texts counted by characters"
      case .pango: "texts by Pango, measured for the first time"
      case .stored: "texts by Pango, measured before"
      }
    }

    /// The measurers in this build.
    static var available: [Way] {
      #if Canvas
        allCases
      #else
        [.counted]
      #endif
    }
  }

  /// The results of a measurer: the least of several runs.
  struct Figures {
    var way: Way
    var rows: Int
    /// Milliseconds of elapsed time.
    var serial = Double.infinity
    var concurrent = Double.infinity
    /// Milliseconds of work of all threads.
    var serialWork = Double.infinity
    var concurrentWork = Double.infinity
    /// Whether both runs had the same heights, bit for bit.
    var isEqual = true
  }

  static let rowCount = 2000
  /// The width in points.
  private static let width = 320.0

  static func figures(_ way: Way, rows count: Int = rowCount, runs: Int = 5) async -> Figures {
    let rows = (0..<count).map(ThreadsRow.init)
    var figures = Figures(way: way, rows: count)
    for _ in 0..<runs {
      let serial = await measured(way) { rows.heights(width: width, measurers: $0) }
      let concurrent = await measured(way) { await rows.concurrentHeights(width: width, measurers: $0) }
      figures.serial = min(figures.serial, serial.wall)
      figures.serialWork = min(figures.serialWork, serial.work)
      figures.concurrent = min(figures.concurrent, concurrent.wall)
      figures.concurrentWork = min(figures.concurrentWork, concurrent.work)
      if serial.heights != concurrent.heights { figures.isEqual = false }
    }
    return figures
  }

  private static func measured(
    _ way: Way, _ heights: (Measurers) async -> [Double]
  ) async -> (wall: Double, work: Double, heights: [Double]) {
    let measurers = measurers(way)
    if way == .stored { _ = await heights(measurers) }
    let (start, work) = (ContinuousClock.now, bench_process_time())
    let result = await heights(measurers)
    let (wall, worked) = (ContinuousClock.now - start, bench_process_time())
    return (wall / .milliseconds(1), (worked - work) / 1e6, result)
  }

  private static func measurers(_ way: Way) -> Measurers {
    #if Canvas
      if way != .counted { return Measurers(text: PangoTextMeasurer(cacheCapacity: 16384)) }
    #endif
    return Measurers(text: FixedTextMeasurer.standard)
  }

  /// The figures of all measurers, for commands, which are synchronous.
  ///
  /// It blocks the main thread, on which no task runs meanwhile. On a thread that runs tasks it may wait without end.
  static func allFigures() -> [Figures] {
    let (done, box) = (DispatchSemaphore(value: 0), FiguresBox())
    Task.detached {
      for way in Way.available { box.figures.append(await figures(way)) }
      done.signal()
    }
    done.wait()
    return box.figures
  }

  /// The results of all measurers, as a table.
  static func table(_ figures: [Figures]) -> TextTable {
    TextTable(
      header: ["rows", "one thread ms", "all cores ms", "times as fast", "work by that of one thread", "equal"],
      rows: figures.map { one in
        [
          one.way.title, one.serial.figure, one.concurrent.figure, (one.serial / one.concurrent).figure,
          (one.concurrentWork / one.serialWork).figure, one.isEqual ? "yes" : "no",
        ]
      })
  }
}

/// Sendable without the compiler's proof: the task writes before it signals, and the caller reads after it has waited.
private final class FiguresBox: @unchecked Sendable {
  var figures: [ThreadsRun.Figures] = []
}

/// A row of two texts, the second of which is broken into lines.
private struct ThreadsRow: Layout, Sendable {
  let index: Int

  var body: some Layout {
    HStack(spacing: 8) {
      Color.blue.frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text("Message \(index) from sender \(index * 7 % 113)")
        Text("Line \(index): the quick brown fox jumps over the lazy dog, and does it \(index % 19) times a day")
      }
    }
    .padding(12)
  }
}
