public import Foundation
public import QuartzCore

public final class NSGraphicsContext {
  /// For the stand-ins.
  let context: CGContext
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) { context = graphicsPort }
  private nonisolated(unsafe) static var all: [NSGraphicsContext?] = [nil]
  public static func saveGraphicsState() { all.append(all.last ?? nil) }
  public static func restoreGraphicsState() { all.removeLast() }
  public static var current: NSGraphicsContext? {
    get { all.last ?? nil }
    set { all[all.count - 1] = newValue }
  }
}

extension NSAttributedString {
  /// Draws nothing outside of a context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    NSGraphicsContext.current?.context.note("text \(string) \(rect.width) by \(rect.height)")
  }
}

/// In tests a letter is a glyph.
public final class NSLayoutManager {
  weak var storage: NSTextStorage?
  public init() {}
  public func addTextContainer(_ container: NSTextContainer) {}
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  private var font: NSFont? { storage?.text?.attributes(at: 0, effectiveRange: nil)[.font] as? NSFont }
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let font, let text = storage?.text?.string else { return .zero }
    let (advance, room) = (font.pointSize / 2, container.size.width - 2 * container.lineFragmentPadding)
    let place = TestText.places(text, room: max(1, Int(room / advance)))[glyphRange.location]
    let height = font.pointSize * 1.25
    return CGRect(
      x: CGFloat(place.column) * advance + container.lineFragmentPadding, y: CGFloat(place.line) * height,
      width: advance, height: height)
  }
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    func distance(_ glyph: Int) -> CGFloat {
      let box = boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
      return abs(box.midY - point.y) * 1000 + abs(box.midX - point.x)
    }
    return (0..<(storage?.text?.length ?? 0)).min { distance($0) < distance($1) } ?? 0
  }
}
