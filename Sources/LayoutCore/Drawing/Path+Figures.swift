public import LayoutEngine

/// The radii of a rectangle's corners, in points; each is at most half of the shorter side.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The corner above, at the leading edge.
  public var topLeading: Double
  /// The corner below, at the leading edge.
  public var bottomLeading: Double
  /// The corner below, at the trailing edge.
  public var bottomTrailing: Double
  /// The corner above, at the trailing edge.
  public var topTrailing: Double

  /// Radii of the four corners; a value that is not a positive finite number counts as 0.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Path {
  /// A rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// The ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// A rectangle with corners of `cornerRadius` points.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: Size(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle whose corners are parts of ellipses: half of `cornerSize` is no diameter, but a radius.
  public init(roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners have radii of their own; leading is on the left.
  public init(roundedRect rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds lines to `points`, of which the first begins a new part.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a closed part.
  public mutating func addRect(_ rect: Rect, transform: Transform = .identity) {
    addClosed(
      [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) })
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  private mutating func addClosed(_ points: [Point]) {
    guard points.allSatisfy(\.isFinite) else { return leaveOut() }
    addLines(points)
    closeSubpath()
  }

  /// Adds the ellipse that touches the four edges of `rect`, as a closed part; from the right edge clockwise.
  public mutating func addEllipse(in rect: Rect, transform: Transform = .identity) {
    let frame = Transform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(Transform(translationX: rect.midX, y: rect.midY)).concatenating(transform)
    guard frame.isFinite else { return leaveOut() }
    move(to: Point(x: 1, y: 0).applying(frame))
    addArcSegments(from: 0, sweep: 2 * .pi, frame)
    closeSubpath()
  }

  /// Adds a rectangle whose corners are parts of ellipses with the radii `cornerSize`, as a closed part.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .circular, transform: Transform = .identity
  ) {
    let corner = Size(
      width: Path.radius(cornerSize.width, rect.width / 2), height: Path.radius(cornerSize.height, rect.height / 2))
    addRounded(rect, [corner, corner, corner, corner], style, transform)
  }

  /// Adds a rectangle with round corners, as a closed part; leading is on the left.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
    transform: Transform = .identity
  ) {
    let longest = min(rect.width, rect.height) / 2
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRounded(
      rect,
      radii.map { radius in
        let length = Path.radius(radius, longest)
        return Size(width: length, height: length)
      }, style, transform)
  }

  private static func radius(_ radius: Double, _ longest: Double) -> Double {
    max(0, min(radius.finite(), longest))
  }

  /// Adds a rectangle with corners from the top left one clockwise.
  private mutating func addRounded(
    _ rect: Rect, _ corners: [Size], _ style: RoundedCornerStyle, _ transform: Transform
  ) {
    guard rect.size.isFinite, rect.origin.isFinite, transform.isFinite else { return leaveOut() }
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect, transform: transform) }
    let centers = [
      Point(x: rect.minX + corners[0].width, y: rect.minY + corners[0].height),
      Point(x: rect.maxX - corners[1].width, y: rect.minY + corners[1].height),
      Point(x: rect.maxX - corners[2].width, y: rect.maxY - corners[2].height),
      Point(x: rect.minX + corners[3].width, y: rect.maxY - corners[3].height),
    ]
    for (at, center) in centers.enumerated() {
      let frame = Transform(scaleX: corners[at].width, y: corners[at].height)
        .concatenating(Transform(translationX: center.x, y: center.y)).concatenating(transform)
      let start = Double.pi + Double(at) * .pi / 2
      let smoothing = style == .circular ? 0 : Path.smoothing(of: at, corners, in: rect.size)
      let beginning = CornerCurve.beginning(at: start, smoothing).applying(frame)
      if at == 0 { move(to: beginning) } else if beginning != currentPoint { addLine(to: beginning) }
      guard corners[at].width > 0, corners[at].height > 0 else { continue }
      addCorner(from: start, smoothing, frame)
    }
    closeSubpath()
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ other: Path, transform: Transform = .identity) { append(other, transform) }
}
