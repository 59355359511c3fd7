import LayoutEngine

extension LayoutRoot {
  /// Reports each font family of a visible text or control that is not installed, once, at the first element with it.
  ///
  /// It is not called while sizes are computed, which must not cost more for it.
  ///
  /// - Complexity: O(elements), and the measurer's search for each family.
  package func reportUnknownFonts() {
    var walk = InspectionWalk(session)
    walk.run()
    var known: Set<String> = []
    for node in walk.elements {
      guard let family = session.contents.content(of: node, in: session.tree)?.fontFamily,
        known.insert(family).inserted, !session.contents.measurers.text.hasFamily(family)
      else { continue }
      session.tree.report(
        .unknownFont, at: node,
        FaultText(
          "the font family \"\(family)\" is not installed; another one is used in its place",
          advice: "install it, write the name as `fc-list : family` prints it, or leave the family out"))
    }
  }
}

extension ViewContent {
  /// The family of the font in which it is written; `nil` where the host chooses it, or there is no text.
  fileprivate var fontFamily: String? {
    switch self {
    case .text(_, let style, _): style.font.family
    case .control(let content): content.style.font.family
    default: nil
    }
  }
}
