#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    /// Measures texts by UIKit's string drawing.
    public typealias UIKitTexts = PlatformTexts
  #else
    /// Measures texts by AppKit's string drawing.
    public typealias AppKitTexts = PlatformTexts
  #endif

  /// Measures texts by the toolkit's string drawing, which needs no view, on any thread.
  ///
  /// Answers are remembered; the least recently used ones are forgotten first.
  public final class PlatformTexts: TextMeasurer {
    /// The measurer that is used where none is given.
    public static let shared = PlatformTexts()

    private struct Key: Hashable {
      var text: String
      var font: Font
      var alignment: TextAlignment
      var width: Double?
      var limit: Int?
    }

    private let known = Locked(LRUCache<Key, TextMetrics>(capacity: 4096))

    /// A measurer that remembers nothing yet.
    public init() {}

    /// Fonts are others, by the same names.
    func forgetAll() { known.withLock { $0.removeAll() } }

    /// The size of `text` in lines of at most `width` points.
    public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
      let limit = min(lineLimit ?? .max, style.lineLimit ?? .max)
      let key = Key(
        text: text, font: style.font, alignment: style.alignment, width: width, limit: limit == .max ? nil : limit)
      if let metrics = known.withLock({ $0.value(for: key) }) { return metrics }
      let metrics = Self.measure(text, style.font, width: width, limit: max(1, limit))
      known.withLock { $0.insert(metrics, for: key) }
      return metrics
    }

    /// 1. UIKit's font says how high a line is. AppKit rounds the heights of lines and the font does not: there a line is as
    ///    high as one with a letter.
    /// 2. The text is set in lines of any length, which shows whether the width matters at all.
    /// 3. If it does, it is set in the width, at least that of a hair, since string drawing takes 0 for no limit.
    /// 4. String drawing knows no limit of lines. Where there are more, the last visible one is shortened, so the text is
    ///    as wide as it may be.
    /// 5. A text without letters has the height of a line.
    private static func measure(_ text: String, _ font: Font, width: Double?, limit: Int) -> TextMetrics {
      let native = font.native
      func size(_ text: String, _ width: Double) -> Size {
        let string = NSAttributedString(string: text, attributes: [.font: native])
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return Size(
          string.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size)
      }
      #if canImport(UIKit)
        let lineHeight = Double(native.lineHeight)  // 1.
      #else
        let lineHeight = size("x", .greatestFiniteMagnitude).height  // 1.
      #endif
      var box = size(text, .greatestFiniteMagnitude)  // 2.
      let isNarrow = width.map { box.width > $0 } ?? false
      if let width, isNarrow {
        box = size(text, max(width, hair))  // 3.
      }
      let lines = lineHeight > 0 ? max(1, Int((box.height / lineHeight).rounded())) : 1  // 5.
      let isCut = lines > limit
      let count = min(lines, limit)
      if isCut, let width { box.width = max(box.width, width) }  // 4.
      let ascent = Double(native.ascender)
      return TextMetrics(
        width: box.width, height: isCut ? Double(count) * lineHeight : max(box.height, lineHeight),
        lineHeight: lineHeight, lineCount: count, firstBaseline: ascent,
        lastBaseline: ascent + Double(count - 1) * lineHeight, isNatural: !isNarrow && !isCut)
    }

    private static let hair = 0.01
  }

  extension Measurers {
    /// The toolkit's: what is measured by these, on any thread, is as large as a container shows it. Asked for on the main
    /// actor; controls that were never measured there are measured as plain boxes elsewhere.
    @MainActor public static var platform: Measurers {
      Measurers(text: PlatformTexts.shared, images: ImageStore.shared, controls: PlatformControls.shared)
    }

    #if canImport(UIKit)
      /// UIKit's: the same as `platform`.
      @MainActor public static var uiKit: Measurers { platform }
    #else
      /// AppKit's: the same as `platform`.
      @MainActor public static var appKit: Measurers { platform }
    #endif
  }
#endif
