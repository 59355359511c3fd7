extension Double {
  /// The number with two decimals below 10, one below 100, none above, and commas between the thousands.
  var figure: String {
    guard isFinite else { return "n/a" }
    return fixed(magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0)
  }

  /// The number with so many decimals, and commas between the thousands.
  func fixed(_ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let whole = (magnitude * scale).rounded()
    guard whole < 1e15 else { return "\(self)" }
    let number = Int(whole)
    let digits = String(number % Int(scale))
    let fraction = decimals == 0 ? "" : "." + String(repeating: "0", count: decimals - digits.count) + digits
    return "\(self < 0 && number > 0 ? "-" : "")\((number / Int(scale)).grouped)\(fraction)"
  }
}

extension Int {
  /// The number as `12,345`; it must not be negative.
  var grouped: String {
    self < 1000 ? "\(self)" : "\((self / 1000).grouped),\(String(self % 1000 + 1000).dropFirst())"
  }
}
