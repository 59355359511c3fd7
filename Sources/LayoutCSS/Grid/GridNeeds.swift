/// The contributions of items to tracks (css-grid-2, 12.5, and 6.6 for automatic minimum sizes).
extension GridSolver {
  /// The needs on the axis of the columns.
  ///
  /// The width of the area is not known: percentages count as automatic. Its height is known where all its rows are
  /// definite, or where the rows are sized already.
  func columnNeeds(areHeightsKnown: Bool) -> [GridNeed] {
    var needs: [GridNeed] = []
    needs.reserveCapacity(items.count)
    for item in items {
      let traits = SpanTraits(columns, item.columns)
      if !traits.readsItems { continue }
      let height = areHeightsKnown ? rows.length(item.rows) : rows.definiteLength(item.rows)
      var space = item.space(width: .nan, height: height)
      // An aspect ratio reads the height that `normal` gives, as `stretch` does.
      if space.autoHeight == .stretchUnlessRatio { space.autoHeight = .stretch }
      let box = item.box
      let insets = CSSSizing.insets(box, .nan)
      let widths = CSSLayout.contributions(box, space)
      let margins = CSSSizing.margins(box, .nan).width
      var minimum = widths.min
      let width = box.style.width
      if width.isAuto || width.isPercent || width == .stretch || width == .fitContent {
        minimum = insets.width
        if let specified = CSSSizing.minimumWidth(box, space, insets) {
          minimum = max(minimum, specified)
        } else if traits.hasAutomaticMinimum, !box.style.overflowX.scrolls {
          minimum = max(minimum, min(widths.min, traits.limit - margins))
        }
      }
      needs.append(
        GridNeed(
          span: item.columns, minimum: max(0, minimum + margins), minContent: max(0, widths.min + margins),
          maxContent: max(0, widths.max + margins)))
    }
    return needs
  }

  /// The needs on the axis of the rows: heights in the widths of the areas.
  func rowNeeds() -> [GridNeed] {
    var needs: [GridNeed] = []
    needs.reserveCapacity(items.count)
    for item in items {
      let traits = SpanTraits(rows, item.rows)
      if !traits.readsItems { continue }
      let width = columns.length(item.columns)
      let space = item.space(width: width, height: .nan)
      let box = item.box
      let content = CSSLayout.layout(box, space, places: false).height
      let margins = CSSSizing.margins(box, width).height + item.shim
      var minimum = content
      let height = box.style.height
      if height.isAuto || height.isPercent || height == .stretch || height == .fitContent {
        let insets = CSSSizing.insets(box, width)
        minimum = insets.height
        if !box.style.minHeight.isAuto {
          let bounds = CSSSizing.specifiedHeightBounds(box, space, insets, content: content, width: .nan)
          minimum = max(minimum, bounds.min)
        } else if traits.hasAutomaticMinimum, !box.style.overflowY.scrolls {
          minimum = max(minimum, min(content, traits.limit - margins))
        }
      }
      needs.append(
        GridNeed(
          span: item.rows, minimum: max(0, minimum + margins), minContent: max(0, content + margins),
          maxContent: max(0, content + margins)))
    }
    return needs
  }

  /// What the tracks of a span mean for an item.
  private struct SpanTraits {
    /// Whether a track reads its items.
    var readsItems = false
    /// Whether the item has an automatic minimum size by its content (6.6).
    var hasAutomaticMinimum = false
    /// The sum of the fixed maxima, with the gaps, where all tracks have one; else infinity.
    var limit = 0.0

    init(_ axis: GridAxis, _ span: GridSpan) {
      var isFlexible = false
      for index in span.range {
        let track = axis.tracks[index]
        if track.readsItems { readsItems = true }
        if track.minimum == .auto { hasAutomaticMinimum = true }
        if track.maximum == .flexible { isFlexible = true }
        limit += track.maximum == .fixed ? track.fixedMaximum : .infinity
      }
      if isFlexible, span.count > 1 { hasAutomaticMinimum = false }
      if limit.isFinite { limit += axis.starts[span.end - 1] - axis.starts[span.start] - sumBefore(axis, span) }
    }

    private func sumBefore(_ axis: GridAxis, _ span: GridSpan) -> Double {
      var sum = 0.0
      for index in span.start..<span.end - 1 { sum += axis.tracks[index].base }
      return sum
    }
  }
}
