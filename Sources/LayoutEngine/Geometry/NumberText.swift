/// The one text form of numbers in dumps, diagnostics and snapshots.
///
/// It has at most three decimals, no trailing zeros, and never `-0`.
package enum NumberText {
  package static func string(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let thousandths = (value.magnitude * 1000).rounded()
    guard thousandths < 9e15 else { return "\(value)" }
    let whole = Int64(thousandths) / 1000
    var fraction = Int64(thousandths) % 1000
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = 3
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let text = String(fraction)
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - text.count))\(text)"
  }
}

extension Double {
  /// A length in the form of explanations: `∞`, and `?` where it is not given.
  package var inspectedText: String {
    if isNaN { return "?" }
    return isInfinite ? (self < 0 ? "-∞" : "∞") : NumberText.string(self)
  }
}

extension Size {
  /// The size in the form of explanations: `120×20`.
  package var inspectedText: String { "\(width.inspectedText)×\(height.inspectedText)" }
}

extension Proposal {
  /// The proposal in the form of explanations: `120×?`.
  package var inspectedText: String { "\((width ?? .nan).inspectedText)×\((height ?? .nan).inspectedText)" }
}

extension Int {
  /// The number with what is counted: `1 warning`, `2 warnings`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
