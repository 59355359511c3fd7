/// A text with attributes for parts of it.
///
/// ```swift
/// var text = StyledText("The engine ")
/// var strong = TextAttributes()
/// strong.weight = .bold
/// text.append("weaves", strong)
/// let element = Text(text)
/// ```
public struct StyledText: Hashable, Sendable {
  /// A part of the text that has the same attributes.
  public struct Run: Hashable, Sendable {
    /// The place in bytes of UTF-8, from the beginning of the text.
    public var range: Range<Int>
    /// The attributes.
    public var attributes: TextAttributes
  }

  /// The letters without attributes.
  public private(set) var string: String
  /// The parts with attributes, from the beginning; they do not overlap and none is empty.
  public private(set) var runs: [Run]

  /// A text with the same attributes everywhere.
  public init(_ string: some StringProtocol, _ attributes: TextAttributes = TextAttributes()) {
    self.string = ""
    runs = []
    append(string, attributes)
  }

  init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  /// Appends a part.
  ///
  /// NUL becomes U+FFFD, since no text engine shows it.
  ///
  /// - Complexity: O(bytes of the part).
  public mutating func append(_ part: some StringProtocol, _ attributes: TextAttributes = TextAttributes()) {
    let start = string.utf8.count
    if part.utf8.contains(0) {
      for scalar in part.unicodeScalars { string.unicodeScalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    } else {
      string += part
    }
    add(Run(range: start..<string.utf8.count, attributes: attributes))
  }

  /// Appends a text with its attributes.
  ///
  /// - Complexity: O(bytes and runs of the part).
  public mutating func append(_ other: StyledText) {
    let start = string.utf8.count
    string += other.string
    for run in other.runs {
      let range = start + run.range.lowerBound..<start + run.range.upperBound
      add(Run(range: range, attributes: run.attributes))
    }
  }

  /// Sets attributes for a part; what they leave as `nil` stays as it is.
  ///
  /// - Parameter range: a range of `string`'s indices; one that belongs to another string is cut to the text.
  /// - Complexity: O(bytes and runs of the text).
  public mutating func set(_ attributes: TextAttributes, in range: Range<String.Index>) {
    let count = string.utf8.count
    func offset(_ index: String.Index) -> Int {
      string.utf8.distance(from: string.startIndex, to: min(index, string.endIndex))
    }
    let wanted = offset(range.lowerBound)..<offset(range.upperBound)
    guard !wanted.isEmpty else { return }
    var old = runs[...]
    runs = []
    var at = 0
    while at < count {
      let next = old.first
      let inRun = next.map { $0.range.lowerBound <= at } ?? false
      var end = inRun ? next?.range.upperBound ?? count : next?.range.lowerBound ?? count
      let isWanted = wanted.contains(at)
      if at < wanted.lowerBound { end = min(end, wanted.lowerBound) }
      if isWanted { end = min(end, wanted.upperBound) }
      let own = inRun ? next?.attributes ?? TextAttributes() : TextAttributes()
      add(Run(range: at..<end, attributes: isWanted ? attributes.merging(own) : own))
      if inRun, end == next?.range.upperBound { old.removeFirst() }
      at = end
    }
  }

  /// The same text with `attributes` where its parts set nothing themselves.
  func filled(_ attributes: TextAttributes) -> StyledText {
    var filled = StyledText(string: string, runs: [])
    var at = 0
    for run in runs {
      filled.add(Run(range: at..<run.range.lowerBound, attributes: attributes))
      filled.add(Run(range: run.range, attributes: run.attributes.merging(attributes)))
      at = run.range.upperBound
    }
    filled.add(Run(range: at..<string.utf8.count, attributes: attributes))
    return filled
  }

  /// Adds a run behind the others, as a part of the last one where that has the same attributes.
  private mutating func add(_ run: Run) {
    guard !run.range.isEmpty, !run.attributes.isEmpty else { return }
    if let last = runs.last, last.range.upperBound == run.range.lowerBound, last.attributes == run.attributes {
      runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    } else {
      runs.append(run)
    }
  }
}
