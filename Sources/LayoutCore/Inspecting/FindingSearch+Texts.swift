import LayoutEngine

/// Texts that are shown in part.
///
/// 1. The text is set in lines as wide as its frame, which is as wide as its longest visible line, without any limit.
/// 2. Where its frame is as high as that, all of it is shown.
/// 3. Else the height leaves room for whole lines, at least one. Where that is the line limit, the limit is intended,
///    and the finding is a note.
/// 4. Where the room that is free beside the text would show all of it, nothing intends that: it is a warning.
extension FindingSearch {
  func truncation(of at: Int) -> LayoutFinding? {
    guard session.tree.kind(of: elements[at]) == .text,
      case .text(let string, let style, _) = session.contents.content(of: elements[at], in: session.tree),
      string.contains(where: { !$0.isWhitespace })
    else { return nil }
    let frame = boxes[at].content
    var unlimited = style
    unlimited.lineLimit = nil
    // 1. The longest line is no wider than itself, in spite of rounding.
    let slack = 0.01
    let all = session.contents.measurers.text.measure(
      string, style: unlimited, width: frame.width + slack, lineLimit: nil)
    guard all.height > 0, all.lineHeight > 0 else { return nil }
    guard frame.width > 0 else {
      guard session.contents.measurers.text.measure(string, style: unlimited, width: nil, lineLimit: nil).width > 0
      else {
        return nil
      }
      return finding(
        at, all.lineCount, "\(boxes[at].name) has no width to be shown in", .warning, cause: crowding(at),
        advice: "give it a width")
    }
    // 2.
    guard all.height > frame.height + slack else { return nil }
    // 3.
    let lines = all.lineLimit(in: frame.height + slack) { limit in
      session.contents.measurers.text.measure(
        string, style: unlimited, width: frame.width + slack, lineLimit: limit
      ).height
    }
    guard let lines, lines < all.lineCount else {
      // One line, or lines of other fonts, that are a little higher than their frame.
      return frame.height + slack < all.lineHeight
        ? finding(
          at, 1,
          "\(boxes[at].name) needs a height of \(all.height.inspectedText) and has \(frame.height.inspectedText)",
          frame.height + slack < style.font.size ? .warning : .note)
        : nil
    }
    let isRequested = style.lineLimit.map { lines >= $0 } ?? false
    let why = isRequested ? "lineLimit(\(lines))" : "a height of \(frame.height.inspectedText)"
    let message = "\(boxes[at].name) shows \(lines) of \(all.lineCount) lines, because of \(why)"
    var found = finding(
      at, all.lineCount - lines, message, isRequested ? .note : .warning,
      advice: isRequested ? nil : "give it more height, or write lineLimit(\(lines)) where that is intended")
    // 4.
    let free = freeWidth(beside: at)
    guard free > slack else { return found }
    let wider = session.contents.measurers.text.measure(
      string, style: unlimited, width: frame.width + free, lineLimit: nil)
    guard wider.lineCount <= lines else { return found }
    found.diagnostic = Diagnostic(
      code: .truncatedText, message: message, path: path(of: at),
      cause:
        "it is \(frame.width.inspectedText) wide, and with the \(free.inspectedText) that are free beside it all of "
        + "it would be shown",
      advice: "remove what keeps it narrow, such as a frame(width:) or the priority of a neighbour",
      element: boxes[at].name)
    return found
  }

  /// The width beside an element that nothing uses: in a row the lengths of spacers beyond their minimum, in a column or a
  /// layer the difference to the container. An only child has what its container has.
  private func freeWidth(beside at: Int) -> Double {
    let tree = session.tree
    var at = at
    while true {
      guard let parent = boxes[at].parent, !tree.isAttachment(elements[at]) else { return 0 }
      let siblings = members[parent] ?? []
      switch tree.kind(of: elements[parent]) {
      case .hStack where siblings.count > 1:
        return siblings.filter { tree.kind(of: elements[$0]) == .spacer }.reduce(0) {
          $0 + max(0, boxes[$1].content.width - tree.leastLength(ofSpacer: elements[$1]))
        }
      case let kind where kind.isStack:
        let free = boxes[parent].content.width - boxes[at].frame.width
        if free > 0.01 || siblings.count > 1 { return max(0, free) }
      default: return 0
      }
      at = parent
    }
  }

  /// The empty space above and below the characters of one line: the difference of a line's height and its font's size.
  func leading(of at: Int) -> Double {
    guard case .text(let string, let style, _) = session.contents.content(of: elements[at], in: session.tree) else {
      return 0
    }
    let line = session.contents.measurers.text.measure(string, style: style, width: nil, lineLimit: 1)
    return max(0, line.lineHeight - style.font.size)
  }

  private func finding(
    _ at: Int, _ missing: Int, _ message: String, _ severity: Diagnostic.Severity, cause: String? = nil,
    advice: String? = nil
  ) -> LayoutFinding {
    LayoutFinding(
      diagnostic: Diagnostic(
        code: .truncatedText, severity: severity, message: message, path: path(of: at), cause: cause, advice: advice,
        element: boxes[at].name),
      amount: Double(missing))
  }
}
