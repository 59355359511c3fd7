#if canImport(CGTK)
  import CGTK

  /// Connects GTK's signals without a result to functions in Swift.
  @MainActor
  enum WidgetSignal {
    private final class Listener {
      let observe: @MainActor () -> Void
      init(_ observe: @escaping @MainActor () -> Void) { self.observe = observe }
    }

    /// Calls `observe` at each signal, as long as the object exists.
    ///
    /// The object keeps what `observe` keeps.
    ///
    /// - Parameter isLast: whether `observe` is called after the other handlers.
    /// - Returns: the handler's id for `g_signal_handler_disconnect`.
    @discardableResult
    static func connect(
      _ object: UnsafeMutableRawPointer, _ signal: String, isLast: Bool = false,
      _ observe: @escaping @MainActor () -> Void
    ) -> gulong {
      // Swapped: the listener is the first argument, whatever the signal's arguments are.
      let handler: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
        guard let data else { return }
        MainActor.assumeIsolated { Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().observe() }
      }
      return g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Listener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<Listener>.fromOpaque(data).release() }
        }, isLast ? GConnectFlags(rawValue: G_CONNECT_SWAPPED.rawValue | G_CONNECT_AFTER.rawValue) : G_CONNECT_SWAPPED)
    }

    private final class PointListener {
      let observe: @MainActor (Double, Double) -> Void
      init(_ observe: @escaping @MainActor (Double, Double) -> Void) { self.observe = observe }
    }

    /// Calls `observe` with the place at each signal whose arguments are one, as long as the object exists.
    static func connectPoint(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping @MainActor (Double, Double) -> Void
    ) {
      let handler: @convention(c) (UnsafeMutableRawPointer?, Double, Double) -> Void = { data, x, y in
        guard let data else { return }
        MainActor.assumeIsolated { Unmanaged<PointListener>.fromOpaque(data).takeUnretainedValue().observe(x, y) }
      }
      g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(PointListener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<PointListener>.fromOpaque(data).release() }
        }, G_CONNECT_SWAPPED)
    }
  }
#endif
