#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import LayoutCore

  /// Measures texts by AppKit's string drawing, which needs no view, on any thread.
  ///
  /// Answers are remembered; the least recently used ones are forgotten first.
  public final class AppKitTexts: TextMeasurer {
    /// The measurer that is used where none is given.
    public static let shared = AppKitTexts()

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

    /// 1. A line is as high as one with a letter: AppKit rounds the heights of lines, the font does not.
    /// 2. The text is set in lines of any length, which shows whether the width matters at all.
    /// 3. If it does, it is set in the width, at least that of a hair, since AppKit takes 0 for no limit.
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
      let lineHeight = size("x", .greatestFiniteMagnitude).height  // 1.
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
    /// AppKit's.
    @MainActor static var appKit: Measurers {
      Measurers(text: AppKitTexts.shared, images: ImageStore.shared, controls: AppKitControls.shared)
    }
  }
#endif
