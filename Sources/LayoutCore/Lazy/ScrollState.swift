import LayoutEngine

/// What is remembered about a scroll view.
struct ScrollState {
  /// How far the content is scrolled: points from its top leading corner to the window's.
  var offset = Point.zero
  /// The view that the host shows, and the offset it has as far as is known, from its content's top left corner.
  var shown: (view: ViewID, offset: Point)?
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutTree {
  /// How far a scroll view's content juts out at the left: where it runs from right to left, its beginning is there where
  /// nothing is scrolled.
  func overhang(of scrollView: NodeIndex) -> Double {
    guard nodes[scrollView].flags.contains(.coreRightToLeft), scrollAxes(scrollView).contains(Axis.Set.horizontal)
    else { return 0 }
    return max(0, contentLength(of: scrollView, .horizontal) - coreRect(of: scrollView).size.width)
  }

  /// An offset from the top leading corner as one from the top left corner, and the other way round.
  func mirrored(_ offset: Point, in scrollView: NodeIndex) -> Point {
    let overhang = overhang(of: scrollView)
    return overhang > 0 ? Point(x: overhang - offset.x, y: offset.y) : offset
  }

  /// How long a scroll view's content is, from its leading edge. Complexity: O(children).
  func contentLength(of scrollView: NodeIndex, _ axis: Axis) -> Double {
    let core = coreRect(of: scrollView).size
    let isMirrored = axis == .horizontal && nodes[scrollView].flags.contains(.coreRightToLeft)
    var length = 0.0
    var child = firstLayoutChild(of: scrollView)
    while !child.isNone {
      let record = nodes[child]
      length = max(length, isMirrored ? core.width - record.origin.x : record.origin[axis] + record.size[axis])
      child = nextLayoutChild(after: child, in: scrollView)
    }
    return length
  }

  /// The nearest offset to `offset` at which the window shows content only.
  func clamped(_ offset: Point, in scrollView: NodeIndex) -> Point {
    var result = Point.zero
    let window = coreRect(of: scrollView).size
    for axis in Axis.allCases where scrollAxes(scrollView).contains(axis) {
      let last = max(0, contentLength(of: scrollView, axis) - window[axis])
      // NaN is no place.
      result[axis] = offset[axis] > 0 ? min(offset[axis], last) : 0
    }
    return result
  }
}
