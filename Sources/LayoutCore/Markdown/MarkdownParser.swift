/// Reads the marks of Markdown for parts of a line.
///
/// Algorithm, CommonMark's in one walk without recursion:
///
/// 1. The text is cut into tokens: letters, code spans, runs of `*`, `_` and `~`, and brackets.
/// 2. At a closing bracket that an address follows, the text since its opening one becomes a link. A link contains no
///    other one.
/// 3. Runs of marks inside a link are matched when it ends, the others at the end of the text (`matchDelimiters`).
/// 4. The tokens are written with the spans that are open at each of them.
struct MarkdownParser {
  private let scalars: [Unicode.Scalar]
  private var at = 0
  /// The place of the last mark after a backslash; -1 before the first.
  private var escaped = -1
  private var tokens: [MarkdownToken] = []
  private var delimiters: [MarkdownDelimiter] = []
  private var lastDelimiter = -1
  private var brackets: [Bracket] = []
  /// The brackets below this one are around a link, so they are none themselves.
  private var firstActive = 0
  /// The places of the runs of backticks, by their lengths.
  private var backticks: [Int: [Int]] = [:]

  private struct Bracket {
    let token: Int
    /// The delimiters before it.
    let lastDelimiter: Int
    let isPicture: Bool
  }

  /// The most characters of a link's address and title; one with more stays as it is written.
  private static let addressLimit = 4096
  /// The most parentheses inside each other in an address, as in CommonMark's own reader.
  private static let parenthesisLimit = 32

