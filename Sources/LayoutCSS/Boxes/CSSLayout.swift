/// The entry: lays out trees of boxes.
package enum CSSLayout {
  /// Lays out a tree, and writes the frame of each box.
  ///
  /// The root's margins and insets move it. The containing block has the given size; infinity has no bound.
  package static func layoutRoot(_ root: CSSBox, width: Double, height: Double, isRightToLeft: Bool) {
    fatalError("written below")
  }

  /// The size and the baselines of a box in a space.
  ///
  /// With `places`, the frames of all descendants are those of this space after the call. The frame of the box itself
  /// is its container's to write (`x`, `y`, `width`, `height`).
  package static func layout(_ box: CSSBox, _ space: CSSSpace, places: Bool) -> CSSResult {
    fatalError("written below")
  }

  /// The min-content and max-content contributions of a box: its width by its style, or by its content where the style
  /// does not say, between its minimum and maximum. Border box, without margins.
  ///
  /// In `space`, `percentWidth` is not a number where the container's width is not known yet: percentages then count
  /// as `auto` (widths), zero (margins, paddings and minima), or none (maxima).
  package static func contributions(_ box: CSSBox, _ space: CSSSpace) -> CSSWidths {
    fatalError("written below")
  }
}
