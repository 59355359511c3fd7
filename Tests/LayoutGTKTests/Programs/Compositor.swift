#if canImport(CGTK)
  import CGTK
  import Foundation
  import Testing

  /// A Wayland compositor of a test's own, without a screen, with a folder of its own for its socket.
  @MainActor
  final class Compositor {
    private let folder: String
    private let weston: ChildProcess

    /// What programs find the compositor by; an X display they do not see.
    let environment: [String: String?]

    /// Whether there is a compositor to be started, or has to be.
    nonisolated static let isInstalled = Need.program("weston")

    /// Starts a compositor, and waits until it can be connected to.
    ///
    /// - Parameter scale: the pixels of a point, a whole number.
    init(scale: Int = 1) throws {
      let path = try #require(g_dir_make_tmp("layout-XXXXXX", nil))
      defer { g_free(path) }
      folder = String(cString: path)
      environment = [
        "XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": "wayland-test", "GDK_BACKEND": "wayland", "DISPLAY": nil,
      ]
      weston = try ChildProcess(
        [
          "weston", "--backend=headless-backend.so", "--socket=wayland-test", "--no-config", "--idle-time=0",
          "--width=1280", "--height=1024", "--scale=\(scale)",
        ], environment: ["XDG_RUNTIME_DIR": folder, "WAYLAND_DISPLAY": nil, "DISPLAY": nil])
      let socket = folder + "/wayland-test"
      weston.wait { FileManager.default.fileExists(atPath: socket) }
      try #require(FileManager.default.fileExists(atPath: socket), "weston did not start: \(weston.end().errors)")
    }

    isolated deinit {
      weston.end()
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
#endif
