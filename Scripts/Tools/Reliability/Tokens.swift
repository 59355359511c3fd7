/// A word, a text in quotes without them, or one other character of Swift code.
enum Token: Equatable {
  case word(String)
  case text(String)
  case mark(Character)
}

/// The tokens of Swift code with their lines; comments are left out.
struct Tokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func next() -> (token: Token, line: Int)? {
    skipSpace()
    guard at < bytes.count else { return nil }
    let first = line
    if let text = text() { return (.text(text), first) }
    if let word = word() { return (.word(word), first) }
    defer { at += 1 }
    return (.mark(Character(Unicode.Scalar(bytes[at]))), first)
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    let end = place + text.utf8CodeUnitCount
    return end <= bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes[place..<end]) }
  }

  private mutating func skipSpace() {
    var comments = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") {
        line += 1
      } else if has("/*", at: at) {
        comments += 1
        at += 1
      } else if comments > 0, has("*/", at: at) {
        comments -= 1
        at += 1
      } else if comments == 0, has("//", at: at) {
        at = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        continue
      } else if comments == 0, bytes[at] != UInt8(ascii: " "), bytes[at] != UInt8(ascii: "\t") {
        return
      }
      at += 1
    }
  }

  /// A word, or one in backticks, which end on its line.
  private mutating func word() -> String? {
    let start = at
    if bytes[at] == UInt8(ascii: "`") {
      let end = bytes[(at + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
      guard let end, bytes[end] == UInt8(ascii: "`") else { return nil }
      at = end + 1
      return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    }
    while at < bytes.count, isPartOfWord(bytes[at]) { at += 1 }
    return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xff:
      true
    default: false
    }
  }

  /// A text in quotes, with any number of `#` around them; one of a single line ends with it.
  private mutating func text() -> String? {
    var quote = at
    while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    let hashes = quote - at
    let isLong = has("\"\"\"", at: quote)
    at = quote + (isLong ? 3 : 1)
    var text: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      if endText(hashes, isLong) { break }
      if byte == UInt8(ascii: "\n") {
        if !isLong { break }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), isRun(of: "#", hashes, at: at + 1) {
        at += 1 + hashes
        if at < bytes.count, bytes[at] == UInt8(ascii: "(") {
          let start = at
          skipParentheses()
          text += bytes[start..<at]
          continue
        }
        guard at < bytes.count else { break }
        text.append(bytes[at])
      } else {
        text.append(byte)
      }
      at += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isRun(of byte: Unicode.Scalar, _ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: byte) }
  }

  private mutating func endText(_ hashes: Int, _ isLong: Bool) -> Bool {
    let quotes = isLong ? 3 : 1
    guard isRun(of: "\"", quotes, at: at), isRun(of: "#", hashes, at: at + quotes) else { return false }
    at += quotes + hashes
    return true
  }

  /// The code of an interpolation, which may have texts again.
  private mutating func skipParentheses() {
    var depth = 0
    while let (token, _) = next() {
      if token == .mark("(") { depth += 1 }
      if token == .mark(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
