#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An angle; positive ones turn clockwise on the screen, since y grows downwards.
///
/// ```swift
/// Circle().trim(from: 0, to: 0.75).rotation(.degrees(-90))
/// ```
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public init() { radians = 0 }

  /// An angle in radians; NaN and infinity are kept, and a path with such an angle leaves that part out.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees; NaN and infinity are kept, and a path with such an angle leaves that part out.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  public static let zero = Angle()

  /// Whether `one` turns less than `other`.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  /// Both turns, one after the other.
  public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }

  /// The turn from `other` to `one`.
  public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }

  /// The same turn the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// The turn `factor` times.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

  /// The part of the turn.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

extension Angle {
  /// The point of the unit circle at the angle, to the right at 0.
  ///
  /// At quarters of a turn its coordinates are exactly 0, 1 or -1, so that boxes of arcs have exact numbers.
  var direction: Point {
    let quarters = radians / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 1e-12, abs(quarters) < 1e9 else {
      return Point(x: cos(radians), y: sin(radians))
    }
    return switch (Int(quarters.rounded()) % 4 + 4) % 4 {
    case 0: Point(x: 1, y: 0)
    case 1: Point(x: 0, y: 1)
    case 2: Point(x: -1, y: 0)
    default: Point(x: 0, y: -1)
    }
  }

  /// The tangent.
  var tangent: Double { tan(radians) }

  /// The angle of the vector `vector`, from -π to π.
  init(of vector: Point) { radians = atan2(vector.y, vector.x) }
}
