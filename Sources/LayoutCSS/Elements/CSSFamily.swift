import LayoutEngine

/// What the containers of one tree of boxes share: the content of other elements, and the last styles of each level.
///
/// The rows of a list, or the cells of a grid, mostly declare the same, so that an element takes over the style of the one
/// before at its level. As those of `CSSBox`, accesses of the properties are not checked when the program runs.
final class CSSFamily {
  /// What the modifiers of an element change.
  enum Base: Equatable {
    /// The style of a container, without shrinking where it is kept.
    case container(CSSContainerStyle, isKept: Bool)
    /// That of any other element.
    case item, keptItem
  }

  /// A style by what it was made of.
  private final class Made {
    let base: Base
    let items: [CSSItem]
    let isRightToLeft: Bool
    let styled: CSSStyled

    init(_ base: Base, _ items: [CSSItem], _ isRightToLeft: Bool, _ styled: CSSStyled) {
      (self.base, self.items, self.isRightToLeft, self.styled) = (base, items, isRightToLeft, styled)
    }
  }

  /// The content of the elements that are no containers of CSS.
  let leaf: ElementLeaf
  /// The style that was made last, by the place.
  @exclusivity(unchecked) private var last: [Made?] = Array(repeating: nil, count: 12)
  /// What the modifiers of the element at hand declare, innermost first.
  @exclusivity(unchecked) var items: [CSSItem] = []

  init(_ inside: ContainerInside) { leaf = ElementLeaf(inside) }

  /// The last style of an element of the same sort at the level, where it was made of the same base and the same `items`;
  /// else `nil`.
  func known(_ base: Base, level: Int, isRightToLeft: Bool) -> CSSStyled? {
    guard let made = last[place(base, level)], made.isRightToLeft == isRightToLeft, made.items.count == items.count
    else {
      return nil
    }
    for index in items.indices where !items[index].isSame(as: made.items[index]) { return nil }
    return made.base == base ? made.styled : nil
  }

  /// Keeps a style for the elements that follow.
  func keep(_ styled: CSSStyled, of base: Base, level: Int, isRightToLeft: Bool) {
    last[place(base, level)] = Made(base, items, isRightToLeft, styled)
  }

  /// Containers without declarations, those with some, and other elements are compared with their like. Deep trees repeat
  /// themselves, so that each fourth level has the same places.
  private func place(_ base: Base, _ level: Int) -> Int {
    let sort = if case .container = base { items.isEmpty ? 0 : 1 } else { 2 }
    return 3 * (level & 3) + sort
  }
}
