import LayoutEngine

/// Texts that differ little from their background.
///
/// 1. The background is known where the nearest thing behind the text is an opaque colour: the background of the text,
///    or of an element around it, a shape that the text is an overlay of, or a shape behind it in a `ZStack`.
/// 2. The contrast is that of WCAG 2 (`Color.contrastRatio(with:)`).
/// 3. Below 4.5 it is a warning. Large texts, from 24 points or bold from 19, need 3 only, and are a note up to 4.5.
extension FindingSearch {
  func contrast(of at: Int) -> LayoutFinding? {
    guard session.tree.kind(of: elements[at]) == .text,
      case .text(let string, let style, let color) = session.contents.content(of: elements[at], in: session.tree),
      string.contains(where: { !$0.isWhitespace }), boxes[at].content.width > 0,
      let background = background(of: at)
    else { return nil }
    let shown = color.over(background)
    let ratio = color.contrastRatio(with: background)
    guard ratio < 4.5 else { return nil }
    let isLarge =
      style.font.size >= 24 || style.font.size >= 19 && style.font.weight.rawValue >= Font.Weight.bold.rawValue
    let number = NumberText.string((ratio * 100).rounded(.down) / 100)
    return LayoutFinding(
      diagnostic: Diagnostic(
        code: .lowContrast, severity: isLarge && ratio >= 3 ? .note : .warning,
        message: "\(boxes[at].name) has a contrast of \(number) to its background: \(shown.debugText) on "
          + "\(background.debugText)",
        path: path(of: at), cause: "texts are hard to read with a contrast below 4.5",
        advice: "make one of the two colours darker, or the other one lighter", element: boxes[at].name),
      amount: 4.5 - ratio)
  }

  /// The colour behind a text, by step 1; `nil` where it is not known.
  private func background(of at: Int) -> Color? {
    let (tree, contents) = (session.tree, session.contents)
    var here = at
    while true {
      let node = elements[here]
      for layer in 0..<tree.modifierCount(of: node) {
        let record = tree.modifier(layer, of: node)
        switch record.kind {
        case .decoration:
          let decoration = contents.decorations[record.side]
          guard decoration.opacity == 1 else { return nil }
          if let paint = decoration.background { return paint.plainColor?.opaque }
        case .background: return solidColor(in: NodeIndex(rawValue: record.side))
        default: break
        }
      }
      guard let parent = boxes[here].parent else { return nil }
      if tree.isAttachment(node) {
        return isOverlay(node, of: elements[parent]) ? solidColor(of: elements[parent]) : nil
      }
      if tree.kind(of: elements[parent]).overlapsChildren {
        // What comes before it is behind it.
        for sibling in (children[parent] ?? []).prefix(while: { $0 != here }).reversed() {
          let common = boxes[sibling].frame.common(boxes[at].content)
          guard common.size.area > 0, !tree.isAttachment(elements[sibling]) else { continue }
          // Its colour is in its content; paddings around that show what is behind.
          let covered = boxes[sibling].content.common(boxes[at].content)
          return covered == boxes[at].content ? solidColor(of: elements[sibling]) : nil
        }
      }
      here = parent
    }
  }

  private func isOverlay(_ content: NodeIndex, of owner: NodeIndex) -> Bool {
    (0..<session.tree.modifierCount(of: owner)).contains {
      let record = session.tree.modifier($0, of: owner)
      return record.kind == .overlay && record.side == content.rawValue
    }
  }

  /// The colour of the content of a background: that of its only element.
  private func solidColor(in holder: NodeIndex) -> Color? {
    let content = session.tree.layoutChildren(of: holder)
    return content.count == 1 ? solidColor(of: content[0]) : nil
  }

  /// The opaque colour that an element fills its box with; `nil` for others.
  private func solidColor(of node: NodeIndex) -> Color? {
    guard case .shape(let kind, let style) = session.contents.content(of: node, in: session.tree), kind.fillsBox else {
      return nil
    }
    let isPlain = (0..<session.tree.modifierCount(of: node)).allSatisfy {
      let record = session.tree.modifier($0, of: node)
      return record.kind != .decoration || session.contents.decorations[record.side].opacity == 1
    }
    return isPlain ? style.fill?.plainColor?.opaque : nil
  }
}

extension ShapeKind {
  /// Whether it fills its box but for corners.
  fileprivate var fillsBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle: true
    default: false
    }
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

extension Color {
  /// The colour where it covers what is behind it.
  fileprivate var opaque: Color? { opacity == 1 ? self : nil }
}
