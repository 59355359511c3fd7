import LayoutEngine

/// The elements of other kinds in a container of CSS, as contents that are measured. A box's number is its element's node.
///
/// An element is proposed 0 for its least width, nothing for its width without a wrap, and numbers where CSS knows them.
/// The least width of a text is that of its longest word, where `ContainerInside.widthOfWords` knows it.
/// Its response is its height; as wide as its box it need not be, and stands at its start.
final class ElementLeaf: CSSLeaf {
  /// Its tree holds the containers whose boxes hold this object. The container that it was made for may be gone: only the
  /// tree is read.
  private let inside: UnownedInside

  init(_ inside: ContainerInside) { self.inside = UnownedInside(inside) }

  func widths(of box: CSSBox, height: Double) -> CSSWidths {
    let (inside, child) = (inside.value, NodeIndex(rawValue: box.number))
    let most = inside.measure(child, Proposal(width: nil, height: height)).width
    let least = inside.widthOfWords(of: child) ?? inside.measure(child, Proposal(width: 0, height: height)).width
    return CSSWidths(min: least, max: max(least, most))
  }

  func maxWidth(of box: CSSBox, height: Double) -> Double {
    inside.value.measure(NodeIndex(rawValue: box.number), Proposal(width: nil, height: height)).width
  }

  func size(of box: CSSBox, width: Double, height: Double) -> CSSResult {
    let (inside, child) = (inside.value, NodeIndex(rawValue: box.number))
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
