import LayoutEngine

/// Elements that fill their proposal, where nothing proposes a length: in a scroll view, or in a root that is open.
///
/// 1. The element is a spacer, along its stack, or one that fills its proposal, and its own modifiers give it no
///    length.
/// 2. Its proposal is unspecified along an axis, and so is that of everything around it, up to the content of a scroll
///    view or the root.
/// 3. A spacer has its minimum then, which is chosen: a note. A shape, a colour or a reader of geometry has its ideal, the
///    same 10 points for all of them, which is seldom intended: a warning. Where a tool opened the height of the root, it
///    is a note, too.
extension FindingSearch {
  mutating func unbounded(_ at: Int) -> [LayoutFinding] {
    let node = elements[at]
    let tree = session.tree
    let kind = tree.kind(of: node)
    guard kind.takesProposal else { return [] }
    var found: [LayoutFinding] = []
    for axis in Axis.allCases {
      // 1.
      if kind == .spacer, tree.stackAxis(around: node) == axis.crossed { continue }
      // 2.
      guard let opening = opening(around: node, along: axis) else { continue }
      // 3.
      let length = axis == .horizontal ? "width" : "height"
      let what = kind == .spacer ? "minimum" : "ideal"
      let isRoot = opening == tree.root
      let isNote = kind == .spacer || isRoot && axis == .vertical && !choosesHeight
      found.append(
        LayoutFinding(
          diagnostic: Diagnostic(
            code: .unboundedFlexible, severity: isNote ? .note : .warning,
            message:
              "no \(length) is proposed to \(boxes[at].name), so it has its \(what), "
              + "\(boxes[at].content.size[axis].inspectedText)",
            path: path(of: at),
            cause: isRoot
              ? "the \(length) of the whole layout is left open, so nothing is left to share out"
              : "content of any \(length) can be scrolled, so nothing is left to share out",
            advice: "give it a \(length), or the content a minimum: frame(min\(length.capitalizedFirst):)",
            element: boxes[at].name, ancestor: isRoot ? nil : "ScrollView at \(resultPath(opening))", subject: length),
          amount: 0))
    }
    return found
  }

  /// The scroll view from which an element's proposal is unspecified along an axis, as in every element between; the root
  /// of the tree where that is open.
  ///
  /// Each element around it is visited once, however many elements are in it.
  private mutating func opening(around node: NodeIndex, along axis: Axis) -> NodeIndex? {
    let tree = session.tree
    var passed: [NodeIndex] = []
    var found = NodeIndex.none
    var at = node
    while !at.isNone {
      if let known = openings[axis]?[at] {
        found = known
        break
      }
      passed.append(at)
      guard tree.hasNoProposal(at, along: axis), !tree.setsLength(at) else { break }
      let parent = tree.layoutParent(of: at)
      if !parent.isNone, tree.kind(of: parent) == .scrollView {
        if tree.scrollAxes(parent).contains(Axis.Set(axis)) { found = parent }
        break
      }
      at = parent
    }
    if at.isNone, room[axis] == .infinity { found = tree.root }
    for node in passed { openings[axis, default: [:]][node] = found }
    return found.isNone ? nil : found
  }
}

extension LayoutTree {
  /// Whether modifiers of an element may propose another length to its content than their own proposal.
  fileprivate func setsLength(_ node: NodeIndex) -> Bool {
    (0..<modifierCount(of: node)).contains {
      let kind = modifier($0, of: node).kind
      return kind.isFrame || kind == .fixedSize
    }
  }
}

extension String {
  /// The text with a capital letter: `Height`.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
