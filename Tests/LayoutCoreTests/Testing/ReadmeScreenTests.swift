import Foundation
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// The README's example of a screen without a display.
@Suite struct ReadmeScreenTests {
  private struct Greeting: Layout {
    @State var name = ""
    @State var isSent = false
    var body: some Layout {
      VStack {
        TextField("Name", text: $name).id("name")
        Button("Send") { isSent = true }.id("send")
        Text(isSent ? "Hello, \(name)" : "").id("greeting")
      }
    }
  }

  private func printed() throws -> String {
    let root = LayoutRoot(size: Size(width: 320, height: 200))
    root.updateBody { Greeting() }
    try root.type("Ada", into: "name")
    try root.press(id: "send")
    return try root.text(of: "greeting")
  }

  @Test(.promises("F200")) func `the example of the README is this one, and prints what stands there`() throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized,
      encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(source.firstIndex { $0.hasSuffix("struct Greeting: Layout {") })
    let end = try #require(source[first...].firstIndex(of: "  }"))
    let use = try #require(source.firstIndex { $0.hasPrefix("    let root = LayoutRoot(size: ") })
    let type = ["struct Greeting: Layout {"] + source[first + 1...end].map { String($0.dropFirst(2)) }
    let calls = source[use..<use + 4].map { String($0.dropFirst(4)) } + ["print(try root.text(of: \"greeting\"))"]
    #expect(readme.contains("\(type.joined(separator: "\n"))\n\n\(calls.joined(separator: "\n"))\n```"))
    #expect(readme.contains("```text\n\(try printed())\n```"))
  }
}
