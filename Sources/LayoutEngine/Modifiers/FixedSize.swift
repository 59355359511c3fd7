/// `fixedSize(horizontal:vertical:)`: the ideal size on the chosen axes.
///
/// Algorithm (SwiftUI):
/// 1. The wrapped layer's proposal is unspecified on the chosen axes, for measuring and placing.
/// 2. The size is the wrapped layer's.
///
/// Parameters: `option` holds the axes.
extension ModifierRecord {
  package static func fixedSize(_ axes: Axis.Set) -> ModifierRecord {
    var record = ModifierRecord(.fixedSize)
    record.option = axes.rawValue
    return record
  }

  @inline(__always)
  func fixedSizeProposal(_ proposal: Proposal) -> Proposal {
    // 1.
    proposal.unspecified(Axis.Set(rawValue: option))
  }
}
