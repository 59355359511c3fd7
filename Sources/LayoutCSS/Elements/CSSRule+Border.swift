import LayoutEngine

/// What a proposal means to a container of CSS, and what a container of CSS proposes to any other element.
///
/// | proposed width | the container's width |
/// | --- | --- |
/// | unspecified, infinity | `max-content`: that of its content without a wrap |
/// | 0 | `min-content`: the least without an overflow of its items |
/// | any other | `fit-content`: `max-content`, at most the proposal, and at least `min-content`; `stretch` with `display: flex` or `grid` in a text of CSS |
///
/// 1. A width by its style is the one that the style has. Percentages are of a proposed width that is a number above 0; of any
///    other they count as `auto`.
/// 2. The height is that of the content. A proposed number above 0 is what a percentage or `stretch` as its height refers
///    to.
/// 3. An element of another kind is proposed 0 for its `min-content` width, nothing for its `max-content` width, and
///    numbers where CSS knows them (`ElementLeaf`). A text without a limit of lines, with no more than a padding and
///    modifiers that leave its size, has the width of its longest word as its `min-content` width, since SwiftUI's texts
///    cut words and CSS does not.
extension CSSRule {
  /// The space of the outermost container with a proposal, by steps 1 and 2.
  func space(_ proposal: Proposal, _ box: CSSBox) -> CSSSpace {
    var space = CSSSpace()
    space.wantsBaselines = false
    switch proposal.width {
    case nil, .infinity?: break
    case 0?: space.availableWidth = 0
    case let width?:
      space.availableWidth = width
      space.percentWidth = width
      if written.fillsWidth { space.autoWidth = .stretchUnlessRatio }
    }
    if let height = proposal.height, height > 0, height < .infinity {
      space.availableHeight = height
      space.percentHeight = height
    }
    return space
  }
}
