/// `position(x:y:)`: places the middle of its inside at a point of all the room there is.
///
/// Algorithm (SwiftUI):
/// 1. The size is the proposal, and the wrapped layer's where that is unspecified.
/// 2. When placed, the wrapped layer's proposal is the layer's own size.
/// 3. Its middle is placed at (x, y), mirrored inside the layer in a right-to-left layout.
///
/// Parameters: `p0` x, `p1` y.
extension ModifierRecord {
  package static func position(x: Double, y: Double) -> ModifierRecord {
    var record = ModifierRecord(.position)
    record.p0 = Length.distance(x, &record.fault)
    record.p1 = Length.distance(y, &record.fault)
    return record
  }

  @inline(__always)
  func positionResponse(_ proposal: Proposal, _ inner: Size) -> Size {
    // 1.
    Size(
      width: proposal.rawWidth.isNaN ? inner.width : proposal.rawWidth,
      height: proposal.rawHeight.isNaN ? inner.height : proposal.rawHeight)
  }

  @inline(__always)
  func positionOrigin(_ inner: Size) -> Point {
    // 3.
    Point(x: p0 - inner.width / 2, y: p1 - inner.height / 2)
  }
}
