/// The contributions of items to tracks (css-grid-2, 12.5, and 6.6 for automatic minimum sizes).
extension GridSolver {
  /// The needs on the axis of the columns.
  ///
  /// The width of the area is not known: percentages count as automatic. Its height is known where all its rows are
  /// definite, or where the rows are sized already.
  func columnNeeds(areHeightsKnown: Bool) -> [GridNeed] {
    var needs: [GridNeed] = []
    if !columns.readsItems { return needs }
    needs.reserveCapacity(items.count)
    for item in items {
      let traits = columns.traits(item.columns)
      if !traits.readsItems { continue }
      let box = item.box
      let height = areHeightsKnown ? rows.length(item.rows) : rows.definiteLength(item.rows)
      var space = item.space(width: .nan, height: height)
      // An aspect ratio reads the height that `normal` gives, as `stretch` does.
      if space.autoHeight == .stretchUnlessRatio { space.autoHeight = .stretch }
      let widths = CSSLayout.contributions(box, space)
      let margins = CSSSizing.margins(box, .nan).width
      var minimum = widths.min
      if box.style.width.isAutomaticOrRelative {
        let insets = CSSSizing.insets(box, .nan)
        minimum = insets.width
        if let specified = CSSSizing.minimumWidth(box, space, insets) {
          minimum = max(minimum, specified)
        } else if traits.hasAutomaticMinimum, !box.style.overflowX.scrolls {
          minimum = max(minimum, min(widths.min, traits.limit - margins))
        }
      }
      needs.append(
        GridNeed(
          span: item.columns, isFlexible: traits.isFlexible, minimum: max(0, minimum + margins),
          minContent: max(0, widths.min + margins), maxContent: max(0, widths.max + margins)))
    }
    return needs
  }

  /// The needs on the axis of the rows: heights in the widths of the areas.
  func rowNeeds() -> [GridNeed] {
    var needs: [GridNeed] = []
    if !rows.readsItems { return needs }
    needs.reserveCapacity(items.count)
    for item in items {
      let traits = rows.traits(item.rows)
      if !traits.readsItems { continue }
      let box = item.box
      let width = columns.length(item.columns)
      var space = item.space(width: width, height: .nan)
      space.wantsBaselines = item.wantsBaseline
      let content = CSSLayout.layout(box, space, places: false).height
      let margins = CSSSizing.margins(box, width).height + item.shim
      var minimum = content
      if box.style.height.isAutomaticOrRelative {
        let insets = CSSSizing.insets(box, width)
        minimum = insets.height
        if !box.style.minHeight.isAuto {
          let bounds = CSSSizing.specifiedHeightBounds(box, space, insets, content: content, width: .nan)
          minimum = max(minimum, bounds.min)
        } else if traits.hasAutomaticMinimum, !box.style.overflowY.scrolls {
          minimum = max(minimum, min(content, traits.limit - margins))
        }
      }
      let need = max(0, content + margins)
      needs.append(
        GridNeed(
          span: item.rows, isFlexible: traits.isFlexible, minimum: max(0, minimum + margins), minContent: need,
          maxContent: need))
    }
    return needs
  }
}

extension CSSLength {
  /// Whether it is automatic for a contribution: no points, and no length of the content alone (css-grid-2, 12.5).
  fileprivate var isAutomaticOrRelative: Bool {
    switch self {
    case .auto, .percent, .stretch, .fitContent: true
    case .points, .minContent, .maxContent, .content: false
    }
  }
}
