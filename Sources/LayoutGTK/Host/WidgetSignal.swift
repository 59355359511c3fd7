#if canImport(CGTK)
  import CGTK

  /// Signals of GTK that return nothing, told to Swift.
  @MainActor
  enum WidgetSignal {
    private final class Listener {
      let hear: @MainActor () -> Void
      init(_ hear: @escaping @MainActor () -> Void) { self.hear = hear }
    }

    /// Calls `hear` at each signal, as long as the object lives. What `hear` holds, the object holds.
    ///
    /// - Parameter isLast: whether others that listen hear of it before.
    /// - Returns: what `g_signal_handler_disconnect` ends it by.
    @discardableResult
    static func connect(
      _ object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false, _ hear: @escaping @MainActor () -> Void
    ) -> gulong {
      // Swapped: the listener comes first, whatever else the signal tells.
      let handler: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
        guard let data else { return }
        MainActor.assumeIsolated { Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().hear() }
      }
      return g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Listener(hear)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<Listener>.fromOpaque(data).release() }
        }, isLast ? GConnectFlags(rawValue: G_CONNECT_SWAPPED.rawValue | G_CONNECT_AFTER.rawValue) : G_CONNECT_SWAPPED)
    }
  }
#endif
