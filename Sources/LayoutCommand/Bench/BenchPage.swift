/// The page `docs/benchmarks.md`: all measurements, and their meaning.
struct BenchPage {
  /// The date, the revision and the machine of the measurements.
  struct Facts {
    var date: String
    var commit: String
    var compiler: String
    var machine: String
  }

  let facts: Facts
  var instructions: InstructionCounts
  let report: BenchReport
  let verdicts: [Verdict]
  var cards: [CardsRun.Figures] = []
  var threads: [ThreadsRun.Figures] = []

  var markdown: String {
    """
    # Benchmarks

    \(what)

    | | |
    | --- | --- |
    | date | \(facts.date) |
    | commit | \(facts.commit) |
    | compiler | \(facts.compiler); the C floor by the clang that comes with it, optimised as SwiftPM does it for release |
    | machine | \(facts.machine) |

    ![Instructions a node of build and layout, beside the floor and three other engines](images/benchmarks.svg)

    ## Goals

    \(verdicts.filter { $0.hasFailed }.isEmpty ? "All are met." : met)

    \(Verdict.table(verdicts).markdown)

    ## Instructions a node

    Counted by callgrind, which gives the same number each time, to a thousandth. Build is making the tree from the DSL,
    or handing a changed body over; layout is measuring, placing and committing to a host that counts its calls and does
    nothing else.

    \(instructionTable.markdown)

    \(peers)

    \(floor)

    ### Instructions of a pass

    The same counts undivided. `Scripts/bench-instructions --check` fails where one of ours is more than \
    \(CountComparison.allowance)% above.

    \(PageCounts.table(instructions).markdown)

    ## Times

    Nanoseconds a node of the thread's own time, the least and the median of many passes. Passes of ours and of the floor
    alternate in one process; the ratio is that of the medians. Times differ from machine to machine and from day to day,
    ratios less.

    \(report.timeTable.markdown)

    ## Counts and memory

    Measures are evaluations of a node for a proposal. Bytes are what the heap holds more after the first layout than
    before: the nodes, and what the DSL keeps to meet them again. With a host, the shown views are stored too.

    \(report.countTable.markdown)

    For the feed the others keep \(PeerFigures.bytes.clay.figure) (Clay), \(PeerFigures.bytes.taffy.figure) (Taffy) and \
    \(PeerFigures.bytes.yoga.figure) (Yoga) bytes a node, the floor 64.

    ## A screen of 500 cards

    The Constraint-First model comes with figures from production and without a method. This is the shape of that
    measurement: 100 steps (60 changes of one card's number, 30 of scrolling, 8 equal updates, turning the screen there
    and back) on the same screen in three ways. Passes are those of the list of cards, as its monitor counts them; times
    are milliseconds of the thread. `layout bench cards` prints it.

    \(CardsRun.table(cards).markdown)

    ## Rows on several threads

    The heights of \(ThreadsRun.rowCount) rows of two texts, one of them in lines, by `heights` on one thread and by
    `concurrentHeights` on all cores: milliseconds by the clock, the least of five runs. The work of all threads, as processor
    time, is above that of one by what sharing costs: memory of the heap and of the processor, and locks.
    `layout bench threads` prints it.

    \(ThreadsRun.table(threads).markdown)

    ## Workloads

    \(workloadTable.markdown)

    \(again)

    """
  }

  private var met: String {
    "\(verdicts.filter { !$0.hasFailed }.count) of \(verdicts.count) are met."
  }

  private var what: String {
    """
    What layouts cost: every workload is written in the DSL, given to a `LayoutRoot`, and divided by the nodes one would
    count in its description. This page is written by `Scripts/bench-report`.
    """
  }

  private var floor: String {
    """
    ### The floor

    `Sources/CBench/floor.c` lays the same trees out by hand: one array of 64-byte nodes in document order, two linear
    passes (four where labels are measured), single precision. It has rows, columns, gaps, padding, minimum lengths and
    sharing out, and nothing else: no identity, no diagnostics, no host, no modifiers, and sizes go one way. A test holds
    that its frames are the engine's. It shows the cost of the memory traffic and the arithmetic alone.
    """
  }

