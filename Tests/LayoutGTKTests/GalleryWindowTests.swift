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
        let (process, output) = try launch("sh", "-c", "exec timeout 30 xdotool \(command)")
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "xdotool \(command): \(text)")
        return text
      }

      @Test(.timeLimit(.minutes(2)))
      func `layout window opens, explains what is clicked, and ends when its window is closed`() throws {
        // Whatever happens, it does not outlive the test for long.
        let (process, output) = try launch(
          "LAYOUT_INSPECT=1", "timeout", "-k", "1", "90", tool, "window", "badge", "--direction", "rtl")
        let found = try xdotool("search --sync --onlyvisible --name '^Layout gallery$'")
        let window = try #require(found.split(separator: "\n").first.map(String.init))
        #expect(try xdotool("getwindowgeometry \(window)").contains("Geometry: 1100x760"))
        // The window is drawn once it is seen; the card stands in the middle of what the sidebar leaves.
        Thread.sleep(forTimeInterval: 1)
        _ = try xdotool("mousemove --window \(window) 450 420 click 1")
        Thread.sleep(forTimeInterval: 0.5)
        _ = try xdotool("windowfocus \(window)")
        Thread.sleep(forTimeInterval: 0.3)
        _ = try xdotool("key ctrl+w")
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(lines.contains("took 300×200 because"), "\(lines)")
        #expect(
          lines.hasSuffix("took 1100×760 because it is as large as what it wraps; the root offers its size\n"),
          "\(lines)")
      }
    }
  }
#endif
