package import Foundation

/// The metrics of tests: words go to the next line where they do not fit, and are broken where they fit on none.
package enum TestText {
  package static func size(_ text: String, advance: CGFloat, lineHeight: CGFloat, width: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let room = width > 0 && width < 1e9 ? max(1, Int(width / advance)) : Int.max
    var (lines, longest) = (0, 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      lines += 1
      for word in paragraph.split(separator: " ") {
        var rest = word.count
        if line > 0, line + 1 + rest <= room {
          line += 1 + rest
          rest = 0
        } else if line > 0 {
          longest = max(longest, line)
          lines += 1
          line = 0
        }
        while rest > room {
          longest = room
          lines += 1
          rest -= room
        }
        if rest > 0 { line = rest }
      }
      longest = max(longest, line)
    }
    return CGSize(width: CGFloat(longest) * advance, height: CGFloat(lines) * lineHeight)
  }

  /// The line and the column of each letter in lines of `room` letters, by the rule of `size`.
  package static func places(_ text: String, room: Int) -> [(line: Int, column: Int)] {
    var places: [(line: Int, column: Int)] = []
    var (line, column) = (0, 0)
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let isStart = index > 0 && letters[index - 1] == " " && letter != " "
      let word = letters[index...].prefix { $0 != " " && $0 != "\n" }.count
      // Spaces hang over the end of a line.
      if letter != " ", isStart && column + word > room || column >= room { (line, column) = (line + 1, 0) }
      places.append((line, column))
      column += 1
      if letter == "\n" { (line, column) = (line + 1, 0) }
    }
    return places
  }
}
