#if canImport(CGTK)
  import CGTK

  /// The keys that scroll to the end of a GtkScrolledWindow.
  @MainActor
  enum ScrollSignal {
    private final class Listener {
      let observe: @MainActor (Axis) -> Bool
      init(_ observe: @escaping @MainActor (Axis) -> Bool) { self.observe = observe }
    }

    /// Calls `observe` when such a key is pressed.
    ///
    /// Where it returns `true`, GTK does not scroll.
    static func connect(_ scrolledWindow: Widget, _ observe: @escaping @MainActor (Axis) -> Bool) {
      typealias Pointer = UnsafeMutableRawPointer
      typealias Handler = @convention(c) (Pointer?, UInt32, gboolean, Pointer?) -> gboolean
      let handler: Handler = { _, kind, isHorizontal, data in
        guard let data, kind == GTK_SCROLL_END.rawValue else { return 0 }
        return MainActor.assumeIsolated {
          let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
          return listener.observe(isHorizontal != 0 ? .horizontal : .vertical) ? 1 : 0
        }
      }
      g_signal_connect_data(
        scrolledWindow, "scroll-child", unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Listener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<Listener>.fromOpaque(data).release() }
        }, GConnectFlags(rawValue: 0))
    }

    private final class PullListener {
      let observe: @MainActor () -> Void
      init(_ observe: @escaping @MainActor () -> Void) { self.observe = observe }
    }

    /// Calls `observe` when a person pulls the content firmly beyond its top, which GTK notices on touch screens.
    static func connectPull(_ scrolledWindow: Widget, _ observe: @escaping @MainActor () -> Void) {
      typealias Pointer = UnsafeMutableRawPointer
      typealias Handler = @convention(c) (Pointer?, UInt32, Pointer?) -> Void
      let handler: Handler = { _, side, data in
        guard let data, side == GTK_POS_TOP.rawValue else { return }
        MainActor.assumeIsolated { Unmanaged<PullListener>.fromOpaque(data).takeUnretainedValue().observe() }
      }
      g_signal_connect_data(
        scrolledWindow, "edge-overshot", unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(PullListener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<PullListener>.fromOpaque(data).release() }
        }, GConnectFlags(rawValue: 0))
    }
  }
#endif
