/// How a line along an outline is drawn.
///
/// ```swift
/// Circle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line.
  public enum LineCap: UInt8, Hashable, Sendable, CaseIterable {
    /// Ends at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// A half square beyond the last point.
    case square
  }

  /// The corners of a line.
  public enum LineJoin: UInt8, Hashable, Sendable, CaseIterable {
    /// A sharp corner, within the miter limit.
    case miter
    /// An arc.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width in points; with a value that is not a positive finite number no line is drawn.
  public var lineWidth: Double
  /// The ends of lines, and of dashes.
  public var lineCap: LineCap
  /// The corners.
  public var lineJoin: LineJoin
  /// How many times longer than the width a sharp corner may be; beyond that it is cut off. At least 1.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  ///
  /// With a number that is negative or not finite, or where all are 0, the line has no gaps, and that is diagnosed.
  public var dash: [Double]
  /// The distance into the dashes at which the line begins, in points; a value that is not finite counts as 0.
  public var dashPhase: Double

  /// A style from its parts, with the defaults of SwiftUI.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside that an odd number of outlines surrounds; otherwise the directions of the outlines
  /// count.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A style from its parts, with the defaults of SwiftUI.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension StrokeStyle {
  /// The most dashes of one line: a line with more has no gaps.
  static var dashLimit: Double { 100_000 }

  /// The style with values that every host can draw, and the faults of the others.
  ///
  /// - Parameter length: the length of the line, in points.
  func checked(along length: Double) -> (style: StrokeStyle, fault: String?) {
    var (style, fault) = (self, String?.none)
    if !(lineWidth.isFinite && lineWidth >= 0) {
      style.lineWidth = 0
      fault = "a line's width is \(lineWidth); the line is left out"
    }
    style.lineWidth = min(style.lineWidth, DrawingRecorder.farthest)
    style.miterLimit = miterLimit.isFinite ? min(max(1, miterLimit), 1_000) : 10
    style.dashPhase = dashPhase.isFinite ? dashPhase : 0
    guard !dash.isEmpty else { return (style, fault) }
    let sum = dash.reduce(0, +)
    if !dash.allSatisfy({ $0.isFinite && $0 >= 0 }) || !sum.isFinite || sum == 0 {
      style.dash = []
      fault = "the dashes of a line are \(dash.prefix(8)); the line has no gaps"
    } else if length / sum * Double(dash.count) > StrokeStyle.dashLimit {
      style.dash = []
      fault = "a line has more than \(Int(StrokeStyle.dashLimit)) dashes; it has no gaps"
    } else {
      // Hosts count from the beginning, dash by dash.
      let period = dash.count % 2 == 0 ? sum : 2 * sum
      style.dashPhase = style.dashPhase.truncatingRemainder(dividingBy: period)
      if style.dashPhase < 0 { style.dashPhase += period }
    }
    return (style, fault)
  }
}
