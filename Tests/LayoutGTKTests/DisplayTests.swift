#if canImport(CGTK)
  import CGTK
  import LayoutGTK
  import Testing

  @Suite("Display")
  struct DisplayTests {
    @Test("B28 Without a display the program is told so, and is not aborted")
    func missing() async {
      await #expect(processExitsWith: .exitCode(7)) {
        g_unsetenv("DISPLAY")
        g_unsetenv("WAYLAND_DISPLAY")
        // A compositor that has the usual name is found without either.
        g_unsetenv("XDG_RUNTIME_DIR")
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
