#if canImport(CGTK)
  import CGTK

  /// Connects GTK's signals without a result to functions in Swift.
  @MainActor
  enum WidgetSignal {
    private final class Listener {
      let hear: @MainActor () -> Void
      init(_ hear: @escaping @MainActor () -> Void) { self.hear = hear }
    }

    /// Calls `hear` at each signal, as long as the object exists.
    ///
    /// The object keeps what `hear` keeps.
    ///
    /// - Parameter isLast: whether `hear` is called after the other handlers.
    /// - Returns: the handler's id for `g_signal_handler_disconnect`.
    @discardableResult
    static func connect(
      _ object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false, _ hear: @escaping @MainActor () -> Void
    ) -> gulong {
      // Swapped: the listener is the first argument, whatever the signal's arguments are.
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
