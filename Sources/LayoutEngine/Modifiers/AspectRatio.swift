/// `aspectRatio(_:contentMode:)`: proposes a box of one shape.
///
/// Algorithm (SwiftUI):
/// 1. Where both axes are unspecified, the proposal passes through and no ratio is enforced.
/// 2. The shape is the given ratio to 1; without one it is the wrapped layer's ideal size. Equal sides count as 1 to 1.
/// 3. The scale on an axis is the proposal over the side; an unspecified axis and 0/0 have none.
/// 4. Fit uses the smaller scale, fill the larger one; the wrapped layer's proposal is the shape at that scale, finite
///    where the proposal is.
/// 5. The size is the wrapped layer's response, which stands in the middle of it.
///
/// Parameters: `p0` the ratio, NaN where not given; `option` 1 for fill. `p1` and `p2` store the ideal size.
extension ModifierRecord {
  package static func aspectRatio(_ ratio: Double?, fill: Bool) -> ModifierRecord {
    var record = ModifierRecord(.aspectRatio)
    record.p0 = Length.extent(ratio, &record.fault)
    if record.p0 == 0 {
      record.fault = .negative
      record.p0 = .nan
    }
    record.option = fill ? 1 : 0
    return record
  }

  /// The wrapped layer's proposal for one that is not unspecified on both axes; `ideal` is used only without a given
  /// ratio.
  func aspectRatioProposal(_ proposal: Proposal, ideal: Size) -> Proposal {
    // 2.
    var shape = Size(width: p0, height: 1)
    if p0.isNaN {
      shape = ideal
      if shape.width == shape.height { shape = Size(width: 1, height: 1) }
    }
    // 3. 0/0 is NaN, so it has no scale, like an unspecified axis.
    let horizontal = proposal.rawWidth / shape.width
    let vertical = proposal.rawHeight / shape.height
    // 4.
    let scale: Double
    switch (horizontal.isNaN, vertical.isNaN) {
    case (true, true): return proposal
    case (true, false): scale = vertical
    case (false, true): scale = horizontal
    case (false, false): scale = option == 0 ? min(horizontal, vertical) : max(horizontal, vertical)
    }
    let isInfinite = proposal.rawWidth == .infinity || proposal.rawHeight == .infinity
    let limit = isInfinite ? Double.infinity : Length.limit
    return Proposal(
      width: min(limit, Self.product(shape.width, scale)), height: min(limit, Self.product(shape.height, scale)))
  }

  /// The product, where zero times infinity is zero.
  private static func product(_ side: Double, _ scale: Double) -> Double {
    side == 0 || scale == 0 ? 0 : side * scale
  }
}
