/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a share of the nearest scroll view or window.
///
/// Algorithm (SwiftUI's documented formula), on each chosen axis with the container's length L:
/// 1. length = (L - spacing * (count - 1)) / count * span + (span - 1) * spacing, at least 0.
/// 2. The rest is that of a fixed frame. Where no container's size is known, the axis counts as not given.
///
/// Parameters: `option` the axes, `p0` count, `p1` span, `p2` spacing.
extension ModifierRecord {
  package static func containerRelativeFrame(
    _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0, horizontal: GuideKey = .horizontalCenter,
    vertical: GuideKey = .verticalCenter
  ) -> ModifierRecord {
    var record = ModifierRecord(.containerRelativeFrame, horizontal, vertical)
    record.option = axes.rawValue
    if count < 1 || span < 1 { record.fault = .negative }
    record.p0 = Double(max(count, 1))
    record.p1 = Double(max(span, 1))
    record.p2 = Length.distance(spacing, &record.fault)
    return record
  }

  @inline(__always)
  func resolvedContainerRelativeFrame(_ container: Size?) -> ModifierRecord {
    var record = self
    record.kind = .frame
    record.p0 = .nan
    record.p1 = .nan
    guard let container else { return record }
    if option & 1 != 0 { record.p0 = share(container.width) }
    if option & 2 != 0 { record.p1 = share(container.height) }
    return record
  }

  private func share(_ length: Double) -> Double {
    // 1.
    guard length.isFinite else { return .nan }
    return Swift.max(0, Length.bounded((length - p2 * (p0 - 1)) / p0 * p1 + (p1 - 1) * p2))
  }
}
