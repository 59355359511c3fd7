import Foundation
import SwiftUINames
import Testing

/// Texts of values in Foundation's formats.
@Suite("Texts of dates and numbers") struct TextFormatTests {
  private let english = Locale(identifier: "en_US")

  @Test func `a value is shown in its format`() {
    #expect(Text(1234, format: .number.locale(english)) == Text("1,234"))
    #expect(Text(0.25, format: .percent.locale(english)) == Text("25%"))
    let date = Date(timeIntervalSince1970: 0)
    #expect(Text(date, format: .iso8601) == Text("1970-01-01T00:00:00Z"))
  }

  @Test(arguments: [
    (Text.DateStyle.timer, 65.4, "1:05"), (.timer, -3725, "1:02:05"), (.timer, .nan, "0:00"),
    (.relative, 8580, "2 hours, 23 minutes"), (.relative, -8580, "2 hours, 23 minutes"), (.relative, 0, "0 seconds"),
    (.offset, 7200, "+2 hours"), (.offset, -60, "-1 minute"),
  ])
  func `a distance is counted from now`(style: Text.DateStyle, seconds: Double, words: String) {
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(style.string(of: now.addingTimeInterval(seconds), now, english) == words)
  }

  @Test func `a date is a day, or a time of the day`() {
    let date = Date(timeIntervalSince1970: 1_559_563_200)
    #expect(Text.DateStyle.date.string(of: date, date, english).hasSuffix("2019"))
    #expect(Text.DateStyle.time.string(of: date, date, english).contains(":"))
  }

  @Test func `a language of Foundation is a tag`() {
    var found: String?
    let read = EnvironmentReader { values -> Color in
      found = values.typesettingLanguage.tag
      return Color.red
    }
    _ = read.typesettingLanguage(.init(languageCode: .german)).calculateLayout(in: LayoutCore.Size(width: 9, height: 9))
    #expect(found == "de")
    // One that is not enabled leaves the language around it.
    _ = read.typesettingLanguage(.init(languageCode: .french), isEnabled: false)
      .typesettingLanguage(.init(languageCode: .german))
      .calculateLayout(in: LayoutCore.Size(width: 9, height: 9))
    #expect(found == "de")
  }
}
