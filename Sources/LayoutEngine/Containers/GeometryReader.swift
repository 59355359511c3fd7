/// A geometry reader: takes what is proposed (`fill`).
///
/// Algorithm (SwiftUI): every child is offered the reader's own size and stands at the top leading corner.
extension LayoutTree {
  func arrangeGeometryReader(_ node: NodeIndex, _ core: PlacedCore) {
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      put(child, Proposal(core.size), at: .zero)
      child = nextLayoutChild(after: child, in: node)
    }
  }
}
