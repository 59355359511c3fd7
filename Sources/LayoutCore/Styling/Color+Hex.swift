extension Color {
  /// A colour from the digits that pages of the web use: `#0A84FF`, `#0A84FF80` with the opacity last, and the short
  /// forms `#08F` and `#08F8`, whose digits count twice; the `#` may be left out.
  ///
  /// - Returns: `nil` for any other text.
  public init?(hex: some StringProtocol) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    var parts = digits.utf8.compactMap { digit in Color.value(of: digit) }
    guard parts.count == digits.utf8.count else { return nil }
    switch parts.count {
    case 3, 4: parts = parts.map { $0 * 17 }
    case 6, 8: parts = stride(from: 0, to: parts.count, by: 2).map { parts[$0] * 16 + parts[$0 + 1] }
    default: return nil
    }
    let shares = parts.map { Double($0) / 255 }
    self.init(red: shares[0], green: shares[1], blue: shares[2], opacity: shares.count == 4 ? shares[3] : 1)
  }

  /// The value of a digit to the base 16.
  private static func value(of digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
