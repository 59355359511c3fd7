import LayoutEngine

/// The stored state of a scroll view.
struct ScrollState {
  /// How far the content is scrolled: points from its top leading corner to the window's.
  var offset = Point.zero
  /// The axes on which the content's end is to be visible after the turn, wherever it is by then.
  var toEnd: Axis.Set = []
  /// The view that the host shows, and its offset as far as it is known, from its content's top left corner.
  var shown: (view: ViewID, offset: Point)?
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutTree {
  /// Converts an offset from the top leading corner to one from the top left corner, or the other way round.
  func mirrored(_ offset: Point, in scrollView: NodeIndex) -> Point {
    let overhang = overhang(of: scrollView)
    return overhang > 0 ? Point(x: overhang - offset.x, y: offset.y) : offset
  }

  /// The nearest offset to `offset` at which the window shows content only.
  func clamped(_ offset: Point, in scrollView: NodeIndex) -> Point {
    var result = Point.zero
    let window = coreRect(of: scrollView).size
    for axis in Axis.allCases where scrollAxes(scrollView).contains(axis) {
      let last = max(0, contentLength(of: scrollView, axis) - window[axis])
      // NaN is no offset.
      result[axis] = offset[axis] > 0 ? min(offset[axis], last) : 0
    }
    return result
  }
}
