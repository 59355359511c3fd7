import LayoutCore
import Testing

/// Justified paragraphs below each other end at the same edge.
@Suite("Justified texts") struct JustifiedTextTests {
  private static let words = "one two three four five six seven eight"

  private func width(_ text: String, _ alignment: TextAlignment, limit: Int? = nil, in width: Double) -> Double {
    Text(text).font(.system(size: 16)).lineLimit(limit).multilineTextAlignment(alignment)
      .calculateLayout(in: Size(width: width, height: 500)).size.width
  }

  @Test(arguments: [90.0, 117.5, 150])
  func `lines that were broken take the proposed width`(proposed: Double) {
    #expect(width(Self.words, .justified, in: proposed) == proposed)
    #expect(width(Self.words, .leading, in: proposed) < proposed)
  }

  @Test(arguments: ["one", "one\ntwo"])
  func `lines that were not broken are as wide as their letters`(text: String) {
    #expect(width(text, .justified, in: 150) == width(text, .leading, in: 150))
  }

  @Test func `one line that was shortened is as wide as its letters`() {
    #expect(width(Self.words, .justified, limit: 1, in: 150) == width(Self.words, .leading, limit: 1, in: 150))
  }
}
