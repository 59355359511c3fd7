/// The content of a text in CSS.
struct CSSParsed: Hashable, Sendable {
  var declarations: [CSSDeclaration] = []
  var faults: [CSSSyntaxError] = []
  /// Whether the display is one that takes the width of the container.
  var isBlock = false
  /// The direction inside the element; `nil` where none is declared. It is no declaration about the box: all that is inside
  /// inherits it.
  var direction: LayoutDirection?
}

/// Reads declarations in CSS: `name: value; name: value`.
///
/// 1. A declaration ends with a semicolon that is in no bracket.
/// 2. One that is not understood is left out, as browsers do it, with a fault at its first word that is wrong.
/// 3. Names and keywords are read without regard to case. Points of a layout are pixels of CSS.
struct CSSParser {
  /// The words of the declaration that is read, with one of the kind `end` behind them.
  private(set) var tokens: ArraySlice<CSSToken> = []
  var declarations: [CSSDeclaration] = []
  var isBlock = false
  var direction: LayoutDirection?

  static func declarations(_ text: String) -> CSSParsed {
    let (tokens, faults) = CSSScanner.tokens(text)
    var parsed = CSSParsed(faults: faults)
    var parser = CSSParser()
    // 1.
    var rest = tokens[...]
    while let first = rest.first, first.kind != .end {
      var depth = 0
      let end = rest.firstIndex { token in
        switch token.kind {
        case .function, .sign("("), .sign("["): depth += 1
        case .sign(")"), .sign("]"): depth -= 1
        case .sign(";"): return depth <= 0
        case .end: return true
        default: break
        }
        return false
      }
      let stop = end ?? rest.endIndex
      var words = Array(rest[rest.startIndex..<stop])
      let place = stop < rest.endIndex ? rest[stop].place : first.place
      rest = stop < rest.endIndex && rest[stop].kind != .end ? rest[(stop + 1)...] : []
      if words.isEmpty { continue }
      words.append(CSSToken(kind: .end, place: place, text: ""))
      parser.tokens = words[...]
      parser.declarations = []
      // 2.
      do {
        try parser.declaration()
        parsed.declarations += parser.declarations
        parsed.isBlock = parser.isBlock
        parsed.direction = parser.direction
      } catch {
        parser.isBlock = parsed.isBlock
        parser.direction = parsed.direction
        parsed.faults.append(error)
      }
    }
    parsed.faults.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return parsed
  }

  private mutating func declaration() throws(CSSSyntaxError) {
    let name = next()
    guard case .word(let written) = name.kind else {
      throw name.place.error("a declaration begins with the name of a property, not with \"\(name.text)\"")
    }
    let property = written.lowercased()
    guard let known = CSSProperty.all[property] else {
      let advice = CSSProperty.nearest(property).map { "; did you mean \"\($0)\"?" } ?? ""
      throw name.place.error("there is no property \"\(written)\"\(advice)")
    }
    let colon = next()
    guard colon.kind == .sign(":") else {
      throw colon.place.error("behind \"\(written)\" there must be a colon\(found(colon))")
    }
    if peek.kind == .end { throw peek.place.error("\"\(written)\" has no value") }
    try value(of: known)
    if peek.kind != .end { throw peek.place.error("\"\(peek.text)\" does not belong to the value of \"\(written)\"") }
  }

  // MARK: Words

  var peek: CSSToken { tokens.first ?? CSSToken(kind: .end, place: CSSPlace(), text: "") }

  @discardableResult
  mutating func next() -> CSSToken {
    let token = peek
    if token.kind != .end { tokens = tokens.dropFirst() }
    return token
  }

  var isAtEnd: Bool { peek.kind == .end }

  /// The next word in small letters where it is a keyword.
  var keyword: String? {
    if case .word(let word) = peek.kind { word.lowercased() } else { nil }
  }

  /// Reads a sign, if it is the next word.
  mutating func takes(_ sign: Character) -> Bool {
    guard peek.kind == .sign(sign) else { return false }
    next()
    return true
  }

  mutating func expect(_ sign: Character) throws(CSSSyntaxError) {
    if !takes(sign) { throw peek.place.error("there must be a \"\(sign)\"\(found(peek))") }
  }

  /// The fault that the next word is none of those that are expected.
  func unexpected(_ expected: String) -> CSSSyntaxError { peek.place.error("expected \(expected)\(found(peek))") }

  func found(_ token: CSSToken) -> String { token.kind == .end ? ", and the value ends" : ", not \"\(token.text)\"" }

  // MARK: Values

  /// One of some keywords.
  mutating func choice<Value>(_ values: [(String, Value)]) throws(CSSSyntaxError) -> Value {
    if let keyword, let value = values.first(where: { $0.0 == keyword }) {
      next()
      return value.1
    }
    throw unexpected(values.map { "\"\($0.0)\"" }.joined(separator: " or "))
  }

  /// A number without a unit.
  mutating func number() throws(CSSSyntaxError) -> Double {
    guard case .number(let value, "") = peek.kind else { throw unexpected("a number") }
    next()
    return value
  }

  mutating func integer() throws(CSSSyntaxError) -> Int {
    guard case .number(let value, "") = peek.kind, let whole = Int(exactly: value) else {
      throw unexpected("a whole number")
    }
    next()
    return whole
  }

  /// What a length may be beside points.
  struct LengthKind: OptionSet {
    let rawValue: UInt8
    static let percent = LengthKind(rawValue: 1)
    static let auto = LengthKind(rawValue: 2)
    static let intrinsic = LengthKind(rawValue: 4)
    static let none = LengthKind(rawValue: 8)
    static let content = LengthKind(rawValue: 16)
    static let negative = LengthKind(rawValue: 32)
  }

  mutating func length(_ kind: LengthKind) throws(CSSSyntaxError) -> CSSLength {
    let token = peek
    if case .number(let value, let unit) = token.kind {
      let length = try CSSParser.length(value, unit, token, kind)
      next()
      return length
    }
    var words: [(String, CSSLength)] = []
    if kind.contains(.auto) { words.append(("auto", .auto)) }
    if kind.contains(.none) { words.append(("none", .auto)) }
    if kind.contains(.content) { words.append(("content", .content)) }
    if kind.contains(.intrinsic) {
      words += [
        ("min-content", .minContent), ("max-content", .maxContent), ("fit-content", .fitContent),
        ("stretch", .stretch),
      ]
    }
    if let keyword, let word = words.first(where: { $0.0 == keyword }) {
      next()
      return word.1
    }
    let others = words.map { "\"\($0.0)\"" }
    let percent = kind.contains(.percent) ? ["a percentage"] : []
    throw unexpected((["a length as 10px"] + percent + others).joined(separator: " or "))
  }

  private static func length(
    _ value: Double, _ unit: String, _ token: CSSToken, _ kind: LengthKind
  ) throws(CSSSyntaxError) -> CSSLength {
    if value < 0, !kind.contains(.negative) { throw token.place.error("\"\(token.text)\" is negative") }
    switch unit {
    case "px": return .points(value)
    case "%":
      if !kind.contains(.percent) {
        throw token.place.error("\"\(token.text)\" is a percentage, where only a length may stand")
      }
      return .percent(value)
    case "" where value == 0: return .zero
    case "": throw token.place.error("\"\(token.text)\" has no unit; write \"\(token.text)px\"")
    default: throw token.place.error("the unit \"\(unit)\" is not known here; write px or %")
    }
  }
}
