/// Relative boxes (css-position-3, 3.3): insets move a box from its place, and nothing else.
package enum CSSRelative {
  /// How far the insets move a box; insets are physical, and never turned by a reversed axis.
  ///
  /// - Parameter height: The definite height of the containing block; not a number where there is none.
  package static func shift(_ box: CSSBox, in container: CSSBox, width: Double, height: Double) -> (
    x: Double, y: Double
  ) {
    guard box.facts.flags.contains(.shifted) else { return (0, 0) }
    let inset = box.style.inset
    let left = inset.left(box.isRightToLeft).resolved(width)
    let right = inset.right(box.isRightToLeft).resolved(width)
    let top = inset.top.resolved(height)
    let bottom = inset.bottom.resolved(height)
    let isRight = !right.isNaN && (left.isNaN || container.isRightToLeft)
    return (
      x: isRight ? -right : left.isNaN ? 0 : left,
      y: top.isNaN ? (bottom.isNaN ? 0 : -bottom) : top
    )
  }
}
