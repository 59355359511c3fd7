import LayoutEngine

/// The words for an element in a comparison of frames.
package struct ElementLabel {
  /// The name, as in findings, with the element's id: `Text "Title" with the id "title"`.
  package var name: String
  /// The modifiers that make its size another one, as they are written, the innermost first: `.frame(width: 30)`.
  package var modifiers: String
}

extension Layout {
  /// The words for all elements, in the order of `LayoutResult.elements`.
  ///
  /// - Complexity: O(elements), and a layout.
  package func elementLabels(proposal: Proposal, measurers: Measurers) -> [ElementLabel] {
    let (session, _) = laidOut(proposal, .zero, measurers, EnvironmentValues())
    var collector = ResultCollector(session, origin: .zero)
    collector.collect()
    return collector.nodes.map(session.label)
  }
}

extension LayoutSession {
  fileprivate func label(of node: NodeIndex) -> ElementLabel {
    let id = ([node] + tree.groups(around: node)).lazy.compactMap { self.contents.identities[$0] }.first
    let modifiers = (0..<tree.modifierCount(of: node)).map { tree.modifier($0, of: node) }
    return ElementLabel(
      name: places.name(of: node) + (id.map { " with the id \($0.text)" } ?? ""),
      modifiers: modifiers.filter(\.kind.changesSize).map { ".\($0.written)" }.joined())
  }
}

extension ModifierKind {
  fileprivate var changesSize: Bool { isFrame || self == .padding || self == .fixedSize }
}
