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
  /// `lineBreakMode`, since iOS 2.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// `numberOfLines`, since iOS 2.
  open var numberOfLines = 1
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
  /// `showsHorizontalScrollIndicator`, since iOS 2.
  open var showsHorizontalScrollIndicator = true
  /// `showsVerticalScrollIndicator`, since iOS 2.
  open var showsVerticalScrollIndicator = true
}
