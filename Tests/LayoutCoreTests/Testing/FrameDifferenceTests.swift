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
    let text = FrameDifference.text(texts[0], texts[1]) ?? ""
    return text.split(separator: "\n").map(String.init).prefix { !$0.hasPrefix("from line") }
  }

  @Test(
    .promises("F200"),
    arguments: [
      (
        Page(gap: 2),
        [
          "moved by (0, 2): 9 elements below text \"Title\"",
          "resized: vStack from 50x252.25 to 50x254.25, text \"Title\" from 50x25 to 50x27",
        ]
      ),
      (
        Page(title: "Other"),
        ["changed: text \"Title\" became text \"Other\""]
      ),
      (
        Page(hasNote: true),
        [
          "moved by (0, 25.25): 9 elements below text \"Note\"", "resized: vStack from 50x252.25 to 50x277.5",
          "added: text \"Note\" (0, 29) 34x21.25",
        ]
      ),
      (
        Page(rows: 1...7),
        [
          "resized: vStack from 50x252.25 to 50x201.75",
          "removed: text \"row 8\" (0, 205.75) 42.5x21.25, text \"row 9\" (0, 231) 42.5x21.25",
        ]
      ),
    ])
  private func `what happened is grouped`(page: Page, lines: [String]) {
    #expect(difference(page) == lines)
  }

  @Test(.promises("F200")) func `lines that are no frames are compared as lines`() {
    #expect(FrameDifference.text("a\n", "b\n") == "from line 1:\n- a\n+ b")
    #expect(FrameDifference.text("a\n", "a\n") == nil)
  }
}
