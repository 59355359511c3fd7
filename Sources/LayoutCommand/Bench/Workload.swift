import CBench
import Layout
import LayoutScreens

/// A piece of work whose cost is measured.
struct Workload: Sendable {
  let name: String
  /// A summary in one line.
  let summary: String
  /// The number that costs are divided by: the boxes, texts, spacers and containers of the described tree.
  ///
  /// The DSL's other nodes, as of lists and erased types, do not count.
  let nodes: Int
  /// Texts that a callback measures.
  let labels: Int
  let goals: [CostGoal]
  /// The phases of a pass.
  ///
  /// A workload whose change is not a new body has no build phase.
  let phases: [BenchPhase]
  let makeTree: @Sendable () -> any TreeFigures
  /// The same work without an engine; `nil` where the floor has no such work.
  let makeFloor: (@Sendable () -> FloorRun)?

  init(
    _ name: String, _ summary: String, nodes: Int, labels: Int = 0, goals: [CostGoal] = [],
    phases: [BenchPhase] = [.build, .layout], tree: @escaping @Sendable () -> any TreeFigures,
    floor: (@Sendable () -> FloorRun)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.nodes = nodes
    self.labels = labels
    self.goals = goals
    self.phases = phases
    makeTree = tree
    makeFloor = floor
  }

  static let all =
    [feed("feed-1k", rows: 1000), feed("feed-10k", rows: 10_000), feed("feed-100k", rows: 100_000)]
    + [deep("deep-100", levels: 100), deep("deep-1k", levels: 1000), wide("wide-10k", children: 10_000), growing]
    + [incremental("incr-1k", rows: 1000), incremental("incr-10k", rows: 10_000), resized("resize-1k", rows: 1000)]
    + [labels("measured-1k", rows: 1000), bare("bare-1k", rows: 1000)] + structured("rows-1k", rows: 1000)
    + [allKinds("all-kinds", sections: 14)] + updates("update-10k", rows: 10_000)
    + [observed("observe-10k", rows: 10_000)] + lazy("lazy-1M", rows: 1_000_000)
    + [10, 20, 40].map { nest("nest-\($0)", levels: $0, inTurn: false) }
    + [10, 20, 40].map { nest("nest-\($0)-turn", levels: $0, inTurn: true) } + css

  /// The workload with this name.
  static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

  /// The workloads of `names`: whole names, or the common beginning of several, such as `update-10k`.
  static func find(_ names: [String]) throws(CommandError) -> [Workload] {
    var found: [Workload] = []
    for name in names {
      var named = all.filter { $0.name == name }
      if named.isEmpty { named = all.filter { $0.name.hasPrefix("\(name)-") } }
      guard !named.isEmpty else {
        throw .badInput("there is no workload \(name); there are \(all.map(\.name).joined(separator: ", "))")
      }
      found += named
    }
    return found
  }
}

extension Workload {
  static let phone = Size(width: 390, height: .infinity)

  static func feed(_ name: String, rows: Int) -> Workload {
    Workload(
      name, "A column of \(rows) rows, made and laid out.", nodes: 7 * rows + 1,
      goals: [
        .build(300),
        .layout(230),
        // Each node once, and the column of a root around its content.
        CostGoal(quantity: .allMeasures, limit: Double(7 * rows + 2)),
      ] + (rows == 10_000 ? [.bytes(140)] : []),
      tree: { TreeRun(size: phone) { root, _ in root.setBody { Trees.feed(0..<rows) } } },
      floor: { FloorRun(BENCH_FEED, count: rows, size: phone) })
  }

  static func bare(_ name: String, rows: Int) -> Workload {
    Workload(
      name, "The feed out of boxes that show nothing.", nodes: 7 * rows + 1,
      goals: [.build(300), .layout(150)],
      tree: { TreeRun(size: phone) { root, _ in root.setBody { Trees.bareFeed(0..<rows) } } },
      floor: { FloorRun(BENCH_FEED, count: rows, size: phone) })
  }

