import LayoutEngine

/// What the modifiers of an element declare about its box; the container around it reads it.
@usableFromInline
final class CSSItem: LayoutValueBox, Sendable {
  /// In the order in which they apply.
  let declarations: [CSSDeclaration]
  /// The faults of the text that they come from.
  let faults: [CSSSyntaxError]
  /// The direction inside the element; `nil` where none is declared.
  @usableFromInline let direction: LayoutDirection?

  init(_ declarations: [CSSDeclaration], _ faults: [CSSSyntaxError] = [], direction: LayoutDirection? = nil) {
    self.declarations = declarations
    self.faults = faults
    self.direction = direction
  }

  /// What it declares where it stands in the other direction than the inside of the element.
  var turned: CSSItem {
    let turned = declarations.map(\.turned)
    return turned == declarations ? self : CSSItem(turned, faults)
  }

  /// Lets what is lowered next have the value.
  @usableFromInline
  func push(_ lowering: _Lowering) { lowering.pushLayoutValue(self) }

  @usableFromInline
  package func isSame(as other: any LayoutValueBox) -> Bool {
    guard let other = other as? CSSItem else { return false }
    return isSame(as: other)
  }

  func isSame(as other: CSSItem) -> Bool {
    self === other
      || declarations == other.declarations && faults == other.faults && direction == other.direction
  }
}

/// Declares something about an element's box: use the modifiers, as `flex(grow:shrink:basis:)`.
public struct CSSItemModifier: _PrimitiveModifier {
  @usableFromInline let item: CSSItem

  @usableFromInline init(_ item: CSSItem) { self.item = item }

  /// Puts `content` into the tree with the modifier around it.
  @inlinable
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    if let direction = item.direction {
      lowerDirected(content, direction, lowering)
    } else {
      lowerDeclared(content, lowering)
    }
  }

  @inlinable
  func lowerDeclared(_ content: some Layout, _ lowering: _Lowering) {
    item.push(lowering)
    content._lower(lowering)
    lowering.popModifier()
  }

  /// The other declarations are inside of the direction, so that their sides are of it.
  @usableFromInline
  func lowerDirected(_ content: some Layout, _ direction: LayoutDirection, _ lowering: _Lowering) {
    lowering.lower(in: direction) { lowerDeclared(content, $0) }
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { true }

  /// Whether both values are known to have the same effect.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.item.isSame(as: other.item) }
}

/// An element with declarations about its box.
public typealias CSSItemLayout<Content: Layout> = _ModifiedLayout<Content, CSSItemModifier>

extension Layout {
  /// The element with declarations about its box.
  @inlinable
  func declaring(_ item: CSSItem) -> CSSItemLayout<Self> { _ModifiedLayout(self, CSSItemModifier(item)) }

  /// The element with declarations about its box.
  package func declaring(_ declarations: [CSSDeclaration]) -> CSSItemLayout<Self> { declaring(CSSItem(declarations)) }
}
