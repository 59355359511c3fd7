import LayoutEngine

/// Characters that no font has a glyph for.
extension FindingSearch {
  /// - Parameter path: the element's place; by default as results have it.
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
  /// Reports the characters that are shown and that no font has a glyph for, each text once a place. Not while sizes are
  /// worked out, which must not cost more for it.
  ///
  /// - Complexity: O(elements), and the texts once more.
  package func reportMissingGlyphs() {
    for finding in FindingSearch(session, room: room).allMissingGlyphs { session.tree.sink.report(finding.diagnostic) }
  }
}

extension FindingSearch {
  fileprivate var allMissingGlyphs: [LayoutFinding] {
    // As the tree has places; diagnostics name the others.
    boxes.indices.compactMap { missingGlyphs(of: $0, path: session.tree.path(of: elements[$0])) }
  }
}
