/// A part of a line of Markdown: letters, or marks that begin or end something.
struct MarkdownToken {
  /// The letters that are shown: those of a mark are shown unless it means something.
  var letters: Range<Int>
  /// Letters of a code span.
  var isCode = false
  /// The number of spans that end before the letters, and of those that begin after them.
  var ends = MarkdownSpans()
  var begins = MarkdownSpans()
  /// The address of a link that begins after the letters.
  var link: String?
  /// Whether a link ends before the letters.
  var endsLink = false
}

/// The numbers of spans of each kind.
struct MarkdownSpans {
  var strong = 0
  var emphasis = 0
  var struck = 0

  static func + (one: MarkdownSpans, other: MarkdownSpans) -> MarkdownSpans {
    MarkdownSpans(
      strong: one.strong + other.strong, emphasis: one.emphasis + other.emphasis, struck: one.struck + other.struck)
  }

  static func - (one: MarkdownSpans, other: MarkdownSpans) -> MarkdownSpans {
    MarkdownSpans(
      strong: one.strong - other.strong, emphasis: one.emphasis - other.emphasis, struck: one.struck - other.struck)
  }
}

/// A run of `*`, `_` or `~` that may begin or end a span.
struct MarkdownDelimiter {
  let mark: Unicode.Scalar
  /// The number of marks as written.
  let length: Int
  /// The marks that are not yet part of a span.
  var left: Int
  let canOpen: Bool
  let canClose: Bool
  /// Its place among the tokens.
  let token: Int
  /// The delimiters before and after it that are still open; -1 for none.
  var previous = -1
  var next = -1

  /// Whether a span from `self` to `closer` is allowed, by the rules 9 and 10 of CommonMark; all of `~` match.
  func matches(_ closer: MarkdownDelimiter) -> Bool {
    guard canOpen, mark == closer.mark else { return false }
    if mark == "~" { return true }
    let isAmbiguous = canClose || closer.canOpen
    return !isAmbiguous || (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
  }
}
