extension CSSSizing {
  /// What the width of a content means (css-sizing-3, 2).
  package enum Content {
    /// The widths by the aspect ratio where the height is definite, else those of the content.
    case preferred
    /// The widths of the content alone.
    case intrinsic
  }

  /// The used width of a box in a space (css-sizing-3, 5 and CSS 2, 10.3 and 10.4).
  package static func width(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets) -> Double {
    if !space.fixedWidth.isNaN { return space.fixedWidth }
    if !box.facts.width.isNaN { return box.facts.width }
    if box.isRigid, space.autoWidth == .fitContent { return box.naturalWidth }
    if box.facts.flags.contains(.simpleWidth), space.autoWidth != .fitContent, space.availableWidth.isFinite {
      let stretched = space.availableWidth - margins(box, space.percentWidth).width
      return max(box.facts.leastWidth, min(stretched, box.facts.greatestWidth))
    }
    let auto = automaticWidth(box, space, insets)
    let value = resolveWidth(box.style.width, auto: auto.length, box, space, insets)
    return widthBounds(box, space, insets, auto).clamp(value)
  }

  /// The min-content and max-content contributions of a box to its container (css-sizing-3, 5.2).
  package static func contributions(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets) -> CSSWidths {
    if !space.fixedWidth.isNaN { return CSSWidths(min: space.fixedWidth, max: space.fixedWidth) }
    if !box.facts.width.isNaN { return CSSWidths(min: box.facts.width, max: box.facts.width) }
    if box.isRigid { return CSSWidths(min: box.naturalWidth, max: box.naturalWidth) }
    if box.facts.flags.contains(.simpleWidth) {
      let widths = contentWidths(box, space, insets, .preferred)
      let (least, greatest) = (box.facts.leastWidth, box.facts.greatestWidth)
      return CSSWidths(min: max(least, min(widths.min, greatest)), max: max(least, min(widths.max, greatest)))
    }
    var widths: CSSWidths
    let specified = box.style.width.resolved(space.percentWidth)
    let auto = automaticWidth(box, space, insets)
    if specified.isNaN {
      widths = contentWidths(box, space, insets, .preferred)
      if box.style.width == .minContent { widths.max = widths.min }
      if box.style.width == .maxContent { widths.min = widths.max }
    } else {
      let width = outer(specified, box, insets.width)
      widths = CSSWidths(min: width, max: width)
    }
    var unbounded = space
    unbounded.availableWidth = .infinity
    let bounds = widthBounds(box, unbounded, insets, auto)
    return CSSWidths(min: bounds.clamp(widths.min), max: bounds.clamp(widths.max))
  }

  /// The min-content and max-content widths of a box, without its own width, minimum and maximum.
  package static func contentWidths(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, _ content: Content
  ) -> CSSWidths {
    let height = height(box, space, insets, content: .nan, width: .nan)
    if content == .preferred, let ratio = ratio(box), !height.isNaN {
      let width = width(forHeight: height, ratio, box, insets)
      return CSSWidths(min: width, max: width)
    }
    let widths = CSSLayout.contentWidths(box, space, insets, height: height)
    return CSSWidths(min: widths.min + insets.width, max: widths.max + insets.width)
  }

  /// What an automatic width of a box is, and whether its aspect ratio can give it.
  struct AutomaticWidth {
    var length: CSSLength
    var isByRatio: Bool
  }

  static func automaticWidth(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets) -> AutomaticWidth {
    let isByRatio = ratio(box) != nil && hasDefiniteHeight(box, space)
    let stretches = space.availableWidth.isFinite
    if space.autoWidth == .stretch, stretches { return AutomaticWidth(length: .stretch, isByRatio: isByRatio) }
    if isByRatio || !stretches { return AutomaticWidth(length: .fitContent, isByRatio: isByRatio) }
    return AutomaticWidth(length: space.autoWidth == .fitContent ? .fitContent : .stretch, isByRatio: false)
  }

  /// The points of a width, where `auto` is another length.
  package static func resolveWidth(
    _ length: CSSLength, auto: CSSLength, _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets,
    _ content: Content = .preferred
  ) -> Double {
    let specified = length.resolved(space.percentWidth)
    if !specified.isNaN { return outer(specified, box, insets.width) }
    switch length {
    case .minContent: return contentWidths(box, space, insets, content).min
    case .maxContent:
      if let leaf = box.leaf, box.facts.flags.contains(.simpleHeight) {
        let height = height(box, space, insets, content: .nan, width: .nan)
        return CSSLayout.maxWidth(box, leaf, space, insets, height: height) + insets.width
      }
      return contentWidths(box, space, insets, content).max
    case .stretch where space.availableWidth.isFinite:
      return max(insets.width, space.availableWidth - margins(box, space.percentWidth).width)
    case .fitContent, .stretch:
      let widths = contentWidths(box, space, insets, content)
      let available = space.availableWidth - margins(box, space.percentWidth).width
      return max(widths.min, min(widths.max, available))
    default:
      return resolveWidth(auto.isAuto ? .fitContent : auto, auto: .fitContent, box, space, insets, content)
    }
  }

  /// The least and the greatest width of a box (css-sizing-3, 5.1; the transfer by css-sizing-4, 4.2).
  static func widthBounds(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, _ auto: AutomaticWidth
  ) -> Bounds {
    var bounds = Bounds(
      min: minimumWidth(box, space, insets) ?? insets.width, max: maximumWidth(box, space, insets))
    let isAuto = box.style.width.resolved(space.percentWidth).isNaN && !box.style.width.isStretch
    if let ratio = ratio(box), isAuto {
      // The automatic minimum of a box with a ratio (css-sizing-4, 4.1).
      if box.style.minWidth.isAuto, auto.isByRatio, !box.style.overflowX.scrolls,
        !(box.style.width.isAuto && auto.length.isStretch)
      {
        bounds.min = min(contentWidths(box, space, insets, .intrinsic).min, bounds.max)
      }
      if !(box.style.width.isAuto && auto.length.isStretch && space.autoWidth == .stretch),
        space.fixedHeight.isNaN, box.style.height.resolved(space.percentHeight).isNaN
      {
        let heights = specifiedHeightBounds(box, space, insets)
        bounds.min = max(bounds.min, min(width(forHeight: heights.min, ratio, box, insets), bounds.max))
        if heights.max.isFinite { bounds.max = min(bounds.max, width(forHeight: heights.max, ratio, box, insets)) }
      }
    }
    bounds.max = max(bounds.max, bounds.min)
    return bounds
  }

  /// The specified minimum; `nil` where it is automatic.
  package static func minimumWidth(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets) -> Double? {
    let length = box.style.minWidth
    if length.isAuto { return nil }
    if length.isPercent, space.percentWidth.isNaN { return insets.width }
    if length.isStretch, !space.availableWidth.isFinite { return insets.width }
    return resolveWidth(length, auto: .minContent, box, space, insets)
  }

  /// The specified maximum; infinity where there is none.
  package static func maximumWidth(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets) -> Double {
    let length = box.style.maxWidth
    if length.isAuto || (length.isPercent && space.percentWidth.isNaN) { return .infinity }
    if length.isStretch, !space.availableWidth.isFinite { return .infinity }
    return resolveWidth(length, auto: .maxContent, box, space, insets)
  }
}
