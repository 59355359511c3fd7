/// Colours at the points of a net, which pass into each other between them.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .mint])
/// ```
///
/// 1. The net has `width` columns and `height` rows, at least two of each. Points and colours are in rows from the
///    top, and in each row from the left. A net with another number of points or colours, or with a point that is not
///    finite, draws its background, and that is diagnosed.
/// 2. Between the points the net is smooth: a point between four neighbours is on the cubic curve through them, whose
///    direction at each is that from its neighbour on one side to that on the other.
/// 3. Outside the net the background is drawn.
public struct MeshGradient: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, in shares of the box: x from the left, y from the top.
  public var points: [SIMD2<Float>]
  /// The colour of each point.
  public var colors: [Color]
  /// The colour outside of the net.
  public var background: Color
  /// Whether colours change smoothly at the lines of the net too, or evenly between two points.
  public var smoothsColors: Bool

  /// A gradient from its points and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// What is wrong with the net; `nil` where nothing is.
  var fault: String? {
    if width < 2 || height < 2 { return "a mesh gradient of \(width) by \(height) points has no area" }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    if isTooLarge || points.count != count || colors.count != count {
      return "a mesh gradient of \(width) by \(height) has \(points.count) points and \(colors.count) colours"
    }
    if !points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      return "a mesh gradient has a point that is not finite"
    }
    return nil
  }

  /// The highest opacity.
  var opacity: Double {
    fault == nil ? colors.reduce(background.opacity) { max($0, $1.opacity) } : background.opacity
  }

  func resolved(in values: EnvironmentValues, most: Double) -> Paint {
    var mesh = self
    mesh.background = background.resolved(in: values)
    // What is wrong is diagnosed by the element that has the paint.
    guard fault == nil else { return .meshGradient(mesh) }
    let limit = Float(most)
    mesh.points = points.map { $0.clamped(lowerBound: SIMD2(repeating: -limit), upperBound: SIMD2(repeating: limit)) }
    mesh.colors = colors.map { $0.resolved(in: values) }
    return .meshGradient(mesh)
  }
}

extension MeshGradient: ShapeStyle {
  /// The gradient as a paint.
  public var paint: Paint { .meshGradient(self) }
}

extension MeshGradient: _PrimitiveLayout {
  /// Puts a box filled with the gradient into the tree.
  public func _lower(_ lowering: _Lowering) { lowering.ground(paint) }
}
