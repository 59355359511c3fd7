import Foundation
import Layout
import LayoutLint

/// The findings of screens as data: the output of `lint --json`.
struct LintPage: Encodable {
  private struct Screen: Encodable {
    var name: String
    var layouts: Int
    var warnings: Int
    var notes: Int
    var findings: [Finding]
  }

  private struct Finding: Encodable {
    var severity: String
    var code: String
    var path: String
    var message: String
    var cause: String?
    var advice: String?
    var element: String?
    var ancestor: String?
    var source: String?
    /// The points that reach out, or the lines that are missing.
    var amount: Double
    /// The worst case.
    var worst: Case
    /// The narrowest and the widest width.
    var widths: [Double]
    var cases: Int
  }

  private struct Case: Encodable {
    var width: Double
    var textSize: String
    var direction: String
    var texts: String
  }

  private var screens: [Screen] = []

  var hasWarnings: Bool { screens.contains { $0.warnings > 0 } }

  mutating func add(_ name: String, _ run: LintRun, notes: Bool) {
    screens.append(
      Screen(
        name: name, layouts: run.layouts, warnings: run.warnings.count, notes: run.notes.count,
        findings: (notes ? run.findings : run.warnings).map(Self.finding)))
  }

  private static func finding(_ found: LintFinding) -> Finding {
    let (diagnostic, variant) = (found.diagnostic, found.variant)
    return Finding(
      severity: "\(diagnostic.severity)", code: diagnostic.code.rawValue, path: diagnostic.path,
      message: diagnostic.message, cause: diagnostic.cause, advice: diagnostic.advice, element: diagnostic.element,
      ancestor: diagnostic.ancestor, source: diagnostic.source.map { "\($0)" }, amount: found.amount,
      worst: Case(
        width: variant.width, textSize: "\(variant.textSize)",
        direction: variant.direction == .rightToLeft ? "rtl" : "ltr", texts: variant.texts.rawValue),
      widths: [found.widths.lowerBound, found.widths.upperBound], cases: found.count)
  }

  /// The value, in lines.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Amounts and widths are finite, and an encoder refuses only other numbers.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
