#if canImport(CGTK)
  import CGTK
  import Foundation
  import Testing

  /// A program in a process of its own. Its output goes to files: what it has written is there however it ends, and a
  /// process that it leaves behind keeps nothing open.
  @MainActor
  final class ChildProcess {
    /// What a program wrote and how it ended.
    struct Outcome {
      var output: [String]
      var errors: String
      /// The exit code; 124 where the time limit ended it, a negative signal where another one did.
      var code: Int32
    }

    private let folder: String
    private var process: GPid = 0
    private var code: Int32?

    /// Starts a command, found in PATH, in a group of processes of its own.
    ///
    /// - Parameters:
    ///   - limit: the seconds after which it is ended.
    ///   - environment: variables that are other ones than the tests' own; `nil` unsets one.
    init(_ command: [String], limit: Int = 1_200, environment changes: [String: String?] = [:]) throws {
      let path = try #require(g_dir_make_tmp("layout-XXXXXX", nil))
      defer { g_free(path) }
      folder = String(cString: path)
      var environment = g_get_environ()
      defer { g_strfreev(environment) }
      for (name, value) in changes {
        if let value {
          environment = g_environ_setenv(environment, name, value, 1)
        } else {
          environment = g_environ_unsetenv(environment, name)
        }
      }
      // The limit holds where the tests themselves are ended as well.
      let words = ["timeout", "--kill-after=1", "\(limit)"] + command
      var arguments = words.map { g_strdup($0) } + [nil]
      defer { for argument in arguments { g_free(argument) } }
      let files = ["/output", "/errors"].map { open(folder + $0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
      let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
      defer { for file in files + [nothing] { close(file) } }
      var error: UnsafeMutablePointer<GError>?
      let isStarted = g_spawn_async_with_fds(
        nil, &arguments, environment,
        GSpawnFlags(rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue),
        { _ in
          // Threads of tests block signals, and children would inherit that: they could not be ended.
          var none = sigset_t()
          sigemptyset(&none)
          sigprocmask(SIG_SETMASK, &none, nil)
          setpgid(0, 0)
        }, nil, &process, nothing, files[0], files[1], &error)
      defer { g_clear_error(&error) }
      try #require(isStarted != 0, "\(error.map { String(cString: $0.pointee.message) } ?? "")")
    }

    isolated deinit {
      end()
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// The lines written so far, the unfinished one included.
    var output: [String] { text("/output").split(separator: "\n").map(String.init) }

    private func text(_ file: String) -> String {
      FileManager.default.contents(atPath: folder + file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Whether it has not ended yet.
    private var isRunning: Bool {
      guard process > 0, code == nil else { return false }
      var status: Int32 = 0
      guard waitpid(process, &status, WNOHANG) == process else { return true }
      // The low seven bits are the signal that ended it.
      code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
      return false
    }

    /// Waits until `condition` holds or the program has ended, which its limit sees to.
    func wait(until condition: () -> Bool) {
      while !condition(), isRunning { g_usleep(2_000) }
    }

    /// Waits until the program has ended.
    func wait() -> Outcome {
      wait { false }
      return Outcome(output: output, errors: text("/errors"), code: code ?? 0)
    }

    /// Ends the program, and what it has started in its group, as its limit would.
    @discardableResult
    func end() -> Outcome {
      if isRunning { kill(process, SIGALRM) }
      let outcome = wait()
      if process > 0 { kill(-process, SIGKILL) }
      return outcome
    }
  }

  extension ChildProcess {
    /// Starts a program of `LayoutGTKProgram`, where there is a `starter` by that. There is no session bus but the one that
    /// `environment` or the starter names.
    convenience init(
      program name: String, _ arguments: [String] = [], by starter: [String] = [], limit: Int = 1_200,
      environment: [String: String?] = [:]
    ) throws {
      let own = try #require(g_file_read_link("/proc/self/exe", nil).map { String(cString: $0) })
      // Tests may be run by a helper of the toolchain; the tests themselves lie beside the program.
      let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own
      let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      try self.init(
        starter + [folder + "/LayoutGTKProgram", name] + arguments, limit: limit,
        environment: ["DBUS_SESSION_BUS_ADDRESS": "disabled:"].merging(environment) { $1 })
    }
  }
#endif
