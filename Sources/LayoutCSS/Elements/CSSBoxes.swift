import LayoutEngine

/// The boxes of a container, which follow the elements of the engine's tree.
///
/// A change of the children, or of a response of theirs, drops what is stored on the way from there to the outermost
/// container alone. Then the boxes of the children are made anew, and those of nested containers stay.
///
/// As those of `CSSBox`, accesses of the properties are not checked when the program runs; none of them overlaps another.
final class CSSBoxes {
  /// The most containers in each other that are one tree of boxes; a deeper one is measured as any other element is, so
  /// that the stack is bounded.
  static let mostLevels = 32

  let written: CSSContainerStyle
  let values: LayoutValueReader
  /// The box of the container itself; `nil` before it is measured. A box's number is its element's node, and a box without
  /// a content that is measured is a container of the family.
  @exclusivity(unchecked) private(set) var box: CSSBox?
  @exclusivity(unchecked) private var isStale = true
  /// The number of containers around it that lay it out.
  @exclusivity(unchecked) private var level = 0
  /// Whether the container itself does not shrink where it does not declare it.
  @exclusivity(unchecked) private var isKept = false
  /// What the containers in it share, where it was the outermost one.
  @exclusivity(unchecked) private var family: CSSFamily?
  /// Whether what is stored includes the baselines of texts.
  @exclusivity(unchecked) private var storesBaselines = false

  init(_ written: CSSContainerStyle, _ values: LayoutValueReader) {
    self.written = written
    self.values = values
  }

  /// Whether a container around it lays it out.
  var isInFamily: Bool { box?.parent != nil }

  /// The size of a nested container that the one around has laid out; `nil` for any other proposal than that size.
  func sizeInFamily(_ proposal: Proposal) -> Size? {
    guard let box, box.parent != nil, proposal.width == box.width, proposal.height == box.height else { return nil }
    return Size(width: box.width, height: box.height)
  }

  func childrenChanged() {
    isStale = true
    guard let box else { return }
    for child in box.children where child.leaf != nil { child.drop() }
    box.invalidate()
  }

  /// Takes the place of another rule of CSS, with its boxes: those of nested containers stay.
  func follow(_ old: CSSBoxes) {
    (box, level, isKept, family, storesBaselines) = (old.box, old.level, old.isKept, old.family, old.storesBaselines)
  }

  /// Lets the containers in it be the outermost ones of their own, since a rule that is none of CSS takes its place.
  func leave(_ inside: ContainerInside) {
    guard let box else { return }
    for child in inside.children where (inside.family(of: child) as? CSSBoxes)?.isInFamily == true {
      inside.dropResponses(of: child)
    }
    box.setChildren([])
  }

  /// Drops everything, since an evaluation was stopped in the middle.
  func dropAll() {
    guard let box else { return }
    CSSBoxes.dropBelow(box)
    box.invalidate()
  }

  private static func dropBelow(_ box: CSSBox) {
    for child in box.children {
      dropBelow(child)
      child.drop()
    }
  }

  /// The box of the outermost container, or of one that is measured beside the one around it.
  func rootBox(_ inside: ContainerInside) -> CSSBox {
    let family = self.family ?? CSSFamily(inside)
    self.family = family
    let box = box(inside, level: isInFamily ? level : 0, isKept: isInFamily && isKept, family)
    if inside.readsBaselines, !storesBaselines {
      storesBaselines = true
      dropAll()
    }
    return box
  }

  /// The box of the container with the boxes of all elements below it.
  private func box(_ inside: ContainerInside, level: Int, isKept: Bool, _ family: CSSFamily) -> CSSBox {
    if let box, !isStale, self.level == level, self.isKept == isKept { return box }
    if level > 0, self.level == 0 { inside.join() }
    isStale = false
    self.level = level
    self.isKept = isKept
    let box = ownBox(inside, family)
    box.face(inside.isRightToLeft)
    var before = Before(box.children)
    var boxes: [CSSBox] = []
    boxes.reserveCapacity(inside.count)
    for child in inside.children {
      boxes.append(member(child, inside, before.box(child, boxes.count), family))
    }
    box.setChildren(boxes)
    return box
  }

