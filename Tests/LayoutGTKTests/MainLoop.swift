#if canImport(CGTK)
  import CGTK
  import Testing

  extension GTKTests {
    /// Runs the main loop until nothing is left to do at once, for at most so many rounds.
    static func runLoop(rounds: Int = 2_000) {
      for _ in 0..<rounds {
        if g_main_context_iteration(nil, 0) == 0 { return }
      }
    }

    /// Runs the main loop until `condition` holds, for at most a minute, which is no measurement but a way out.
    static func runLoop(until condition: () -> Bool) {
      let end = g_get_monotonic_time() + 60_000_000
      while !condition(), g_get_monotonic_time() < end {
        if g_main_context_iteration(nil, 0) == 0 { g_usleep(1_000) }
      }
    }

    /// Runs the main loop until nothing has happened for some frames; an endless motion is left after some seconds in
    /// which it had thousands of rounds, however busy the machine is.
    ///
    /// The display is checked each time for waiting events: on a machine with much to do it may be slower than any
    /// number of frames.
    @MainActor static func settle() {
      var quiet = 0
      var rounds = 0
      let end = g_get_monotonic_time() + 5_000_000
      while quiet < 60, rounds < 3_000 || g_get_monotonic_time() < end {
        rounds += 1
        if g_main_context_iteration(nil, 0) != 0 {
          quiet = 0
        } else {
          quiet += 1
          if let display = gdk_display_get_default() { gdk_display_sync(display) }
          g_usleep(1_000)
        }
      }
    }
  }
#endif
