package import LayoutCSS

/// The elements of a case of boxes, each with its place in the order of the tree as its id.
package struct BoxElement: Layout {
  let node: BoxNode
  /// The number of boxes before it.
  let index: Int

  package init(node: BoxNode, index: Int) {
    self.node = node
    self.index = index
  }

  package var body: some Layout {
    if let direction = node.style.style.direction {
      element.layoutDirection(direction).id(index)
    } else {
      element.id(index)
    }
  }

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
  package var count: Int { 1 + (children ?? []).reduce(0) { $0 + $1.count } }
}

/// A container of any style.
private struct BoxContainer<Content: Layout>: Layout {
  let style: CSSStyle
  let content: Content

  var body: some Layout { Flex(style: style) { content } }
}

/// A text of a case, which is measured as elements are; it may fill its box where that is proposed.
private struct AhemText: CustomLayout {
  let text: BoxText
  let fillsBox: Bool

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    if fillsBox, let width = proposal.width, let height = proposal.height, width > 0, width < .infinity {
      return Size(width: width, height: height)
    }
    let widths = text.widths
    let width = min(max(proposal.width ?? .infinity, widths.min), widths.max)
    let result = text.size(width: proposal.width ?? .infinity)
    return Size(width: width, height: result.height)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()
  ) -> Double? {
    let result = text.size(width: proposal.width ?? .infinity)
    if guide == .firstTextBaseline { return result.firstBaseline }
    return guide == .lastTextBaseline ? result.lastBaseline : nil
  }
}
