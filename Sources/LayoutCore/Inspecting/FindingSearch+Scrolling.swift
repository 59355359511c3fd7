import LayoutEngine

/// Scroll views that stand in another one of the same axis.
///
/// The inner one has no proposal along that axis, unless a frame bounds it: then it is as long as its content, and never
/// scrolls. One that is bounded scrolls, and is a note.
extension FindingSearch {
  func nestedScrolling(_ at: Int) -> LayoutFinding? {
    let (node, tree) = (elements[at], session.tree)
    for axis in Axis.allCases where tree.scrollAxes(node).contains(Axis.Set(axis)) {
      guard let outer = scrollView(around: node, along: axis) else { continue }
      let isOpen = tree.openAxes(node).contains(Axis.Set(axis))
      let (length, adjective) = (axis.lengthName, axis.adjective)
      let effect =
        isOpen
        ? "no \(length) is proposed to it, so it is as \(adjective) as its content and never scrolls"
        : "only one of them moves at a time"
      return LayoutFinding(
        diagnostic: Diagnostic(
          code: .nestedScrolling, severity: isOpen ? .warning : .note,
          message: "ScrollView stands in another one that scrolls along the same axis: \(effect)", path: path(of: at),
          cause: isOpen ? "content of any \(length) can be scrolled, so nothing bounds the inner one" : nil,
          advice: isOpen
            ? "leave out the inner one, or give it a \(length): frame(\(length):)" : "let one of them scroll",
          element: boxes[at].name, ancestor: "ScrollView at \(resultPath(outer))", subject: length),
        amount: 0)
    }
    return nil
  }

  private func scrollView(around node: NodeIndex, along axis: Axis) -> NodeIndex? {
    let tree = session.tree
    var at = tree.layoutParent(of: node)
    while !at.isNone {
      if tree.scrollAxes(at).contains(Axis.Set(axis)) { return at }
      at = tree.layoutParent(of: at)
    }
    return nil
  }
}
