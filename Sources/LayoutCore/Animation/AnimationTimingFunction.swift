#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The finished part of an animation as a function of the elapsed part of its time.
@nonexhaustive
public enum AnimationTimingFunction: Hashable, Sendable {
  /// The same speed at all times.
  case linear
  /// A slow beginning: the curve (0.42, 0, 1, 1).
  case easeIn
  /// A slow end: the curve (0, 0, 0.58, 1).
  case easeOut
  /// A slow beginning and end: the curve (0.42, 0, 0.58, 1).
  case easeInOut
  /// A spring that has come to rest when the time is over.
  ///
  /// `damping` is the ratio to the critical one: below 1 it swings beyond its end, from 1 on it does not. It is clamped
  /// between 0.01 and 100. `velocity` is the speed at the beginning, in whole ways per duration, clamped between -100
  /// and 100; negative is away from the end. A value that is not a number counts as 1 and 0.
  case spring(damping: Double, velocity: Double)
  /// A cubic Bézier curve of time and way from (0, 0) to (1, 1) with two control points, as in CSS.
  ///
  /// The x of both is clamped between 0 and 1, the y between -100 and 100; a value that is not a number counts as 0.
  case custom(x1: Double, y1: Double, x2: Double, y2: Double)

  /// The finished part of the way after `fraction` of the time: 0 at 0 and before, exactly 1 at 1 and later.
  ///
  /// In between springs and custom curves may go below 0 and beyond 1. NaN counts as 0.
  ///
  /// - Complexity: O(1).
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear: return fraction
    case .easeIn: return CubicBezier(0.42, 0, 1, 1).y(at: fraction)
    case .easeOut: return CubicBezier(0, 0, 0.58, 1).y(at: fraction)
    case .easeInOut: return CubicBezier(0.42, 0, 0.58, 1).y(at: fraction)
    case .spring(let damping, let velocity): return Spring(damping, velocity).position(at: fraction)
    case .custom(let x1, let y1, let x2, let y2): return CubicBezier(x1, y1, x2, y2).y(at: fraction)
    }
  }
}

/// The number clamped between two; `fallback` for a value that is not a number.
func clamped(_ value: Double, _ low: Double, _ high: Double, nan fallback: Double = 0) -> Double {
  value.isNaN ? fallback : min(max(value, low), high)
}

/// A curve of time (x) and way (y).
private struct CubicBezier {
  // Coefficients of the polynomials in the curve's own parameter, the constant term being 0.
  private let (ax, bx, cx): (Double, Double, Double)
  private let (ay, by, cy): (Double, Double, Double)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (x1, x2) = (clamped(x1, 0, 1), clamped(x2, 0, 1))
    let (y1, y2) = (clamped(y1, -100, 100), clamped(y2, -100, 100))
    (cx, cy) = (3 * x1, 3 * y1)
    (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
  }

  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }
  private func slope(_ t: Double) -> Double { (3 * ax * t + 2 * bx) * t + cx }

  /// The way at a time.
  ///
  /// 1. x grows with the parameter, so the parameter that belongs to `x` is enclosed between two bounds.
  /// 2. Newton's step is taken where it stays between them, else the interval is halved; 64 halvings end below the last
  ///    digit of any number between 0 and 1.
  func y(at wanted: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = wanted
    for _ in 0..<64 {
      let error = x(t) - wanted
      if error == 0 { break }
      if error < 0 { low = t } else { high = t }  // 1.
      let newton = t - error / slope(t)
      let next = newton > low && newton < high ? newton : (low + high) / 2  // 2.
      if next == t { break }
      t = next
    }
    return ((ay * t + by) * t + cy) * t
  }
}

/// The length of springs.
enum SpringForm {
  /// The seconds until a spring has come to rest, for a swing of one second without damping.
  static func periods(_ damping: Double) -> Double { Spring(damping, 0).periods }
}

/// A damped oscillation from 0 to 1, in closed form.
private struct Spring {
  private let damping: Double
  private let velocity: Double
  /// The angular frequency without damping.
  private let frequency: Double

  /// The rest of the swing at the end: a thousandth of the way.
  private static var rest: Double { 0.001 }
  /// The distance from 1 below which a damping counts as critical: the other two formulas divide by the difference.
  private static var critical: Double { 1e-6 }

  init(_ damping: Double, _ velocity: Double) {
    let damping = clamped(damping, 0.01, 100, nan: 1)
    self.damping = damping
    self.velocity = clamped(velocity, -100, 100)
    // The decay of the slowest part, for a frequency of 1.
    let decay = damping < 1 ? damping : 1 / (damping + (damping * damping - 1).squareRoot())
    frequency = -log(Spring.rest) / decay
  }

  /// The number of swings without damping in the whole time.
  var periods: Double { frequency / (2 * Double.pi) }

  /// The swing, with its rest at the end spread over the time, so that it ends at 1 without a jump.
  func position(at t: Double) -> Double { 1 - distance(t) + t * distance(1) }

  /// The distance of the spring from its end.
  ///
  /// It is the solution of x'' + 2 damping frequency x' + frequency² x = 0 with x = 1 and x' = -velocity at the
  /// beginning.
  private func distance(_ t: Double) -> Double {
    let fade = damping * frequency
    let square = 1 - damping * damping
    if abs(square) < Spring.critical { return exp(-frequency * t) * (1 + (frequency - velocity) * t) }
    if square > 0 {
      let swing = frequency * square.squareRoot()
      return exp(-fade * t) * (cos(swing * t) + (fade - velocity) / swing * sin(swing * t))
    }
    let spread = frequency * (-square).squareRoot()
    let slow = -frequency / (damping + (-square).squareRoot())
    let fast = -fade - spread
    let part = (-velocity - fast) / (slow - fast)
    return part * exp(slow * t) + (1 - part) * exp(fast * t)
  }
}
