import LayoutEngine

/// The words of a text: the parts that lines do not break.
///
/// 1. A line may end at white space, except at no-break spaces, which join what is beside them.
/// 2. It may end after a hyphen, visible or soft, between letters.
/// 3. It may end between two characters of Chinese, Japanese or Korean, or beside one, except at punctuation, which
///    stays with its neighbours.
///
/// The source is Unicode Standard Annex 14, of which these are the rules that most texts meet. Scripts that are written
/// without spaces and need a dictionary, as Thai, count as one word between spaces.
extension TextMeasurer {
  /// The size of `text` with a break at each place where a line may end, so that its width is the longest word's. No
  /// limit of lines counts.
  ///
  /// - Complexity: O(characters), and one measurement.
  package func measureWords(of text: String, style: TextStyle) -> TextMetrics {
    let pieces = text.words
    var style = style
    style.lineLimit = nil
    var lines = ""
    lines.reserveCapacity(text.utf8.count + pieces.count)
    var moves: [(source: Range<Int>, start: Int)] = []
    for piece in pieces {
      if !moves.isEmpty { lines += "\n" }
      let start = text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      moves.append((start..<start + piece.utf8.count, lines.utf8.count))
      lines += piece
    }
    if let runs = style.runs { style.runs = runs.moved(moves) }
    return measure(lines, style: style, width: nil, lineLimit: nil)
  }
}

extension String {
  /// The parts that lines do not break, in the order of the text, without the white space between them.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var before: Character?
    var place = startIndex
    func end(at place: Index) { if start < place { words.append(self[start..<place]) } }
    while place < endIndex {
      let character = self[place]
      let next = index(after: place)
      if character.separatesWords {
        end(at: place)
        start = next
        before = nil
      } else {
        if let before, before.mayEndLine(before: character), start < place {
          end(at: place)
          start = place
        }
        before = character.isHyphen && before?.isLetter != true ? nil : character
      }
      place = next
    }
    end(at: endIndex)
    return words
  }
}

extension Character {
  fileprivate var separatesWords: Bool {
    switch self {
    case "\u{A0}", "\u{202F}", "\u{2007}": false
    case "\u{200B}": true
    default: isWhitespace
    }
  }

  fileprivate var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{AD}" }

  /// Whether a line may end between the character and the `next` one, neither of which is white space.
  fileprivate func mayEndLine(before next: Character) -> Bool {
    if isHyphen { return next.isLetter }
    return (isIdeographic || next.isIdeographic) && !isPunctuation && !next.isPunctuation
  }

  /// Whether lines may end beside it: the ideographs, the syllables of Japanese and Korean, and the wide forms.
  fileprivate var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0x2E80 else { return false }
    switch scalar {
    case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
