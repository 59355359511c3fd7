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

  open var opacity: Float = 1
  open var masksToBounds = false
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  /// Whether what it draws is due.
  private var needsDisplay = false
  open func setNeedsDisplay() { needsDisplay = true }
  open func draw(in ctx: CGContext) {}
  /// For tests: what it draws, in words; nothing before its contents are due.
  public var drawn: [String] {
    guard needsDisplay else { return [] }
    let context = CGContext()
    draw(in: context)
    return context.words
  }

  private var values: [String: Any] = [:]
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