  /// The box of the container with its style.
  private func ownBox(_ inside: ContainerInside, _ family: CSSFamily) -> CSSBox {
    for fault in written.faults { inside.report(.invalidStyle, of: inside.index, FaultText(fault.description)) }
    for fault in written.numberFaults { inside.report(.invalidNumber, of: inside.index, FaultText(fault)) }
    let styled = ownStyle(inside, family)
    if styled.style.alignItems.isBaseline { inside.readBaselines() }
    if let box {
      set(styled, of: box)
      return box
    }
    let box = CSSBox(styled, leaf: nil, number: inside.index.rawValue, isRightToLeft: inside.isRightToLeft)
    self.box = box
    return box
  }

  /// The style of the container: that of its parameters, with what its modifiers declare.
  private func ownStyle(_ inside: ContainerInside, _ family: CSSFamily) -> CSSStyled {
    let base = CSSFamily.Base.container(written, isKept: isKept && !written.declaresShrink)
    let styled = declared(inside.index, inside, base, family)
    guard level == 0, styled.style.display == .contents else { return styled }
    // No container is around it that could take its children.
    inside.report(
      .invalidStyle, of: inside.index,
      FaultText("the display contents has no container of CSS around it, and counts as that of the element"))
    var style = styled.style
    style.display = written.element
    return CSSStyled(style, isRightToLeft: inside.isRightToLeft)
  }

  /// Gives a box a style, where it is another one.
  private func set(_ styled: CSSStyled, of box: CSSBox) {
    if box.styled !== styled, box.style != styled.style { box.restyle(styled) }
  }

  /// The boxes of the last time by their nodes; most are at the same place.
  private struct Before {
    let boxes: [CSSBox]
    private var places: [UInt32: Int] = [:]

    init(_ boxes: [CSSBox]) { self.boxes = boxes }

    mutating func box(_ node: NodeIndex, _ place: Int) -> CSSBox? {
      let number = node.rawValue
      if place < boxes.count, boxes[place].number == number { return boxes[place] }
      if boxes.isEmpty { return nil }
      if places.isEmpty { for (place, box) in boxes.enumerated() { places[box.number] = place } }
      return places[number].map { boxes[$0] }
    }
  }

  private func member(
    _ child: NodeIndex, _ inside: ContainerInside, _ old: CSSBox?, _ family: CSSFamily
  ) -> CSSBox {
    let nested = inside.family(of: child) as? CSSBoxes
    let isKept = written.keepsItems || nested?.written.keepsItems == true
    if let nested, level + 1 < CSSBoxes.mostLevels, inside.isBare(child) {
      let box = nested.box(inside.inside(of: child), level: level + 1, isKept: isKept, family)
      if box.style.alignSelf.isBaseline { inside.readBaselines() }
      return box
    }
    if nested?.isInFamily == true { inside.dropResponses(of: child) }
    let box = leafBox(child, inside, isKept, old, family)
    if let known = inside.knownLengths(of: child) {
      box.setContent(CSSWidths(min: known.least, max: max(known.least, known.ideal.width)), height: known.ideal.height)
    } else {
      box.setContent(.unknown, height: .nan)
    }
    return box
  }

  /// The box of an element whose content is measured; `old` is what stood for its node before.
  private func leafBox(
    _ child: NodeIndex, _ inside: ContainerInside, _ isKept: Bool, _ old: CSSBox?, _ family: CSSFamily
  ) -> CSSBox {
    let styled = itemStyle(child, inside, isKept, family)
    let isRightToLeft = inside.isRightToLeft(inside: child)
    if let old, old.leaf != nil {
      set(styled, of: old)
      old.face(isRightToLeft)
      old.drop()
      return old
    }
    return CSSBox(styled, leaf: family.leaf, number: child.rawValue, isRightToLeft: isRightToLeft)
  }

