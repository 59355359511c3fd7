public import Foundation

/// Core Animation: `CALayer`, since iOS 2.
open class CALayer {
  /// `init()`, since iOS 2.
  public required init() {}
  /// `cornerRadius`, since iOS 3.
  open var cornerRadius: CGFloat = 0
  /// `borderWidth`, since iOS 3.
  open var borderWidth: CGFloat = 0
  /// `borderColor`, since iOS 3.
  open var borderColor: CGColor?
  /// `shadowColor`, since iOS 3.2.
  open var shadowColor: CGColor?
  /// `shadowOpacity`, since iOS 3.2.
  open var shadowOpacity: Float = 0
  /// `shadowOffset`, since iOS 3.2.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// `shadowRadius`, since iOS 3.2.
  open var shadowRadius: CGFloat = 3
  /// `shadowPath`, since iOS 3.2.
  open var shadowPath: CGPath?

  /// `backgroundColor`, since iOS 2.
  open var backgroundColor: CGColor?
  /// `anchorPoint`, since iOS 2: in shares of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// `setAffineTransform(_:)`, since iOS 2: around the anchor.
  open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }
  /// `affineTransform()`, since iOS 2.
  open func affineTransform() -> CGAffineTransform { affine }
  private var affine = CGAffineTransform.identity

  private var values: [String: Any] = [:]
  /// Key-Value Coding: `value(forKey:)`, since iOS 2.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Key-Value Coding: `setValue(_:forKey:)`, since iOS 2.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// Core Animation: `CAShapeLayer`, since iOS 3.
open class CAShapeLayer: CALayer {
  /// `path`, since iOS 3.
  open var path: CGPath?
  /// `fillColor`, since iOS 3.
  open var fillColor: CGColor?
  /// `strokeColor`, since iOS 3.
  open var strokeColor: CGColor?
  /// `lineWidth`, since iOS 3.
  open var lineWidth: CGFloat = 1
}
