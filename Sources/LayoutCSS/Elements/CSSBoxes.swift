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

  let values: LayoutValueReader
  /// Whether the elements do not shrink where they do not declare it.
  private let keepsItems: Bool
  /// The box of the container itself; `nil` before it is measured.
  @exclusivity(unchecked) private(set) var box: CSSBox?
  /// The content of the children that are no containers of CSS.
  @exclusivity(unchecked) private var leaf: ElementLeaf?
  /// The children's elements, in the order of the tree.
  @exclusivity(unchecked) private var members: [Member] = []
  @exclusivity(unchecked) private var isStale = true
  /// The number of containers around it that lay it out.
  @exclusivity(unchecked) private var level = 0
  /// Whether the container itself does not shrink where it does not declare it.
  @exclusivity(unchecked) private var isKept = false
  /// Whether what is stored includes the baselines of texts.
  @exclusivity(unchecked) private var storesBaselines = false
  /// The layout of the box whose places were put last.
  @exclusivity(unchecked) private var shownLayout: UInt64 = .max

  private struct Member {
    var node: NodeIndex
    var box: CSSBox
    /// The boxes of a nested container.
    var nested: CSSBoxes?
  }

  init(_ values: LayoutValueReader, keepsItems: Bool) {
    self.values = values
    self.keepsItems = keepsItems
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
    for member in members where member.nested == nil { member.box.stored = CSSStored() }
    box?.invalidate()
  }

  /// Drops everything, since an evaluation was stopped in the middle.
  func dropAll() {
    dropBelow()
    box?.invalidate()
  }

  private func dropBelow() {
    for member in members {
      member.nested?.dropBelow()
      member.box.stored = CSSStored()
    }
  }

  /// The box of the outermost container, or of one that is measured beside the one around it.
  func rootBox(_ inside: ContainerInside, _ written: CSSContainerStyle) -> CSSBox {
    let box = box(inside, written, level: isInFamily ? level : 0, isKept: isInFamily && isKept)
    if inside.readsBaselines, !storesBaselines {
      storesBaselines = true
      dropAll()
    }
    return box
  }

  /// The box of the container with the boxes of all elements below it.
  private func box(_ inside: ContainerInside, _ written: CSSContainerStyle, level: Int, isKept: Bool) -> CSSBox {
    if let box, !isStale, self.level == level, self.isKept == isKept { return box }
    isStale = false
    self.level = level
    self.isKept = isKept
    let box = ownBox(inside, written)
    let isRightToLeft = inside.isRightToLeft
    if box.isRightToLeft != isRightToLeft { box.isRightToLeft = isRightToLeft }
    var before = Before(members)
    var (boxes, members): ([CSSBox], [Member]) = ([], [])
    boxes.reserveCapacity(inside.count)
    members.reserveCapacity(inside.count)
    for child in inside.children {
      let member = member(child, inside, before.member(child, members.count))
      if member.box.isRightToLeft != isRightToLeft { member.box.isRightToLeft = isRightToLeft }
      members.append(member)
      boxes.append(member.box)
    }
    self.members = members
    box.setChildren(boxes)
    return box
  }

  /// The box of the container with its style.
  private func ownBox(_ inside: ContainerInside, _ written: CSSContainerStyle) -> CSSBox {
    var style = CSSStyle()
    style.display = written.display
    if isKept { style.flexShrink = 0 }
    for fault in written.faults { inside.report(.invalidStyle, of: inside.index, FaultText(fault.description)) }
    declare(written.declarations, of: inside.index, inside, in: &style)
    declare(inside.index, inside, in: &style)
    if level == 0, style.display == .contents {
      // No container is around it that could take its children.
      style.display = written.display
      inside.report(
        .invalidStyle, of: inside.index,
        FaultText("the display contents has no container of CSS around it, and counts as that of the element"))
    }
    if style.alignItems.isBaseline { inside.readBaselines() }
    if let box {
      if style != box.style { box.style = style }
      return box
    }
    let box = CSSBox(style)
    self.box = box
    return box
  }

  /// The members of the last time by their nodes; most are at the same place.
  private struct Before {
    let members: [Member]
    private var places: [NodeIndex: Int] = [:]

    init(_ members: [Member]) { self.members = members }

    mutating func member(_ node: NodeIndex, _ place: Int) -> Member? {
      if place < members.count, members[place].node == node { return members[place] }
      if members.isEmpty { return nil }
      if places.isEmpty { for (place, member) in members.enumerated() { places[member.node] = place } }
      return places[node].map { members[$0] }
    }
  }

  private func member(_ child: NodeIndex, _ inside: ContainerInside, _ old: Member?) -> Member {
    let rule = inside.rule(of: child) as? CSSRule
    let isKept = keepsItems || rule?.written.keepsItems == true
    if let rule, level + 1 < CSSBoxes.mostLevels, inside.isBare(child) {
      let box = rule.boxes.box(inside.inside(of: child), rule.written, level: level + 1, isKept: isKept)
      if box.style.alignSelf.isBaseline { inside.readBaselines() }
      return Member(node: child, box: box, nested: rule.boxes)
    }
    if let old, old.nested == nil {
      let style = itemStyle(child, inside, isKept)
      if old.box.style != style { old.box.style = style }
      old.box.stored = CSSStored()
      return old
    }
    let leaf = self.leaf ?? ElementLeaf(inside)
    self.leaf = leaf
    let number = child.rawValue
    let box =
      isKept || inside.hasLayoutValues(child)
      ? CSSBox(itemStyle(child, inside, isKept), leaf: leaf, number: number)
      : CSSBox(leaf: leaf, number: number, isRightToLeft: inside.isRightToLeft)
    return Member(node: child, box: box)
  }

  /// The style of an element that is no container of CSS.
  private func itemStyle(_ child: NodeIndex, _ inside: ContainerInside, _ isKept: Bool) -> CSSStyle {
    var style = CSSStyle.item
    if isKept { style.flexShrink = 0 }
    declare(child, inside, in: &style)
    // It has no children to put in its place (css-display-3, 2.5).
    if style.display == .contents { style.display = .none }
    if style.alignSelf.isBaseline { inside.readBaselines() }
    return style
  }

  /// Applies the declarations of an element's modifiers, from the innermost on.
  private func declare(_ node: NodeIndex, _ inside: ContainerInside, in style: inout CSSStyle) {
    inside.forEachLayoutValue(of: node) { number in
      guard let item = values.object(number) as? CSSItem else { return }
      for fault in item.faults { inside.report(.invalidStyle, of: node, FaultText(fault.description)) }
      declare(item.declarations, of: node, inside, in: &style)
    }
  }

  /// Applies declarations, with usable numbers.
  private func declare(
    _ declarations: [CSSDeclaration], of node: NodeIndex, _ inside: ContainerInside, in style: inout CSSStyle
  ) {
    if declarations.isEmpty { return }
    var checks: CSSStyle.Checks = []
    for declaration in declarations {
      declaration.apply(to: &style)
      checks.formUnion(declaration.checks)
    }
    if checks.isEmpty { return }
    var faults: [String] = []
    style.sanitize(checks, &faults)
    for fault in faults { inside.report(.invalidNumber, of: node, FaultText(fault)) }
  }

  /// The box of a child.
  func box(of child: NodeIndex) -> CSSBox? { members.first { $0.node == child }?.box }

  /// Puts the children at their boxes.
  func put(_ inside: ContainerInside, in size: Size) {
    guard let box, box.style.display != .none else { return }
    for member in members {
      let (box, insets) = (member.box, member.box.insets)
      if box.style.display == .none { continue }
      let width = max(0, box.width - insets.width)
      let left = inside.isRightToLeft ? size.width - box.x - box.width : box.x
      let near = inside.isRightToLeft ? insets.right : insets.left
      if let nested = member.nested {
        nested.reopen(member.node, inside)
        inside.put(
          member.node, Proposal(width: box.width, height: box.height), at: Point(x: left, y: box.y))
      } else {
        let height = max(0, box.height - insets.height)
        inside.put(
          member.node, Proposal(width: width, height: height), at: Point(x: left + near, y: box.y + insets.top))
      }
    }
  }

  /// Places a nested container anew where its boxes were laid out again.
  private func reopen(_ node: NodeIndex, _ inside: ContainerInside) {
    guard let box, shownLayout != box.layouts else { return }
    shownLayout = box.layouts
    inside.reopen(node)
  }
}
