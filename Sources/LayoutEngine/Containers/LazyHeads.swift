/// The response of a scroll view for the lazy lists in it.
///
/// Which rows of a list are made follows from where the window was. Sizes outside of the scroll view must not depend on
/// that:
/// 1. A scroll view that is measured for its ideal length or for a guide is stored (`wantsHeads`). So is a lazy
///    container that is measured for its ideal breadth. The lists in them keep their first rows made, the *heads*.
///    Heads are not shown while the window is elsewhere.
/// 2. A scroll view responds for the heads. A list is as long as its heads, and as their average for each row after
///    them. Where its breadth is unspecified, it is as broad as the broadest head, wherever it is measured.
/// 3. Its content is placed for the rows that are made for the window. So the nodes between get which of the two counts
///    (`Container`), before they are measured and before they are placed.
/// 4. A list that shows all its rows, since nothing bounds its scroll view, has no heads.
/// 5. A list has 16 heads, and a list in a row of it 16, too. A list in a row of that one has 4, and one further in has
///    1, since heads of nested lists multiply. Where each row contains one list, a response takes no more than 1,024
///    rows of each level, and all rows of those that show them all.
/// 6. Heads that are not shown are placed as those that are, and a list in them that would show all its rows makes
///    them: which lists those are must not follow from where the window was either.
extension LayoutTree {
  /// The nearest scroll view or window of a node.
  struct Container: Hashable {
    var size: Size
    /// The axes along which the rows made for the window count; along the others the heads do.
    var windowed: Axis.Set = []
  }

  /// The folded values of a lazy container: it is measured, and depends on the axes of `notices`.
  func foldLazy(_ inside: ContainerInside, notices: NodeTraits) -> Folded {
    var traits = inside.gatheredTraits
    traits.subtract(.noticesBoth.union(.monotone))
    traits.formUnion(.mustMeasure)
    if !lists.headed.isEmpty, lists.headed[inside.node] != nil { traits.formUnion(.containerRelative) }
    // A node depends on a percentage of an axis even where it does not depend on the axis otherwise.
    return Folded(extents: .unknown, traits: traits.union(traits.contains(.percentChild) ? .noticesBoth : notices))
  }

  /// Whether a container's lists need heads, by rule 1.
  package func wantsHeads(_ container: NodeIndex, in scrollView: NodeIndex) -> Bool {
    !lists.idealQuestions.isEmpty
      && (lists.idealQuestions.contains(scrollView) || lists.idealQuestions.contains(container))
  }

  /// Notes that a node was measured for its ideal size, by rule 1.
  func noteIdealQuestion(_ node: NodeIndex) {
    if lists.table.count > 0 { lists.idealQuestions.insert(node) }
  }

  /// Marks the nodes from `container` up to `scrollView` as containing a list with heads.
  ///
  /// - Complexity: O(nodes between).
  package func setHeaded(_ container: NodeIndex, upTo scrollView: NodeIndex, _ axis: Axis) {
    var at = container
    while !at.isNone {
      if at == container || nodes[at].kind == .scrollView, lists.headed[at]?.contains(Axis.Set(axis)) != true {
        lists.headed[at, default: []].insert(Axis.Set(axis))
        markDirty(at)
      }
      if at == scrollView { return }
      at = nodes[at].parent
    }
  }

  /// Whether a lazy container responds for the heads of its lists.
  func usesHeads(_ node: NodeIndex, _ axis: Axis) -> Bool {
    guard !lists.headed.isEmpty, lists.headed[node] != nil else { return false }
    return contexts.containers[node]?.windowed.contains(Axis.Set(axis)) != true
  }

  /// The axes along which the rows made for the window count, in a scroll view that is placed or measured, by rule 3.
  func windowedAxes(in scrollView: NodeIndex, isPlaced: Bool) -> Axis.Set {
    guard !lists.headed.isEmpty, lists.headed[scrollView] != nil else { return [] }
    let own = scrollAxes(scrollView)
    let outer = (contexts.containers[scrollView]?.windowed ?? []).subtracting(own)
    return isPlaced ? outer.union(own) : outer
  }

  /// The length of the `rest` lines after `count` heads of `length` together, with gaps, in 64ths of a point.
  func lengthBehindHeads(_ length: Double, _ count: Int, _ rest: Int, gap: Double) -> Double {
    guard count > 0, rest > 0 else { return 0 }
    let each = (length + gap) / Double(count)
    return max(0, ((each * Double(rest) - gap) * 64).rounded() / 64)
  }

  /// The heads of a lazy container's lists before the rows made for the window, by rule 6.
  func headsInFront(_ inside: ContainerInside, ofHeads: Bool) -> ContiguousArray<NodeIndex> {
    let node = inside.node
    guard !ofHeads, !inside.isReadingGuide, !lists.headed.isEmpty, lists.headed[node] != nil else { return [] }
    var heads: ContiguousArray<NodeIndex> = []
    forEachLazyPart(node) { part in
      guard case .begin(let group) = part, span(of: group).hidden > 0 else { return }
      let end = lazyChild(of: group)
      var child = firstLayoutChild(of: group)
      while !child.isNone, child != end {
        heads.append(child)
        child = nextLayoutChild(after: child, in: group)
      }
    }
    return heads
  }
}
