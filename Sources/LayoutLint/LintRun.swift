package import LayoutCore

/// Lays a screen out in many variants and collects the faults.
///
/// 1. For each kind of texts, text size and direction the widths are tried from the least on, in one root. So the turns
///    that compute only changes are tested too.
/// 2. Where the faults at two neighbouring widths differ, the widths between are halved until the two differ by one
///    point: there the fault begins or ends.
package struct LintRun {
  package private(set) var findings: [LintFinding] = []
  package private(set) var layouts = 0
  /// The height of the screen; `nil` where the run leaves it open.
  private let height: Double?
  private let foreground: Color
  private var positions: [LintFinding.Place: Int] = [:]

  package var warnings: [LintFinding] { findings.filter { $0.diagnostic.severity == .warning } }
  package var notes: [LintFinding] { findings.filter { $0.diagnostic.severity == .note } }

  /// - Parameters:
  ///   - content: the screen.
  ///   - height: its height in points; `nil` leaves it open.
  ///   - scope: what is tried.
  ///   - foreground: the colour of texts that set none.
  ///   - measurers: the measurers of the screen's own texts.
  package init(
    _ content: AnyLayout, height: Double?, scope: LintScope, foreground: Color = .black, measurers: Measurers
  ) {
    (self.height, self.foreground) = (height, foreground)
    // 1.
    for texts in scope.texts {
      let root = LayoutRoot(size: Size(width: 0, height: height ?? .infinity), measurers: measurers.stretched(texts))
      root.setBody { content }
      for textSize in scope.textSizes {
        for direction in scope.directions {
          var last: (width: Double, places: Set<LintFinding.Place>)?
          for width in scope.widths.sorted() {
            let variant = LintVariant(width: width, textSize: textSize, direction: direction, texts: texts)
            let places = lay(out: root, variant)
            if let last { narrow(root, variant, last.width, last.places, width, places) }
            last = (width, places)
          }
        }
      }
    }
  }

  /// Step 2.
  private mutating func narrow(
    _ root: LayoutRoot, _ variant: LintVariant, _ from: Double, _ before: Set<LintFinding.Place>, _ to: Double,
    _ after: Set<LintFinding.Place>
  ) {
    let middle = ((from + to) / 2).rounded(.down)
    guard before != after, to - from > 1, middle > from, middle < to else { return }
    var variant = variant
    variant.width = middle
    let places = lay(out: root, variant)
    narrow(root, variant, from, before, middle, places)
    narrow(root, variant, middle, places, to, after)
  }

  private mutating func lay(out root: LayoutRoot, _ variant: LintVariant) -> Set<LintFinding.Place> {
    layouts += 1
    var environment = EnvironmentValues()
    environment.foregroundColor = foreground
    environment.layoutDirection = variant.direction
    environment.dynamicTypeSize = variant.textSize
    let known = root.diagnostics.count
    root.environment = environment
    root.size.width = variant.width
    root.layoutIfNeeded()
    for diagnostic in root.diagnostics.dropFirst(known) {
      add(LayoutFinding(diagnostic: diagnostic, amount: 0), variant)
    }
    let found = root.measuredFindings(choosesHeight: height != nil)
    for one in found { add(one, variant) }
    return Set(found.map { LintFinding.Place($0.diagnostic) })
  }

  private mutating func add(_ found: LayoutFinding, _ variant: LintVariant) {
    let place = LintFinding.Place(found.diagnostic)
    if let at = positions[place] {
      findings[at].add(found, variant)
    } else {
      positions[place] = findings.count
      findings.append(LintFinding(found, variant))
    }
  }
}
