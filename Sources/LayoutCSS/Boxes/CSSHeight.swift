extension CSSSizing {
  /// The used height of a box in a space (css-sizing-3, 5 and CSS 2, 10.6 and 10.7).
  ///
  /// - Parameters:
  ///   - content: The height by the content; not a number where it is not known yet.
  ///   - width: The used width; not a number where it is not known yet.
  /// - Returns: Not a number where the height depends on a content that is not known.
  package static func height(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, content: Double, width: Double
  ) -> Double {
    if !space.fixedHeight.isNaN { return space.fixedHeight }
    if space.isContentHeight { return content }
    if !box.facts.height.isNaN { return box.facts.height }
    if box.facts.flags.contains(.simpleHeight) {
      var height = content
      if space.autoHeight != .fitContent, !space.availableHeight.isNaN {
        height = space.availableHeight - margins(box, space.percentWidth).height
      } else if content.isNaN {
        return content
      }
      return max(box.facts.leastHeight, min(height, box.facts.greatestHeight))
    }
    let value = resolveHeight(box.style.height, box, space, insets, content: content, width: width)
    if value.isNaN { return value }
    return heightBounds(box, space, insets, content: content, width: width).clamp(value)
  }

  /// Whether the height of a box is known before its width and its content.
  static func hasDefiniteHeight(_ box: CSSBox, _ space: CSSSpace) -> Bool {
    if !space.fixedHeight.isNaN { return true }
    if space.isContentHeight { return false }
    if !box.style.height.resolved(space.percentHeight).isNaN { return true }
    if space.availableHeight.isNaN { return false }
    return box.style.height.isStretch || (box.style.height.isAuto && space.autoHeight == .stretch)
  }

  /// The points of a height, where `auto` is that of the space.
  package static func resolveHeight(
    _ length: CSSLength, _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, content: Double, width: Double
  ) -> Double {
    let specified = length.resolved(space.percentHeight)
    if !specified.isNaN { return outer(specified, box, insets.height) }
    let stretched =
      space.availableHeight.isNaN
      ? .nan : max(insets.height, space.availableHeight - margins(box, space.percentWidth).height)
    if length.isStretch, !stretched.isNaN { return stretched }
    if length.isAuto, space.autoHeight == .stretch, !stretched.isNaN { return stretched }
    if let ratio = ratio(box), !width.isNaN { return height(forWidth: width, ratio, box, insets) }
    if length.isAuto, space.autoHeight == .stretchUnlessRatio, !stretched.isNaN { return stretched }
    return content
  }

  /// The least and the greatest height of a box.
  package static func heightBounds(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, content: Double, width: Double
  ) -> Bounds {
    var bounds = specifiedHeightBounds(box, space, insets, content: content, width: width)
    // The automatic minimum of a box whose ratio gives the height (css-sizing-4, 4.1).
    if box.style.minHeight.isAuto, !content.isNaN, !width.isNaN, !box.style.overflowY.scrolls, ratio(box) != nil,
      !hasDefiniteHeight(box, space)
    {
      bounds.min = max(bounds.min, min(content, bounds.max))
    }
    return bounds
  }

  /// The minimum and the maximum that the style gives.
  static func specifiedHeightBounds(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, content: Double = .nan, width: Double = .nan
  ) -> Bounds {
    var bounds = Bounds(min: insets.height, max: .infinity)
    if !box.style.minHeight.isAuto {
      let value = resolveBound(box.style.minHeight, box, space, insets, content: content, width: width)
      if !value.isNaN { bounds.min = value }
    }
    if !box.style.maxHeight.isAuto {
      let value = resolveBound(box.style.maxHeight, box, space, insets, content: content, width: width)
      if !value.isNaN { bounds.max = value }
    }
    bounds.max = max(bounds.max, bounds.min)
    return bounds
  }

  private static func resolveBound(
    _ length: CSSLength, _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, content: Double, width: Double
  ) -> Double {
    switch length {
    case .points, .percent:
      let specified = length.resolved(space.percentHeight)
      return specified.isNaN ? .nan : outer(specified, box, insets.height)
    case .stretch:
      return space.availableHeight.isNaN
        ? .nan : max(insets.height, space.availableHeight - margins(box, space.percentWidth).height)
    default: return resolveHeight(length, box, space, insets, content: content, width: width)
    }
  }
}