  /// The style of an element that is no container of CSS.
  private func itemStyle(
    _ child: NodeIndex, _ inside: ContainerInside, _ isKept: Bool, _ family: CSSFamily
  ) -> CSSStyled {
    let styled = declared(child, inside, isKept ? .keptItem : .item, family)
    if styled.style.alignSelf.isBaseline { inside.readBaselines() }
    guard styled.style.display == .contents else { return styled }
    // It has no children to put in its place (css-display-3, 2.5).
    var style = styled.style
    style.display = .none
    return CSSStyled(style, isRightToLeft: inside.isRightToLeft(inside: child))
  }

  /// A style with what the modifiers of an element declare, from the innermost on.
  ///
  /// The element's box has the direction inside the element, and a modifier's leading side is that of the direction where
  /// the modifier stands.
  private func declared(
    _ node: NodeIndex, _ inside: ContainerInside, _ base: CSSFamily.Base, _ family: CSSFamily
  ) -> CSSStyled {
    if !family.items.isEmpty { family.items.removeAll(keepingCapacity: true) }
    inside.forEachLayoutValue(of: node) { number, isTurned in
      if let item = values.value(number) as? CSSItem { family.items.append(isTurned ? item.turned : item) }
    }
    if family.items.isEmpty, let plain = base.plain { return plain }
    let isRightToLeft = inside.isRightToLeft(inside: node)
    if let known = family.known(base, level: level, isRightToLeft: isRightToLeft) { return known }
    var style = base.style
    var faults: [String] = []
    var areFaulty = false
    for item in family.items {
      for fault in item.faults {
        inside.report(.invalidStyle, of: node, FaultText(fault.description))
        areFaulty = true
      }
      style.apply(item.declarations, &faults)
    }
    for fault in faults { inside.report(.invalidNumber, of: node, FaultText(fault)) }
    let styled = CSSStyled(style, isRightToLeft: isRightToLeft)
    // Each element with a fault is reported.
    if !areFaulty, faults.isEmpty { family.keep(styled, of: base, level: level, isRightToLeft: isRightToLeft) }
    return styled
  }

  /// The box of a child.
  func box(of child: NodeIndex) -> CSSBox? { box?.children.first { $0.number == child.rawValue } }

  /// Puts the children at their boxes.
  ///
  /// 1. A nested container is placed anew where its boxes were laid out again.
  /// 2. Any other element stands at the start of its box: of the side where its own direction begins.
  func put(_ inside: ContainerInside, in size: Size) {
    guard let box, box.style.display != .none else { return }
    let isRightToLeft = inside.isRightToLeft
    for child in box.children where child.style.display != .none {
      let node = NodeIndex(rawValue: child.number)
      let left = isRightToLeft ? size.width - child.x - child.width : child.x
      if child.leaf == nil {  // 1.
        if child.shownLayout != child.layouts {
          child.shownLayout = child.layouts
          inside.reopen(node)
        }
        inside.putSettled(node, Size(width: child.width, height: child.height), at: Point(x: left, y: child.y))
      } else {
        let insets = child.insets
        let near = isRightToLeft ? insets.right : insets.left
        let (width, height) = (max(0, child.width - insets.width), max(0, child.height - insets.height))
        let proposal = Proposal(width: width, height: height)
        // 2.
        let room = child.isRightToLeft == isRightToLeft ? 0 : max(0, width - inside.measure(node, proposal).width)
        inside.put(node, proposal, at: Point(x: left + near + room, y: child.y + insets.top))
      }
    }
  }
}

extension CSSFamily.Base {
  /// The style without declarations.
  fileprivate var style: CSSStyle {
    switch self {
    case .container(let written, let isKept):
      var style = written.style
      if isKept { style.flexShrink = 0 }
      return style
    case .item: return CSSStyled.item.style
    case .keptItem: return CSSStyled.keptItem.style
    }
  }

  /// The style of an element without declarations that is no container.
  fileprivate var plain: CSSStyled? {
    switch self {
    case .container: nil
    case .item: CSSStyled.item
    case .keptItem: CSSStyled.keptItem
    }
  }
}
