/// Lines of aligned columns.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  /// The first column begins at the left, figures end at the right.
  var lines: [String] {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + space : space + text
      }
      .joined(separator: "  ")
    }
  }
}

extension Double {
  /// With two decimals below 10, one below 100, none above.
  var figure: String {
    guard isFinite else { return "n/a" }
    let decimals = magnitude < 10 ? 2 : magnitude < 100 ? 1 : 0
    return fixed(decimals)
  }

  /// With so many decimals.
  func fixed(_ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let whole = (magnitude * scale).rounded()
    guard whole < 1e15 else { return "\(self)" }
    let number = Int(whole)
    let digits = String(number % Int(scale))
    let fraction = decimals == 0 ? "" : "." + String(repeating: "0", count: decimals - digits.count) + digits
    return "\(self < 0 && number > 0 ? "-" : "")\(number / Int(scale))\(fraction)"
  }
}
