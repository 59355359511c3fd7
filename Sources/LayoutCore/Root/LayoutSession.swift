package import LayoutEngine

/// A tree with everything that keeps it up to date: what one-shot results and `LayoutRoot` have in common.
package final class LayoutSession {
  package let tree: LayoutTree
  package let contents: ContentStore
  let lowering: Lowering

  package init(
    measurers: Measurers, environment: EnvironmentValues, sink: DiagnosticSink = DiagnosticSink()
  ) {
    tree = LayoutTree(sink: sink)
    contents = ContentStore(measurers: measurers)
    lowering = Lowering(tree: tree, contents: contents, environment: environment)
    tree.leaves = contents
  }

  /// Brings the tree up to date with `content`. Several elements without a container form a centred column.
  package func update(_ content: some Layout, environment: EnvironmentValues) {
    lowering.environment = environment
    if tree.root.isNone {
      guard let root = lowering.make(.vStack) else { return }
      tree.setRoot(root)
    }
    if tree.rootDirection != environment.layoutDirection {
      tree.rootDirection = environment.layoutDirection
      tree.markDirty(tree.root)
    }
    lowering.lowerRoot(tree.root, content)
  }

  /// No geometry reader's content is made more often in one turn.
  package static var passLimit: Int { 4 }

  /// Lays the tree out in `proposal` and settles it.
  ///
  /// 1. A pass computes all frames.
  /// 2. Geometry readers whose size is not the one their content was made for make it anew, and another pass follows.
  ///    One reader does so at most `passLimit` times; then its last content stays, and that is diagnosed.
  package func layout(in proposal: Proposal) -> Size {
    for node in contents.readers.keys { contents.readers[node]?.passes = 0 }
    while true {
      let answer = tree.layout(in: proposal)
      guard settleReaders() else { return answer }
    }
  }

  /// Step 2: whether anything changed.
  private func settleReaders() -> Bool {
    var hasChanged = false
    for node in contents.readers.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard var state = contents.readers[node] else { continue }
      let size = tree.coreRect(of: node).size
      guard state.size != size, tree.isShown(node) else { continue }
      guard state.passes < LayoutSession.passLimit else {
        tree.sink.report(
          Diagnostic(
            code: .unsettledGeometry,
            message: "the geometry reader's size depends on its own content: \(state.size) and \(size) alternate; "
              + "after \(LayoutSession.passLimit) passes the last frames stay",
            path: tree.path(of: node)))
        continue
      }
      state.passes += 1
      state.size = size
      contents.readers[node] = state
      state.lower(lowering, size)
      hasChanged = true
    }
    return hasChanged
  }

  /// The one element at the root, or the column that holds several.
  package var top: NodeIndex {
    guard !tree.root.isNone, tree.nodes[tree.root].childCount == 1 else { return tree.root }
    return tree.firstLayoutChild(of: tree.root)
  }
}
