public import LayoutEngine

/// Colours that pass into each other along a line, a radius or an angle.
///
/// As a style of its own it is a linear gradient from the top to the bottom.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0, the beginning, to 1, the end.
    public var location: Double

    /// A colour at a place of the way.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in the order of their places.
  ///
  /// Stops that are set are put in order; those at the same place keep theirs, and the colour changes there at once.
  /// Places outside 0...1 are clamped, and NaN counts as 0. Before the first stop and after the last one there is their
  /// colour. Without a stop a gradient draws nothing.
  public var stops: [Stop] {
    didSet { stops = Gradient.inOrder(stops) }
  }

  /// A gradient with colours at given places.
  ///
  /// - Complexity: O(n log n).
  public init(stops: [Stop]) {
    self.stops = Gradient.inOrder(stops)
  }

  /// A gradient with colours at the same distance from each other.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  private static func inOrder(_ stops: [Stop]) -> [Stop] {
    let inside = stops.map { Stop(color: $0.color, location: Color.clamped($0.location)) }
    return inside.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// The colours with the values of a place.
  func resolved(in values: EnvironmentValues) -> Gradient {
    guard stops.contains(where: { $0.color.isAdaptive }) else { return self }
    return mapped { Stop(color: $0.color.resolved(in: values), location: $0.location) }
  }

  /// The same way from its end to its beginning.
  var reversed: Gradient {
    var gradient = self
    gradient.stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
    return gradient
  }

  /// The stops, each changed by `change`.
  func mapped(_ change: (Stop) -> Stop) -> Gradient {
    var gradient = self
    gradient.stops = stops.map(change)
    return gradient
  }

  /// The colour at the end, which is that of the whole where there is no way.
  var last: Color { stops.last?.color ?? .clear }
}

extension Color {
  /// A slight gradient of the colour, lighter at the top.
  public var gradient: Gradient { Gradient(colors: [mix(with: .white, by: 0.2), self]) }
}

/// A gradient along a line.
///
/// ```swift
/// Capsule().fill(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
/// ```
public struct LinearGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The beginning of the line, in shares of the box: x from the left, also where the direction is from right to left.
  public var startPoint: UnitPoint
  /// The end of the line; where it is the beginning too, everything has the last colour.
  public var endPoint: UnitPoint

  /// A gradient along a line. A share that is not finite counts as 0.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// A gradient with colours at the same distance from each other.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient with colours at given places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func resolved(in values: EnvironmentValues, most: Double = Paint.farthestShare) -> Paint {
    var line = self
    line.gradient = gradient.resolved(in: values)
    (line.startPoint, line.endPoint) = (startPoint.bounded(by: most), endPoint.bounded(by: most))
    let isPlain = gradient.stops.count < 2 || line.startPoint == line.endPoint
    return isPlain ? .color(line.gradient.last) : .linearGradient(line)
  }
}

/// A gradient from a circle outwards to another one with the same middle.
public struct RadialGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The middle, in shares of the box: x from the left.
  public var center: UnitPoint
  /// The radius in points where the gradient begins.
  public var startRadius: Double
  /// The radius in points where it ends. Where it is the smaller one, the gradient runs inwards; where both are the
  /// same, the colour changes there at once.
  public var endRadius: Double

  /// A gradient from a circle outwards. A radius that is not a positive finite number counts as 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient with colours at the same distance from each other.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient with colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// The smallest distance of both radii that hosts get.
  private static var least: Double { 1 / 1024 }

  func resolved(in values: EnvironmentValues, most: Double = Paint.farthestShare) -> Paint {
    func valid(_ radius: Double) -> Double { min(max(0, radius.finite()), Paint.limit) }
    var circle = self
    circle.gradient = gradient.resolved(in: values)
    circle.center = center.bounded(by: most)
    (circle.startRadius, circle.endRadius) = (valid(startRadius), valid(endRadius))
    if circle.endRadius < circle.startRadius {
      swap(&circle.startRadius, &circle.endRadius)
      circle.gradient = circle.gradient.reversed
    }
    guard circle.gradient.stops.count > 1, circle.endRadius > 0 else { return .color(circle.gradient.last) }
    circle.endRadius = max(circle.endRadius, circle.startRadius + Self.least)
    return .radialGradient(circle)
  }
}

/// A gradient around a point.
public struct AngularGradient: Hashable, Sendable {
  /// The colours.
  public var gradient: Gradient
  /// The point, in shares of the box: x from the left.
  public var center: UnitPoint
  /// The angle where the gradient begins: 0 is to the right, and 90 degrees are downwards.
  public var startAngle: Angle
  /// The angle where it ends. Where it is the smaller one, the gradient runs against the clock. Of what is left of the
  /// turn, one half has the last colour and the other one the first.
  public var endAngle: Angle

  /// A gradient between two angles. A turn is the most, a start that is not finite counts as 0, and such an end is a
  /// turn from it.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// A gradient once around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// A gradient with colours at the same distance from each other.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around a point, with colours at the same distance from each other.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// A gradient with colours at given places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Hosts get gradients of one turn.
  func resolved(in values: EnvironmentValues, most: Double = Paint.farthestShare) -> Paint {
    var turn = self
    turn.gradient = gradient.resolved(in: values)
    turn.center = center.bounded(by: most)
    let start = startAngle.degrees.finite()
    let end = endAngle.degrees.finite(or: start + 360)
    var span = max(-360, min(end - start, 360))
    // Radians are no exact degrees.
    if abs(span) > 360 - 1e-6 { span = span < 0 ? -360 : 360 }
    guard let first = turn.gradient.stops.first?.color, turn.gradient.stops.count > 1, span != 0 else {
      return .color(turn.gradient.last)
    }
    var from = start.truncatingRemainder(dividingBy: 360)
    let (head, tail) = span < 0 ? (turn.gradient.last, first) : (first, turn.gradient.last)
    if span < 0 {
      from += span
      span = -span
      turn.gradient = turn.gradient.reversed
    }
    if span < 360 {
      let share = span / 360
      turn.gradient = turn.gradient.mapped { Gradient.Stop(color: $0.color, location: $0.location * share) }
      let middle = (share + 1) / 2
      turn.gradient.stops += [
        Gradient.Stop(color: tail, location: middle), Gradient.Stop(color: head, location: middle),
      ]
    }
    (turn.startAngle, turn.endAngle) = (.degrees(from), .degrees(from + 360))
    return .angularGradient(turn)
  }
}

extension UnitPoint {
  /// The point with finite shares, at most so many boxes away.
  fileprivate func bounded(by most: Double) -> UnitPoint {
    func valid(_ share: Double) -> Double { max(-most, min(share.finite(), most)) }
    return UnitPoint(x: valid(x), y: valid(y))
  }
}
