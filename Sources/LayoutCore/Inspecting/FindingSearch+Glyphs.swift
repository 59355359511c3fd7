import LayoutEngine

/// Characters that no font has a glyph for.
extension FindingSearch {
  /// - Parameter path: the element's path; by default as results have it.
  func missingGlyphs(of at: Int, path: String? = nil) -> LayoutFinding? {
    guard case .text(let string, let style, _) = session.contents.content(of: elements[at], in: session.tree) else {
      return nil
    }
    let count = session.contents.missingGlyphCount(in: string, style: style)
    guard count > 0 else { return nil }
    return LayoutFinding(
      diagnostic: Diagnostic(
        code: .missingGlyph,
        message: "\(boxes[at].name) has \(count) character\(count == 1 ? "" : "s") that no font has a glyph for; "
          + "\(count == 1 ? "it shows as a box" : "they show as boxes")",
        path: path ?? self.path(of: at), advice: "install a font for the script, or name one that has it",
        element: boxes[at].name),
      amount: Double(count))
  }
}

extension LayoutRoot {
  /// Reports the visible characters without a glyph in any font, for each text once for each place.
  ///
  /// It is not called while sizes are computed, which must not cost more for it.
  ///
  /// - Complexity: O(elements), and the texts once more.
  package func reportMissingGlyphs() {
    for finding in FindingSearch(session, room: room).allMissingGlyphs { session.tree.sink.report(finding.diagnostic) }
  }
}

extension FindingSearch {
  fileprivate var allMissingGlyphs: [LayoutFinding] {
    // The paths are those of the tree; diagnostics convert them.
    boxes.indices.compactMap { missingGlyphs(of: $0, path: session.tree.path(of: elements[$0])) }
  }
}
