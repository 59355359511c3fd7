import CBench
import ConstraintFirst
import Layout

/// The steps of a user on a screen of cards, and their costs.
struct CardsRun {
  /// The layouts of the screen.
  enum Way: String, CaseIterable {
    /// Cards as large as their texts; every step lays out everything.
    case wholeScreen
    /// Cards as large as their texts; a step lays out what changed.
    case incremental
    /// Cards with constraints; a step lays out what changed.
    case constraints

    var title: String {
      switch self {
      case .wholeScreen: "sized by texts, everything at each step"
      case .incremental: "sized by texts, what changed"
      case .constraints: "sized by constraints, what changed"
      }
    }
  }

  /// The results of a run.
  struct Figures {
    var way: Way
    var steps = 0
    /// Passes of the list of cards.
    var passes = 0
    /// Nodes whose response was computed, and measurements of texts, over all steps.
    var measures = 0
    var leafMeasures = 0
    /// Milliseconds of the thread's time for the first layout and for a step.
    var first = 0.0
    var median = 0.0
    var worst = 0.0
    /// Live bytes of the heap; `nil` where the system does not report them.
    var bytes: Int?
  }

  /// The number of cards on the measured screen.
  static let cardCount = 500

  /// The steps: 60 changes of one card's number, 30 steps of scrolling, 8 equal updates, and a rotation of the screen
  /// and back.
  private static func steps(_ root: LayoutRoot, _ model: CardsModel) -> [() -> Void] {
    let changes = (0..<60).map { step in { model.cards[(step * 37) % model.cards.count].metric += 1 } }
    let scrolls = (1...30).map { step in
      { _ = root.scroll("cards", to: Point(x: 0, y: 100 * Double(step))) }
    }
    let equal = (0..<8).map { _ in { root.updateBody() } }
    let turns = [
      { root.size = Size(width: 844, height: 390) }, { root.size = Size(width: 390, height: 844) },
    ]
    return changes + scrolls + equal + turns
  }

  static func figures(_ way: Way, cards: Int = cardCount) -> Figures {
    var figures = Figures(way: way)
    figures.bytes = liveBytes(way, cards)
    let monitor = LayoutPassMonitor(limits: LayoutPassLimits(duration: nil, passesPerSecond: nil, summaryInterval: 0))
    let model = CardsModel(count: cards)
    let host = TallyHost()
    let root = makeRoot(way, host)
    var start = bench_thread_time()
    show(root, model, way, monitor)
    figures.first = (bench_thread_time() - start) / 1e6
    let firstPasses = monitor.metrics.passes
    var times: [Double] = []
    for step in steps(root, model) {
      start = bench_thread_time()
      step()
      root.layoutIfNeeded()
      times.append((bench_thread_time() - start) / 1e6)
      figures.measures += root.counters.measures
      figures.leafMeasures += root.counters.leafMeasures
    }
    times.sort()
    figures.steps = times.count
    figures.passes = monitor.metrics.passes - firstPasses
    figures.median = times[times.count / 2]
    figures.worst = times[times.count - 1]
    return figures
  }

  private static func makeRoot(_ way: Way, _ host: TallyHost) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 390, height: 844))
    root.host = host
    root.useIncrementalLayout = way != .wholeScreen
    return root
  }

  private static func show(_ root: LayoutRoot, _ model: CardsModel, _ way: Way, _ monitor: LayoutPassMonitor) {
    let manager = ConstraintGraphManager(capacity: model.cards.count)
    root.updateBody {
      CardsScreen(model: model, isConstrained: way == .constraints, monitor: monitor).id("cards")
        .constraintManager(manager)
    }
  }

  private static func liveBytes(_ way: Way, _ cards: Int) -> Int? {
    guard bench_live_bytes() >= 0 else { return nil }
    func live() -> Int64 {
      let before = bench_live_bytes()
      let host = TallyHost()
      let root = makeRoot(way, host)
      show(root, CardsModel(count: cards), way, LayoutPassMonitor())
      return withExtendedLifetime((root, host)) { bench_live_bytes() - before }
    }
    // Memory that is allocated once for all screens does not count for this one.
    _ = live()
    return Int(live())
  }

  /// The results of all layouts, as a table.
  static func table(_ figures: [Figures]) -> TextTable {
    TextTable(
      header: [
        "cards", "steps", "passes", "measures", "texts measured", "first layout ms", "step ms, median", "worst",
        "bytes",
      ],
      rows: figures.map { one in
        [
          one.way.title, "\(one.steps)", "\(one.passes)", "\(one.measures)", "\(one.leafMeasures)", one.first.figure,
          one.median.figure, one.worst.figure, one.bytes.map { "\($0)" } ?? "n/a",
        ]
      })
  }
}
