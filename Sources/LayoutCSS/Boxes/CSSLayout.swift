/// The entry: lays out trees of boxes.
package enum CSSLayout {
  /// Lays out a tree, and writes the frame of each box.
  ///
  /// The root stands in a containing block of the given size, whose infinite lengths have no bound. Its width is
  /// fit-content where it is automatic. Its margins and insets move it.
  package static func layoutRoot(_ root: CSSBox, width: Double, height: Double, isRightToLeft: Bool) {
    inherit(root, isRightToLeft)
    var space = CSSSpace()
    space.percentWidth = width.isFinite ? width : .nan
    space.percentHeight = height.isFinite ? height : .nan
    space.availableWidth = width
    space.availableHeight = height.isFinite ? height : .nan
    space.wantsBaselines = false
    let result = layout(root, space, places: true)
    root.width = result.width
    root.height = result.height
    let margins = CSSSizing.margins(root, space.percentWidth)
    let style = root.style
    let left = style.inset.left(root.isRightToLeft).resolved(space.percentWidth)
    let right = style.inset.right(root.isRightToLeft).resolved(space.percentWidth)
    let top = style.inset.top.resolved(space.percentHeight)
    let bottom = style.inset.bottom.resolved(space.percentHeight)
    root.x = margins.left + (!left.isNaN ? left : !right.isNaN ? -right : 0)
    root.y = margins.top + (!top.isNaN ? top : !bottom.isNaN ? -bottom : 0)
  }

  /// Sets the directions of a tree.
  package static func inherit(_ box: CSSBox, _ isRightToLeft: Bool) {
    let own = box.style.direction.map { $0 == .rightToLeft } ?? isRightToLeft
    if box.isRightToLeft != own {
      box.face(own)
      box.invalidate()
    }
    for child in box.children { inherit(child, own) }
  }

  /// The size and the baselines of a box in a space.
  ///
  /// With `places`, the frames of all descendants are those of this space after the call. The frame of the box itself
  /// is its container's to write (`x`, `y`, `width`, `height`).
  package static func layout(_ box: CSSBox, _ space: CSSSpace, places: Bool) -> CSSResult {
    let key = normalized(space, box)
    if box.children.isEmpty, box.style.display != .grid, let result = withoutContent(box, key, places: places) {
      return result
    }
    if let placed = box.stored?.placed, placed.isUsed, isPlaced(box, placed, key) { return placed.result }
    // A content that is measured has no frames below it, so that any result of the space will do.
    let known = !places || box.leaf != nil ? box.stored?.result(key) : nil
    if let known, !places { return known }
    if known != nil { box.insets = CSSSizing.insets(box, key.percentWidth) }
    // A content that is measured is placed with its box, so that its first result is stored there too.
    let keeps = places || (box.leaf != nil && box.stored?.placed.isUsed != true)
    let result = known ?? evaluate(box, key, places: keeps)
    if keeps {
      box.store.placed = CSSStored.Slot(isUsed: true, space: key, result: result)
      box.layouts &+= 1
    } else {
      box.store.add(key, result)
    }
    return result
  }

  /// Whether the descendants' frames are those of a space.
  ///
  /// An imposed height that the content has anyway changes nothing, where no descendant reads whether it is definite.
  private static func isPlaced(_ box: CSSBox, _ placed: CSSStored.Slot, _ key: CSSSpace) -> Bool {
    if placed.space.answers(key) { return true }
    guard placed.result.height == key.fixedHeight, placed.space.fixedHeight.isNaN,
      box.facts.flags.contains(.plainHeight)
    else { return false }
    var content = key
    content.fixedHeight = .nan
    content.isFixedHeightIndefinite = false
    return placed.space.answers(content) && !box.descendantsReadHeight
  }

  /// The result of a box whose content has nothing to give: there is none, or its height is known and no baseline is
  /// wanted. Else `nil`.
  private static func withoutContent(_ box: CSSBox, _ space: CSSSpace, places: Bool) -> CSSResult? {
    if box.style.display == .none { return CSSResult(width: 0, height: 0) }
    if box.leaf != nil {
      if space.wantsBaselines || box.facts.flags.contains(.ratio) { return nil }
      if space.fixedHeight.isNaN, space.availableHeight.isNaN, box.facts.height.isNaN, box.contentHeight.isNaN {
        return nil
      }
    }
    let insets = CSSSizing.insets(box, space.percentWidth)
    let width = CSSSizing.width(box, space, insets)
    let height = CSSSizing.height(
      box, space, insets, content: box.leaf == nil ? insets.height : box.contentHeight + insets.height, width: width)
    if height.isNaN { return nil }
    if places { box.insets = insets }
    return CSSResult(width: width, height: height)
  }

  /// The min-content and max-content contributions of a box: its width by its style, or by its content where the style
  /// does not give one, between its minimum and maximum. Border box, without margins.
  ///
  /// In `space`, `percentWidth` is not a number where the container's width is not known yet: percentages then count
  /// as `auto` (widths), zero (margins, paddings and minima), or none (maxima).
  package static func contributions(_ box: CSSBox, _ space: CSSSpace) -> CSSWidths {
    CSSSizing.contributions(box, space, CSSSizing.insets(box, space.percentWidth))
  }

  /// The min-content and max-content widths of the content box.
  ///
  /// - Parameter height: The height of the border box; not a number where it depends on the content.
  static func contentWidths(_ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, height: Double) -> CSSWidths {
    if box.leaf == nil, box.children.isEmpty, box.style.display != .grid { return .zero }
    if box.hasKnownContent { return box.contentWidths }
    let key = widthsKey(box, space, insets, height: height)
    if let known = box.stored?.widths(key) { return known }
    let frame = CSSFrame(
      space: space, insets: insets, border: CSSSizing.border(box), width: .nan, height: height,
      percentHeight: key.percentHeight)
    var widths = CSSWidths.zero
    if let leaf = box.leaf {
      widths = leaf.widths(of: box, height: frame.contentHeight)
    } else {
      switch box.style.display {
      case .flex: widths = CSSFlexLayout.widths(box, frame)
      case .grid: widths = CSSGridLayout.widths(box, frame)
      case .block: widths = CSSBlockLayout.widths(box, frame)
      case .contents, .none: break
      }
    }
    box.store.add(key, widths)
    return widths
  }

  private static func widthsKey(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, height: Double
  ) -> CSSWidthsKey {
    let hasPercents = box.facts.flags.contains(.percentHeightBounds)
    return CSSWidthsKey(
      height: height, percentHeight: percentHeight(box, space, insets, height),
      spacePercentHeight: hasPercents ? space.percentHeight : .nan,
      spacePercentWidth: widthsReadWidth(box, height) ? space.percentWidth : .nan)
  }

  /// Whether the widths of a content may depend on the containing block's width: by a padding in percent, which is a part
  /// of heights, or by the bounds of a grid's width, which its automatic repetitions fill.
  private static func widthsReadWidth(_ box: CSSBox, _ height: Double) -> Bool {
    if box.facts.flags.contains(.percentPadding) { return box.leaf == nil || !height.isNaN }
    guard box.style.display == .grid, box.leaf == nil else { return false }
    return box.style.minWidth.isPercent || box.style.maxWidth.isPercent
  }

  /// The max-content width of a content that is measured, which is read alone where no more is read.
  static func maxWidth(
    _ box: CSSBox, _ leaf: any CSSLeaf, _ space: CSSSpace, _ insets: CSSInsets, height: Double
  ) -> Double {
    if box.hasKnownContent { return box.contentWidths.max }
    let key = widthsKey(box, space, insets, height: height)
    if let known = box.stored?.widths(key) { return known.max }
    if let stored = box.stored, !stored.maxWidth.isNaN, stored.maxWidthKey == key { return stored.maxWidth }
    let width = leaf.maxWidth(of: box, height: height.isNaN ? .nan : max(0, height - insets.height))
    box.store.maxWidth = width
    box.store.maxWidthKey = key
    return width
  }

  /// The height that percentages of the children resolve against.
  private static func percentHeight(
    _ box: CSSBox, _ space: CSSSpace, _ insets: CSSInsets, _ height: Double
  ) -> Double {
    if height.isNaN { return .nan }
    if !space.fixedHeight.isNaN, space.isFixedHeightIndefinite,
      box.style.height.resolved(space.percentHeight).isNaN
    {
      return .nan
    }
    return max(0, height - insets.height)
  }

  /// The space without what the box does not read, so that equal questions are found again.
  private static func normalized(_ space: CSSSpace, _ box: CSSBox) -> CSSSpace {
    var key = space
    let flags = box.facts.flags
    if key.fixedWidth.isNaN {
      if !box.facts.width.isNaN { key.fixedWidth = box.facts.width }
    }
    if !key.fixedWidth.isNaN {
      key.availableWidth = .infinity
      key.autoWidth = .fitContent
    }
    if !key.fixedHeight.isNaN {
      key.availableHeight = .nan
      key.autoHeight = .fitContent
      key.isContentHeight = false
    } else {
      key.isFixedHeightIndefinite = false
      if key.isContentHeight {
        key.autoHeight = .fitContent
        if flags.contains(.plainHeight) { key.isContentHeight = false }
      }
      if key.autoHeight == .fitContent, !flags.contains(.stretchHeight) { key.availableHeight = .nan }
    }
    if !flags.contains(.percentHeight) { key.percentHeight = .nan }
    if flags.isDisjoint(with: [.percentPadding, .percentMargin]),
      !flags.contains(.percentWidth) || !key.fixedWidth.isNaN
    {
      key.percentWidth = .nan
    }
    return key
  }

  private static func evaluate(_ box: CSSBox, _ space: CSSSpace, places: Bool) -> CSSResult {
    let frame = frame(of: box, space)
    if places { box.insets = frame.insets }
    if let leaf = box.leaf {
      let content = leaf.size(of: box, width: frame.contentWidth, height: frame.contentHeight)
      return CSSResult(
        width: frame.width, height: finalHeight(box, frame, content: content.height),
        firstBaseline: content.firstBaseline + frame.insets.top,
        lastBaseline: content.lastBaseline + frame.insets.top)
    }
    switch box.style.display {
    case .flex: return CSSFlexLayout.layout(box, frame, places: places)
    case .grid: return CSSGridLayout.layout(box, frame, places: places)
    case .block: return CSSBlockLayout.layout(box, frame, places: places)
    case .contents, .none: return CSSResult(width: 0, height: 0)
    }
  }

  /// The outside of a box in a space.
  static func frame(of box: CSSBox, _ space: CSSSpace) -> CSSFrame {
    let insets = CSSSizing.insets(box, space.percentWidth)
    let width = CSSSizing.width(box, space, insets)
    let height = CSSSizing.height(box, space, insets, content: .nan, width: width)
    return CSSFrame(
      space: space, insets: insets, border: CSSSizing.border(box), width: width, height: height,
      percentHeight: percentHeight(box, space, insets, height))
  }

  /// The height of the border box of a container whose content box would be `content` high.
  package static func finalHeight(_ box: CSSBox, _ frame: CSSFrame, content: Double) -> Double {
    CSSSizing.height(
      box, frame.space, frame.insets, content: max(0, content) + frame.insets.height, width: frame.width)
  }
}
