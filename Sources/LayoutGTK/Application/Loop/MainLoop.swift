#if canImport(CGTK)
  import CGTK
  import Dispatch  // Links the library whose main queue the loop serves.

  /// GLib's default main context: the loop in which GTK and the main actor run.
  enum MainLoop {
    /// Calls `work` in a later round of the loop, before windows are laid out and drawn.
    ///
    /// May be called on any thread.
    ///
    /// - Parameter priority: `G_PRIORITY_DEFAULT_IDLE` where GTK's own work comes first, that for windows included.
    static func enqueue(
      priority: Int32 = G_PRIORITY_DEFAULT, _ work: @escaping @MainActor @Sendable () -> Void
    ) {
      let box = Unmanaged.passRetained(Work(work))
      g_idle_add_full(
        priority,
        { box in
          guard let box else { return 0 }
          let work = Unmanaged<Work>.fromOpaque(box).takeUnretainedValue().work
          MainActor.assumeIsolated { work() }
          return 0
        }, box.toOpaque(), { if let box = $0 { Unmanaged<Work>.fromOpaque(box).release() } })
    }

    private final class Work {
      let work: @MainActor @Sendable () -> Void
      init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }
    }
  }
#endif
