import CustomDump
import TestPromises
import Testing

@testable import LayoutCommand

@Suite struct FeedFileTests {
  @Test func `entries with and without a picture`() throws {
    let text = """
      [
        {"title": "One", "subtitle": "now", "body": "line\\nline \\ud83d\\ude00 \\u00e9", "image": "one.png"},
        {"body": "", "more": [1, {"x": null}], "subtitle": "", "title": "Two"}
      ]
      """
    expectNoDifference(
      try FeedFile.parse(text),
      [
        FeedEntry(title: "One", subtitle: "now", body: "line\nline 😀 é", image: "one.png"),
        FeedEntry(title: "Two", subtitle: "", body: ""),
      ])
    expectNoDifference(try FeedFile.parse("\u{FEFF}[]"), [])
  }

  @Test(
    .promises("B30"),
    arguments: [
      ("", 1, 1, "expected a value, found the end of the file"),
      ("{}", 1, 1, "expected an array of entries, found an object"),
      ("[1]", 1, 2, "expected an object with a title, found a number"),
      ("[\n  {\"title\": \"a\"}]", 2, 3, "expected a member \"subtitle\" in this object"),
      ("[{\"title\":\n true}]", 2, 2, "expected a string as \"title\", found true"),
      ("[{\"title\": \"a\",}]", 1, 16, "expected a name in quotation marks, found \"}\""),
      ("[{\"title\" \"a\"}]", 1, 11, "expected \":\" after the name \"title\", found \"\"\""),
      ("[{}\n {}]", 2, 2, "expected \",\" or \"]\", found \"{\""),
      (
        "[\"a\nb\"]", 1, 4, "expected a character of a string, or its closing quotation mark, found a control character"
      ),
      ("[\"a", 1, 4, "expected the closing quotation mark of a string, found the end of the file"),
      ("[\"\\x\"]", 1, 4, "expected one of \" \\ / b f n r t u after \\, found \"x\""),
      ("[\"\\ud83d\"]", 1, 4, "expected a whole surrogate pair"),
      ("[\"\\u12g4\"]", 1, 7, "expected four hexadecimal digits, found \"g\""),
      ("[01]", 1, 2, "expected a number without leading zeros"),
      ("[1e999]", 1, 2, "expected a number that is not as large as 1e999"),
      ("[-]", 1, 3, "expected a digit, found \"]\""),
      ("[nul]", 1, 5, "expected null, found \"]\""),
      ("[] []", 1, 4, "expected the end of the file, found \"[\""),
    ])
  func `what is broken is named with its line and column`(text: String, line: Int, column: Int, message: String) {
    #expect(throws: TextFault(place: TextPlace(line: line, column: column), message: message)) {
      try FeedFile.parse(text)
    }
  }

  @Test(.promises("B30")) func `nesting has an end`() {
    #expect(throws: TextFault.self) { try JSONParser.parse(String(repeating: "[", count: 100_000)) }
  }
}
