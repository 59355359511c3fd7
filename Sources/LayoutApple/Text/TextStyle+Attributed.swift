#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension TextStyle {
    /// A text with the attributes of the style and its runs.
    ///
    /// - Parameter color: the colour of the text; `nil` for measuring, which colours do not change.
    func attributed(_ text: String, _ color: Color?) -> NSAttributedString {
      var attributes: [NSAttributedString.Key: Any] = [.font: font.native, .paragraphStyle: paragraphStyle]
      if let color { attributes[.foregroundColor] = color.native }
      if kerning != 0 { attributes[.kern] = kerning }
      if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
      attributes.set(underline, strikethrough)
      let string = NSMutableAttributedString(string: text, attributes: attributes)
      let utf8 = text.utf8
      for run in runs?.runs ?? [] {
        let start = utf8.index(utf8.startIndex, offsetBy: run.range.lowerBound, limitedBy: utf8.endIndex)
        let end = utf8.index(utf8.startIndex, offsetBy: run.range.upperBound, limitedBy: utf8.endIndex)
        let range = NSRange((start ?? utf8.endIndex)..<(end ?? utf8.endIndex), in: text)
        if range.length > 0 { string.addAttributes(run.attributes, range: range) }
      }
      return string
    }

    private var paragraphStyle: NSParagraphStyle {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = alignment.native(direction)
      paragraph.baseWritingDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      paragraph.lineSpacing = lineSpacing
      if let factor = lineHeight?.factor { paragraph.lineHeightMultiple = factor }
      if let points = lineHeight?.points {
        paragraph.minimumLineHeight = points
        paragraph.maximumLineHeight = points
      }
      return paragraph
    }
  }

  extension TextRuns.Run {
    /// What the part sets itself.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font { attributes[.font] = font.native }
      if let color { attributes[.foregroundColor] = color.native }
      if let background { attributes[.backgroundColor] = background.native }
      if let kerning { attributes[.kern] = kerning }
      if let baselineOffset { attributes[.baselineOffset] = baselineOffset }
      attributes.set(underline, strikethrough)
      return attributes
    }
  }

  extension [NSAttributedString.Key: Any] {
    /// Sets the lines under and through a text, where they are set.
    fileprivate mutating func set(_ underline: TextLine?, _ strikethrough: TextLine?) {
      if let underline {
        self[.underlineStyle] = underline.isVisible ? NSUnderlineStyle.single.rawValue : 0
        if let color = underline.color { self[.underlineColor] = color.native }
      }
      if let strikethrough {
        self[.strikethroughStyle] = strikethrough.isVisible ? NSUnderlineStyle.single.rawValue : 0
        if let color = strikethrough.color { self[.strikethroughColor] = color.native }
      }
    }
  }
#endif
