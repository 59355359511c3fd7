public import Foundation

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  public static let axial = CAGradientLayerType(name: "axial")
  public static let conic = CAGradientLayerType(name: "conic")
  public static let radial = CAGradientLayerType(name: "radial")
}

/// Nothing is animated here.
open class CATransaction {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
