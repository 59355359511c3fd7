/// `padding(_:)`: room around its inside.
///
/// Algorithm (SwiftUI):
/// 1. The wrapped layer's proposal is the layer's own minus the insets, at least 0; unspecified stays unspecified.
/// 2. The size is the wrapped layer's plus the insets, at least 0. Insets may be negative.
/// 3. The wrapped layer stands at (leading, top).
///
/// Parameters: `p0` top, `p1` leading, `p2` bottom, `p3` trailing.
extension ModifierRecord {
  /// The inset of SwiftUI's `padding()` without a length.
  package static var defaultPadding: Double { 16 }

  @inlinable @inline(__always)
  package static func padding(_ insets: EdgeInsets) -> ModifierRecord {
    var record = ModifierRecord(.padding)
    record.p0 = Length.distance(insets.top, &record.fault)
    record.p1 = Length.distance(insets.leading, &record.fault)
    record.p2 = Length.distance(insets.bottom, &record.fault)
    record.p3 = Length.distance(insets.trailing, &record.fault)
    return record
  }

  @inline(__always)
  func paddingProposal(_ proposal: Proposal) -> Proposal {
    // 1. A comparison with NaN is false, so unspecified passes through.
    let width = proposal.rawWidth - (p1 + p3)
    let height = proposal.rawHeight - (p0 + p2)
    return Proposal(rawWidth: width < 0 ? 0 : width, rawHeight: height < 0 ? 0 : height)
  }

  @inline(__always)
  func paddingResponse(_ inner: Size) -> Size {
    // 2.
    let width = inner.width + (p1 + p3)
    let height = inner.height + (p0 + p2)
    return Size(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
  }
}
