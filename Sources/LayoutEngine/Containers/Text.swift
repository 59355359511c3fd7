/// What a text answered, remembered by the width it was asked for.
struct TextMemo {
  /// Which of the three are known.
  var hasNatural = false
  var hasWrapped = false
  var hasLimited = false
  /// Whether a stack ever built on the least height, which is not among the answers.
  var gaveLeastHeight = false
  /// Without any limit.
  var natural = TextMetrics.none
  /// In lines of `width`.
  var width = Double.nan
  var wrapped = TextMetrics.none
  /// In lines of `limitedWidth`, NaN for no limit, cut to `limit` lines.
  var limitedWidth = Double.nan
  var limit = 0
  var limited = TextMetrics.none

  /// Remembers what was answered without a limit to lines of `width`, NaN for any.
  @inline(__always)
  mutating func remember(_ metrics: TextMetrics, in width: Double) {
    if width.isNaN || metrics.isNatural {
      natural = metrics
      hasNatural = true
    } else {
      wrapped = metrics
      hasWrapped = true
      self.width = width
    }
  }

  /// Remembers what was answered to lines of `width`, cut to `limit` of them.
  @inline(__always)
  mutating func remember(_ metrics: TextMetrics, in width: Double, limit: Int) {
    limited = metrics
    hasLimited = true
    self.limit = limit
    limitedWidth = width
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
    let metrics = textMetrics(node, proposal)
    return Size(width: proposal.rawWidth == 0 ? 0 : metrics.width, height: metrics.height)
  }

  func textMetrics(_ node: NodeIndex, _ proposal: Proposal) -> TextMetrics {
    // 1.
    let width = proposal.rawWidth.isFinite ? proposal.rawWidth : .nan
    let metrics = unlimitedMetrics(node, width)
    // 2.
    let room = proposal.rawHeight + Length.slack
    guard room.isFinite, metrics.lineHeight > 0, metrics.height > room else { return metrics }
    let lines = (room / metrics.lineHeight).rounded(.down)
    let limit = lines < 1 ? 1 : Int(Swift.min(lines, 1_000_000_000))
    guard limit < metrics.lineCount else { return metrics }
    let slot = nodes[node].side
    if texts[slot].hasLimited, texts[slot].limit == limit,
      texts[slot].limitedWidth.bitPattern == width.bitPattern
    {
      return texts[slot].limited
    }
    let limited = askText(node, width, limit)
    texts[slot].remember(limited, in: width, limit: limit)
    return limited
  }

  /// The least height of a text in lines of `width`: one line. Where a stack only compares how flexible its children are,
  /// the width of the one line is not needed.
  func leastTextHeight(_ node: NodeIndex, _ width: Double) -> Double {
    let metrics = unlimitedMetrics(node, width.isFinite ? width : .nan)
    texts[nodes[node].side].gaveLeastHeight = true
    return metrics.lineCount > 1 ? metrics.lineHeight : metrics.height
  }

  private func unlimitedMetrics(_ node: NodeIndex, _ width: Double) -> TextMetrics {
    let slot = nodes[node].side
    if texts[slot].hasNatural, width.isNaN || width >= texts[slot].natural.width { return texts[slot].natural }
    if texts[slot].hasWrapped, texts[slot].width.bitPattern == width.bitPattern { return texts[slot].wrapped }
    let metrics = askText(node, width, nil)
    texts[slot].remember(metrics, in: width)
    return metrics
  }

  /// The height from which on a text is equally wide where it is offered `width`.
  func steadyTextHeight(_ node: NodeIndex, _ width: Double) -> Double {
    if width == 0 { return 0 }
    let metrics = unlimitedMetrics(node, width.isFinite ? width : .nan)
    texts[nodes[node].side].gaveLeastHeight = true
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

  /// Says that a text node's text or style changed, and gives new ones their memory.
  package func textChanged(_ node: NodeIndex, isEmpty: Bool) {
    nodes[node].a = isEmpty ? 1 : 0
    if nodes[node].side == .max {
      nodes[node].side = texts.add(TextMemo())
    } else {
      let slot = nodes[node].side
      texts[slot] = TextMemo(gaveLeastHeight: texts[slot].gaveLeastHeight)
    }
    markDirty(node)
  }
}
