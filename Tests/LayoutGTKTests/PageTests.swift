import Foundation
import Testing

/// The README and the page about GTK show the program in Examples/Counter, word for word.
@Test("The ten lines are a program that exists", arguments: ["README.md", "docs/gtk.md"])
func counterOnPages(_ page: String) throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
  let program = try text("Examples/Counter/Sources/Counter/Counter.swift")
  #expect(program.contains("@main"))
  #expect(try text(page).contains("```swift\n\(program)```"))
}
