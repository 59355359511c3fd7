#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import TestPromises
  import Testing

  @Suite("Display")
  struct DisplayTests {
    @Test("Without a display the program gets an error, and is not aborted", .promises("B28"))
    func missing() async {
      await #expect(processExitsWith: .exitCode(7)) {
        // In its folder of a session a compositor is found without a name.
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"] { g_unsetenv(name) }
        await MainActor.run {
          do throws(GTKError) {
            try GTK.initialize()
            exit(1)
          } catch {
            exit(error == .noDisplay ? 7 : 2)
          }
        }
      }
    }
  }
#endif
