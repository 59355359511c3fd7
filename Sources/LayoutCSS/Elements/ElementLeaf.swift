import LayoutEngine

/// An element of another kind in a container of CSS, as a content that is measured.
///
/// It is proposed 0 for its least width, nothing for its width without a wrap, and numbers where CSS knows them. Its
/// response is its height; as wide as its box it need not be, and stands at its start.
final class ElementLeaf: CSSLeaf {
  /// The container holds this object, and its tree the container.
  private let inside: UnownedInside
  private let child: NodeIndex

  init(_ inside: ContainerInside, _ child: NodeIndex) {
    self.inside = UnownedInside(inside)
    self.child = child
  }

  func widths(height: Double) -> CSSWidths {
    let inside = inside.value
    let most = inside.measure(child, Proposal(width: nil, height: height)).width
    let least = inside.measure(child, Proposal(width: 0, height: height)).width
    return CSSWidths(min: least, max: max(least, most))
  }

  func maxWidth(height: Double) -> Double {
    inside.value.measure(child, Proposal(width: nil, height: height)).width
  }

  func size(width: Double, height: Double) -> CSSResult {
    let inside = inside.value
    let proposal = Proposal(width: width, height: height)
    let size = inside.measure(child, proposal)
    var result = CSSResult(width: width, height: size.height)
    if inside.readsBaselines {
      result.firstBaseline = inside.explicitGuide(.firstTextBaseline, of: child, proposal) ?? .nan
      result.lastBaseline = inside.explicitGuide(.lastTextBaseline, of: child, proposal) ?? .nan
    }
    return result
  }
}
