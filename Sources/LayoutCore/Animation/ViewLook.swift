import LayoutEngine

/// The content of a view, as far as it can move: its colours, lengths and angles.
struct ViewLook: VectorArithmetic, Hashable {
  var content: ViewContent

  /// Whether there are contents between this one and `other` that differ from `other`.
  func leads(to other: ViewLook) -> Bool { interpolated(towards: other, amount: 0) != other }

  /// `other`, with the colours, lengths and angles on the way to it; what has no way between is that of `other`.
  func interpolated(towards other: ViewLook, amount: Double) -> ViewLook {
    switch (content, other.content) {
    case (.decorated(let one), .decorated(let two)):
      ViewLook(content: .decorated(one.interpolated(towards: two, amount)))
    case (.shape(let kind, let style), .shape(let other, let end)):
      ViewLook(
        content: .shape(kind.interpolated(towards: other, amount), style.interpolated(towards: end, amount)))
    case (.text(_, _, let color), .text(let string, let style, let end)):
      ViewLook(content: .text(string, style, color.interpolated(towards: end, amount)))
    case (.drawing(let one), .drawing(let two)) where amount != 1:
      ViewLook(content: .drawing(two.interpolated(from: one, amount)))
    default: other
    }
  }
}

extension Drawing {
  fileprivate func interpolated(from start: Drawing, _ amount: Double) -> Drawing {
    guard let motion, let first = start.motion else { return self }
    return motion.drawing(from: first, amount: amount) ?? self
  }
}

extension Decoration {
  fileprivate func interpolated(towards other: Decoration, _ amount: Double) -> Decoration {
    var between = other
    between.background = background.interpolated(towards: other.background, amount)
    between.cornerRadius = max(0, cornerRadius.interpolated(towards: other.cornerRadius, amount: amount))
    between.border = border.interpolated(towards: other.border, amount)
    between.opacity = max(0, min(opacity.interpolated(towards: other.opacity, amount: amount), 1))
    if let shadow, let end = other.shadow { between.shadow = shadow.interpolated(towards: end, amount) }
    if let effect, let end = other.effect { between.effect = effect.interpolated(towards: end, amount) }
    return between
  }
}

extension ShapeAppearance {
  fileprivate func interpolated(towards other: ShapeAppearance, _ amount: Double) -> ShapeAppearance {
    var between = other
    between.fill = fill.interpolated(towards: other.fill, amount)
    between.stroke = stroke.interpolated(towards: other.stroke, amount)
    return between
  }
}

extension ShapeKind {
  fileprivate func interpolated(towards other: ShapeKind, _ amount: Double) -> ShapeKind {
    guard case .roundedRectangle(let radius) = self, case .roundedRectangle(let end) = other else { return other }
    return .roundedRectangle(radius: max(0, radius.interpolated(towards: end, amount: amount)))
  }
}

extension Optional<Paint> {
  /// No paint comes and goes as the other one without opacity.
  fileprivate func interpolated(towards other: Paint?, _ amount: Double) -> Paint? {
    guard let solid = other ?? self, amount != 1 else { return other }
    return (self ?? solid.clear).interpolated(towards: other ?? solid.clear, amount)
  }
}

extension Optional<Border> {
  fileprivate func interpolated(towards other: Border?, _ amount: Double) -> Border? {
    guard let self, let other else { return other }
    return Border(
      paint: self.paint.interpolated(towards: other.paint, amount),
      width: self.width.interpolated(towards: other.width, amount: amount))
  }
}

extension Paint {
  /// The paint without opacity; a picture has none.
  fileprivate var clear: Paint {
    switch self {
    case .color(let color): return .color(color.opacity(0))
    case .linearGradient(var line):
      line.gradient = line.gradient.clear
      return .linearGradient(line)
    case .radialGradient(var circle):
      circle.gradient = circle.gradient.clear
      return .radialGradient(circle)
    case .angularGradient(var turn):
      turn.gradient = turn.gradient.clear
      return .angularGradient(turn)
    case .ellipticalGradient(var ellipse):
      ellipse.gradient = ellipse.gradient.clear
      return .ellipticalGradient(ellipse)
    case .meshGradient(var mesh):
      mesh.colors = mesh.colors.map { $0.opacity(0) }
      mesh.background = mesh.background.opacity(0)
      return .meshGradient(mesh)
    case .image: return self
    case .material(var ground):
      ground.tint = ground.tint.opacity(0)
      return .material(ground)
    case .shadowed(var shadowed):
      shadowed.paint = shadowed.paint.clear
      for at in shadowed.shadows.indices { shadowed.shadows[at].shadow.color = .clear }
      return .shadowed(shadowed)
    }
  }

