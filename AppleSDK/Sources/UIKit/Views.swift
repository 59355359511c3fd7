public import Foundation
public import QuartzCore

open class UILabel: UIView {
  open var text: String? { didSet { if text != nil { attributed = nil } } }
  private var attributed: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular)
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.left
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  /// Whether the text is drawn as one that can be used.
  open var isEnabled = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = TestText.size(text ?? "", font, numberOfLines == 1 ? 0 : bounds.width)
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }
  /// For tests: the box in which the text was drawn last.
  public private(set) var drawnBox: CGRect?
  open func drawText(in rect: CGRect) { drawnBox = rect }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Simulation.measurements += 1
    var response = TestText.size(text ?? "", font, numberOfLines == 1 ? 0 : size.width)
    if numberOfLines > 0 { response.height = min(response.height, CGFloat(numberOfLines) * font.lineHeight) }
    return response
  }
}

open class NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
  /// For the stand-ins.
  init(stand: Void) {}
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var alignment = NSTextAlignment.left
  open var baseWritingDirection = NSWritingDirection.natural
  open var lineSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  public init() { super.init(stand: ()) }
}

public final class UIImage: Sendable {
  public var cgImage: CGImage? { CGImage() }
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.note("picture \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
  }
  /// In points.
  public let size: CGSize
  public let scale: CGFloat = 1
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// In tests the first two bytes are the width and the height.
  public init?(data: Data) {
    guard data.count >= 2 else { return nil }
    size = CGSize(width: CGFloat(data[0]), height: CGFloat(data[1]))
    words = ""
  }
  public enum RenderingMode: Sendable { case alwaysTemplate }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { UIImage(self, words: "template") }
  public enum ResizingMode: Sendable { case tile, stretch }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right].map { "\(Double($0))" }
    return UIImage(self, words: "\(resizingMode) \(insets.joined(separator: " "))")
  }
  public final class SymbolConfiguration: Sendable {
    fileprivate let words: String
    private init(words: String) { self.words = words }
    public convenience init(hierarchicalColor: UIColor) { self.init(words: "hierarchical") }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(words: "multicolor") }
  }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(self, words: configuration.words)
  }
  /// For tests: what was made of the picture, in words.
  public let words: String
  private init(_ image: UIImage, words: String) {
    size = image.size
    self.words = image.words.isEmpty ? words : "\(image.words), \(words)"
  }
  /// In tests there is every symbol but `none`, of 20 by 17 points.
  public init?(systemName name: String) {
    guard name != "none" else { return nil }
    size = CGSize(width: 20, height: 17)
    words = ""
  }
}

open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, never }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  /// The origin of the bounds. The delegate is notified of each change, whatever made it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      (self.delegate ?? scrollDelegate)?.scrollViewDidScroll(self)
    }
  }
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }
  #if !VISIONOS_CHECK  // Not on visionOS.
    public enum KeyboardDismissMode: Sendable { case none, interactive }
    open var keyboardDismissMode = KeyboardDismissMode.none
  #endif
  #if !TVOS_CHECK  // Not on tvOS.
    open var scrollsToTop = true
    open var alwaysBounceVertical = false
  #endif
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// As UIKit's: another size, or less content, leads back to where there is content, and the delegate is notified.
  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { clamp() }
    }
  }
  private func clamp() {
    let x = min(contentOffset.x, max(0, contentSize.width - bounds.width))
    let y = min(contentOffset.y, max(0, contentSize.height - bounds.height))
    contentOffset = CGPoint(x: x, y: y)
  }
  /// Set by `Simulation.scroll`.
  open internal(set) var isDragging = false
  /// Set by `Simulation.scroll`.
  open internal(set) var isDecelerating = false
  open var isScrollEnabled = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
}
