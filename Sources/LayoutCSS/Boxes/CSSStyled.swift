/// A style with what follows from it alone; boxes with one style share it.
final class CSSStyled: Sendable {
  let style: CSSStyle
  let facts: CSSFacts
  /// The direction of lines that the facts are of.
  private let isRightToLeft: Bool

  init(_ style: CSSStyle, isRightToLeft: Bool = false) {
    self.style = style
    self.isRightToLeft = isRightToLeft
    facts = CSSFacts(style, isRightToLeft: isRightToLeft)
  }

  /// An item without declarations: a content that is measured.
  static let item = CSSStyled(CSSStyle.item)

  /// An item without declarations that does not shrink.
  static let keptItem: CSSStyled = {
    var style = CSSStyle.item
    style.flexShrink = 0
    return CSSStyled(style)
  }()

  /// The style with what follows from it in a direction of lines; of the facts only lengths of edges depend on it.
  func facing(_ isRightToLeft: Bool) -> CSSStyled {
    let isSame = isRightToLeft == self.isRightToLeft || !style.hasMargin && !style.hasPadding && !style.hasBorder
    return isSame ? self : CSSStyled(style, isRightToLeft: isRightToLeft)
  }
}
