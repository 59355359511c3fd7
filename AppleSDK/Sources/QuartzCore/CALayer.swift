public import Foundation

open class CALayer {
  public required init() {}
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?

  open var backgroundColor: CGColor?
  open var frame = CGRect.zero
  open var zPosition: CGFloat = 0
  open var mask: CALayer?
  open private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// In shares of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Around the anchor.
  open func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }
  open func affineTransform() -> CGAffineTransform { affine }
  private var affine = CGAffineTransform.identity

  private var values: [String: Any] = [:]
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
}
