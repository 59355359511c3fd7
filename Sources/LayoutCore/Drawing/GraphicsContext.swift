public import LayoutEngine

/// Draws into a `Canvas`: paths, texts, pictures.
///
/// What is drawn is stored as the steps of a `Drawing`. The transform, the opacity and the clips are those of the
/// context's value: a copy can have others, and draws into the same canvas.
public struct GraphicsContext {
  /// What a path is filled or stroked with.
  @nonexhaustive
  public enum Shading: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// A colour, a gradient or a pattern, whose points are shares of a box in the present coordinates.
    case paint(Paint, in: Rect)

    /// A gradient along the line between two points, in the present coordinates.
    public static func linearGradient(_ gradient: Gradient, startPoint: Point, endPoint: Point) -> Shading {
      let line = LinearGradient(
        gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
        endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))
      return .paint(line.paint, in: unit)
    }

    /// A gradient from a circle outwards about a point, in the present coordinates.
    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double
    ) -> Shading {
      let circle = RadialGradient(
        gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startRadius: startRadius,
        endRadius: endRadius)
      return .paint(circle.paint, in: unit)
    }

    /// A box in which shares are points.
    private static var unit: Rect { Rect(x: 0, y: 0, width: 1, height: 1) }

    /// The shading with plain colours; a paint of one colour is a colour.
    func resolved(in values: EnvironmentValues) -> Shading {
      switch self {
      case .color(let color): return .color(color.resolved(in: values))
      case .paint(let paint, let box):
        // In a box of a point, shares are points.
        let isUnit = box == Self.unit
        let paint = paint.resolved(in: values, farthestShare: isUnit ? Paint.limit : Paint.farthestShare)
        return paint.plainColor.map(Shading.color) ?? .paint(paint, in: box)
      }
    }

    /// The highest opacity: with 0 nothing is drawn.
    var opacity: Double {
      switch self {
      case .color(let color): color.opacity
      case .paint(let paint, _): paint.opacity
      }
    }
  }

  private let recorder: DrawingRecorder
  private var clips: [Drawing.Clip] = []

  /// The present coordinates, in those of the canvas.
  public var transform = Transform.identity
  /// The opacity of what is drawn from now on: 0 is invisible, 1 is without effect; NaN counts as 1.
  public var opacity = 1.0 {
    didSet { opacity = opacity.isNaN ? 1 : max(0, min(opacity, 1)) }
  }

  init(_ recorder: DrawingRecorder) { self.recorder = recorder }

  /// The values of the canvas's environment; reading one of your own observes it, as in a body.
  public var environment: EnvironmentValues { recorder.environment }

  // MARK: Coordinates

  /// Moves the origin by `x` and `y` points.
  public mutating func translateBy(x: Double, y: Double) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales the coordinates.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }

  /// Rotates the coordinates about the origin; positive angles turn clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle) }

  /// Changes the coordinates by `other`, before the present transform.
  public mutating func concatenate(_ other: Transform) { transform = other.concatenating(transform) }

  /// Leaves out what is drawn from now on outside of `path`, in the present coordinates.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    guard recorder.admits(path, transform) || path.isEmpty else { return }
    clips.append(Drawing.Clip(path: path.applying(transform).withoutFaults, style: style))
  }

  // MARK: Drawing

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading, style))
  }

  /// Draws a line with the path in its middle.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line with the path in its middle.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { add(.stroke(path, shading, style)) }

  /// Draws a text in the canvas's font, each line as long as it is, with the point `anchor` of its box at `point`.
  ///
  /// - Parameters:
  ///   - font: another font; `nil` is that of the environment.
  ///   - color: another colour; `nil` is that of the environment.
  public func draw(
    _ text: Text, at point: Point, anchor: UnitPoint = .center, font: Font? = nil, color: Color? = nil
  ) {
    let size = size(of: text, font: font)
    let corner = Point(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    draw(text, in: Rect(origin: corner, size: size), font: font, color: color)
  }

  /// Draws a text in a box: lines break at its width.
  ///
  /// - Parameters:
  ///   - font: another font; `nil` is that of the environment.
  ///   - color: another colour; `nil` is that of the environment.
  public func draw(_ text: Text, in rect: Rect, font: Font? = nil, color: Color? = nil) {
    let text = shown(text)
    let (style, own) = look(of: text, font: font, color: color)
    add(.text(text.string, style, own, in: rect))
  }

  /// The size of a text in lines of at most `width` points; `nil` for lines as long as they are.
  public func size(of text: Text, width: Double? = nil, font: Font? = nil) -> Size {
    let text = shown(text)
    let style = look(of: text, font: font, color: nil).style
    let metrics = recorder.texts.measure(text.string, style: style, width: width, lineLimit: nil)
    return Size(width: metrics.width, height: metrics.height)
  }

  /// The text in the letters of the environment.
  private func shown(_ text: Text) -> Text { recorder.environment.textCase.map(text.changed) ?? text }

  private func look(of text: Text, font: Font?, color: Color?) -> (style: TextStyle, color: Color) {
    var values = recorder.environment
    if let font { values.font = font }
    if let color { values.foregroundColor = color }
    return values.look(of: text.styled)
  }

  /// Draws a picture that fills a box.
  public func draw(_ image: Image, in rect: Rect) {
    add(.image(image.resizable().content(in: recorder.environment), in: rect))
  }

  /// Draws what `draw` does as one picture: it fades as a whole, with the present opacity.
  ///
  /// The context that `draw` gets has the present coordinates, and no opacity or clips of its own.
  public func drawLayer(_ draw: (inout GraphicsContext) -> Void) {
    guard let layer = recorder.layer() else { return }
    var context = GraphicsContext(layer)
    context.transform = transform
    draw(&context)
    recorder.meet(layer)
    recorder.add(Drawing.Step(operation: .layer(layer.steps), opacity: opacity, clips: clips))
  }

  private func add(_ operation: Drawing.Operation) {
    recorder.add(Drawing.Step(operation: operation, transform: transform, opacity: opacity, clips: clips))
  }
}
