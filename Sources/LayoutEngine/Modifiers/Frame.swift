/// `frame(width:height:alignment:)`: a layer of a given width, a given height, or both.
///
/// Algorithm (SwiftUI's fixed frame):
/// 1. The wrapped layer's proposal is the given width and height, and the frame's own where one is not given.
/// 2. The size is the given width and height, and the wrapped layer's where one is not given.
/// 3. The wrapped layer is aligned: the frame's guide by its size, minus the wrapped layer's guide.
///
/// Parameters: `p0` width, `p1` height, NaN where not given; bit 2 of `option` marks
/// `size(width:height:)`.
extension ModifierRecord {
  /// A fixed frame that a native view inside fills.
  @inlinable @inline(__always)
  package static func size(width: Double?, height: Double?) -> ModifierRecord {
    var record = frame(width: width, height: height)
    record.option = 4
    return record
  }

  /// The axes along which a native view inside fills the layer: those with a length of `size(width:height:)`.
  ///
  /// It is `nil` where the layer has a size or a place of its own otherwise.
  package var filledAxes: Axis.Set? {
    guard kind == .percentFrame || kind == .frame && option & 4 != 0 else {
      return kind.isTrait || kind == .offset ? [] : nil
    }
    var axes: Axis.Set = []
    if !p0.isNaN { axes.formUnion(.horizontal) }
    if !p1.isNaN { axes.formUnion(.vertical) }
    return axes
  }

  @inlinable @inline(__always)
  package static func frame(
    width: Double?, height: Double?, horizontal: GuideKey = .horizontalCenter, vertical: GuideKey = .verticalCenter
  ) -> ModifierRecord {
    var record = ModifierRecord(.frame, horizontal, vertical)
    record.p0 = Length.extent(width, &record.fault)
    record.p1 = Length.extent(height, &record.fault)
    return record
  }

  @inline(__always)
  func frameProposal(_ proposal: Proposal) -> Proposal {
    // 1.
    Proposal(rawWidth: p0.isNaN ? proposal.rawWidth : p0, rawHeight: p1.isNaN ? proposal.rawHeight : p1)
  }

  @inline(__always)
  func frameResponse(_ inner: Size) -> Size {
    // 2.
    Size(width: p0.isNaN ? inner.width : p0, height: p1.isNaN ? inner.height : p1)
  }
}
