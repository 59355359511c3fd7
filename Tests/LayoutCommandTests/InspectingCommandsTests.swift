import CustomDump
import Foundation
import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCommand
@testable import LayoutScreens

/// The commands of the page about inspecting, which stand after a `$` with what they print below.
@Suite struct InspectingCommandsTests {
  /// The program of the page.
  private struct Screens: LayoutTool {
    static let name = "screens"

    static var screens: [ToolScreen] {
      ToolScreen("card", "A card that is too wide.", width: 100, height: 40) {
        Color.red.frame(width: 120, height: 20).id("box")
      }
    }
  }

  private static func page() throws -> String {
    try String(contentsOf: LinkTests.root.appendingPathComponent("docs/inspecting.md"), encoding: .utf8)
  }

  /// What a command prints on both streams, in order, without lines of source.
  private static func printed(_ command: String) -> [String] {
    let words = command.split(separator: " ").map(String.init)
    let lines = Locked<[String]>([])
    let write: @Sendable (String) -> Void = { line in
      lines.withLock { $0 += line.split(separator: "\n").map(String.init) }
    }
    let output = Output(line: write, remark: write)
    let arguments = Array(words.dropFirst())
    if words[0] == "layout" {
      _ = LayoutProgram.run(arguments, output: output)
    } else {
      _ = ToolProgram(Screens.self).run(arguments, output: output)
    }
    return Self.lines(lines.withLock { $0 }.joined(separator: "\n"))
  }

  /// The lines of a text without lines of source, which release builds do not have.
  private static func lines(_ text: String) -> [String] {
    text.withoutSourceLines.components(separatedBy: "\n").filter { !$0.contains("\"source\" : ") }
  }

  @Test func `each command prints the page's lines`() throws {
    var count = 0
    for block in try Self.page().components(separatedBy: "```text\n").dropFirst() {
      let text = block.components(separatedBy: "\n```")[0]
      guard text.hasPrefix("$ ") else { continue }
      var printed: [String] = []
      for line in text.components(separatedBy: "\n") where line.hasPrefix("$ ") {
        count += 1
        printed += [line] + Self.printed(String(line.dropFirst(2)))
      }
      expectNoDifference(Self.lines(text), printed)
    }
    #expect(count == 9)
  }

  @Test func `the program of the page is the one that was run`() throws {
    let page = try Self.page()
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let screen = try #require(source.components(separatedBy: "static var screens: [ToolScreen] {\n").dropFirst().first)
      .components(separatedBy: "\n    }\n")[0]
    #expect(page.contains(screen.components(separatedBy: "\n").map { $0.dropFirst(2) }.joined(separator: "\n")))
  }
}
