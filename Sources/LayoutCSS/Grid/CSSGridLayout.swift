/// A grid container (css-grid-2).
enum CSSGridLayout {
  /// The min-content and max-content widths of the content box.
  static func widths(_ box: CSSBox, _ frame: CSSFrame) -> CSSWidths { .zero }

  static func layout(_ box: CSSBox, _ frame: CSSFrame, places: Bool) -> CSSResult {
    CSSResult(width: frame.width, height: CSSLayout.finalHeight(box, frame, content: 0))
  }
}
