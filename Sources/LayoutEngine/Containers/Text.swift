/// What a text answered to one question. Most texts are asked one; a text remembers three answers at most, one of each
/// sort.
struct TextAnswer {
  enum Sort { case natural, wrapped, limited }

  var metrics: TextMetrics
  /// The width of the lines; NaN for any that leaves them as they are.
  var width: Double
  /// The width that was asked for; NaN for none.
  var asked: Double
  /// Of lines; 0 for none.
  var limit: Int32
  /// The text's next answer.
  var next = UInt32.max

  var sort: Sort { limit > 0 ? .limited : width.isNaN ? .natural : .wrapped }

  /// Whether this is the answer to lines of `width`, NaN for no limit, cut to `limit` of them; where `inWiderLines` says so also
  /// an answer that needed no break, to lines that are wider.
  @inline(__always)
  func answers(_ width: Double, _ limit: Int32, inWiderLines: Bool) -> Bool {
    guard self.limit == limit else { return false }
    return self.width.bitPattern == width.bitPattern
      || inWiderLines && limit == 0 && self.width.isNaN && width >= metrics.width
  }
}

/// A text, in lines.
///
/// Algorithm (SwiftUI's, as far as stacks rely on it):
/// 1. Width unspecified or infinite: one line a paragraph. Width w: lines of at most w. A width at or above one that
///    needed no break asks nothing again.
/// 2. A finite height allows whole lines only, at least one: `max(1, floor(height / line height))`. Where that is fewer
///    than there are, the text is measured once more with that line limit, since the visible lines may be narrower.
/// 3. The answer is the longest visible line by the height of all visible lines.
/// 4. Width 0 answers width 0 with the height of the narrowest form; (0, 0) answers (0, 0).
/// 5. The first baseline, and the last visible line's, are explicit guides.
extension LayoutTree {
  func measureText(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    // 4.
    if proposal.rawWidth == 0, proposal.rawHeight == 0 { return .zero }
    return LayoutTree.textSize(textMetrics(node, proposal), proposal)
  }

  /// The answer to `proposal`, where it follows from lines that the text remembers; else `nil`.
  @inline(__always)
  func knownTextSize(_ node: NodeIndex, _ proposal: Proposal) -> Size? {
    // 4.
    if proposal.rawWidth == 0, proposal.rawHeight == 0 { return .zero }
    return textMetrics(node, proposal, mayAsk: false).map { LayoutTree.textSize($0, proposal) }
  }

  @inline(__always)
  private static func textSize(_ metrics: TextMetrics, _ proposal: Proposal) -> Size {
    // 4.
    Size(width: proposal.rawWidth == 0 ? 0 : metrics.width, height: metrics.height)
  }

  func textMetrics(_ node: NodeIndex, _ proposal: Proposal) -> TextMetrics {
    textMetrics(node, proposal, mayAsk: true) ?? .none
  }

  @inline(__always)
  private func textMetrics(_ node: NodeIndex, _ proposal: Proposal, mayAsk: Bool) -> TextMetrics? {
    // 1.
    let width = proposal.rawWidth.isFinite ? proposal.rawWidth : .nan
    guard let metrics = knownLines(node, width, 0) ?? (mayAsk ? askLines(node, width, 0) : nil) else { return nil }
    // 2.
    let room = proposal.rawHeight + Length.slack
    guard room.isFinite, metrics.lineHeight > 0, metrics.height > room else { return metrics }
    let lines = (room / metrics.lineHeight).rounded(.down)
    let limit = lines < 1 ? 1 : Int32(Swift.min(lines, 1_000_000_000))
    guard limit < metrics.lineCount else { return metrics }
    return knownLines(node, width, limit) ?? (mayAsk ? askLines(node, width, limit) : nil)
  }

