/// In tests it has its name and its inputs, and filters nothing.
public final class CIFilter {
  public let name: String
  /// For tests.
  public let inputs: [String: Any]
  public init?(name: String, parameters params: [String: Any]?) { (self.name, inputs) = (name, params ?? [:]) }
}

public final class CIVector: CustomStringConvertible {
  /// For tests.
  public let values: [Double]
  public init(x: Double, y: Double, z: Double, w: Double) { values = [x, y, z, w] }
  /// For tests.
  public var description: String { "\(values)" }
}
