package import LayoutCore

/// A fault at a place of a screen, in all variants in which it was found.
package struct LintFinding: Sendable {
  /// The values that are the same in all cases of a finding.
  package struct Place: Hashable, Sendable {
    let code: Diagnostic.Code
    let path: String
    let subject: String?

    package init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      path = diagnostic.path
      subject = diagnostic.subject
    }
  }

  /// The worst case.
  package private(set) var diagnostic: Diagnostic
  package private(set) var amount: Double
  package private(set) var variant: LintVariant
  /// The widths, from the narrowest to the widest.
  package private(set) var widths: ClosedRange<Double>
  /// The number of variants.
  package private(set) var count = 1

  init(_ found: LayoutFinding, _ variant: LintVariant) {
    diagnostic = found.diagnostic
    amount = found.amount
    self.variant = variant
    widths = variant.width...variant.width
  }

  /// Adds another case.
  ///
  /// Warnings are worse than notes; among equals the larger amount is worse.
  mutating func add(_ found: LayoutFinding, _ other: LintVariant) {
    count += 1
    widths = min(widths.lowerBound, other.width)...max(widths.upperBound, other.width)
    let (old, new) = (diagnostic.severity.rawValue, found.diagnostic.severity.rawValue)
    guard new > old || new == old && found.amount > amount else { return }
    (diagnostic, amount, variant) = (found.diagnostic, found.amount, other)
  }

  /// The finding in one line, with the worst case and the widths.
  package var line: String {
    let range =
      widths.lowerBound == widths.upperBound
      ? "" : "; from \(NumberText.string(widths.lowerBound)) to \(NumberText.string(widths.upperBound)) points"
    return "\(diagnostic) (\(variant.name)\(range))".inOneLine
  }
}
