import CustomDump
import Foundation
import Testing

@testable import LayoutCommand

@Suite struct WindowCommandTests {
  @Test(arguments: [
    (["nothing"], "error: there is no screen \"nothing\"; there are quick-start,"),
    (["--data", "/none/feed.json"], "error: /none/feed.json: there is no such file"),
  ])
  func `bad input is reported before a window opens`(options: [String], message: String) {
    let output = CapturedOutput()
    #expect(output.run(["window"] + options) == .badInput)
    #expect(output.remarks.first?.hasPrefix(message) == true, "\(output.remarks)")
  }

  @Test(arguments: [["--direction", "up"], ["--appearance", "grey"], ["a", "b"]])
  func `bad options are usage errors`(options: [String]) {
    #expect(CapturedOutput().run(["window"] + options) == .badInput)
  }

  #if GTK
    /// The executable, beside the tests.
    private static var tool: URL {
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("layout")
    }

    private static func launch(_ path: String, _ arguments: [String]) throws
      -> (process: Process, output: Pipe)
    {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      return (process, pipe)
    }

    @Test func `without a display it prints an error`() throws {
      // In its folder of a session a compositor is found without a name.
      let hidden = ["-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "-u", "XDG_RUNTIME_DIR"]
      let (process, output) = try Self.launch("/usr/bin/env", hidden + [Self.tool.path, "window"])
      let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 1 && lines.contains("error: "), "\(lines)")
    }
  #else
    @Test func `a window needs the trait`() {
      let output = CapturedOutput()
      #expect(output.run("window", "badge") == .badInput)
      expectNoDifference(
        output.remarks,
        [
          "error: a window needs GTK, which this build is without: build with `swift build --traits GTK`; badge can be "
            + "drawn into a file by `layout render`"
        ])
    }
  #endif
}
