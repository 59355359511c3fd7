#if canImport(CGTK)
  import Foundation
  import LayoutGTK
  import Testing

  /// The command line's tool, which is built beside the tests.
  private let tool: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("layout").path
  }()

  extension GTKTests {
    @Suite(.enabled(if: hasDisplay && FileManager.default.isExecutableFile(atPath: tool))) @MainActor
    struct GalleryWindowTests {
      private func launch(_ command: String...) throws -> (process: Process, output: Pipe) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        return (process, pipe)
      }

      /// What `xdotool` prints; `nil` where it fails, as for a window that is gone.
      private func xdotool(_ command: String) throws -> String? {
        let (process, output) = try launch("sh", "-c", "exec timeout 60 xdotool \(command)")
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
      }

      /// What a process writes, kept as it comes.
      private final class Output: @unchecked Sendable {
        // Sendable without the compiler's proof: `text` is touched under the lock only.
        private let lock = NSLock()
        private var bytes = Data()

        init(of pipe: Pipe) {
          pipe.fileHandleForReading.readabilityHandler = { [self] file in
            let more = file.availableData
            lock.withLock { bytes += more }
            if more.isEmpty { file.readabilityHandler = nil }
          }
        }

        var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
      }

      /// Does something again and again until it has had its effect, or the process has ended: a window that is seen may
      /// not be drawn yet, and what is done to it is lost.
      private func insist(_ process: Process, _ action: () throws -> Void, until isDone: () -> Bool) throws {
        while !isDone(), process.isRunning {
          try action()
          let next = Date() + 1
          while !isDone(), Date() < next { Thread.sleep(forTimeInterval: 0.02) }
        }
      }

      /// The number of the tool's window, once it is seen.
      private func window(of process: Process) throws -> String {
        var found: String?
        try insist(process) {
          let all = try xdotool("search --onlyvisible --name '^layout: screens$'")
          found = all?.split(separator: "\n").first.map(String.init)
        } until: {
          found != nil
        }
        return try #require(found)
      }

      /// Ends a tool that a failed test leaves behind.
      private func end(_ process: Process) {
        if process.isRunning { process.terminate() }
      }

      @Test
      func `layout window opens, explains what is clicked, and ends when its window is closed`() throws {
        // Whatever happens, it does not outlive the test for long.
        let (process, pipe) = try launch(
          "LAYOUT_INSPECT=1", "timeout", "-k", "1", "600", tool, "window", "badge", "--direction", "rtl")
        let output = Output(of: pipe)
        defer { end(process) }
        let window = try window(of: process)
        var geometry = ""
        try insist(process) {
          geometry = try xdotool("getwindowgeometry \(window)") ?? ""
        } until: {
          geometry.contains("Geometry: 1100x760")
        }
        #expect(geometry.contains("Geometry: 1100x760"))
        // The card stands in the middle of what the sidebar leaves.
        let last = "took 1100×760 because it is as large as what it wraps; the root proposes its size\n"
        var lines = ""
        try insist(process) {
          _ = try xdotool("mousemove --window \(window) 450 420 click 1")
        } until: {
          lines = output.text
          return lines.hasSuffix(last)
        }
        #expect(lines.contains("took 300×200 because"), "\(lines)")
        #expect(lines.hasSuffix(last), "\(lines)")
        try insist(process) {
          // The window may be gone by the second time.
          _ = try xdotool("windowfocus \(window) sleep 0.2 key ctrl+w")
        } until: {
          !process.isRunning
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }

      @Test
      func `a watched window is shown again by the program that was built, with its screen and its size`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = folder.appendingPathComponent("Package.swift")
        try Data("// 1".utf8).write(to: manifest)
        let (process, pipe) = try launch(
          "LAYOUT_INSPECT=1", "timeout", "-k", "1", "600", tool, "window", "badge", "--watch",
          "--package", folder.path, "--build", "echo built")
        let output = Output(of: pipe)
        defer { end(process) }
        func window() throws -> String { try self.window(of: process) }
        func isShown(_ text: String, at place: String) throws -> Bool {
          let before = output.text.count
          try insist(process) {
            _ = try xdotool("mousemove --window \(window()) \(place) click 1")
          } until: {
            output.text.dropFirst(before).contains(text)
          }
          return output.text.dropFirst(before).contains(text)
        }
        func hasSize(_ size: String) throws -> Bool {
          var geometry = ""
          try insist(process) {
            geometry = try xdotool("getwindowgeometry \(window())") ?? ""
          } until: {
            geometry.contains("Geometry: \(size)")
          }
          return geometry.contains("Geometry: \(size)")
        }
        // The first row of the sidebar.
        #expect(try isShown("Text \"quick-start\"", at: "60 20"))
        #expect(try isShown("QuickStart", at: "650 380"))
        _ = try xdotool("windowsize \(window()) 900 600")
        #expect(try hasSize("900x600"))
        // The program that was built takes the place of the one that runs, and its window may have the same number.
        let pid = try xdotool("getwindowpid \(window())")
        let number = try #require(pid).trimmingCharacters(in: .newlines)
        func isReplaced() -> Bool {
          let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ") ?? Data()
          return String(decoding: environment, as: UTF8.self).contains("LAYOUT_WINDOW_STATE=")
        }
        #expect(!isReplaced())
        try Data("// 2".utf8).write(to: manifest)
        try insist(process, {}, until: { isReplaced() && output.text.contains("building: echo built\nbuilt\n") })
        #expect(output.text.contains("building: echo built\nbuilt\n"))
        #expect(try hasSize("900x600"))
        #expect(try isShown("QuickStart", at: "550 300"))
        #expect(process.isRunning)
        let last = try window()
        try insist(process) {
          // The window may be gone by the second time.
          _ = try xdotool("windowfocus \(last) sleep 0.2 key ctrl+w")
        } until: {
          !process.isRunning
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
    }
  }
#endif
