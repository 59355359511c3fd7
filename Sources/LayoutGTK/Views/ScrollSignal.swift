#if canImport(CGTK)
  import CGTK

  /// The keys that scroll to the end of a GtkScrolledWindow.
  @MainActor
  enum ScrollSignal {
    private final class Listener {
      let hear: @MainActor (Axis) -> Bool
      init(_ hear: @escaping @MainActor (Axis) -> Bool) { self.hear = hear }
    }

    /// Calls `hear` when such a key is pressed.
    ///
    /// Where it returns `true`, GTK does not scroll.
    static func connect(_ scrolledWindow: Widget, _ hear: @escaping @MainActor (Axis) -> Bool) {
      typealias Pointer = UnsafeMutableRawPointer
      typealias Handler = @convention(c) (Pointer?, UInt32, gboolean, Pointer?) -> gboolean
      let handler: Handler = { _, kind, isHorizontal, data in
        guard let data, kind == GTK_SCROLL_END.rawValue else { return 0 }
        return MainActor.assumeIsolated {
          let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
          return listener.hear(isHorizontal != 0 ? .horizontal : .vertical) ? 1 : 0
        }
      }
      g_signal_connect_data(
        scrolledWindow, "scroll-child", unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Listener(hear)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<Listener>.fromOpaque(data).release() }
        }, GConnectFlags(rawValue: 0))
    }
  }
#endif
