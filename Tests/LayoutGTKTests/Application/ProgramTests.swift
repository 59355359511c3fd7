#if canImport(CGTK)
  import CGTK
  import Foundation
  import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct ProgramTests {
      @Test func `Tasks of the main actor, sleep and actors work in the loop`() throws {
        let outcome = try ChildProcess(program: "tasks").wait()
        #expect(
          outcome.output == [
            "init main", "task main", "slept main", "actor 6 main", "group 30 main", "hopped main", "back main",
            "yielded 1000 main",
          ])
        #expect(outcome.code == 0)
      }

      @Test(.enabled(if: PrivateBus.isInstalled))
      func `Light and dark follow the desktop's settings portal`() throws {
        let bus = try PrivateBus()
        let outcome = try ChildProcess(program: "portal", environment: bus.environment).wait()
        #expect(outcome.output == ["light", "dark", "light", "dark", "light"])
        #expect(outcome.code == 0)
      }

      /// The limit is below the 25 seconds after which D-Bus gives a question up: a program that waits for the portal is
      /// ended before it goes on.
      @Test(
        .enabled(if: PrivateBus.isInstalled),
        arguments: [
          ("late", ["light", "drawn", "dark"]), ("silent", ["light", "drawn"]), ("absent", ["light", "drawn"]),
        ])
      func `The first frame waits for no portal, however slow it is`(manner: String, lines: [String]) throws {
        let name = "org.freedesktop.portal.Desktop"
        let bus = try PrivateBus(services: manner == "absent" ? [name: "/bin/sleep 60"] : [:])
        let outcome = try ChildProcess(
          program: "slow-portal", [manner], limit: 20, environment: bus.environment
        ).wait()
        #expect(outcome.output == lines)
        #expect(outcome.code == 0, "\(outcome.errors)")
      }

      @Test(.enabled(if: PrivateBus.isInstalled)) func `A program with an id runs once`() throws {
        let bus = try PrivateBus()
        let outcome = try ChildProcess(program: "unique", environment: bus.environment).wait()
        #expect(outcome.output == ["opened", "the second ended with 0"])
        #expect(!outcome.errors.contains("CRITICAL"), "\(outcome.errors)")
        #expect(outcome.code == 0)
      }

      @Test func `What a program has written is there where its time limit ends it`() throws {
        let program = try ChildProcess(program: "waits")
        program.wait { !program.output.isEmpty }
        let outcome = program.end()
        #expect(outcome.output == ["waiting"])
        #expect(outcome.code == 124)
      }

      @Test func `Without a display a program prints an error and exits with 1`() throws {
        let hidden: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": nil]
        let outcome = try ChildProcess(program: "windows", environment: hidden).wait()
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("WindowProgram: no display: "))
        #expect(outcome.output == [])
      }

      @Test func `With an id that is none a program prints an error and exits with 1`() throws {
        let outcome = try ChildProcess(program: "bad-id").wait()
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("BadProgram: 'nothing' is no application id"))
      }
    }
  }
#endif
