#if canImport(CGTK)
  import CGTK
  import Foundation
  import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct ProgramTests {
      /// What a program printed and how it ended.
      private struct Outcome {
        var output: [String]
        var errors: String
        var code: Int32
      }

      /// Runs a program of `LayoutGTKProgram` to its end, without some of this process's environment.
      private func run(_ name: String, by starter: [String] = [], without hidden: [String] = []) throws -> Outcome {
        let own = try #require(g_file_read_link("/proc/self/exe", nil).map { String(cString: $0) })
        // Tests may be run by a helper of the toolchain; the tests themselves lie beside the program.
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own
        let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        var environment = g_get_environ()
        for variable in hidden { environment = g_environ_unsetenv(environment, variable) }
        defer { g_strfreev(environment) }
        var arguments = (starter + ["timeout", "30", folder + "/LayoutGTKProgram", name]).map { g_strdup($0) } + [nil]
        defer { for argument in arguments { g_free(argument) } }
        var (output, errors): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
        var status: Int32 = 0
        var error: UnsafeMutablePointer<GError>?
        let isRun = g_spawn_sync(
          nil, &arguments, environment, G_SPAWN_SEARCH_PATH,
          { _ in
            // Threads of tests block signals, and children would inherit that: a bus could not be ended.
            var none = sigset_t()
            sigemptyset(&none)
            sigprocmask(SIG_SETMASK, &none, nil)
          }, nil, &output, &errors, &status, &error)
        defer {
          g_free(output)
          g_free(errors)
          g_clear_error(&error)
        }
        if isRun == 0, let error { Issue.record("\(String(cString: error.pointee.message))") }
        func text(_ bytes: UnsafeMutablePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
        // The low seven bits are the signal that ended it.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        return Outcome(output: text(output).split(separator: "\n").map(String.init), errors: text(errors), code: code)
      }

      @Test(.timeLimit(.minutes(10))) func `Tasks of the main actor, sleep and actors work in the loop`() throws {
        let outcome = try run("tasks")
        #expect(
          outcome.output == [
            "init main", "task main", "slept main", "actor 6 main", "group 30 main", "hopped main", "back main",
            "yielded 1000 main",
          ])
        #expect(outcome.code == 0)
      }

      private nonisolated static var hasBus: Bool {
        guard let path = g_find_program_in_path("dbus-run-session") else { return false }
        g_free(path)
        return true
      }

      @Test(.enabled(if: hasBus), .timeLimit(.minutes(10))) func `Light and dark follow the desktop's settings portal`()
        throws
      {
        let outcome = try run("portal", by: ["dbus-run-session", "--"])
        #expect(outcome.output == ["light", "dark", "light", "dark", "light"])
        #expect(outcome.code == 0)
      }

      @Test(.enabled(if: hasBus), .timeLimit(.minutes(10))) func `A program with an id runs once`() throws {
        let outcome = try run("unique", by: ["dbus-run-session", "--"])
        #expect(outcome.output == ["opened", "the second ended with 0"])
        #expect(!outcome.errors.contains("CRITICAL"), "\(outcome.errors)")
        #expect(outcome.code == 0)
      }

      @Test(.timeLimit(.minutes(10))) func `Without a display a program says so and exits with 1`() throws {
        let outcome = try run("windows", without: ["DISPLAY", "WAYLAND_DISPLAY"])
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("WindowProgram: no display: "))
        #expect(outcome.output == [])
      }

      @Test(.timeLimit(.minutes(10))) func `With an id that is none a program says so and exits with 1`() throws {
        let outcome = try run("bad-id")
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("BadProgram: 'nothing' is no application id"))
      }
    }
  }
#endif
