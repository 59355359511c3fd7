import Foundation
import LayoutCore
import TestPromises
import Testing

@testable import LayoutTesting

@Suite struct FrameDifferenceTests {
  private struct Page: Layout {
    var title = "Title"
    var rows = 1...9
    var hasNote = false
    var gap = 0.0

    var body: some Layout {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.system(size: 20)).padding(.bottom, gap)
        if hasNote { Text("Note") }
        ForEach(Array(rows), id: \.self) { Text("row \($0)") }
      }
    }
  }

  private func difference(_ page: Page) -> [String] {
    let texts = [Page(), page].map { "\($0.calculateLayout(proposal: .unspecified))\n" }
    return FrameDifference.groups(
      texts[0], texts[1], page.elementLabels(proposal: .unspecified, measurers: Measurers()))
  }

  @Test(
    .promises("F200"),
    arguments: [
      (
        Page(gap: 2),
        [
          "moved by (0, 2): 9 elements below Text \"Title\"",
          "resized: VStack from 50x252.25 to 50x254.25, Text \"Title\".padding(bottom: 2) from 50x25 to 50x27",
        ]
      ),
      (
        Page(title: "Other"),
        ["changed: Text \"Title\" became Text \"Other\""]
      ),
      (
        Page(hasNote: true),
        [
          "moved by (0, 25.25): 9 elements below Text \"Note\"", "resized: VStack from 50x252.25 to 50x277.5",
          "added: Text \"Note\" (0, 29) 34x21.25",
        ]
      ),
      (
        Page(rows: 1...7),
        [
          "resized: VStack from 50x252.25 to 50x201.75",
          "removed: Text \"row 8\" (0, 205.75) 42.5x21.25, Text \"row 9\" (0, 231) 42.5x21.25",
        ]
      ),
    ])
  private func `what happened is grouped`(page: Page, lines: [String]) {
    #expect(difference(page) == lines)
  }

  @Test(.promises("F200")) func `lines that are no frames are compared as lines`() {
    #expect(FrameDifference.groups("a\n", "b\n", []) == [])
  }

  private struct Card: Layout {
    var width: Double

    var body: some Layout {
      VStack(alignment: .leading, spacing: 0) {
        Button("Save") {}.frame(width: 80, height: width)
        Color.red.frame(minWidth: width, maxWidth: width + 10).frame(height: 20)
        Rectangle().stroke(.blue).size(width: width, height: 10).id("box")
        Color(hex: 0x102030).size(width: width, height: 10)
      }
    }
  }

  @Test(.promises("F200")) func `controls, colours and modifiers have the names they are written with`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var check = SnapshotCheck(filePath: "/Card.swift", testName: "card()", environment: [:])
    check.folder = folder
    _ = check.run(Card(width: 20), as: .frames(width: 100))
    let message = try #require(check.run(Card(width: 30), as: .frames(width: 100)).message)
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/inspecting.md").standardized,
      encoding: .utf8)
    let groups = message.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("from line") }
    #expect(page.contains("```text\n\(groups.joined(separator: "\n"))\n```"))
    let lines = """
      resized: VStack from 80x60 to 80x70, Button "Save".frame(width: 80, height: 30) from 80x20 to 80x30, \
      Color.red.frame(minWidth: 30, maxWidth: 40).frame(height: 20) from 30x20 to 40x20, \
      Rectangle with the id "box".frame(width: 30, height: 10) from 20x10 to 30x10, \
      Color(hex: 0x102030).frame(width: 30, height: 10) from 20x10 to 30x10
      """
    #expect(groups.joined(separator: "\n") == lines)
  }

  @Test(.promises("F200")) func `an element that only the reference has is named by its kind`() {
    #expect(
      FrameDifference.groups("vStack (0, 0) 1x2\n  @ text \"a\" (0, 0) 1x1\n", "vStack (0, 0) 1x2\n", [])
        == ["removed: Text \"a\" (0, 0) 1x1"])
  }
}
