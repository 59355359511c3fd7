import Foundation
import Layout
import SimpleLayoutEngine
import Testing

/// What the page about moving over shows: each of its Swift blocks stands in this file, indented.
@Suite struct MigrationPageTests {
  let frame = Rect(x: 0, y: 0, width: 414, height: 896)

  @Test func `two items`() throws {
    let layout = SimpleLayout(parentFrame: frame, direction: .column)
    try layout.add(item: .flexible)
    try layout.add(item: .height(200))
    let bottom = try layout.frame(at: 1)

    #expect(bottom == Rect(x: 0, y: 696, width: 414, height: 200))
  }

  @Test func `a row in a column, and a stack in an item's frame`() throws {
    let main = SimpleLayout(parentFrame: frame, direction: .column)
    let footer = try main.add(items: [.flexible, .height(44), .height(200)])[2]
    let content = SimpleLayout(parentFrame: try footer.frame(), direction: .row)
    try content.add(items: [.flexible, .flexible])

    let card = VStack(alignment: .leading) { Spacer() }
    let result = card.calculateLayout(in: try footer.frame())

    #expect(content.frames.map(\.minX) == [0, 207])
    #expect(result.elements[0].frame == Rect(x: 0, y: 696, width: 0, height: 200))
  }

  @Test func `one space, used often`() throws {
    let bar = Rect(x: 0, y: 0, width: 232, height: 44)

    let space = SimpleLayoutItem.flexible
    let toolbar = SimpleLayout(parentFrame: bar, direction: .row)
    let buttons = try toolbar.add(items: [.width(44), space, .width(44), space, .width(44)])

    #expect(try buttons.map { try $0.frame().minX } == [0, 44, 94, 138, 188])
  }

  @Test func `every block of the page is compiled here`() throws {
    let this = URL(fileURLWithPath: #filePath)
    let root = this.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "docs/migrating-from-simple-layout-engine.md"), encoding: .utf8)
    let source = try String(contentsOf: this, encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    }
    #expect(blocks.count == 4)
    for block in blocks { #expect(source.contains(block)) }
  }
}
