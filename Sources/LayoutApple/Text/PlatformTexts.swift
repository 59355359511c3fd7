#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    /// Measures texts with UIKit's string drawing.
    public typealias UIKitTexts = PlatformTexts
  #else
    /// Measures texts with AppKit's string drawing.
    public typealias AppKitTexts = PlatformTexts
  #endif

  /// Measures texts with the toolkit's string drawing, which needs no view, on any thread.
  ///
  /// Responses are stored; the least recently used ones are removed first.
  public final class PlatformTexts: TextMeasurer {
    /// The default measurer.
    public static let shared = PlatformTexts()

    private struct Key: Hashable {
      var text: String
      var style: TextStyle
      var width: Double?
      var limit: Int?
    }

    private let known = Locked(LRUCache<Key, TextMetrics>(capacity: 4096))

    /// Makes a measurer without stored responses.
    public init() { ProgramFonts.shared.follow(.shared) }

    /// The number of fonts that were registered.
    public var fontGeneration: Int { FontLibrary.shared.generation }

    /// Removes all responses after the fonts of the same names have changed.
    func dropAll() { known.withLock { $0.removeAll() } }

    /// The size of `text` in lines of at most `width` points.
    public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      style.metrics(of: text, width: width, by: self) { fitted(text, $0, width: width, lineLimit: lineLimit) }
    }

    /// Measures a text in a form that fits.
    private func fitted(_ text: String, _ style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      var style = style
      let limit = min(lineLimit ?? .max, style.lineLimit ?? .max)
      // What changes no size.
      style.lineLimit = nil
      style.truncation = .tail
      let key = Key(text: text, style: style, width: width, limit: limit == .max ? nil : limit)
      if let metrics = known.withLock({ $0.value(for: key) }) { return metrics }
      let metrics = Self.measure(text, style, width: width, limit: max(1, limit))
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. UIKit's font has the height of a line. AppKit rounds the heights of lines and the font does not. So on AppKit
    ///    the height is that of a line with a letter.
    /// 2. The text is measured without a limit of the width, which shows whether the width matters.
    /// 3. If it does, the text is measured in the width, at least 0.01 points, because string drawing treats 0 as no
    ///    limit.
    /// 4. String drawing has no limit of lines. If there are more lines, the last visible line is truncated, so the
    ///    text takes the whole width.
    /// 5. A text without letters has the height of a line.
    /// 6. Lines of several fonts count as high as that of the largest font. The space of a line's own height is above
    ///    the letters.
    private static func measure(_ text: String, _ style: TextStyle, width: Double?, limit: Int) -> TextMetrics {
      let native = style.largestFont.native
      let isPlain = style.isPlain
      func size(_ text: String, _ width: Double) -> Size {
        let string =
          isPlain ? NSAttributedString(string: text, attributes: [.font: native]) : style.attributed(text, nil)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return Size(
          string.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size)
      }
      #if canImport(UIKit)
        let fontHeight = Double(native.lineHeight)  // 1.
      #else
        let font = NSAttributedString(string: "x", attributes: [.font: native])
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        let fontHeight = Double(font.boundingRect(with: room, options: options, context: nil).height)  // 1.
      #endif
      let lineHeight = style.lineHeight?.height(of: fontHeight) ?? fontHeight
      let advance = lineHeight + style.lineSpacing
      var box = size(text, .greatestFiniteMagnitude)  // 2.
      let isNarrow = width.map { box.width > $0 } ?? false
      if let width, isNarrow {
        box = size(text, max(width, hair))  // 3.
      }
      let lines = advance > 0 ? max(1, Int(((box.height + style.lineSpacing) / advance).rounded())) : 1  // 5.
      let isCut = lines > limit
      let count = min(lines, limit)
      if isCut, let width { box.width = max(box.width, width) }  // 4.
      let ascent = Double(native.ascender) + lineHeight - fontHeight
      let visible = Double(count) * advance - style.lineSpacing
      return TextMetrics(
        width: box.width, height: isCut ? visible : max(box.height, lineHeight),
        lineHeight: lineHeight, lineCount: count, firstBaseline: ascent,
        lastBaseline: ascent + Double(count - 1) * advance, isNatural: !isNarrow && !isCut,
        hasUnequalLines: style.lineSpacing > 0 && count > 1)
    }

    private static let hair = 0.01
  }

  extension TextStyle {
    /// The font of the largest part.
    fileprivate var largestFont: Font {
      (runs?.runs ?? []).reduce(font) { largest, run in
        guard let font = run.font, font.size > largest.size else { return largest }
        return font
      }
    }
  }

  extension Measurers {
    /// The toolkit's measurers: their sizes, on any thread, are those that a container shows.
    ///
    /// Read it on the main actor. Controls that were never measured there are measured as plain boxes elsewhere.
    @MainActor public static var platform: Measurers {
      Measurers(text: PlatformTexts.shared, images: ImageStore.shared, controls: PlatformControls.shared)
    }

    #if canImport(UIKit)
      /// UIKit's measurers: the same as `platform`.
      @MainActor public static var uiKit: Measurers { platform }
    #else
      /// AppKit's measurers: the same as `platform`.
      @MainActor public static var appKit: Measurers { platform }
    #endif
  }
#endif
