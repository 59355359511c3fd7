/// `frame(width:height:alignment:)`: a layer of a given width, a given height, or both.
///
/// Algorithm (SwiftUI's fixed frame):
/// 1. The wrapped layer is offered the given width and height, and the frame's own proposal where one is not given.
/// 2. The size is the given width and height, and the wrapped layer's where one is not given.
/// 3. The wrapped layer is aligned: the frame's guide by its size, minus the wrapped layer's guide.
///
/// Parameters: `p0` width, `p1` height, NaN where not given.
extension ModifierRecord {
  package static func frame(
    width: Double?, height: Double?, horizontal: GuideKey = .horizontalCenter, vertical: GuideKey = .verticalCenter
  ) -> ModifierRecord {
    var record = ModifierRecord(.frame)
    record.p0 = Length.extent(width, &record.fault)
    record.p1 = Length.extent(height, &record.fault)
    record.horizontal = horizontal
    record.vertical = vertical
    return record
  }

  @inline(__always)
  func frameOffer(_ proposal: Proposal) -> Proposal {
    // 1.
    Proposal(rawWidth: p0.isNaN ? proposal.rawWidth : p0, rawHeight: p1.isNaN ? proposal.rawHeight : p1)
  }

  @inline(__always)
  func frameAnswer(_ inner: Size) -> Size {
    // 2.
    Size(width: p0.isNaN ? inner.width : p0, height: p1.isNaN ? inner.height : p1)
  }
}
