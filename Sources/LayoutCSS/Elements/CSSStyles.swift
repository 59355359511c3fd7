/// The styles of a family of containers, of which equal elements share one: the rows of a list, or the cells of a grid.
///
/// Its accesses are not checked when the program runs, as those of `CSSBox`.
final class CSSStyles {
  private struct Entry {
    var base: CSSStyled
    var items: [CSSItem]
    var isRightToLeft: Bool
    var styled: CSSStyled
  }

  /// The most styles that are kept; a greater number takes longer to search than a style takes to make.
  private static let capacity = 4

  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The entry that the next style replaces, where there is no more room.
  @exclusivity(unchecked) private var oldest = 0
  /// What the modifiers of the element at hand declare, innermost first.
  @exclusivity(unchecked) var items: [CSSItem] = []

  /// The style that the declarations of `items` make of a base; `nil` where it is not kept.
  func styled(_ base: CSSStyled, isRightToLeft: Bool) -> CSSStyled? {
    for entry in entries where entry.isRightToLeft == isRightToLeft && entry.items.count == items.count {
      guard zip(entry.items, items).allSatisfy({ $0.isSame(as: $1) }) else { continue }
      if entry.base === base || entry.base.style == base.style { return entry.styled }
    }
    return nil
  }

  /// Keeps a style for the elements that follow.
  func keep(_ styled: CSSStyled, of base: CSSStyled, isRightToLeft: Bool) {
    let entry = Entry(base: base, items: items, isRightToLeft: isRightToLeft, styled: styled)
    if entries.count < CSSStyles.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % CSSStyles.capacity
    }
  }
}