  static func labels(_ name: String, rows: Int) -> Workload {
    Workload(
      name, "The feed with lines of text that a callback measures.", nodes: 7 * rows + 1, labels: 2 * rows,
      goals: [.build(450), .layout(600), .callbacks(1)],
      tree: {
        TreeRun(size: phone, measurers: Measurers(text: LabelMeasurer())) { root, _ in
          root.setBody { Trees.labels(0..<rows) }
        }
      },
      floor: { FloorRun(BENCH_LABELS, count: rows, size: phone) })
  }

  static func deep(_ name: String, levels: Int) -> Workload {
    let size = Size(width: Double.infinity, height: .infinity)
    return Workload(
      name, "\(levels) containers around each other.", nodes: levels + 1,
      // In a tree of 100 nodes, a large part of the cost is the turn itself.
      goals: levels < 1000 ? [.layout(400)] : [.build(1200), .layout(200)],
      tree: { TreeRun(size: size) { root, _ in root.setBody { Trees.deep(levels) } } },
      floor: { FloorRun(BENCH_DEEP, count: levels, size: size) })
  }

  static func wide(_ name: String, children: Int) -> Workload {
    let size = Size(width: 10.0 * Double(children), height: .infinity)
    return Workload(
      name, "A row of \(children) children, every second one flexible.", nodes: children + 1,
      goals: [.build(400), .layout(320)],
      tree: { TreeRun(size: size) { root, _ in root.setBody { Trees.wide(children) } } },
      floor: { FloorRun(BENCH_WIDE, count: children, size: size) })
  }

  static var growing: Workload {
    let size = Size(width: 4000, height: 4000)
    return Workload(
      "grow-tree", "Four levels of ten flexible children each.", nodes: 11_111,
      goals: [.build(550), .layout(320)],
      tree: { TreeRun(size: size) { root, _ in root.setBody { Trees.growing } } },
      floor: { FloorRun(BENCH_GROW, count: 4, size: size) })
  }

  static func incremental(_ name: String, rows: Int) -> Workload {
    let middle = rows / 2
    return Workload(
      name, "One leaf of a feed that is laid out changes its size.", nodes: 7 * rows + 1,
      // 100 for each view that is updated, two in a row's 7 nodes, and 10 for each row that is skipped.
      goals: [.layout(30)],
      tree: {
        TreeRun(size: phone, course: .alternating) { root, state in
          root.setBody { Trees.feed(0..<rows, growing: state == 1 ? middle : nil) }
        }
      },
      floor: {
        FloorRun(
          BENCH_FEED, count: rows, size: phone, course: .alternating,
          leaf: .init(node: 7 * middle + 4, sizes: [Size(width: 200, height: 20), Size(width: 210, height: 24)]))
      })
  }

  static func resized(_ name: String, rows: Int) -> Workload {
    Workload(
      name, "A feed that is laid out gets another width.", nodes: 7 * rows + 1,
      goals: [.layout(90)], phases: [.layout],
      tree: {
        TreeRun(size: phone, course: .resized(to: 844)) { root, _ in root.setBody { Trees.feed(0..<rows) } }
      },
      floor: { FloorRun(BENCH_FEED, count: rows, size: phone, course: .resized(to: 844)) })
  }

  /// Rows that are elements with a body: made once, and then set again unchanged.
  static func structured(_ name: String, rows: Int) -> [Workload] {
    let nodes = 7 * rows + 1
    return [
      Workload(
        name, "The feed out of rows that are structs with a body.", nodes: nodes, goals: [.build(400), .layout(230)],
        tree: { TreeRun(size: phone) { root, _ in root.setBody { Trees.rows(0..<rows) } } },
        floor: { FloorRun(BENCH_FEED, count: rows, size: phone) }),
      Workload(
        "\(name)-equal", "That feed is given the body it has.", nodes: nodes, goals: [.build(60)] + nothing,
        tree: { TreeRun(size: phone, course: .equal) { root, _ in root.setBody { Trees.rows(0..<rows) } } }),
    ]
  }

  /// The goals of an equal body, which changes nothing.
  private static let nothing = [
    CostGoal(quantity: .allMeasures, limit: 0), CostGoal(quantity: .hostCalls, limit: 0),
  ]

  static func allKinds(_ name: String, sections: Int) -> Workload {
    Workload(
      name, "Every container, element and modifier of the DSL, \(sections) times.",
      nodes: AllKinds.nodesOfSection * sections + 1,
      tree: {
        TreeRun(size: phone, measurers: Measurers(text: LabelMeasurer())) { root, _ in
          root.setBody { AllKinds(sections: sections) }
        }
      })
  }

