import Layout

/// One thing that is wrong at one place of a screen, in as many ways of showing it as it is.
struct LintFinding {
  /// What makes two findings the same.
  struct Place: Hashable {
    let code: Diagnostic.Code
    let path: String
    let subject: String?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      path = diagnostic.path
      subject = diagnostic.subject
    }
  }

  /// The worst case.
  private(set) var diagnostic: Diagnostic
  private(set) var amount: Double
  private(set) var variant: LintVariant
  /// From the narrowest to the widest.
  private(set) var widths: ClosedRange<Double>
  /// In how many ways of showing it.
  private(set) var count = 1

  init(_ found: LayoutFinding, _ variant: LintVariant) {
    diagnostic = found.diagnostic
    amount = found.amount
    self.variant = variant
    widths = variant.width...variant.width
  }

  /// Takes another case in: warnings are worse than notes, then the larger amount is.
  mutating func add(_ found: LayoutFinding, _ other: LintVariant) {
    count += 1
    widths = min(widths.lowerBound, other.width)...max(widths.upperBound, other.width)
    let (old, new) = (diagnostic.severity.rawValue, found.diagnostic.severity.rawValue)
    guard new > old || new == old && found.amount > amount else { return }
    (diagnostic, amount, variant) = (found.diagnostic, found.amount, other)
  }

  /// One line, with the worst case and the widths.
  var line: String {
    let range =
      widths.lowerBound == widths.upperBound
      ? "" : "; from \(NumberText.string(widths.lowerBound)) to \(NumberText.string(widths.upperBound)) points"
    return "\(diagnostic) (\(variant.name)\(range))".inOneLine
  }
}
