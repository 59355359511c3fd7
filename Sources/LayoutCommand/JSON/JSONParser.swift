/// Reads JSON by RFC 8259, to its end or to the first fault.
struct JSONParser {
  private var scalars: String.UnicodeScalarView.Iterator
  private(set) var next: Unicode.Scalar?
  private(set) var place = TextPlace(line: 1, column: 1)

  /// The most nested levels.
  ///
  /// Deeper values are refused, so that no file can exhaust the stack.
  static let depthLimit = 256

  /// The one value in `text`.
  static func parse(_ text: String) throws(TextFault) -> JSONValue {
    var parser = JSONParser(text)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.next == nil else { throw parser.expected("the end of the file") }
    return value
  }

  private init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
    next = scalars.next()
    if next == "\u{FEFF}" { next = scalars.next() }
  }

  @discardableResult
  mutating func take() -> Unicode.Scalar? {
    guard let taken = next else { return nil }
    next = scalars.next()
    if taken == "\n" {
      place = TextPlace(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    return taken
  }

  private mutating func skipSpace() {
    while let scalar = next, scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t" { take() }
  }

  func expected(_ what: String) -> TextFault {
    let found =
      switch next {
      case .none: "the end of the file"
      case .some(let scalar) where scalar.value < 0x20: "a control character"
      case .some(let scalar): "\"\(scalar)\""
      }
    return TextFault(place: place, message: "expected \(what), found \(found)")
  }

  private mutating func value(depth: Int) throws(TextFault) -> JSONValue {
    skipSpace()
    let start = place
    guard depth < Self.depthLimit else {
      throw TextFault(place: place, message: "expected at most \(Self.depthLimit) levels of nesting")
    }
    let content: JSONValue.Content =
      switch next {
      case "{": .object(try object(depth: depth))
      case "[": .array(try array(depth: depth))
      case "\"": .string(try string())
      case "t": try word("true", .bool(true))
      case "f": try word("false", .bool(false))
      case "n": try word("null", .null)
      case .some("-"), .some("0"..."9"): .number(try number())
      default: throw expected("a value")
      }
    return JSONValue(content: content, place: start)
  }

  private mutating func array(depth: Int) throws(TextFault) -> [JSONValue] {
    take()
    skipSpace()
    var values: [JSONValue] = []
    if next == "]" {
      take()
      return values
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if next == "]" { break }
      guard next == "," else { throw expected("\",\" or \"]\"") }
      take()
    }
    take()
    return values
  }

  private mutating func object(depth: Int) throws(TextFault) -> [JSONValue.Member] {
    take()
    skipSpace()
    var members: [JSONValue.Member] = []
    if next == "}" {
      take()
      return members
    }
    while true {
      skipSpace()
      guard next == "\"" else { throw expected("a name in quotation marks") }
      let name = try string()
      skipSpace()
      guard next == ":" else { throw expected("\":\" after the name \"\(name)\"") }
      take()
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      if next == "}" { break }
      guard next == "," else { throw expected("\",\" or \"}\"") }
      take()
    }
    take()
    return members
  }

  private mutating func word(_ word: String, _ content: JSONValue.Content) throws(TextFault) -> JSONValue.Content {
    for scalar in word.unicodeScalars {
      guard next == scalar else { throw expected("\(word)") }
      take()
    }
    return content
  }
}
