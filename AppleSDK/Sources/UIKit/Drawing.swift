public import Foundation
public import QuartzCore

private struct Contexts: @unchecked Sendable {
  // Used in tests on the main thread only.
  nonisolated(unsafe) static var all: [CGContext] = []
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { Contexts.all.append(context) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { Contexts.all.removeLast() }
/// For the stand-ins.
// swift-format-ignore: AlwaysUseLowerCamelCase
func UIGraphicsGetCurrentContext() -> CGContext? { Contexts.all.last }

extension NSAttributedString {
  /// Draws nothing outside of a context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    UIGraphicsGetCurrentContext()?.note("text \(string) \(rect.width) by \(rect.height)")
  }
}

/// The text of one paragraph in one font.
public final class NSTextStorage {
  fileprivate let text: NSAttributedString
  public init(attributedString: NSAttributedString) { text = attributedString }
  public func addLayoutManager(_ manager: NSLayoutManager) { manager.storage = self }
}

public final class NSTextContainer {
  fileprivate let size: CGSize
  public init(size: CGSize) { self.size = size }
  public var lineFragmentPadding: CGFloat = 5
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var maximumNumberOfLines = 0
}

/// In tests a letter is a glyph.
public final class NSLayoutManager {
  fileprivate weak var storage: NSTextStorage?
  public init() {}
  public func addTextContainer(_ container: NSTextContainer) {}
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  private var font: UIFont? { storage?.text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont }
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let font, let text = storage?.text.string else { return .zero }
    let (advance, room) = (font.pointSize / 2, container.size.width - 2 * container.lineFragmentPadding)
    let place = QuartzCore.TestText.places(text, room: max(1, Int(room / advance)))[glyphRange.location]
    return CGRect(
      x: CGFloat(place.column) * advance + container.lineFragmentPadding, y: CGFloat(place.line) * font.lineHeight,
      width: advance, height: font.lineHeight)
  }
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    func distance(_ glyph: Int) -> CGFloat {
      let box = boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
      return abs(box.midY - point.y) * 1000 + abs(box.midX - point.x)
    }
    return (0..<(storage?.text.length ?? 0)).min { distance($0) < distance($1) } ?? 0
  }
}
