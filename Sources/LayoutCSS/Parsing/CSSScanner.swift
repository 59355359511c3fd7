/// A word of a text in CSS.
struct CSSToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case number(Double, unit: String)
    case string(String)
    /// A function's name with its bracket.
    case function(String)
    case sign(Character)
    case end
  }

  var kind: Kind
  var place: CSSPlace
  /// The characters of the word, for messages.
  var text: String
}

/// A place in a text, from line 1 and column 1.
struct CSSPlace: Hashable {
  var line = 1
  var column = 1

  func error(_ message: String) -> CSSSyntaxError { CSSSyntaxError(line: line, column: column, message: message) }
}

/// Splits a text in CSS into words; spaces and comments are left out.
struct CSSScanner {
  private let characters: [Character]
  private var at = 0
  private var place = CSSPlace()

  init(_ text: String) { characters = Array(text) }

  /// All words of the text, with one of the kind `end` behind them.
  static func tokens(_ text: String) -> (tokens: [CSSToken], faults: [CSSSyntaxError]) {
    var scanner = CSSScanner(text)
    var tokens: [CSSToken] = []
    var faults: [CSSSyntaxError] = []
    while true {
      do {
        let token = try scanner.next()
        tokens.append(token)
        if token.kind == .end { return (tokens, faults) }
      } catch {
        faults.append(error)
      }
    }
  }

  private var current: Character? { at < characters.count ? characters[at] : nil }
  private var following: Character? { at + 1 < characters.count ? characters[at + 1] : nil }

  private mutating func advance() {
    if characters[at].isNewline {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
    at += 1
  }

  private mutating func next() throws(CSSSyntaxError) -> CSSToken {
    try skipSpace()
    let start = place
    let first = at
    func token(_ kind: CSSToken.Kind) -> CSSToken {
      CSSToken(kind: kind, place: start, text: String(characters[first..<at]))
    }
    guard let character = current else { return token(.end) }
    if character == "\"" || character == "'" { return token(.string(try string(character, from: start))) }
    if startsNumber(character) {
      let value = number()
      var unit = ""
      if current == "%" {
        unit = "%"
        advance()
      } else {
        unit = word().lowercased()
      }
      return token(.number(value, unit: unit))
    }
    if isWord(character) {
      let name = word()
      if current == "(" {
        advance()
        return token(.function(name.lowercased()))
      }
      return token(.word(name))
    }
    advance()
    return token(.sign(character))
  }

  private mutating func skipSpace() throws(CSSSyntaxError) {
    while let character = current {
      if character.isWhitespace {
        advance()
      } else if character == "/", following == "*" {
        let start = place
        advance()
        advance()
        while current != nil, !(current == "*" && following == "/") { advance() }
        if current == nil { throw start.error("the comment is not ended by */") }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func string(_ quote: Character, from start: CSSPlace) throws(CSSSyntaxError) -> String {
    advance()
    var text = ""
    while let character = current, character != quote, !character.isNewline {
      text.append(character)
      advance()
    }
    guard current == quote else { throw start.error("the text is not ended by \(quote)") }
    advance()
    return text
  }

  private func isDigit(_ character: Character?) -> Bool { character.map { $0.isASCII && $0.isNumber } ?? false }

  private func startsNumber(_ character: Character) -> Bool {
    if isDigit(character) { return true }
    if character == "." { return isDigit(following) }
    guard character == "-" || character == "+" else { return false }
    if isDigit(following) { return true }
    return following == "." && at + 2 < characters.count && isDigit(characters[at + 2])
  }

  private mutating func number() -> Double {
    let first = at
    if current == "-" || current == "+" { advance() }
    while isDigit(current) { advance() }
    if current == ".", isDigit(following) {
      advance()
      while isDigit(current) { advance() }
    }
    return Double(String(characters[first..<at])) ?? 0
  }

  private func isWord(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character == "-" || character == "_" || character.isNumber
  }

  private mutating func word() -> String {
    let first = at
    while isWord(current) { advance() }
    return String(characters[first..<at])
  }
}
