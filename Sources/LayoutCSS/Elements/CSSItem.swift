import LayoutEngine

/// What the modifiers of an element declare about its box; the container around it reads it.
final class CSSItem: LayoutValueBox, Sendable {
  /// In the order in which they apply.
  let declarations: [CSSDeclaration]
  /// The faults of the text that they come from.
  let faults: [CSSSyntaxError]

  init(_ declarations: [CSSDeclaration], _ faults: [CSSSyntaxError]) {
    self.declarations = declarations
    self.faults = faults
  }

  func isSame(as other: any LayoutValueBox) -> Bool {
    guard let other = other.object as? CSSItem else { return false }
    return self === other || declarations == other.declarations && faults == other.faults
  }

  var object: AnyObject? { self }
}

/// Declares something about an element's box: use the modifiers, as `flex(grow:shrink:basis:)`.
public struct CSSItemModifier: _PrimitiveModifier {
  let item: CSSItem

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) { lowering.layoutValue(item, content) }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether both values are known to have the same effect.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.item.isSame(as: other.item) }
}

/// An element with declarations about its box.
public typealias CSSItemLayout<Content: Layout> = _ModifiedLayout<Content, CSSItemModifier>

extension Layout {
  /// The element with declarations about its box.
  package func declaring(_ declarations: [CSSDeclaration], _ faults: [CSSSyntaxError] = []) -> CSSItemLayout<Self> {
    _ModifiedLayout(self, CSSItemModifier(item: CSSItem(declarations, faults)))
  }
}