  init(_ text: String) {
    scalars = text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }
    var start = 0
    while start < scalars.count {
      guard scalars[start] == "`" else {
        start += 1
        continue
      }
      let length = run(of: "`", from: start)
      backticks[length, default: []].append(start)
      start += length
    }
  }

  /// The text, by steps 1 to 4.
  mutating func parse() -> StyledText {
    var start = 0
    func endLetters(_ parser: inout MarkdownParser) {
      if start < parser.at { parser.tokens.append(MarkdownToken(letters: start..<parser.at)) }
    }
    while at < scalars.count {
      switch scalars[at] {
      case "\\" where at + 1 < scalars.count && scalars[at + 1].isMarkdownPunctuation:
        endLetters(&self)
        at += 1
        escaped = at
        start = at
        at += 1
      case "`":
        let length = run(of: "`", from: at)
        if let end = endOfCode(from: at + length, length) {
          endLetters(&self)
          addCode(at + length..<end)
          at = end + length
          start = at
        } else {
          at += length
        }
      case "*", "_", "~":
        endLetters(&self)
        addDelimiter()
        start = at
      case "[":
        endLetters(&self)
        addBracket()
        start = at
      case "]":
        endLetters(&self)
        closeBracket()
        start = at
      default: at += 1
      }
    }
    endLetters(&self)
    matchDelimiters(after: -1)
    return written
  }

  /// The number of equal characters.
  private func run(of mark: Unicode.Scalar, from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == mark { end += 1 }
    return end - start
  }

  // MARK: Code

  /// The next run of exactly as many backticks.
  private func endOfCode(from start: Int, _ length: Int) -> Int? {
    guard let places = backticks[length] else { return nil }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : nil
  }

  /// Adds a code span; one space at each end is not part of it, unless there are only spaces.
  private mutating func addCode(_ range: Range<Int>) {
    var range = range
    let isPadded = range.count > 2 && scalars[range.lowerBound] == " " && scalars[range.upperBound - 1] == " "
    if isPadded, scalars[range].contains(where: { $0 != " " }) { range = range.lowerBound + 1..<range.upperBound - 1 }
    var token = MarkdownToken(letters: range)
    token.isCode = true
    tokens.append(token)
  }

  // MARK: Marks

  /// Adds a run of marks, which can begin or end a span by the characters beside it.
  private mutating func addDelimiter() {
    let mark = scalars[at]
    let length = run(of: mark, from: at)
    let before = at > 0 ? scalars[at - 1] : " "
    let after = at + length < scalars.count ? scalars[at + length] : " "
    let (isSpaceBefore, isSpaceAfter) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (isMarkBefore, isMarkAfter) = (before.isPunctuationOrSymbol, after.isPunctuationOrSymbol)
    let isLeft = !isSpaceAfter && (!isMarkAfter || isSpaceBefore || isMarkBefore)
    let isRight = !isSpaceBefore && (!isMarkBefore || isSpaceAfter || isMarkAfter)
    let isInside = mark == "_" && isLeft && isRight
    var delimiter = MarkdownDelimiter(
      mark: mark, length: length, left: length, canOpen: isLeft && (!isInside || isMarkBefore),
      canClose: isRight && (!isInside || isMarkAfter), token: tokens.count)
    tokens.append(MarkdownToken(letters: at..<at + length))
    at += length
    // Another number of tildes is letters.
    guard delimiter.canOpen || delimiter.canClose, mark != "~" || length == 2 else { return }
    delimiter.previous = lastDelimiter
    if lastDelimiter >= 0 { delimiters[lastDelimiter].next = delimiters.count }
    lastDelimiter = delimiters.count
    delimiters.append(delimiter)
  }

  /// The kinds of closing runs for which the search for an opening one has the same result.
  private struct Kind: Hashable {
    let mark: Unicode.Scalar
    let canOpen: Bool
    let rest: Int
  }

  /// Matches the runs after `bottom`, and removes them.
  ///
  /// Each run that can close looks back for the nearest one that it matches. A search that fails is not repeated for
  /// runs of the same kind: so all searches together are linear.
  private mutating func matchDelimiters(after bottom: Int) {
    // Without marks of its own, a link has nothing to match, and the walk would pass all marks before it.
    guard lastDelimiter != bottom else { return }
    var bottoms: [Kind: Int] = [:]
    var closer = lastDelimiter
    while closer >= 0, delimiters[closer].previous != bottom { closer = delimiters[closer].previous }
    while closer >= 0 {
      guard delimiters[closer].canClose else {
        closer = delimiters[closer].next
        continue
      }
      let kind = Kind(
        mark: delimiters[closer].mark, canOpen: delimiters[closer].canOpen, rest: delimiters[closer].length % 3)
      let end = bottoms[kind] ?? bottom
      var opener = delimiters[closer].previous
      while opener > end, !delimiters[opener].matches(delimiters[closer]) { opener = delimiters[opener].previous }
      guard opener > end else {
        bottoms[kind] = delimiters[closer].previous
        let next = delimiters[closer].next
        if !delimiters[closer].canOpen { remove(closer) }
        closer = next
        continue
      }
      // What is between them matches nothing any more.
      delimiters[opener].next = closer
      delimiters[closer].previous = opener
      span(opener, closer)
      let next = delimiters[closer].next
      if delimiters[opener].left == 0 { remove(opener) }
      if delimiters[closer].left == 0 {
        remove(closer)
        closer = next
      }
    }
    lastDelimiter = bottom
    if bottom >= 0 { delimiters[bottom].next = -1 }
  }

  private mutating func remove(_ at: Int) {
    let (previous, next) = (delimiters[at].previous, delimiters[at].next)
    if previous >= 0 { delimiters[previous].next = next }
    if next >= 0 { delimiters[next].previous = previous } else { lastDelimiter = previous }
  }

  /// Makes a span of as many marks as both have, at most two.
  private mutating func span(_ opener: Int, _ closer: Int) {
    let count = min(delimiters[opener].left, delimiters[closer].left, 2)
    delimiters[opener].left -= count
    delimiters[closer].left -= count
    let (first, last) = (delimiters[opener].token, delimiters[closer].token)
    tokens[first].letters = tokens[first].letters.dropLast(count)
    tokens[last].letters = tokens[last].letters.dropFirst(count)
    let path: WritableKeyPath<MarkdownSpans, Int> =
      delimiters[opener].mark == "~" ? \.struck : count == 2 ? \.strong : \.emphasis
    tokens[first].begins[keyPath: path] += 1
    tokens[last].ends[keyPath: path] += 1
  }

  // MARK: Links

  private mutating func addBracket() {
    let isPicture = at > 0 && scalars[at - 1] == "!" && escaped != at - 1
    brackets.append(Bracket(token: tokens.count, lastDelimiter: lastDelimiter, isPicture: isPicture))
    tokens.append(MarkdownToken(letters: at..<at + 1))
    at += 1
  }

  private mutating func closeBracket() {
    let start = at
    at += 1
    tokens.append(MarkdownToken(letters: start..<at))
    guard let bracket = brackets.popLast() else { return }
    let isActive = brackets.count >= firstActive && !bracket.isPicture
    firstActive = min(firstActive, brackets.count)
    guard isActive, let (address, end) = address(from: at) else { return }
    matchDelimiters(after: bracket.lastDelimiter)
    firstActive = brackets.count
    tokens[bracket.token].letters = tokens[bracket.token].letters.dropFirst()
    tokens[bracket.token].link = address
    tokens[tokens.count - 1].letters = end..<end
    tokens[tokens.count - 1].endsLink = true
    at = end
  }

  /// An address in parentheses, with its title if it has one, which is not used.
  private func address(from start: Int) -> (String, end: Int)? {
    let limit = min(scalars.count, start + Self.addressLimit)
    var at = start
    guard at < limit, scalars[at] == "(" else { return nil }
    at += 1
    skipSpaces(&at, limit)
    guard let address = destination(&at, limit) else { return nil }
    let before = at
    skipSpaces(&at, limit)
    if at > before, at < limit, let closing = Self.quotes[scalars[at]] {
      let opening = scalars[at]
      at += 1
      while at < limit, scalars[at] != closing {
        if scalars[at] == opening { return nil }
        at += scalars[at] == "\\" ? 2 : 1
      }
      at += 1
      skipSpaces(&at, limit)
    }
    guard at < limit, scalars[at] == ")" else { return nil }
    return (address, at + 1)
  }

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]

  private func skipSpaces(_ at: inout Int, _ limit: Int) {
    while at < limit, scalars[at] == " " || scalars[at] == "\n" || scalars[at] == "\t" { at += 1 }
  }

  /// An address: in angle brackets, or without spaces and with as many closing parentheses as opening ones.
  private func destination(_ at: inout Int, _ limit: Int) -> String? {
    var address = String.UnicodeScalarView()
    let isBracketed = at < limit && scalars[at] == "<"
    if isBracketed { at += 1 }
    var depth = 0
    while at < limit {
      let scalar = scalars[at]
      if scalar == "\\", at + 1 < limit, scalars[at + 1].isMarkdownPunctuation {
        address.append(scalars[at + 1])
        at += 2
        continue
      }
      if isBracketed {
        if scalar == ">" {
          at += 1
          return String(address)
        }
        if scalar == "<" || scalar == "\n" { return nil }
      } else {
        if scalar.value <= 0x20 || scalar.value == 0x7F { break }
        if scalar == "(" { depth += 1 }
        if scalar == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if depth > Self.parenthesisLimit { return nil }
      }
      address.append(scalar)
      at += 1
    }
    return isBracketed || depth > 0 ? nil : String(address)
  }

  // MARK: Writing

  /// Step 4.
  private var written: StyledText {
    var text = StyledText("")
    var open = MarkdownSpans()
    var link: String?
    for token in tokens {
      open = open - token.ends
      if token.endsLink { link = nil }
      var letters = String.UnicodeScalarView()
      for scalar in scalars[token.letters] { letters.append(token.isCode && scalar == "\n" ? " " : scalar) }
      var attributes = TextAttributes()
      if open.strong > 0 { attributes.weight = .bold }
      if open.emphasis > 0 { attributes.isItalic = true }
      if open.struck > 0 { attributes.strikethrough = TextLine() }
      if token.isCode { attributes.design = .monospaced }
      attributes.link = link
      text.append(String(letters), attributes)
      open = open + token.begins
      // An empty address opens nothing.
      if let address = token.link { link = address.isEmpty ? nil : address }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a backslash before it keeps it as it is: the punctuation of ASCII.
  fileprivate var isMarkdownPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  fileprivate var isPunctuationOrSymbol: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
