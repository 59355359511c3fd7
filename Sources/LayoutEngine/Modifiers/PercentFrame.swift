/// `size(width:height:)` with lengths in points or in percent of the nearest container.
///
/// Algorithm:
/// 1. A percentage is one of the nearest enclosing container's proposal, inside that container's padding. The base
///    travels down beside the proposal, so a percentage means the same while a stack tries zero and infinity.
/// 2. Where the base is unspecified or infinite, the length counts as not given.
/// 3. The rest is that of a fixed frame.
///
/// Parameters: `p0` width, `p1` height; bit 0 of `option` marks the width as a percentage, bit 1 the height.
extension ModifierRecord {
  package static func percentFrame(
    width: Double?, widthIsPercent: Bool, height: Double?, heightIsPercent: Bool,
    horizontal: GuideKey = .horizontalCenter, vertical: GuideKey = .verticalCenter
  ) -> ModifierRecord {
    guard (width != nil && widthIsPercent) || (height != nil && heightIsPercent) else {
      var record = size(width: width, height: height)
      (record.horizontal, record.vertical) = (horizontal, vertical)
      return record
    }
    var record = ModifierRecord(.percentFrame, horizontal, vertical)
    record.p0 = Length.extent(width, &record.fault)
    record.p1 = Length.extent(height, &record.fault)
    record.option = (widthIsPercent ? 1 : 0) | (heightIsPercent ? 2 : 0)
    return record
  }

  /// The fixed frame of the percentages over `base`.
  @inline(__always)
  func resolvedPercentFrame(_ base: Proposal) -> ModifierRecord {
    var record = self
    record.kind = .frame
    if option & 1 != 0 { record.p0 = Self.portion(p0, of: base.rawWidth) }
    if option & 2 != 0 { record.p1 = Self.portion(p1, of: base.rawHeight) }
    return record
  }

  /// `percent` of `base` in points; NaN where the base is not finite.
  static func portion(_ percent: Double, of base: Double) -> Double {
    // 1, 2.
    base.isFinite ? Length.bounded(base * percent / 100) : .nan
  }
}
