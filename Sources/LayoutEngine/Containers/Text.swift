/// A stored result of measuring a text.
///
/// Most texts are measured once; a text stores four results at most, one of each sort.
struct TextResponse {
  enum Sort { case natural, wrapped, limited, words }

  /// In place of a limit of lines: each part that lines do not break is a line of its own.
  static let words: Int32 = -1

  var metrics: TextMetrics
  /// The width of the lines; NaN for any that leaves them as they are.
  var width: Double
  /// The width of the measurement; NaN for none.
  var proposedWidth: Double
  /// The limit of lines; 0 for none, or `words`.
  var limit: Int32
  /// The text's next result.
  var next = UInt32.max

  var sort: Sort { limit > 0 ? .limited : limit < 0 ? .words : width.isNaN ? .natural : .wrapped }

  /// Whether this is the result for lines of `width`, NaN for no limit, cut to `limit` of them.
  ///
  /// With `inWiderLines` a result without a break is also that for wider lines.
  @inline(__always)
  func determines(_ width: Double, _ limit: Int32, inWiderLines: Bool) -> Bool {
    guard self.limit == limit else { return false }
    return self.width.bitPattern == width.bitPattern
      || inWiderLines && limit == 0 && self.width.isNaN && width >= metrics.width
  }
}

/// A text, in lines.
///
/// Algorithm (SwiftUI's, as far as stacks rely on it):
/// 1. Width unspecified or infinite: one line for each paragraph. Width w: lines of at most w. A width at or above one
///    that needed no break measures nothing again.
/// 2. A finite height allows whole lines only, at least one: `max(1, floor(height / line height))`, or for lines of
///    different heights the most that fit (`TextMetrics.lineLimit`). Where that is fewer than there are, the text is
///    measured once more with that line limit, since the visible lines may be narrower.
/// 3. The response is the longest visible line by the height of all visible lines.
/// 4. The response to width 0 is width 0 with the height of the narrowest form; that to (0, 0) is (0, 0).
/// 5. The first baseline, and the last visible line's, are explicit guides.
extension LayoutTree {
  @inline(__always)
  func foldText(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    var extents = Extents.ofText
    // An empty text has one width.
    if n[node].a == 1 { extents.width = Extent(0) }
    return Folded(extents: extents, traits: .mustMeasureAll.union(.monotone).union(.textBaseline))
  }

  /// The response to `proposal`; `nil` where the text would have to be measured and `mayMeasure` is `false`.
  @inline(__always)
  func textSize(_ node: NodeIndex, _ proposal: Proposal, mayMeasure: Bool) -> Size? {
    // 4.
    if proposal.rawWidth == 0, proposal.rawHeight == 0 { return .zero }
    guard let metrics = textMetrics(node, proposal, mayMeasure: mayMeasure) else { return nil }
    return Size(width: proposal.rawWidth == 0 ? 0 : metrics.width, height: metrics.height)
  }

  func textMetrics(_ node: NodeIndex, _ proposal: Proposal) -> TextMetrics {
    textMetrics(node, proposal, mayMeasure: true) ?? .none
  }

  @inline(__always)
  private func textMetrics(_ node: NodeIndex, _ proposal: Proposal, mayMeasure: Bool) -> TextMetrics? {
    // 1.
    let width = proposal.rawWidth.isFinite ? proposal.rawWidth : .nan
    guard let metrics = knownLines(node, width, 0) ?? (mayMeasure ? measureLines(node, width, 0) : nil) else {
      return nil
    }
    // 2.
    let room = proposal.rawHeight + Length.slack
    if metrics.hasUnequalLines, metrics.height > room, !mayMeasure { return nil }
    guard
      let lines = metrics.lineLimit(in: room, height: { textMetrics(node, width, Int32(clamping: $0)).height }),
      lines < metrics.lineCount
    else { return metrics }
    let limit = Int32(clamping: lines)
    return knownLines(node, width, limit) ?? (mayMeasure ? measureLines(node, width, limit) : nil)
  }

  /// The height of a text of `width` at a proposed height of 0, which is one line by step 2; `nil` for any other length.
  ///
  /// Where a stack only compares the flexibility of its children, the width of the one line is not needed.
  func lineHeight(_ node: NodeIndex, _ axis: Axis, _ proposed: Double, _ width: Double) -> Double? {
    guard axis == .vertical, proposed == 0, settings.takesShortCuts else { return nil }
    if width == 0 { return 0 }
    let metrics = textMetrics(node, width.isFinite ? width : .nan, 0)
    if metrics.hasUnequalLines { return nil }
    return metrics.lineCount > 1 ? metrics.lineHeight : metrics.height
  }

