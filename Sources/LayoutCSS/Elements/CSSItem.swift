/// What the modifiers of an element set in its box; the container around it reads it.
///
/// It has no public members: use the modifiers, as `flex(grow:shrink:basis:)`.
public struct CSSItem: Hashable, Sendable {
  /// In the order in which they apply.
  var declarations: [CSSDeclaration]
  /// The faults of the text that they come from.
  var faults: [CSSSyntaxError] = []
}

/// The key of the values that CSS's item modifiers set.
public enum CSSItemKey: LayoutValueKey {
  /// No declaration.
  public static var defaultValue: CSSItem { CSSItem(declarations: []) }
}

/// An element with declarations about its box.
public typealias CSSItemLayout<Content: Layout> = _ModifiedLayout<Content, _LayoutValueModifier<CSSItemKey>>

extension Layout {
  /// The element with declarations about its box.
  package func declaring(_ declarations: [CSSDeclaration], _ faults: [CSSSyntaxError] = []) -> CSSItemLayout<Self> {
    layoutValue(key: CSSItemKey.self, value: CSSItem(declarations: declarations, faults: faults))
  }
}