  /// The least height of a text in lines of `width`: one line. Where a stack only compares how flexible its children are,
  /// the width of the one line is not needed.
  func leastTextHeight(_ node: NodeIndex, _ width: Double) -> Double {
    if width == 0 { return 0 }
    let metrics = textMetrics(node, width.isFinite ? width : .nan, 0)
    return metrics.lineCount > 1 ? metrics.lineHeight : metrics.height
  }

  /// The answer to lines of `width`, NaN for no limit, cut to `limit` of them, 0 for no limit.
  func textMetrics(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics {
    knownLines(node, width, limit) ?? askLines(node, width, limit)
  }

  private func askLines(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics {
    let metrics = askText(node, width, limit > 0 ? Int(limit) : nil)
    let isNatural = limit == 0 && metrics.isNatural
    remember(TextAnswer(metrics: metrics, width: isNatural ? .nan : width, asked: width, limit: limit), of: node)
    return metrics
  }

  private func knownLines(_ node: NodeIndex, _ width: Double, _ limit: Int32) -> TextMetrics? {
    var at = nodes[node].side
    while at != .max {
      if texts[at].answers(width, limit, inWiderLines: takesShortCuts) { return texts[at].metrics }
      at = texts[at].next
    }
    return nil
  }

  /// Remembers an answer in place of one of its sort.
  private func remember(_ answer: TextAnswer, of node: NodeIndex) {
    var answer = answer
    var at = nodes[node].side
    while at != .max, texts[at].sort != answer.sort { at = texts[at].next }
    if at == .max {
      answer.next = nodes[node].side
      nodes[node].side = texts.add(answer)
    } else {
      if texts[at].asked.bitPattern != answer.asked.bitPattern || texts[at].limit != answer.limit {
        // The parent may build on the one that is gone.
        nodes[node].marks.formUnion(.forgetful)
      }
      answer.next = texts[at].next
      texts[at] = answer
    }
  }

  /// The places in `texts` of what a text remembers, the oldest first.
  func textAnswers(of node: NodeIndex) -> [UInt32] {
    var places: [UInt32] = []
    var at = nodes[node].side
    while at != .max {
      places.append(at)
      at = texts[at].next
    }
    return places.reversed()
  }

  /// Gives up what a text remembers.
  func forgetTextAnswers(of node: NodeIndex) {
    var at = nodes[node].side
    nodes[node].side = .max
    nodes[node].b = 0
    while at != .max {
      let next = texts[at].next
      texts.remove(at)
      at = next
    }
  }

  /// The height from which on a text is equally wide where it is offered `width`.
  func steadyTextHeight(_ node: NodeIndex, _ width: Double) -> Double {
    if width == 0 { return 0 }
    let metrics = textMetrics(node, width.isFinite ? width : .nan, 0)
    return metrics.lineCount > 1 ? metrics.height : 0
  }

  private func askText(_ node: NodeIndex, _ width: Double, _ limit: Int?) -> TextMetrics {
    counters.leafMeasures += 1
    guard let leaves else { return .none }
    let answer = ask(node) {
      leaves.measureText(nodes[node].token, width: width.isNaN ? nil : width, lineLimit: limit)
    }
    let metrics = answer.sanitized
    if metrics != answer {
      reportAnswerer(
        .invalidResponse, at: node, "measured a text as \(answer); \(metrics) is used",
        because: "widths, heights and counts of lines are finite and not negative, baselines finite")
    }
    return metrics
  }

  /// Step 5.
  func textBaseline(_ node: NodeIndex, _ proposal: Proposal, isFirst: Bool) -> Double {
    let metrics = textMetrics(node, proposal)
    return isFirst ? metrics.firstBaseline : metrics.lastBaseline
  }

  /// Says that a text node's text or style changed. What it answered before is forgotten when it was compared with what it
  /// answers now.
  package func textChanged(_ node: NodeIndex, isEmpty: Bool) {
    nodes[node].a = isEmpty ? 1 : 0
    invalidate(node)
  }
}
