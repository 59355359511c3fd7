public import Foundation

/// UIKit: `UILabel`, since iOS 2.
open class UILabel: UIView {
  /// `text`, since iOS 2.
  open var text: String?
  /// `font`, since iOS 2.
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular)
  /// `textColor`, since iOS 2.
  open var textColor: UIColor!
  /// `textAlignment`, since iOS 2.
  open var textAlignment = NSTextAlignment.left
  /// `lineBreakStrategy`, since iOS 14.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// `lineBreakMode`, since iOS 2.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// `numberOfLines`, since iOS 2.
  open var numberOfLines = 1
  /// `isEnabled`, since iOS 2: whether the text is drawn as one that can be used.
  open var isEnabled = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Simulation.measurements += 1
    var answer = TestText.size(text ?? "", font, numberOfLines == 1 ? 0 : size.width)
    if numberOfLines > 0 { answer.height = min(answer.height, CGFloat(numberOfLines) * font.lineHeight) }
    return answer
  }
}

/// UIKit: `NSParagraphStyle`, since iOS 6.
public class NSParagraphStyle {
  /// `NSParagraphStyle.LineBreakStrategy`, since iOS 9.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Since iOS 14.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// UIKit: `UIImage`, since iOS 2.
public final class UIImage: Sendable {
  /// `size`, since iOS 2: in points.
  public let size: CGSize
  /// `scale`, since iOS 4.
  public let scale: CGFloat = 1
  /// `init(contentsOfFile:)`, since iOS 2.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  /// `init(data:)`, since iOS 2. In tests the first two bytes are the width and the height.
  public init?(data: Data) {
    guard data.count >= 2 else { return nil }
    size = CGSize(width: CGFloat(data[0]), height: CGFloat(data[1]))
  }
}

/// UIKit: `UIImageView`, since iOS 2.
open class UIImageView: UIView {
  /// `image`, since iOS 2.
  open var image: UIImage?
}

/// UIKit: `UIScrollViewDelegate`, since iOS 2.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// `scrollViewDidScroll(_:)`, since iOS 2.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

/// UIKit: `UIScrollView`, since iOS 2.
open class UIScrollView: UIView {
  /// `UIScrollView.ContentInsetAdjustmentBehavior`, since iOS 11.
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, never }
  /// `contentInsetAdjustmentBehavior`, since iOS 11.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// `delegate`, since iOS 2.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// `contentSize`, since iOS 2.
  open var contentSize = CGSize.zero
  /// `contentOffset`, since iOS 2: the origin of the bounds. The delegate hears of each change, whoever made it.
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
    /// `UIScrollView.KeyboardDismissMode`, since iOS 7.
    public enum KeyboardDismissMode: Sendable { case none, interactive }
    /// `keyboardDismissMode`, since iOS 7.
    open var keyboardDismissMode = KeyboardDismissMode.none
  #endif
  #if !TVOS_CHECK  // Not on tvOS.
    /// `scrollsToTop`, since iOS 2.
    open var scrollsToTop = true
  #endif
  /// `touchesShouldCancel(in:)`, since iOS 2.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// As UIKit's: another size, or less content, leads back to where there is content, and the delegate is told.
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
  /// `isDragging`, since iOS 2. Set by `Simulation.scroll`.
  open internal(set) var isDragging = false
  /// `isDecelerating`, since iOS 2. Set by `Simulation.scroll`.
  open internal(set) var isDecelerating = false
  /// `showsHorizontalScrollIndicator`, since iOS 2.
  open var showsHorizontalScrollIndicator = true
  /// `showsVerticalScrollIndicator`, since iOS 2.
  open var showsVerticalScrollIndicator = true
}
