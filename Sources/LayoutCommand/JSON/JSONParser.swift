/// Reads JSON as RFC 8259 has it, from the first character to the last or to the first fault.
struct JSONParser {
  private var scalars: String.UnicodeScalarView.Iterator
  private var next: Unicode.Scalar?
  private var place = TextPlace(line: 1, column: 1)

  /// Values nested deeper are refused, so that no file can exhaust the stack.
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
  private mutating func take() -> Unicode.Scalar? {
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

  private func expected(_ what: String) -> TextFault {
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

  private mutating func number() throws(TextFault) -> Double {
    let start = place
    var text = ""
    if next == "-" { text.unicodeScalars.append(take() ?? "-") }
    let startsWithZero = next == "0"
    let whole = try digits()
    guard !startsWithZero || whole.count == 1 else {
      throw TextFault(place: start, message: "expected a number without leading zeros")
    }
    text += whole
    if next == "." {
      take()
      text += "." + (try digits())
    }
    if next == "e" || next == "E" {
      take()
      text += "e"
      if next == "+" || next == "-" { text.unicodeScalars.append(take() ?? "+") }
      text += try digits()
    }
    guard let number = Double(text), number.isFinite else {
      throw TextFault(place: start, message: "expected a number that is not as large as \(text.prefix(24))")
    }
    return number
  }

  private mutating func digits() throws(TextFault) -> String {
    var text = ""
    while let digit = next, ("0"..."9").contains(digit) {
      text.unicodeScalars.append(digit)
      take()
    }
    guard !text.isEmpty else { throw expected("a digit") }
    return text
  }
}

extension JSONParser {
  private mutating func string() throws(TextFault) -> String {
    take()
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else { throw expected("a character of a string, or its closing quotation mark") }
      if scalar == "\\" {
        text.append(try escaped())
      } else {
        text.append(scalar)
        take()
      }
    }
    guard next == "\"" else { throw expected("the closing quotation mark of a string") }
    take()
    return String(text)
  }

  private mutating func escaped() throws(TextFault) -> Unicode.Scalar {
    take()
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let scalar = next.flatMap({ plain[$0] }) {
      take()
      return scalar
    }
    guard next == "u" else { throw expected("one of \" \\ / b f n r t u after \\") }
    let start = place
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A character beyond the first plane is written as two escapes, a high surrogate and a low one.
    if (0xD800..<0xDC00).contains(first), next == "\\" {
      take()
      guard next == "u" else { throw expected("u and the second half of a surrogate pair") }
      let second = try codeUnit()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw TextFault(place: start, message: "expected a whole surrogate pair")
  }

  private mutating func codeUnit() throws(TextFault) -> UInt32 {
    take()
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }) else { throw expected("four hexadecimal digits") }
      value = value * 16 + UInt32(digit)
      take()
    }
    return value
  }
}
