/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: a layer between bounds.
///
/// Algorithm, on each axis (SwiftUI's flexible frame, as of the systems of 2023):
/// 1. Bounds are put in order once: the minimum is at least 0, the ideal at least the minimum, the maximum at least the
///    ideal. The maximum is not raised to the minimum; where they contradict each other the minimum wins.
/// 2. The wrapped layer's proposal is the layer's own, clamped to the bounds; where that is unspecified, the ideal
///    clamped; where there is no ideal either, unspecified.
/// 3. The size is
///    a. with a proposal and both bounds: the clamped proposal;
///    b. without a proposal, with an ideal: the ideal;
///    c. else the wrapped layer's length, clamped to the bounds, where the proposal is in place of a missing bound if
///    it is beyond the length.
/// 4. When placed, the wrapped layer's proposal is the frame's own size. It stays unspecified where there is neither
///    ideal nor proposal and the size is strictly between the bounds.
/// 5. Alignment is that of a fixed frame.
///
/// Parameters: `p0` to `p2` minimum, ideal and maximum width; `p3` to `p5` the same for the height; NaN where not
/// given.
extension ModifierRecord {
  @inlinable @inline(__always)
  package static func flexibleFrame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, horizontal: GuideKey = .horizontalCenter,
    vertical: GuideKey = .verticalCenter
  ) -> ModifierRecord {
    var record = ModifierRecord(.flexibleFrame, horizontal, vertical)
    (record.p0, record.p1, record.p2) = orderedBounds(minWidth, idealWidth, maxWidth, &record.fault)
    (record.p3, record.p4, record.p5) = orderedBounds(minHeight, idealHeight, maxHeight, &record.fault)
    return record
  }

  @inlinable @inline(__always)
  static func orderedBounds(
    _ min: Double?, _ ideal: Double?, _ max: Double?, _ fault: inout Length.Fault
  ) -> (Double, Double, Double) {
    // 1. A comparison with NaN is false.
    var low = Length.bound(min, &fault)
    if low == .infinity {
      fault = .infinite
      low = .nan
    }
    var middle = Length.extent(ideal, &fault)
    var high = Length.bound(max, &fault)
    if middle < low {
      fault = .contradiction
      middle = low
    }
    if high < middle {
      fault = .contradiction
      high = middle
    }
    if high < low { fault = .contradiction }
    return (low, middle, high)
  }

  @inline(__always)
  func flexibleFrameProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      rawWidth: Self.innerProposed(proposal.rawWidth, p0, p1, p2),
      rawHeight: Self.innerProposed(proposal.rawHeight, p3, p4, p5))
  }

  @inline(__always)
  func flexibleFrameResponse(_ proposal: Proposal, _ innerProposed: Proposal, _ inner: Size) -> Size {
    Size(
      width: Self.response(proposal.rawWidth, innerProposed.rawWidth, inner.width, p0, p1, p2),
      height: Self.response(proposal.rawHeight, innerProposed.rawHeight, inner.height, p3, p4, p5))
  }

  @inline(__always)
  func flexibleFramePlacementProposal(_ proposal: Proposal, _ size: Size) -> Proposal {
    Proposal(
      rawWidth: Self.placementProposal(proposal.rawWidth, size.width, p0, p1, p2),
      rawHeight: Self.placementProposal(proposal.rawHeight, size.height, p3, p4, p5))
  }

  @inline(__always)
  private static func innerProposed(_ proposed: Double, _ min: Double, _ ideal: Double, _ max: Double) -> Double {
    // 2.
    let wish = proposed.isNaN ? ideal : proposed
    return wish.isNaN ? .nan : clamp(wish, min, max)
  }

  @inline(__always)
  private static func response(
    _ proposed: Double, _ innerProposed: Double, _ inner: Double, _ min: Double, _ ideal: Double, _ max: Double
  ) -> Double {
    if !proposed.isNaN, !min.isNaN, !max.isNaN { return clamp(proposed, min, max) }  // 3a.
    if proposed.isNaN, !ideal.isNaN { return ideal }  // 3b.
    // 3c.
    if !min.isNaN, !max.isNaN { return clamp(inner, min, max) }
    if !min.isNaN { return Swift.max(innerProposed.isNaN ? inner : Swift.min(innerProposed, inner), min) }
    if !max.isNaN { return Swift.min(innerProposed.isNaN ? inner : Swift.max(innerProposed, inner), max) }
    return inner
  }

  @inline(__always)
  private static func placementProposal(
    _ proposed: Double, _ size: Double, _ min: Double, _ ideal: Double, _ max: Double
  ) -> Double {
    // 4.
    let low = min.isNaN ? -Double.infinity : min
    let high = max.isNaN ? Double.infinity : max
    return ideal.isNaN && proposed.isNaN && low < size && size < high ? .nan : size
  }

  /// The value clamped to the bounds, of which the minimum wins; a bound of NaN is none.
  @inline(__always)
  static func clamp(_ value: Double, _ min: Double, _ max: Double) -> Double {
    let capped = max.isNaN || value <= max ? value : max
    return min.isNaN || capped >= min ? capped : min
  }
}
