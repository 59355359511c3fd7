#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import Observation
  import Testing

  @Observable
  final class Draft {
    var name = "Untitled"
    var isEdited = false
    var width = 100.0
    var recent: [String] = []
    var log: [String] = []
  }

  extension GTKTests {
    /// Runs the main loop until nothing is left to do at once, for at most so many rounds.
    static func runLoop(rounds: Int = 2_000) {
      for _ in 0..<rounds {
        if g_main_context_iteration(nil, 0) == 0 { return }
      }
    }

    /// Runs the main loop until `condition` holds, for at most ten seconds, which is no measurement but a way out.
    static func runLoop(until condition: () -> Bool) {
      let end = g_get_monotonic_time() + 10_000_000
      while !condition(), g_get_monotonic_time() < end {
        if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
      }
    }

    /// Gives `body` an application, and closes what it left open.
    @MainActor static func withApplication<Result>(_ body: (LayoutApplication) throws -> Result) throws -> Result {
      let application = try LayoutApplication(followsPortal: false)
      defer {
        application.stop()
        runLoop()
      }
      return try body(application)
    }
  }

  extension LayoutWindow {
    /// The title as GTK has it.
    var shownTitle: String? {
      pointer.flatMap { gtk_window_get_title($0.assumingMemoryBound(to: GtkWindow.self)) }.map { String(cString: $0) }
    }
  }
#endif
