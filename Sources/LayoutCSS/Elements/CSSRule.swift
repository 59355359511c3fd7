package import LayoutEngine

/// The rule of `Flex` and `CSSGrid`: CSS lays out a tree of boxes, one for each element.
///
/// 1. The outermost container makes the boxes of all containers of the family below it (`CSSBoxes`). A nested one is the
///    box of its element, with its children; any other element is a box that is measured (`ElementLeaf`).
/// 2. It proposes what its own proposal means to CSS (`CSSRule+Border.swift`), and responds with the size of its box.
/// 3. When placed, it lays out all boxes below it, and puts its children at their boxes.
/// 4. A nested container has the size of its box, and puts its own children at the boxes that the outermost one has laid
///    out. Where these changed, it is placed anew whatever its size is.
/// 5. CSS works with the direction inside each element, since some of its properties name left and right. The results of a
///    container are mirrored back to the engine's left to right.
package struct CSSRule: ContainerRule, Equatable {
  /// The boxes with the parameters; of these alone equality is.
  let boxes: CSSBoxes

  init(_ written: CSSContainerStyle, reading values: LayoutValueReader) { boxes = CSSBoxes(written, values) }

  var written: CSSContainerStyle { boxes.written }

  private static let traits: RuleTraits = [.isReadInside, .showsWhatIsPut]
  private static let traitsWithBaselines: RuleTraits = [.isReadInside, .showsWhatIsPut, .needsBaselines]

  package static func == (one: CSSRule, other: CSSRule) -> Bool { one.written == other.written }

  package var name: String { written.name }
  package var traits: RuleTraits { written.alignsBaselines ? CSSRule.traitsWithBaselines : CSSRule.traits }

  package func childrenChanged() { boxes.childrenChanged() }
  package func leave(_ inside: ContainerInside, for next: any ContainerRule) {
    if let next = next as? CSSRule { next.boxes.follow(boxes) } else { boxes.leave(inside) }
  }

  package var family: AnyObject? { boxes }

  /// A nested container is proposed its own size alone, which follows from its children, so that a percentage in it is of
  /// nothing.
  package func percentBase(_ proposal: Proposal) -> Proposal { boxes.isInFamily ? .unspecified : proposal }

  /// A copy has boxes of its own, for the nodes of its tree.
  package func copied() -> any ContainerRule { CSSRule(written, reading: boxes.values) }

  /// The response, by steps 1, 2 and 4.
  package func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    if let size = boxes.sizeInFamily(proposal) { return size }
    guard let box = root(inside) else { return .zero }
    // The frames of no layout are kept, so that those of this one may be the ones that are shown.
    let result = CSSLayout.layout(box, space(proposal, box), places: box.stored?.placed.isUsed != true)
    if inside.isStopped {
      boxes.dropAll()
      return .zero
    }
    return Size(width: result.width, height: result.height)
  }

  /// Puts the children, by steps 3 to 5.
  package func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    if !boxes.isInFamily {
      guard let box = root(inside) else { return }
      let result = CSSLayout.layout(box, space(core.proposal, box), places: true)
      if inside.isStopped { return boxes.dropAll() }
      box.width = result.width
      box.height = result.height
    }
    reportCut(inside)
    boxes.put(inside, in: core.size)
  }

  /// The box of the container as the outermost one; `nil` where it is nested too deep to go on now.
  func root(_ inside: ContainerInside) -> CSSBox? {
    guard inside.mayDescend else { return nil }
    return boxes.rootBox(inside)
  }
}