  private var peers: String {
    """
    ### Beside other engines

    Instructions a node of making the tree and laying it out, as one sum on every side: Clay declares its tree anew each
    time, and so has no layout alone.

    \(peerTable.markdown)

    Clay, Taffy 0.13 and Yoga 3 were built for release, by clang -O3 and by rustc's release profile, given the same trees
    with the same resulting frames, and counted in the same way; they do not run here, so their figures are of that one
    day. The workloads of `incr` and `resize` are a change: ours is a body set anew, or another width; Clay's is everything
    again; Taffy and Yoga lay out again what hangs on the node that was changed in their tree.

    Where the name begins with `flex`, the tree is of `LayoutCSS`, and the rules are those of CSS on every side but Clay's.
    Elsewhere the comparison is of trees and frames, not of rules: the others compute CSS, which is more than stacks:
    wrapping, shrinking, baselines, absolute boxes, percentages against several boxes, in Taffy grids and blocks too. This
    side includes the work that they leave to the caller: calling a host for changes, and making the tree from values.
    """
  }

  private var again: String {
    """
    ## Doing it again

    ```sh
    Scripts/bench-report                     # all of this page, in some minutes
    Scripts/bench-instructions               # the goals
    Scripts/bench-instructions --check       # whether anything became dearer than it is on this page
    Scripts/run bench                        # the times
    Scripts/run bench --workload feed-1k --passes 10 --phase layout    # for profilers
    ```

    Only what happens inside the function `measuredPass` belongs to a workload:
    `valgrind --tool=callgrind --toggle-collect='*measuredPass*'`.
    """
  }

  // MARK: Tables

  private var instructionTable: TextTable {
    TextTable(
      header: [
        "workload", "build", "layout", "build + layout", "floor's build", "floor's layout", "layout by floor",
      ],
      rows: instructions.workloads.map { workload in
        let layout = instructions.perNode(workload, .tree, .layout)
        let floor = instructions.perNode(workload, .floor, .layout)
        let ratio: Double? = if let layout, let floor, floor > 0 { layout / floor } else { nil }
        let figures = [
          instructions.perNode(workload, .tree, .build), layout, instructions.perNode(workload, .tree, .both),
          instructions.perNode(workload, .floor, .build), floor, ratio,
        ]
        return [workload.name] + figures.map { $0?.figure ?? "" }
      })
  }

  /// The workloads with figures of other engines, as far as they were counted here.
  private var compared: [(workload: Workload, ours: Double, peers: PeerFigures)] {
    PeerFigures.all.compactMap { name, peers in
      guard let workload = Workload.named(name), let ours = instructions.perNode(workload, .tree, .both) else {
        return nil
      }
      return (workload, ours, peers)
    }
  }

  private var peerTable: TextTable {
    TextTable(
      header: ["workload", "build", "layout", "build + layout", "Clay", "Taffy", "Yoga", "ours by Clay's"],
      rows: compared.map { workload, ours, peers in
        let figures = [
          instructions.perNode(workload, .tree, .build), instructions.perNode(workload, .tree, .layout), ours,
          peers.clay, peers.taffy, peers.yoga, ours / peers.clay,
        ]
        return [workload.name] + figures.map { $0?.figure ?? "" }
      })
  }

  private var workloadTable: TextTable {
    TextTable(
      header: ["workload", "nodes", "what it is"],
      rows: instructions.workloads.map { [$0.name, "\($0.nodes)", $0.summary] }, left: [0, 2])
  }

  /// The picture's figures: build and layout together, as the other engines' figures are.
  var chart: BenchChart {
    BenchChart(
      lines: compared.map { workload, ours, peers in
        BenchChart.Line(
          id: workload.name, ours: ours, floor: instructions.perNode(workload, .floor, .both),
          goal: workload.instructionGoal, peers: peers)
      },
      note: "Making the tree, or handing a change over, and laying it out. Each step to the right is ten times as "
        + "much.")
  }
}

extension Workload {
  /// The most instructions per node that a pass may cost; `nil` where one of its phases has no limit.
  fileprivate var instructionGoal: Double? {
    let both = goals.first { if case .bothInstructions = $0.quantity { true } else { false } }
    if let both { return both.limit }
    var sum = 0.0
    for phase in phases {
      let goal = goals.first {
        switch $0.quantity {
        case .buildInstructions: phase == .build
        case .layoutInstructions: phase == .layout
        default: false
        }
      }
      guard let goal else { return nil }
      sum += goal.limit
    }
    return sum
  }
}