  /// The paint on the way: of colours, and of gradients of the same sort with as many stops.
  fileprivate func interpolated(towards other: Paint, _ amount: Double) -> Paint {
    switch (self, other) {
    case (.color(let one), .color(let two)): return .color(one.interpolated(towards: two, amount))
    case (.linearGradient(let one), .linearGradient(var two)):
      two.gradient = one.gradient.interpolated(towards: two.gradient, amount)
      two.startPoint = one.startPoint.interpolated(towards: two.startPoint, amount)
      two.endPoint = one.endPoint.interpolated(towards: two.endPoint, amount)
      return .linearGradient(two)
    case (.radialGradient(let one), .radialGradient(var two)):
      two.gradient = one.gradient.interpolated(towards: two.gradient, amount)
      two.center = one.center.interpolated(towards: two.center, amount)
      two.startRadius = max(0, one.startRadius.interpolated(towards: two.startRadius, amount: amount))
      two.endRadius = max(two.startRadius, one.endRadius.interpolated(towards: two.endRadius, amount: amount))
      return .radialGradient(two)
    case (.angularGradient(let one), .angularGradient(var two)):
      two.gradient = one.gradient.interpolated(towards: two.gradient, amount)
      two.center = one.center.interpolated(towards: two.center, amount)
      return .angularGradient(two)
    case (.ellipticalGradient(let one), .ellipticalGradient(var two)):
      two.gradient = one.gradient.interpolated(towards: two.gradient, amount)
      two.center = one.center.interpolated(towards: two.center, amount)
      two.startRadiusFraction = max(
        0, one.startRadiusFraction.interpolated(towards: two.startRadiusFraction, amount: amount))
      two.endRadiusFraction = max(
        two.startRadiusFraction, one.endRadiusFraction.interpolated(towards: two.endRadiusFraction, amount: amount))
      return .ellipticalGradient(two)
    case (.meshGradient(let one), .meshGradient(let two)): return .meshGradient(one.interpolated(towards: two, amount))
    case (.material(let one), .material(var two)):
      two.tint = one.tint.interpolated(towards: two.tint, amount)
      return .material(two)
    case (.shadowed(let one), .shadowed(var two)) where one.shadows.map(\.isInner) == two.shadows.map(\.isInner):
      two.paint = one.paint.interpolated(towards: two.paint, amount)
      for at in two.shadows.indices {
        two.shadows[at].shadow = one.shadows[at].shadow.interpolated(towards: two.shadows[at].shadow, amount)
      }
      return .shadowed(two)
    default: return other
    }
  }
}

extension MeshGradient {
  /// The points and colours on the way to a net of the same size.
  fileprivate func interpolated(towards other: MeshGradient, _ amount: Double) -> MeshGradient {
    guard width == other.width, height == other.height else { return other }
    var mesh = other
    mesh.points = zip(points, other.points).map { $0 + ($1 - $0) * Float(amount) }
    mesh.colors = zip(colors, other.colors).map { $0.interpolated(towards: $1, amount) }
    mesh.background = background.interpolated(towards: other.background, amount)
    return mesh
  }
}

extension Gradient {
  fileprivate var clear: Gradient { mapped { Stop(color: $0.color.opacity(0), location: $0.location) } }

  fileprivate func interpolated(towards other: Gradient, _ amount: Double) -> Gradient {
    guard stops.count == other.stops.count else { return other }
    return Gradient(
      stops: zip(stops, other.stops).map {
        Stop(
          color: $0.color.interpolated(towards: $1.color, amount),
          location: $0.location.interpolated(towards: $1.location, amount: amount))
      })
  }
}

extension UnitPoint {
  fileprivate func interpolated(towards other: UnitPoint, _ amount: Double) -> UnitPoint {
    UnitPoint(
      x: x.interpolated(towards: other.x, amount: amount), y: y.interpolated(towards: other.y, amount: amount))
  }
}

extension Shadow {
  fileprivate func interpolated(towards other: Shadow, _ amount: Double) -> Shadow {
    Shadow(
      color: color.interpolated(towards: other.color, amount),
      radius: radius.interpolated(towards: other.radius, amount: amount),
      x: x.interpolated(towards: other.x, amount: amount), y: y.interpolated(towards: other.y, amount: amount))
  }
}

extension Color {
  /// The colour on the way, by its parts in sRGB.
  fileprivate func interpolated(towards other: Color, _ amount: Double) -> Color {
    Color(
      red: red.interpolated(towards: other.red, amount: amount),
      green: green.interpolated(towards: other.green, amount: amount),
      blue: blue.interpolated(towards: other.blue, amount: amount),
      opacity: opacity.interpolated(towards: other.opacity, amount: amount))
  }
}
