#if canImport(CGTK)
  import CGTK
  import Foundation
  import LayoutTrees
  import LayoutGTK
  import Observation

  /// A window whose content is changed at random for a while, then left alone.
  ///
  /// Each tenth of the time it prints how many edits were made, the memory in use and the processor time since the last
  /// line; and at the end the processor time of ten seconds in which nothing is done. Arguments: seconds, and a seed.
  struct SoakProgram: LayoutApp {
    private static let board = Board()

    init() {
      let arguments = CommandLine.arguments.dropFirst(2)
      let seconds = arguments.first.flatMap(Double.init) ?? 10
      let seed = arguments.dropFirst().first.flatMap(UInt64.init) ?? 1
      Task { @MainActor in await Self.board.soak(for: seconds, seed: seed) }
    }

    var title: String { "Soak" }
    var defaultSize: Size? { Size(width: 480, height: 640) }
    var body: some Layout { BoardPage(board: Self.board) }
  }

  @Observable @MainActor private final class Board {
    struct Row: Identifiable {
      let id: Int
      var title: String
      var isOn = false
      var value = 0.5
      var width = 40.0
    }

    var rows = (0..<30).map { Row(id: $0, title: "Row \($0)") }
    var isWide = false
    @ObservationIgnored private var next = 30

    func soak(for seconds: Double, seed: UInt64) async {
      var random = SplitMix(seed)
      var cost = Cost()
      var edits = 0
      let start = ContinuousClock.now
      for part in 1...10 {
        while ContinuousClock.now - start < .seconds(seconds * Double(part) / 10) {
          edit(using: &random)
          edits += 1
          // About as often as a display shows something new.
          try? await Task.sleep(for: .milliseconds(4))
        }
        cost.print("\(edits) edits")
      }
      // What is on its way comes to its end first.
      try? await Task.sleep(for: .seconds(5))
      cost = Cost()
      try? await Task.sleep(for: .seconds(10))
      cost.print("idle")
      exit(0)
    }

    private func edit(using random: inout SplitMix) {
      let at = rows.isEmpty ? 0 : Int(random.next() % UInt64(rows.count))
      switch random.next() % 9 {
      case 0 where rows.count < 60:
        rows.insert(Row(id: next, title: "Row \(next)"), at: at)
        next += 1
      case 1 where rows.count > 10: withAnimation(.default) { _ = rows.remove(at: at) }
      case 2: rows.shuffle(using: &random)
      case 3: rows[at].title = String(repeating: "word ", count: Int(random.next() % 12) + 1)
      case 4: rows[at].isOn.toggle()
      case 5: rows[at].value = Double(random.next() % 100) / 100
      case 6: withAnimation(.spring) { rows[at].width = Double(random.next() % 100) + 10 }
      case 7: withAnimation(.default) { isWide.toggle() }
      default: rows.append(rows.remove(at: at))
      }
    }
  }

  @MainActor
  private struct BoardPage: @MainActor Layout {
    let board: Board

    var body: some Layout {
      HStack(alignment: .top, spacing: 8) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) { ForEach(board.rows) { RowView(row: $0) } }
        }
        if board.isWide {
          VStack { Text("\(board.rows.count) rows").font(.title) }.frame(width: 160).background(.lightGray)
            .transition(.opacity)
        }
      }
      .padding(8)
    }
  }

  private struct RowView: Layout {
    let row: Board.Row

    var body: some Layout {
      HStack(spacing: 6) {
        Toggle(row.title, isOn: .constant(row.isOn))
        Text(row.title)
        Spacer()
        RoundedRectangle(cornerRadius: 4).fill(row.isOn ? .green : .blue).frame(width: row.width, height: 12)
        if row.isOn { Slider(value: .constant(row.value)).frame(width: 60) }
      }
    }
  }

  /// What the process has used since it was last looked at.
  @MainActor
  private struct Cost {
    private var time = Cost.processorTime()
    private var start = ContinuousClock.now

    mutating func print(_ what: String) {
      let (now, moment) = (Cost.processorTime(), ContinuousClock.now)
      let wall = Double((moment - start).components.seconds) + Double((moment - start).components.attoseconds) / 1e18
      let share = (now - time) / max(wall, 1e-9) * 100
      printLine(
        String(
          format: "%@: %.1f MB, %.3f s of processor in %.1f s (%.2f %%)", what, Cost.megabytes(), now - time, wall,
          share))
      (time, start) = (now, moment)
    }

    private static func processorTime() -> Double {
      var usage = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &usage)
      return Double(usage.tv_sec) + Double(usage.tv_nsec) / 1e9
    }

    /// Memory that belongs to the process alone.
    private static func megabytes() -> Double {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let parts = text.split(separator: " ").compactMap { Double($0) }
      return parts.count > 2 ? (parts[1] - parts[2]) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6 : 0
    }
  }
#endif
