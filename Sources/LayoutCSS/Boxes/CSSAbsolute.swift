/// Absolute boxes (css-position-3, 3 and 4, and css-align-3, 4.1 and 5).
package enum CSSAbsolute {
  /// A rectangle in the border box of a container, in points.
  package struct Area {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Places the absolute children of a container, whose static positions are set, and those of its static descendants.
  ///
  /// - Parameter area: The containing block of a child; by default the padding box of the container.
  package static func place(
    in box: CSSBox, _ frame: CSSFrame, height: Double, area: ((CSSBox) -> Area)? = nil
  ) {
    if box.style.position == .static, box.parent != nil { return }
    let padding = Area(
      x: frame.border.left, y: frame.border.top, width: max(0, frame.width - frame.border.width),
      height: max(0, height - frame.border.height))
    _ = place(under: box, box, padding, area, 0, 0)
  }

  /// `left` and `top` are the place of `box` in the container.
  ///
  /// A box that is passed through has children whose places the container computes: that counts as a layout of it.
  ///
  /// - Returns: Whether there is an absolute box.
  private static func place(
    under box: CSSBox, _ container: CSSBox, _ padding: Area, _ area: ((CSSBox) -> Area)?, _ left: Double, _ top: Double
  ) -> Bool {
    var isFound = false
    for child in box.children where child.style.display != .none {
      // A box with the display `contents` has no place, whatever its position is.
      if child.style.display == .contents {
        child.layouts &+= 1
        if place(under: child, container, padding, area, left, top) { isFound = true }
      } else if child.style.position == .absolute {
        var area = box === container ? area?(child) ?? padding : padding
        area.x -= left
        area.y -= top
        place(child, in: area, container)
        isFound = true
      } else if child.style.position == .static {
        guard place(under: child, container, padding, nil, left + child.x, top + child.y) else { continue }
        child.layouts &+= 1
        isFound = true
      }
    }
    return isFound
  }

  /// Lays out an absolute box, and sets its frame.
  ///
  /// 1. The insets give the available size; where both of an axis are automatic, the static position does.
  /// 2. An automatic size fills it between two insets, without an alignment; else it is fit-content.
  /// 3. Automatic margins, or the alignment, take what is left between two insets.
  private static func place(_ box: CSSBox, in area: Area, _ container: CSSBox) {
    let style = box.style
    let margins = CSSSizing.margins(box, area.width)
    let isRightToLeft = container.isRightToLeft
    let justify = style.justifySelf
    let align = style.alignSelf
    let horizontal = Axis(
      start: area.x, size: area.width, inset: style.inset.left(box.isRightToLeft).resolved(area.width),
      farInset: style.inset.right(box.isRightToLeft).resolved(area.width), position: box.staticPosition.x,
      edge: box.staticPosition.horizontal, safeSize: box.staticPosition.safeWidth,
      safeEdge: box.staticPosition.safeHorizontal,
      margin: margins.left, farMargin: margins.right,
      isAuto: style.margin.left(box.isRightToLeft).isAuto, isFarAuto: style.margin.right(box.isRightToLeft).isAuto,
      isReversed: isRightToLeft, isInline: true)
    let vertical = Axis(
      start: area.y, size: area.height, inset: style.inset.top.resolved(area.height),
      farInset: style.inset.bottom.resolved(area.height), position: box.staticPosition.y,
      edge: box.staticPosition.vertical, safeSize: box.staticPosition.safeHeight, safeEdge: .start,
      margin: margins.top, farMargin: margins.bottom, isAuto: style.margin.top.isAuto,
      isFarAuto: style.margin.bottom.isAuto, isReversed: false, isInline: false)
    // 1, 2.
    var space = CSSSpace()
    space.percentWidth = area.width
    space.percentHeight = area.height
    space.availableWidth = horizontal.available
    space.availableHeight = vertical.available
    space.autoWidth = horizontal.auto(justify)
    space.autoHeight = vertical.auto(align)
    if box.style.width.isAuto, space.autoWidth == .fitContent, space.autoHeight == .stretchUnlessRatio {
      space.autoHeight = .stretch
    }
    let result = CSSLayout.layout(box, space, places: true)
    box.width = result.width
    box.height = result.height
    // 3.
    box.x = horizontal.place(result.width, justify, box.isRightToLeft)
    box.y = vertical.place(result.height, align, false)
  }

  /// One axis of an absolute box in its containing block, in physical coordinates.
  private struct Axis {
    var start: Double
    var size: Double
    var inset: Double
    var farInset: Double
    var position: Double
    var edge: CSSStaticPosition.Edge
    var safeSize: Double
    var safeEdge: CSSStaticPosition.Edge
    var margin: Double
    var farMargin: Double
    var isAuto: Bool
    var isFarAuto: Bool
    /// Whether the axis starts at the far edge.
    var isReversed: Bool
    var isInline: Bool

    var isBetween: Bool { !inset.isNaN && !farInset.isNaN }

    /// The length for the margin box.
    var available: Double {
      if inset.isNaN, farInset.isNaN {
        let before = position - start
        let after = start + size - position
        switch edge {
        case .start: return max(0, after)
        case .end: return max(0, before)
        case .center: return max(0, 2 * min(before, after))
        }
      }
      return max(0, size - (inset.isNaN ? 0 : inset) - (farInset.isNaN ? 0 : farInset))
    }

    func auto(_ alignment: CSSAlignment) -> CSSSpace.Auto {
      guard isBetween else { return .fitContent }
      switch alignment.keyword {
      case .stretch: return .stretch
      case .auto, .normal: return .stretchUnlessRatio
      default: return .fitContent
      }
    }

    func place(_ length: Double, _ alignment: CSSAlignment, _ isOwnReversed: Bool) -> Double {
      if inset.isNaN, farInset.isNaN {
        var edge = edge
        var position = position
        if length + margin + farMargin > safeSize {
          position += safeSize * (share(safeEdge) - share(edge))
          edge = safeEdge
        }
        switch edge {
        case .start: return position + margin
        case .end: return position - farMargin - length
        case .center: return position - (length + margin + farMargin) / 2 + margin
        }
      }
      if farInset.isNaN { return start + inset + margin }
      if inset.isNaN { return start + size - farInset - farMargin - length }
      // The weaker inset gives way where the insets leave less than nothing.
      let room = size - inset - farInset
      let inset = room < 0 && isReversed ? inset + room : inset
      let free = max(0, room) - margin - farMargin - length
      if isAuto || isFarAuto {
        let isCentered = isAuto && isFarAuto
        if free < 0, isCentered, isInline { return start + inset + margin + (isReversed ? free : 0) }
        return start + inset + margin + (isCentered ? free / 2 : isAuto ? free : 0)
      }
      return start + inset + margin + offset(free, inset, length, alignment, isOwnReversed)
    }

    private func share(_ edge: CSSStaticPosition.Edge) -> Double {
      switch edge {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }

    private func offset(
      _ free: Double, _ inset: Double, _ length: Double, _ alignment: CSSAlignment, _ isOwnReversed: Bool
    ) -> Double {
      var share: Double
      switch alignment.keyword {
      case .center: share = 0.5
      case .end, .flexEnd, .lastBaseline: share = isReversed ? 0 : 1
      case .selfStart: share = isOwnReversed ? 1 : 0
      case .selfEnd: share = isOwnReversed ? 0 : 1
      case .left: share = 0
      case .right: share = 1
      default: share = isReversed ? 1 : 0
      }
      if free < 0, alignment.overflow == .safe { share = isReversed ? 1 : 0 }
      var offset = free * share
      // The default overflow alignment keeps the box in what the containing block and the insets enclose, where it fits
      // (css-align-3, 4.4).
      if free < 0, alignment.overflow == .none, alignment.keyword != .auto, alignment.keyword != .normal {
        let room = max(0, size - self.inset - farInset)
        let least = min(0, -inset)
        let greatest = max(room, size - inset) - (length + margin + farMargin)
        offset = least <= greatest ? min(max(offset, least), greatest) : isReversed ? greatest : least
      }
      return offset
    }
  }
}
