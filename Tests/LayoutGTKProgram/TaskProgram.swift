#if canImport(CGTK)
  import Foundation
  import LayoutGTK

  /// Does in the loop what concurrency has, prints one line for each, and closes its window.
  struct TaskProgram: LayoutApp {
    actor Adder {
      var sum = 0
      func add(_ number: Int) -> Int {
        sum += number
        return sum
      }
    }

    init() {
      note("init")
      Task { @MainActor in
        note("task")
        try await Task.sleep(for: .milliseconds(20))
        note("slept")
        let adder = Adder()
        for number in 1...3 { _ = await adder.add(number) }
        note("actor \(await adder.sum)")
        let squares = await withTaskGroup(of: Int.self) { group in
          for number in 1...4 { group.addTask { number * number } }
          var sum = 0
          for await square in group { sum += square }
          return sum
        }
        note("group \(squares)")
        await Task.detached {
          await MainActor.run { note("hopped") }
          await Task.yield()
          Task { @MainActor in note("back") }
        }.value
        // A thousand turns of the queue, none of them lost.
        var count = 0
        for _ in 0..<1_000 {
          await Task.yield()
          count += 1
        }
        note("yielded \(count)")
        // Ends the process by ending the loop: nothing else does.
        Self.dismiss.action?(id: "main")
      }
    }

    @Environment(\.dismissWindow) private var dismissWindow

    var body: some Layout {
      let _ = Self.dismiss.action = dismissWindow
      Color.red.size(width: 100, height: 100)
    }

    @MainActor private final class Dismissal { var action: DismissWindowAction? }
    private static let dismiss = Dismissal()
  }

  /// Prints a line, with whether that is done on the process's first thread.
  @MainActor
  private func note(_ line: String) { printLine("\(line) \(Thread.isMainThread ? "main" : "other")") }
#endif
