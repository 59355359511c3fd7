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
