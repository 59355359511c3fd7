package import LayoutEngine

/// A tree with everything that keeps it up to date: the common part of one-shot results and `LayoutRoot`.
package final class LayoutSession {
  package let tree: LayoutTree
  package let contents: ContentStore
  let lowering: _Lowering
  /// What is notified of diagnostics.
  let relay: DiagnosticRelay

  /// The costs of the last call of `layout`, all its passes together, and of the updates since the call before.
  @exclusivity(unchecked) package private(set) var counters = TurnCounters()
  @exclusivity(unchecked) private var tally = UpdateTally()

  /// The place of the root in the room of the whole layout.
  @exclusivity(unchecked) package var rootPlace = RootPlace.at(.zero)
  /// The number of geometry readers that the last call of `layout` visited, all its passes together.
  @exclusivity(unchecked) package var readerVisits = 0
  /// The number of nodes that were visited so far on the ways from lazy lists to what is around them.
  @exclusivity(unchecked) package var listVisits = 0
  /// What runs, and what changes what meanwhile.
  let loops = LoopWatch()
  /// The number of the fonts in which texts were measured; `nil` before the first turn.
  @exclusivity(unchecked) var fontGeneration: Int?
  /// The elements whose actions ran in the last turn.
  @exclusivity(unchecked) var changed: [Change] = []

  /// - Parameter nodes: the buffer in which the tree keeps its nodes.
  package init(measurers: Measurers, environment: EnvironmentValues, nodes: NodeBuffer = NodeBuffer()) {
    let relay = DiagnosticRelay()
    tree = LayoutTree(sink: DiagnosticSink { relay.receive($0) }, nodes: nodes)
    self.relay = relay
    contents = ContentStore(measurers: measurers, released: tree.released)
    lowering = _Lowering(tree: tree, contents: contents, sources: relay.sources, environment: environment, loops: loops)
    relay.released = tree.released
    tree.callers.leaves = contents
    tree.callers.naming = relay
    relay.tree = tree
  }

  /// The largest number of times that a geometry reader's content is made in one turn.
  package static var passLimit: Int { 4 }

  /// The largest number of passes of a turn, however many readers within readers wait for their sizes.
  package static var totalPassLimit: Int { 100 }

  /// Lays the tree out in `proposal` and settles it.
  ///
  /// 1. A pass computes all frames.
  /// 2. Geometry readers whose size is not the one their content was made for make it anew, and another pass follows.
  ///    One reader does so at most `passLimit` times, all of them together at most `totalPassLimit` times; then the
  ///    last content stays, and that is diagnosed. Content that read the reader's place is made anew when the place
  ///    changes, too.
  /// 3. Lazy lists make the rows that came near the window: `LayoutSession+Lazy`.
  /// 4. Preferences are put together, and content that follows from them is made: `LayoutSession+Preferences`.
  /// 5. Pictures that could not be decoded are diagnosed.
  package func layout(in proposal: Proposal) -> Size {
    relay.holding { settle(in: proposal) }
  }

  private func settle(in proposal: Proposal) -> Size {
    counters = TurnCounters()
    restartReaders()
    restartPreferences()
    lowering.repeatedRows = 0
    var passes = 0
    while true {
      refreshHeads()
      let response = tree.layout(in: proposal)
      counters += tree.counters
      passes += 1
      let isLast = passes == LayoutSession.totalPassLimit
      notePreferences()
      let isRemade = !contents.readers.isEmpty && settleReaders(isLast: isLast)
      let isRescrolled = settleLists(isLast: isLast)
      guard isRemade || isRescrolled || settleFollowers(isLast: isLast) else {
        endLists()
        reportImages()
        countUpdates(since: &tally, in: &counters)
        return response
      }
    }
  }

  /// The root's responses to some proposals, with the baselines of its first text where these are requested. Nothing is
  /// placed. Lists in scroll views make their first rows where the ideal length requires it.
  func measureRoot(_ proposals: [Proposal], baselines: Bool = false) -> [(size: Size, firstBaseline: Double?)] {
    lowering.repeatedRows = 0
    refreshHeads()
    var responses = tree.measureRoot(proposals, baselines: baselines)
    var rounds = 0
    while !contents.lazyLists.isEmpty, rounds < LayoutSession.lazyRoundLimit, makeHeads() {
      responses = tree.measureRoot(proposals, baselines: baselines)
      rounds += 1
    }
    return responses
  }

  /// Step 4, and readers that lists have scrolled.
  private func settleFollowers(isLast: Bool) -> Bool {
    if !contents.readers.isEmpty, !contents.scrolls.isEmpty, settleReaders(isLast: isLast) { return true }
    return settlePreferences(isLast: isLast)
  }

  /// Step 5.
  private func reportImages() {
    guard !contents.imageFailures.isEmpty else { return }
    for token in contents.imageFailures.sorted() {
      guard let node = contents.imageNodes[token] else { continue }
      let source = contents.contents[image: token].content.source
      let failure = contents.measurers.images?.failure(of: source) ?? .undecodable
      tree.report(failure.code, at: node, failure.text(of: source))
    }
    contents.imageFailures.removeAll()
  }

  /// The diagnostics so far. The column around a single element does not count in the paths, as in results.
  package var diagnostics: [Diagnostic] { relay.diagnostics }
}
