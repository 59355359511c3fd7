/// Numbers.
extension JSONParser {
  mutating func number() throws(TextFault) -> Double {
    let start = place
    var text = ""
    if next == "-" {
      take()
      text = "-"
    }
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
      if let sign = next, sign == "+" || sign == "-" {
        take()
        text.unicodeScalars.append(sign)
      }
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

/// Strings.
extension JSONParser {
  mutating func string() throws(TextFault) -> String {
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