  static func updates(_ name: String, rows: Int) -> [Workload] {
    let nodes = 7 * rows + 1
    return [
      Workload(
        "\(name)-equal", "A feed is given the body it has.", nodes: nodes,
        goals: [.build(40), .layout(0.2)] + nothing,
        tree: { TreeRun(size: phone, course: .equal) { root, _ in root.setBody { Trees.feed(0..<rows) } } }),
      Workload(
        "\(name)-insert", "A feed is given a body with one row more in front.", nodes: nodes,
        goals: [.both(100), CostGoal(quantity: .instructionsBy("feed-10k"), limit: 0.3)],
        tree: {
          TreeRun(size: phone, course: .changed) { root, state in
            root.setBody { Trees.feed((state == 1 ? -1 : 0)..<rows) }
          }
        }),
      Workload(
        "\(name)-reverse", "A feed is given its rows in the opposite order.", nodes: nodes,
        tree: {
          TreeRun(size: phone, course: .alternating) { root, state in
            root.setBody { Trees.feed((0..<rows).map { state == 1 ? rows - 1 - $0 : $0 }) }
          }
        }),
    ]
  }

  static func observed(_ name: String, rows: Int) -> Workload {
    Workload(
      name, "One row's model changes a text that it shows.", nodes: 7 * rows + 1, labels: 2 * rows,
      goals: [.turn(2000), CostGoal(quantity: .bodies, limit: 1), CostGoal(quantity: .hostCalls, limit: 1)],
      phases: [.layout],
      tree: {
        let models = (0..<rows).map { RowModel(id: $0) }
        // The two texts have the same length, so that only the text differs.
        let course = Course.acting { _, pass in
          models[rows / 2].title = pass.isMultiple(of: 2) ? LabelMeasurer.text : LabelMeasurer.text.uppercased()
        }
        return TreeRun(size: phone, measurers: Measurers(text: LabelMeasurer()), course: course) { root, _ in
          root.setBody {
            VStack {
              ForEach(models) { WatchedRow(model: $0) }
            }
          }
        }
      })
  }

  /// The nodes are those of the visible rows.
  static func lazy(_ name: String, rows: Int) -> [Workload] {
    let window = Size(width: 390, height: 844)
    let nodes = 7 * Int((window.height / Trees.rowHeight).rounded(.up))
    func scrolled(
      _ what: String, _ summary: String, goals: [CostGoal] = [], to row: @escaping @Sendable (Int) -> Int
    ) -> Workload {
      Workload(
        "\(name)-\(what)", summary, nodes: nodes, goals: goals, phases: [.layout],
        tree: {
          let course = Course.acting { root, pass in
            root.scroll("feed", to: Point(x: 0, y: Trees.rowHeight * Double(row(pass))))
          }
          return TreeRun(size: window, course: course) { root, _ in
            root.setBody { Trees.lazyFeed(rows) }
          }
        })
    }
    return [
      Workload(
        "\(name)-first", "\(rows.grouped) rows in a window, made as far as they can be seen.", nodes: nodes,
        tree: { TreeRun(size: window) { root, _ in root.setBody { Trees.lazyFeed(rows) } } }),
      scrolled("step", "They are scrolled by one row.", goals: [.turn(100_000)]) { $0 },
      scrolled("jump", "They are scrolled to the middle, and back to the top.") { $0.isMultiple(of: 2) ? 0 : rows / 2 },
    ]
  }

  static func nest(_ name: String, levels: Int, inTurn: Bool) -> Workload {
    let axes = inTurn ? "axes in turn" : "one axis"
    return Workload(
      name, "\(levels) stacks in each other, on \(axes), with two flexible children beside each.", nodes: 3 * levels,
      goals: (levels == 20 && !inTurn ? [.build(600), .layout(400)] : []) + [.measures(inTurn ? 9 : 3)],
      tree: {
        TreeRun(size: Size(width: 1000, height: 1000)) { root, _ in
          root.setBody { Trees.nest(levels, inTurn: inTurn) }
        }
      })
  }
}
