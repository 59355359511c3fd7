import LayoutEngine

/// The words of a text: the parts that lines do not break.
///
/// 1. A line may end at white space, except at no-break spaces, which join what is beside them.
/// 2. It may end after a hyphen, visible or soft, between letters, and after a dash before a letter or a number.
/// 3. It may end between two characters where one is of Chinese, Japanese, Korean, Thai, Lao, Burmese or Khmer, or a
///    symbol as emoji are, except after an opening bracket or quotation mark, and before other punctuation.
/// 4. A text with a limit of lines may be cut, as a content in CSS that does not overflow, so that it needs no width.
///
/// The source is Unicode Standard Annex 14, of which these are the rules that most texts meet. Where it needs a dictionary,
/// as for Thai, a line may end between any two characters: a width that is too small lets the measurer find the lines, and
/// one that is too great would let the text overflow.
extension TextMeasurer {
  /// The size of `text` with a break at each place where a line may end, so that its width is the longest word's.
  ///
  /// A measurer that breaks lines at spaces alone, as `FixedTextMeasurer` does, may still cut a word of that width.
  ///
  /// - Complexity: O(characters), and one measurement.
  package func measureWords(of text: String, style: TextStyle) -> TextMetrics {
    if style.lineLimit != nil { return .none }
    var style = style
    let words = text.words
    if let runs = style.runs {
      var moves: [(source: Range<Int>, start: Int)] = []
      var start = 0
      for word in words {
        let source = text.utf8.distance(from: text.startIndex, to: word.startIndex)
        let length = word.utf8.count
        moves.append((source..<source + length, start))
        start += length + 1
      }
      style.runs = runs.moved(moves)
    }
    return measure(words.joined(separator: "\n"), style: style, width: nil, lineLimit: nil)
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
        if let before, before.mayEndLine(before: character) {
          end(at: place)
          start = place
        }
        // A hyphen that begins a word is a sign, and joins it.
        before = character.isHyphen && before?.isLetter != true && before?.isNumber != true ? nil : character
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
  private var isDash: Bool { self == "\u{2013}" || self == "\u{2014}" }

  /// Whether a line may end between the character and the `next` one, neither of which is white space.
  fileprivate func mayEndLine(before next: Character) -> Bool {
    if isHyphen { return next.isLetter }
    if isDash { return next.isLetter || next.isNumber }
    return (standsAlone || next.standsAlone) && !opens && (next.opens || !next.isPunctuation)
  }

  private var opens: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  /// Whether lines may end beside it.
  private var standsAlone: Bool {
    guard let scalar = unicodeScalars.first?.value, scalar >= 0xE00 else { return false }
    switch scalar {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
