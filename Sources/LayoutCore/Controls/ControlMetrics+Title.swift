import LayoutEngine

/// Controls whose titles wrap.
///
/// 1. A control with a proposal of its ideal width or more has its title in one line.
/// 2. With less, its title is measured as a text in the room beside the control's own parts, at least in that of its
///    minimum. Its line limit applies.
/// 3. It is as wide and as high as these lines and its own parts, and no lower than with one line.
/// 4. The lines stand in the middle, so the first baseline rises by half of the added height.
extension ControlMetrics {
  /// Metrics of a control whose title wraps: it is as wide as the widest word at least.
  ///
  /// - Parameters:
  ///   - width: the proposed width, in points; `nil` for none. From the ideal width on, the minimum width is not used:
  ///     it is the ideal one, and no word is measured.
  ///   - ideal: its size with the title in one line, in points.
  ///   - inset: the difference of the control's size and its title's.
  package init(
    of title: String, style: TextStyle, proposed width: Double? = 0, ideal: Size, inset: Size, firstBaseline: Double?,
    _ text: any TextMeasurer
  ) {
    var least = ideal.width
    if let width, width < least {
      let word = text.widestWord(in: title, style: style, natural: least - inset.width)
      least = min(least, Self.width(word, beside: inset.width))
    }
    self.init(
      ideal: ideal, minimum: Size(width: least, height: ideal.height), firstBaseline: firstBaseline,
      titleInset: inset)
  }

  /// The same control with its title in one line for every proposal.
  package var inOneLine: ControlMetrics {
    guard titleInset != nil else { return self }
    return ControlMetrics(ideal: ideal, maximum: maximum, firstBaseline: firstBaseline, isCentred: isCentred)
  }

  /// The response to a proposal, with the title in as many lines as it needs.
  func size(of content: ControlContent, for proposal: Proposal, _ text: any TextMeasurer) -> Size {
    guard let inset = titleInset, let lines = lines(of: content, in: proposal.width, text) else {
      return size(for: proposal)  // 1.
    }
    return Size(  // 3.
      width: max(minimum.width, min(ideal.width, Self.width(lines.width, beside: inset.width))),
      height: max(ideal.height, inset.height + lines.height))
  }

  /// The first baseline in a control of this size, from the top in points.
  ///
  /// A control without a text has that of a line in its middle, so that a label beside it stands in the middle, too.
  func baseline(of content: ControlContent, in size: Size, _ text: any TextMeasurer) -> Double? {
    guard let baseline = baseline(at: size.height) else {
      let line = text.measure("", style: content.style, width: nil, lineLimit: 1)
      return (size.height - line.height) / 2 + line.firstBaseline
    }
    guard let lines = lines(of: content, in: size.width, text) else { return baseline }
    return baseline - (lines.height - lines.lineHeight) / 2  // 4.
  }

  /// The least width that leaves `room` beside the control's own parts, in points.
  ///
  /// A sum may leave less by its last bit, which would break a word.
  private static func width(_ room: Double, beside inset: Double) -> Double {
    let width = room + inset
    return width - inset < room ? width.nextUp : width
  }

  /// The lines of the title, by rule 2; `nil` where it stands in one line.
  func lines(of content: ControlContent, in width: Double?, _ text: any TextMeasurer) -> TextMetrics? {
    guard let inset = titleInset, let width, width < ideal.width, let title = content.control.title else { return nil }
    return text.measure(title, style: content.style, width: max(width, minimum.width) - inset.width, lineLimit: nil)
  }
}

extension TextMeasurer {
  /// The width of the widest word of a title, in points: no line of the title is narrower.
  ///
  /// A word ends at white space, and around each character of the scripts that break lines between any two (U+2E80 and
  /// above). Only the first 1,000 characters of a title are measured.
  ///
  /// - Parameter natural: the width of the title in one line.
  package func widestWord(in title: String, style: TextStyle, natural: Double) -> Double {
    var (words, word) = ([String](), "")
    for character in title.prefix(1_000) {
      let standsAlone = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      if standsAlone || character.isWhitespace {
        words.append(word)
        word = ""
      }
      if standsAlone { words.append(String(character)) } else if !character.isWhitespace { word.append(character) }
    }
    if words.isEmpty { return natural }
    return (words + [word]).reduce(0) { widest, word in
      word.isEmpty ? widest : max(widest, measure(word, style: style, width: nil, lineLimit: 1).width)
    }
  }
}
