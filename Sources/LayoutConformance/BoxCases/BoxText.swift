package import LayoutCSS

/// A text in the font Ahem at 10 points, in which browsers draw the cases: each character is 10 wide, a line 10 high, and
/// its baseline at 8.
///
/// Lines break at spaces, which hang over the end of a line, and at U+200B, which has no width.
package final class BoxText: CSSLeaf {
  /// The widths of the words, and whether a space follows.
  private let words: [(width: Double, endsWithSpace: Bool)]
  private static let unit = 10.0
  private static let baseline = 8.0

  package init(_ text: String) {
    var words: [(Double, Bool)] = []
    var count = 0.0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{200B}", " ":
        words.append((count * BoxText.unit, scalar == " "))
        count = 0
      default: count += 1
      }
    }
    words.append((count * BoxText.unit, false))
    self.words = words.map { (width: $0.0, endsWithSpace: $0.1) }
  }

  package func widths(of box: CSSBox, height: Double) -> CSSWidths { widths }

  package func size(of box: CSSBox, width: Double, height: Double) -> CSSResult { size(width: width) }

  /// The width of the longest word, and that without a break, in points.
  var widths: CSSWidths { CSSWidths(min: words.reduce(0) { max($0, $1.width) }, max: lines(.infinity).widest) }

  /// The size in a width.
  func size(width: Double) -> CSSResult {
    let lines = lines(width)
    let last = Double(lines.count - 1) * BoxText.unit + BoxText.baseline
    return CSSResult(
      width: lines.widest, height: Double(lines.count) * BoxText.unit, firstBaseline: BoxText.baseline,
      lastBaseline: last)
  }

  private func lines(_ width: Double) -> (count: Int, widest: Double) {
    var (count, widest, line, space) = (0, 0.0, 0.0, 0.0)
    for word in words {
      // The unit of the browser's lengths is 1/64 point.
      if count > 0, line + space + word.width <= width + 1 / 64 {
        line += space + word.width
      } else {
        count += 1
        line = word.width
      }
      widest = max(widest, line)
      space = word.endsWithSpace ? BoxText.unit : 0
    }
    return (count, widest)
  }
}
