import Foundation
import LayoutEngine
import Testing

@Suite struct GuideKeyTests {
  private static let names = [
    "leading", "horizontalCenter", "trailing", "top", "verticalCenter", "bottom", "firstTextBaseline",
    "lastTextBaseline",
  ]

  @Test(arguments: names.indices)
  func `a built-in guide is written as its name`(number: Int) throws {
    let guide = GuideKey(rawValue: UInt16(number))
    let text = try JSONEncoder().encode([guide])
    #expect(String(decoding: text, as: UTF8.self) == "[\"\(GuideKeyTests.names[number])\"]")
    #expect(try JSONDecoder().decode([GuideKey].self, from: text) == [guide])
  }

  @Test(arguments: ["\"middle\"", "\"\"", "0", "17", "65536", "null"])
  func `what is no name is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([GuideKey].self, from: Data("[\(text)]".utf8))
    }
  }

  @Test(arguments: [UInt16(8), GuideKey.firstCustom, .max])
  func `a guide that callers define has no name outside of its tree`(number: UInt16) {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([GuideKey(rawValue: number)]) }
  }
}
