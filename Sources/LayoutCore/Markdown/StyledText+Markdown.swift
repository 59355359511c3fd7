extension StyledText {
  /// A text with the marks of Markdown for parts of a line: `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` `` and
  /// `[a link](address)`.
  ///
  /// The rules are CommonMark's, with the strikethrough of its GitHub form. A backslash keeps a mark of punctuation as
  /// it is. Marks that are not closed, pictures, HTML, and marks of blocks such as `#`, stay as they are written. No
  /// text is an error.
  ///
  /// ```swift
  /// let text = StyledText(markdown: "The engine *weaves* **patterns**")
  /// ```
  ///
  /// - Complexity: O(n) for n bytes of text, however its marks are nested.
  public init(markdown text: String) {
    var parser = MarkdownParser(text)
    self = parser.parse()
  }
}

extension Text {
  /// A text with the marks of Markdown for parts of a line, by the rules of `StyledText(markdown:)`.
  ///
  /// ```swift
  /// Text(markdown: "The engine *weaves* **patterns**")
  /// ```
  ///
  /// - Complexity: O(n) for n bytes of text.
  public init(markdown text: String) { self.init(StyledText(markdown: text)) }
}
