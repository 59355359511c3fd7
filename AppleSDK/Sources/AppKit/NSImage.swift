public import Foundation
public import QuartzCore

public enum NSCompositingOperation: Sendable { case sourceOver }

public class NSImageRep {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public let pixelsWide: Int
  public let pixelsHigh: Int
  init(width: Int, height: Int) { (pixelsWide, pixelsHigh) = (width, height) }
}

public final class NSBitmapImageRep: NSImageRep {}

public final class NSImage: NSObject {
  public private(set) var representations: [NSImageRep]
  public func addRepresentation(_ imageRep: NSImageRep) { representations.append(imageRep) }
  public init(size: CGSize) { (representations, self.size) = ([], size) }
  /// In points, half the pixels in tests, as of a picture for fine displays.
  public let size: CGSize
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// In tests the first two bytes are the width and the height.
  public init?(data: Data) {
    guard data.count >= 2 else { return nil }
    representations = [NSImageRep(width: Int(data[0]), height: Int(data[1]))]
    size = CGSize(width: CGFloat(data[0]) / 2, height: CGFloat(data[1]) / 2)
  }
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { CGImage() }
  public func draw(
    in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
  ) {
    let rect = dstSpacePortionRect
    NSGraphicsContext.current?.context.note("picture \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
  }
  public var isTemplate = false
  /// In tests there is every symbol but `none`, of 15 by 13 points.
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard name != "none" else { return nil }
    representations = []
    size = CGSize(width: 15, height: 13)
  }
  public var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public enum ResizingMode: Sendable { case tile, stretch }
  public var resizingMode = ResizingMode.stretch
  public final class SymbolConfiguration: Sendable {
    fileprivate let words: String
    private init(words: String) { self.words = words }
    public convenience init(hierarchicalColor: NSColor) { self.init(words: "hierarchical") }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(words: "multicolor") }
  }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    let image = NSImage(self)
    image.configuration = configuration.words
    return image
  }
  private var configuration = ""
  /// For tests: what was made of the picture, in words.
  public var words: String {
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map { Double($0) }
    let isSliced = resizingMode == .tile || insets.contains { $0 > 0 }
    let slices = isSliced ? "\(resizingMode) \(insets.map { "\($0)" }.joined(separator: " "))" : ""
    return [slices, isTemplate ? "template" : "", configuration].filter { !$0.isEmpty }.joined(separator: ", ")
  }
  private init(_ image: NSImage) { (representations, size) = (image.representations, image.size) }
  public override func copy() -> Any { NSImage(self) }
}

public enum NSImageScaling: Sendable { case scaleAxesIndependently, scaleProportionallyDown }

open class NSImageView: NSControl {
  open var image: NSImage?
  open var contentTintColor: NSColor?
  open var imageScaling = NSImageScaling.scaleProportionallyDown
}
