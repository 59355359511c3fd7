import Layout
import LayoutCSS
import LayoutConformance

/// The elements of a case of boxes, each with its place in the order of the tree as its id.
struct BoxElement: Layout {
  let node: BoxNode
  /// The number of boxes before it.
  let index: Int

  var body: some Layout { element.id(index) }

  @LayoutBuilder private var element: some Layout {
    if let text = node.text {
      if node.style.style.display == .block || node.style.style.display == .none {
        AhemText(text: BoxText(text), fillsBox: node.style.style.aspectRatio == nil)() {}
          .declaring([.style(node.style.style)])
      } else {
        BoxContainer(style: node.style.style, content: AhemText(text: BoxText(text), fillsBox: true)() {})
      }
    } else {
      BoxContainer(style: node.style.style, content: children)
    }
  }

  private var children: some Layout {
    var next = index + 1
    let numbered = (node.children ?? []).map { child in
      defer { next += child.count }
      return BoxElement(node: child, index: next)
    }
    return ForEach(numbered, id: \.index) { $0 }
  }
}

extension BoxNode {
  /// The number of boxes in it, with itself.
  var count: Int { 1 + (children ?? []).reduce(0) { $0 + $1.count } }
}

/// A container of any style.
struct BoxContainer<Content: Layout>: Layout {
  let style: CSSStyle
  let content: Content

  var body: some Layout { Flex(style: style) { content } }
}

/// A text of a case, which is measured as elements are; it may fill its box where that is proposed.
struct AhemText: CustomLayout {
  let text: BoxText
  let fillsBox: Bool
  /// The text measures itself alone, for whatever box.
  fileprivate var box: CSSBox { CSSBox(CSSStyle()) }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    if fillsBox, let width = proposal.width, let height = proposal.height, width > 0, width < .infinity {
      return Size(width: width, height: height)
    }
    let widths = text.widths(of: box, height: .nan)
    let width = min(max(proposal.width ?? .infinity, widths.min), widths.max)
    let result = text.size(of: box, width: proposal.width ?? .infinity, height: .nan)
    return Size(width: width, height: result.height)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()
  ) -> Double? {
    let result = text.size(of: box, width: proposal.width ?? .infinity, height: .nan)
    if guide == .firstTextBaseline { return result.firstBaseline }
    return guide == .lastTextBaseline ? result.lastBaseline : nil
  }
}

extension BoxCase {
  /// The differences of the frames that the engine gives the elements of the case, in both directions.
  ///
  /// The place of the root is left out, since a layout begins at its root.
  func engineDifferences(_ engine: (BoxElement, Proposal, LayoutDirection) -> LayoutResult) -> [String] {
    [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction -> [String] in
      let isRightToLeft = direction == .rightToLeft
      guard let wanted = frames(isRightToLeft: isRightToLeft) else { return [] }
      let room = Proposal(width: available?.width, height: available?.height)
      let result = engine(BoxElement(node: root, index: 0), room, direction)
      var found: [[Double]] = []
      collect(root, Point.zero, result, wanted, &found)
      let rootless = wanted.enumerated().map { $0.offset == 0 ? [0, 0, $0.element[2], $0.element[3]] : $0.element }
      if found.isEmpty == false { found[0] = [0, 0, found[0][2], found[0][3]] }
      return BoxCase.differences(found, rootless, BoxCase.tolerance, isRightToLeft ? "rtl" : "ltr")
    }
  }

  /// The frames in their parents, in the order of the tree; zeros for what is not shown.
  ///
  /// A text in a padding is an element in the content box, and one with a ratio does not fill its box: their frames are
  /// not those of their boxes.
  private func collect(
    _ node: BoxNode, _ origin: Point, _ result: LayoutResult, _ wanted: [[Double]], _ found: inout [[Double]]
  ) {
    let frame = result.frame(of: found.count) ?? Rect(x: origin.x, y: origin.y, width: 0, height: 0)
    let style = node.style.style
    let isOther = style.padding != .zero || style.border != .zero || style.aspectRatio != nil
    if node.text != nil, isOther, found.count < wanted.count {
      found.append(wanted[found.count])
    } else {
      found.append([frame.minX - origin.x, frame.minY - origin.y, frame.width, frame.height])
    }
    for child in node.children ?? [] { collect(child, frame.origin, result, wanted, &found) }
  }
}
