import LayoutCore

extension LayoutRoot {
  /// Opens the link with the letters `letters` of the texts in the element with the id `id`, as a click on it does.
  ///
  /// ```swift
  /// try root.open(link: "more", in: "text")
  /// ```
  ///
  /// - Returns: what the environment's action did; without one it is `systemAction`, and nothing is opened.
  /// - Throws: `ScreenError` where no text in the element has such a link.
  /// - Complexity: O(elements), and the turn.
  @discardableResult
  public func open(
    link letters: some StringProtocol, in id: some Hashable & Sendable
  ) throws(ScreenError) -> OpenURLAction.Result {
    let element = try element(id)
    var known: [String] = []
    for part in element.parts {
      guard case .text(let string, let style, _) = part.content, let view = part.view else { continue }
      let bytes = Array(string.utf8)
      for (link, range) in style.runs?.links ?? [] {
        let shown = String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
        known.append("\"\(shown)\"")
        guard shown == letters else { continue }
        let result = open(link, in: view)
        layoutIfNeeded()
        return result
      }
    }
    let list = known.isEmpty ? "" : "; it has \(known.joined(separator: ", "))"
    throw ScreenError(
      .unsuitable, id: KnownIDs.text(of: id), ids: visibleIDs,
      "\(element.name) with the id \(KnownIDs.text(of: id)) has no link \"\(letters)\"\(list)")
  }
}

extension TextRuns {
  /// The links and the places of their letters, whose looks may differ: parts beside each other with one address are
  /// one link.
  fileprivate var links: [(link: String, range: Range<Int>)] {
    var links: [(link: String, range: Range<Int>)] = []
    for run in runs {
      guard let link = run.link else { continue }
      if let last = links.last, last.link == link, last.range.upperBound == run.range.lowerBound {
        links[links.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        links.append((link, run.range))
      }
    }
    return links
  }
}
