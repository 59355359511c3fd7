#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// The addresses that the program is to open.
  extension LayoutApplication {
    /// Opens addresses, as the desktop does where a user opens a file or a link of the program's.
    ///
    /// 1. Where no window is open, the windows of the start open first.
    /// 2. An address is for the window that had the keyboard last and shows an element with `onOpenURL`; that window
    ///    comes to the front. Where there is no such element it opens nothing.
    ///
    /// ```swift
    /// application.open(["mailto:ada@example.org"])
    /// ```
    ///
    /// - Parameter addresses: addresses with their schemes; a file has the scheme `file`.
    /// - Complexity: O(addresses · elements with `onOpenURL`).
    public func open(_ addresses: [String]) {
      if windows.isEmpty { onActivate?() }  // 1.
      for address in addresses { receive(address) }
    }

    /// Step 2.
    private func receive(_ address: String) {
      for window in windows.sorted(by: { $0.activation > $1.activation }) {
        // A window that opened just now was not laid out yet.
        window.container.root.layoutIfNeeded()
        if window.container.root.receive(url: address) { return window.present() }
      }
    }

    /// Opens what the desktop passes: the addresses of the command line, and those of later starts of the program.
    func openPassedFiles() {
      AddressSignal.connect(UnsafeMutableRawPointer(application)) { [weak self] in self?.open($0) }
    }
  }

  /// Connects GIO's signal for files to open.
  @MainActor
  private enum AddressSignal {
    private final class Listener {
      let observe: @MainActor ([String]) -> Void
      init(_ observe: @escaping @MainActor ([String]) -> Void) { self.observe = observe }
    }

    /// Calls `observe` with the addresses of the files at each signal, as long as the object exists.
    static func connect(_ object: UnsafeMutableRawPointer, _ observe: @escaping @MainActor ([String]) -> Void) {
      let handler: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<OpaquePointer?>?, Int32) -> Void = {
        data, files, count in
        guard let data, let files else { return }
        let addresses = (0..<Int(count)).compactMap { position -> String? in
          guard let uri = files[position].flatMap({ g_file_get_uri($0) }) else { return nil }
          defer { g_free(uri) }
          return String(cString: uri)
        }
        MainActor.assumeIsolated { Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().observe(addresses) }
      }
      g_signal_connect_data(
        object, "open", unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Listener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<Listener>.fromOpaque(data).release() }
        }, G_CONNECT_SWAPPED)
    }
  }
#endif