  /// The metrics of lines of `width`, NaN for no limit, cut to `limit` of them, 0 for no limit; or those of the words.
  func textMetrics(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics {
    knownLines(node, width, limit) ?? measureLines(node, width, limit)
  }

  private func measureLines(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics {
    let metrics = measureText(node, width, limit)
    let isNatural = limit == 0 && metrics.isNatural
    store(TextResponse(metrics: metrics, width: isNatural ? .nan : width, proposedWidth: width, limit: limit), of: node)
    return metrics
  }

  private func knownLines(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics? {
    var at = nodes[node].side
    while at != .max {
      if tables.texts[at].determines(width, limit, inWiderLines: settings.takesShortCuts) {
        return tables.texts[at].metrics
      }
      at = tables.texts[at].next
    }
    return nil
  }

  /// Stores a result in place of one of its sort.
  private func store(_ response: TextResponse, of node: NodeIndex) {
    var response = response
    var at = nodes[node].side
    while at != .max, tables.texts[at].sort != response.sort { at = tables.texts[at].next }
    if at == .max {
      response.next = nodes[node].side
      nodes[node].side = tables.texts.add(response)
    } else {
      if tables.texts[at].proposedWidth.bitPattern != response.proposedWidth.bitPattern
        || tables.texts[at].limit != response.limit
      {
        // The parent may build on the dropped one.
        nodes[node].marks.formUnion(.forgetful)
      }
      response.next = tables.texts[at].next
      tables.texts[at] = response
    }
  }

  /// The places in `texts` of a text's stored results, the oldest first.
  func textResponses(of node: NodeIndex) -> [UInt32] {
    var places: [UInt32] = []
    var at = nodes[node].side
    while at != .max {
      places.append(at)
      at = tables.texts[at].next
    }
    return places.reversed()
  }

  /// Drops the stored results of a text.
  func dropTextResponses(of node: NodeIndex) {
    var at = nodes[node].side
    nodes[node].side = .max
    nodes[node].b = 0
    while at != .max {
      let next = tables.texts[at].next
      tables.texts.remove(at)
      at = next
    }
  }

  private func measureText(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics {
    counters.leafMeasures += 1
    guard let leaves = callers.leaves else { return .none }
    let response = runCallersCode(of: node) { leaves.lines(of: nodes[node].token, width, limit) }
    let metrics = response.sanitized
    if metrics != response {
      reportResponder(
        .invalidResponse, at: node, "measured a text as \(response); \(metrics) is used",
        because: "widths, heights and counts of lines are finite and not negative, baselines finite")
    }
    return metrics
  }

  /// A baseline, by step 5.
  func textBaseline(_ node: NodeIndex, _ proposal: Proposal, isFirst: Bool) -> Double {
    let metrics = textMetrics(node, proposal)
    return isFirst ? metrics.firstBaseline : metrics.lastBaseline
  }

  /// The width of a text in the form in which a break is at each place where a line may end; `nil` where a modifier has a
  /// width of its own, or the node is no text.
  ///
  /// It is what a container needs that keeps words whole, as those of CSS do: by itself a text cuts a word that is longer
  /// than its line.
  func widthOfWords(_ node: NodeIndex) -> Double? {
    guard nodes[node].kind == .text,
      modifierRange(of: node).allSatisfy({ at in
        let kind = modifiers[at].kind
        return kind.isTrait || kind == .padding || kind == .offset
      })
    else { return nil }
    let words = textMetrics(node, .nan, TextResponse.words)
    return passThroughLayers(
      node, Int(nodes[node].layerCount), .unspecified, core: { _ in Size(width: words.width, height: words.height) }
    ) { _, _, _ in }.width
  }

  /// Marks a text node whose text or style changed.
  ///
  /// Its stored results are dropped after they were compared with the new ones.
  package func textChanged(_ node: NodeIndex, isEmpty: Bool) {
    nodes[node].a = isEmpty ? 1 : 0
    invalidate(node)
  }
}

extension LeafMeasuring {
  /// The lines of a text of `width`, NaN for no limit, cut to `limit` of them, 0 for no limit; or its words.
  func lines(of token: UInt32, _ width: Double, _ limit: Int32) -> TextMetrics {
    if limit == TextResponse.words { return measureWords(token) }
    return measureText(token, width: width.isNaN ? nil : width, lineLimit: limit > 0 ? Int(limit) : nil)
  }
}
