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

      private func xdotool(_ command: String) throws -> String {
        let (process, output) = try launch("sh", "-c", "exec timeout 600 xdotool \(command)")
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "xdotool \(command): \(text)")
        return text
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

      @Test
      func `layout window opens, explains what is clicked, and ends when its window is closed`() throws {
        // Whatever happens, it does not outlive the test for long.
        let (process, pipe) = try launch(
          "LAYOUT_INSPECT=1", "timeout", "-k", "1", "1200", tool, "window", "badge", "--direction", "rtl")
        let output = Output(of: pipe)
        let found = try xdotool("search --sync --onlyvisible --name '^layout: screens$'")
        let window = try #require(found.split(separator: "\n").first.map(String.init))
        var geometry = ""
        try insist(process) {
          geometry = try xdotool("getwindowgeometry \(window)")
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
          _ = try? xdotool("windowfocus \(window) sleep 0.2 key ctrl+w")
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
          "LAYOUT_INSPECT=1", "timeout", "-k", "1", "1200", tool, "window", "badge", "--watch", "--package",
          folder.path,
          "--build", "echo built")
        let output = Output(of: pipe)
        func window(otherThan old: String? = nil) throws -> String {
          var found: String?
          try insist(process) {
            let all = try xdotool("search --sync --onlyvisible --name '^layout: screens$'").split(separator: "\n")
            found = all.map(String.init).first { $0 != old }
          } until: {
            found != nil
          }
          return try #require(found)
        }
        func isShown(_ text: String, at place: String, in window: String) throws -> Bool {
          let before = output.text.count
          try insist(process) {
            _ = try? xdotool("mousemove --window \(window) \(place) click 1")
          } until: {
            output.text.dropFirst(before).contains(text)
          }
          return output.text.dropFirst(before).contains(text)
        }
        let first = try window()
        // The first row of the sidebar.
        #expect(try isShown("Text \"quick-start\"", at: "60 20", in: first))
        #expect(try isShown("QuickStart", at: "650 380", in: first))
        _ = try xdotool("windowsize \(first) 900 600")
        var geometry = ""
        try insist(process) {
          geometry = try xdotool("getwindowgeometry \(first)")
        } until: {
          geometry.contains("900x600")
        }
        try Data("// 2".utf8).write(to: manifest)
        let second = try window(otherThan: first)
        #expect(output.text.contains("building: echo built\nbuilt\n"))
        try insist(process) {
          geometry = try xdotool("getwindowgeometry \(second)")
        } until: {
          geometry.contains("900x600")
        }
        #expect(geometry.contains("Geometry: 900x600"))
        #expect(try isShown("QuickStart", at: "550 300", in: second))
        #expect(process.isRunning)
        try insist(process) {
          _ = try? xdotool("windowfocus \(second) sleep 0.2 key ctrl+w")
        } until: {
          !process.isRunning
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
    }
  }
#endif
