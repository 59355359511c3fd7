#if canImport(CGTK)
  import CGTK
  import Foundation
  import Testing

  /// A session bus of a test's own. It starts nothing but the services that the test names, whatever is installed.
  ///
  /// ```swift
  /// let bus = try PrivateBus()
  /// let program = try ChildProcess(program: "portal", environment: bus.environment)
  /// ```
  @MainActor
  final class PrivateBus {
    private let folder: String
    private let daemon: ChildProcess

    /// What programs find the bus by.
    let environment: [String: String?]

    /// Whether there is a bus to be started, or has to be.
    nonisolated static let isInstalled = Need.program("dbus-daemon")

    /// Starts a bus, and waits until it accepts connections.
    ///
    /// - Parameter services: the commands that the bus starts where a name without an owner is called.
    init(services: [String: String] = [:]) throws {
      let path = try #require(g_dir_make_tmp("layout-XXXXXX", nil))
      defer { g_free(path) }
      folder = String(cString: path)
      let socket = folder + "/bus"
      environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(socket)"]
      let configuration = """
        <busconfig>
          <type>session</type>
          <listen>unix:path=\(socket)</listen>
          <servicedir>\(folder)</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """
      try configuration.write(toFile: folder + "/bus.conf", atomically: false, encoding: .utf8)
      for (name, command) in services {
        try "[D-BUS Service]\nName=\(name)\nExec=\(command)\n"
          .write(toFile: folder + "/\(name).service", atomically: false, encoding: .utf8)
      }
      daemon = try ChildProcess(
        ["dbus-daemon", "--config-file=\(folder)/bus.conf", "--nofork", "--nopidfile", "--print-address=1"])
      // The address is written when the bus accepts connections.
      let daemon = daemon
      daemon.wait { !daemon.output.isEmpty }
      try #require(!daemon.output.isEmpty, "the bus did not start: \(daemon.end().errors)")
    }

    isolated deinit {
      daemon.end()
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
#endif
