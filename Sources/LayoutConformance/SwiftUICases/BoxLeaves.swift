package import LayoutEngine

/// Measures the leaves of one case: texts by counting characters, and the two leaves of constant area.
package final class BoxLeaves: LeafMeasuring {
  enum Leaf {
    case text(String, CharacterMeasure, lineLimit: Int?)
    case area(Double, idealWidth: Double)
    case areaByHeight(Double, idealHeight: Double)
  }

  private var leaves: [Leaf] = []

  func add(_ leaf: Leaf) -> UInt32 {
    leaves.append(leaf)
    return UInt32(leaves.count - 1)
  }

  package func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    guard case .text(let text, let rule, let ownLimit) = leaves[Int(token)] else {
      preconditionFailure("leaf \(token) is no text")
    }
    let limit = min(lineLimit ?? .max, ownLimit ?? .max)
    return rule.measure(text, width: width, lineLimit: limit == .max ? nil : limit)
  }

  package func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    switch leaves[Int(token)] {
    case .area(let area, let idealWidth):
      let width = max(proposal.width ?? idealWidth, 1)
      return Size(width: width, height: area / width)
    case .areaByHeight(let area, let idealHeight):
      let height = max(proposal.height ?? idealHeight, 1)
      return Size(width: area / height, height: height)
    case .text:
      preconditionFailure("leaf \(token) is a text")
    }
  }
}
