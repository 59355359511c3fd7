/// The axes of a flex container (css-flexbox-1, 2), and the way from them to physical edges.
struct CSSFlexAxes {
  let isRow: Bool
  let wraps: Bool
  let isReversed: Bool
  let isWrapReversed: Bool
  let isRightToLeft: Bool

  init(_ box: CSSBox) {
    isRow = box.style.flexDirection.isRow
    isReversed = box.style.flexDirection.isReverse
    wraps = box.style.flexWrap != .nowrap
    isWrapReversed = box.style.flexWrap == .wrapReverse
    isRightToLeft = box.isRightToLeft
  }

  /// Whether the main axis starts at the right or at the bottom.
  var isMainFar: Bool { isRow ? isReversed != isRightToLeft : isReversed }
  /// Whether the cross axis starts at the right or at the bottom.
  var isCrossFar: Bool { isRow ? isWrapReversed : isWrapReversed != isRightToLeft }

  func mainStart(_ insets: CSSInsets) -> Double {
    isRow ? (isMainFar ? insets.right : insets.left) : (isMainFar ? insets.bottom : insets.top)
  }
  func crossStart(_ insets: CSSInsets) -> Double {
    isRow ? (isCrossFar ? insets.bottom : insets.top) : (isCrossFar ? insets.right : insets.left)
  }
  func main(_ insets: CSSInsets) -> Double { isRow ? insets.width : insets.height }
  func cross(_ insets: CSSInsets) -> Double { isRow ? insets.height : insets.width }

  /// Whether the margins of a box at the main-start and main-end edge are automatic.
  func autoMain(_ box: CSSBox) -> (start: Bool, end: Bool) {
    let edges = box.style.margin
    let near = (isRow ? edges.left(box.isRightToLeft) : edges.top).isAuto
    let far = (isRow ? edges.right(box.isRightToLeft) : edges.bottom).isAuto
    return isMainFar ? (far, near) : (near, far)
  }

  /// Whether the margins of a box at the cross-start and cross-end edge are automatic.
  func autoCross(_ box: CSSBox) -> (start: Bool, end: Bool) {
    let edges = box.style.margin
    let near = (isRow ? edges.top : edges.left(box.isRightToLeft)).isAuto
    let far = (isRow ? edges.bottom : edges.right(box.isRightToLeft)).isAuto
    return isCrossFar ? (far, near) : (near, far)
  }

  /// The place of an item in its line by `align-self`.
  ///
  /// `start` and `end` do not follow `wrap-reverse`; `self-start` and `self-end` follow the item's direction.
  func alignment(_ value: CSSAlignment, isRightToLeft: Bool) -> (CSSFlexItem.Alignment, isSafe: Bool) {
    let isSafe = value.overflow == .safe
    let isOwnFar = isRow ? false : isRightToLeft
    switch value.keyword {
    case .flexStart: return (.start, isSafe)
    case .flexEnd: return (.end, isSafe)
    case .start: return (isWrapReversed ? .end : .start, isSafe)
    case .end: return (isWrapReversed ? .start : .end, isSafe)
    case .left, .right:
      return ((value.keyword == .right && !isRow) == isCrossFar ? .start : .end, isSafe)
    case .selfStart: return (isOwnFar == isCrossFar ? .start : .end, isSafe)
    case .selfEnd: return (isOwnFar == isCrossFar ? .end : .start, isSafe)
    case .center: return (.center, isSafe)
    case .baseline: return (.baseline, isSafe)
    case .lastBaseline: return (.lastBaseline, isSafe)
    default: return (.stretch, isSafe)
    }
  }

  /// How free space lies before and between boxes by `justify-content` (main axis) or `align-content` (cross axis).
  ///
  /// - Returns: The offset of the first from the axis' start, and what is added between two.
  func distribute(_ alignment: CSSAlignment, free: Double, count: Int, isMain: Bool) -> (first: Double, between: Double)
  {
    let isFlipped = isMain ? isReversed : isWrapReversed
    var share = 0.0
    switch alignment.keyword {
    case .center: share = 0.5
    case .flexEnd: share = 1
    case .start: share = isFlipped ? 1 : 0
    case .end: share = isFlipped ? 0 : 1
    case .left, .right:
      let isFar = isMain ? isMainFar : isCrossFar
      if isMain == isRow {
        share = (alignment.keyword == .right) == isFar ? 0 : 1
      } else {
        share = isFlipped ? 1 : 0
      }
    case .spaceBetween where free > 0 && count > 1: return (0, free / Double(count - 1))
    case .spaceAround where free > 0 && count > 0: return (free / Double(count) / 2, free / Double(count))
    case .spaceEvenly where free > 0 && count > 0: return (free / Double(count + 1), free / Double(count + 1))
    case .spaceAround, .spaceEvenly: share = free < 0 ? (isFlipped ? 1 : 0) : 0
    default: break
    }
    if free < 0, alignment.overflow == .safe { share = isFlipped ? 1 : 0 }
    return (free * share, 0)
  }
}
