/// What a box is laid out in: what its parent knows and wants. Lengths in points; not a number is "indefinite".
///
/// A box resolves its own style in its space (`CSSSizing`). A parent that has decided a size imposes it (`fixedWidth`,
/// `fixedHeight`), and the box's style is then not read for it.
package struct CSSSpace: Hashable, Sendable {
  /// What percentages of widths, margins and paddings refer to: the width of the containing block.
  package var percentWidth = Double.nan
  /// What percentages of heights refer to: the definite height of the containing block.
  package var percentHeight = Double.nan
  /// The width for the margin box, for `stretch` and `fit-content`; infinity has no bound.
  package var availableWidth = Double.infinity
  /// The height for the margin box, for `stretch`.
  package var availableHeight = Double.nan
  /// The imposed width of the border box.
  package var fixedWidth = Double.nan
  /// The imposed height of the border box.
  package var fixedHeight = Double.nan
  /// Whether percentages of the children do not resolve against `fixedHeight`.
  package var isFixedHeightIndefinite = false
  /// Whether the height is that of the content, and the style's height, minimum and maximum are not read.
  package var isContentHeight = false
  /// Whether the baselines are read. A result without them is found faster.
  package var wantsBaselines = true
  /// What an automatic width means.
  package var autoWidth = Auto.fitContent
  /// What an automatic height means.
  package var autoHeight = Auto.fitContent

  package enum Auto: UInt8, Hashable, Sendable {
    case fitContent
    /// Stretched, where no aspect ratio with a definite other size gives the size.
    case stretchUnlessRatio
    /// Stretched whatever the aspect ratio is.
    case stretch
  }

  package init() {}
}

/// What a layout gives: the size of the border box, and baselines.
package struct CSSResult: Hashable, Sendable {
  package var width: Double
  package var height: Double
  /// The baseline of the first line, from the top of the border box; not a number is none.
  package var firstBaseline = Double.nan
  /// The baseline of the last line, from the top of the border box; not a number is none.
  package var lastBaseline = Double.nan

  package init(width: Double, height: Double, firstBaseline: Double = .nan, lastBaseline: Double = .nan) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// The outside of a container whose content is laid out: `CSSLayout` resolves it, and the container's algorithm reads it.
package struct CSSFrame {
  package var space: CSSSpace
  /// Padding and border.
  package var insets: CSSInsets
  package var border: CSSInsets
  /// The width of the border box.
  package var width: Double
  /// The height of the border box where it does not depend on the content; else not a number.
  package var height: Double
  /// The height that percentages of the children resolve against, of the content box; else not a number.
  package var percentHeight: Double

  package var contentWidth: Double { max(0, width - insets.width) }
  /// The height of the content box; not a number where it depends on the content.
  package var contentHeight: Double { height.isNaN ? .nan : max(0, height - insets.height) }
}
