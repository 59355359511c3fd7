import LayoutEngine

/// The geometry readers that may have to make their content anew, so that a pass visits no others.
final class ReadersDue {
  /// Readers that were made, or changed, and had no shown size since; and those that did not settle.
  var waiting: Set<NodeIndex> = []
  /// Readers whose content read its place: any change may have moved them.
  var placed: Set<NodeIndex> = []
  /// Readers whose content was made in this turn because of their sizes.
  var remade: Set<NodeIndex> = []

  func drop(_ node: NodeIndex) {
    waiting.remove(node)
    placed.remove(node)
    remade.remove(node)
  }
}

/// Settling geometry readers: step 2 of `layout(in:)`.
extension LayoutSession {
  /// Begins a turn.
  ///
  /// - Complexity: O(readers that made their content in the last one).
  func restartReaders() {
    readerVisits = 0
    for node in contents.readersDue.remade { contents.readers[node]?.restart() }
    contents.readersDue.remade.removeAll()
  }

  /// Makes the content of the readers anew whose size, or place, changed.
  ///
  /// 1. Due are those that wait, those whose content read its place, and those that this pass placed anew.
  /// 2. One that has no size yet, or that is hidden, continues to wait.
  /// 3. One that did not settle waits for the next turn.
  ///
  /// - Returns: whether anything changed.
  func settleReaders(isLast: Bool) -> Bool {
    var hasChanged = false
    for node in readersToVisit() {
      readerVisits += 1
      guard let state = contents.readers[node] else { continue }
      // A reader that was made or changed in this very pass has no size yet.
      guard !tree.isDirty(node) else {  // 2.
        contents.readersDue.waiting.insert(node)
        continue
      }
      let insets = state.safeAreaInsets
      let known = state.proxy?.place
      let isSame = known.map { $0.frame.size == tree.coreRect(of: node).size && $0.safeAreaInsets == insets } ?? false
      // The place of the reader matters only to content that read it.
      if isSame, state.proxy?.reads.position == false { continue }
      let place = place(of: node, insets)
      guard known != place else { continue }
      guard tree.isShown(node) else {
        contents.readersDue.waiting.insert(node)
        continue
      }
      guard state.passes < LayoutSession.passLimit, !isLast else {  // 3.
        reportUnsettledReader(node, state, place.frame)
        contents.readersDue.waiting.insert(node)
        continue
      }
      contents.readersDue.placed.remove(node)
      contents.readersDue.remade.insert(node)
      let next = state.next(GeometryProxy(place: place, reads: GeometryReads(of: node, in: contents.readersDue)))
      contents.readers[node] = next
      next.makeContent(lowering)
      if let reads = next.proxy?.reads { reportMissingNames(reads, at: node) }
      hasChanged = true
    }
    return hasChanged
  }

  /// The due readers of step 1, in a fixed order; the marks of newly placed ones stay until the commit.
  private func readersToVisit() -> [NodeIndex] {
    var due = contents.readersDue.waiting.union(contents.readersDue.placed)
    contents.readersDue.waiting.removeAll(keepingCapacity: true)
    if tree.counters.places > 0 {
      for node in contents.readers.keys where tree.isMarkedChanged(node) { due.insert(node) }
    }
    return due.sorted { $0.rawValue < $1.rawValue }
  }
}
