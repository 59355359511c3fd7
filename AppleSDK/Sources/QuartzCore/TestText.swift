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
}
