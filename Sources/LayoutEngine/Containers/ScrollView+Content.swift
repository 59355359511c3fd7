/// The place of a scroll view's content.
extension LayoutTree {
  /// The distance by which a scroll view's content reaches out at the left.
  ///
  /// Where the content runs from right to left, its beginning is visible at offset 0.
  package func overhang(of scrollView: NodeIndex) -> Double {
    guard nodes[scrollView].flags.contains(.coreRightToLeft), scrollAxes(scrollView).contains(Axis.Set.horizontal)
    else { return 0 }
    return max(0, contentLength(of: scrollView, .horizontal) - coreRect(of: scrollView).size.width)
  }

  /// The length of a scroll view's content, from its leading edge.
  ///
  /// - Complexity: O(children).
  package func contentLength(of scrollView: NodeIndex, _ axis: Axis) -> Double {
    let core = coreRect(of: scrollView).size
    let isMirrored = axis == .horizontal && nodes[scrollView].flags.contains(.coreRightToLeft)
    var length = 0.0
    for child in LayoutChildren(tree: self, container: scrollView) {
      let record = nodes[child]
      length = max(length, isMirrored ? core.width - record.origin.x : record.origin[axis] + record.size[axis])
    }
    return length
  }
}
