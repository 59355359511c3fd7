/// A change of all colours of a drawing. UIKit's host shows what it changes as it was.
///
/// A minor version may add cases: a `switch` over it has an `@unknown default`.
@nonexhaustive
public enum ColorChange: Hashable, Sendable {
  /// Adds to each part; 0 changes nothing, 1 is white, -1 is black.
  case brightness(Double)
  /// Moves each part away from the middle grey; 1 changes nothing, 0 is grey.
  case contrast(Double)
  /// Moves each colour away from its grey; 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// Turns the hues.
  case hueRotation(Angle)
  /// Inverts each part.
  case inversion
  /// Multiplies with a colour, its opacity included.
  case multiplication(Color)
}

extension ColorChange {
  /// The change as a matrix: four rows, for red, green, blue and opacity, of the parts of the four and a constant.
  ///
  /// It applies to colours that are not multiplied by their opacity. Results are clamped between 0 and 1.
  package var matrix: [[Double]] {
    switch self {
    case .brightness(let amount): Self.scaled(1, adding: amount)
    case .contrast(let amount): Self.scaled(amount, adding: (1 - amount) / 2)
    case .saturation(let amount):
      Self.mixed { row, column in (row == column ? amount : 0) + Self.light[column] * (1 - amount) }
    case .hueRotation(let angle): Self.turned(angle)
    case .inversion: Self.scaled(-1, adding: 1)
    case .multiplication(let color):
      [
        [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.opacity, 0],
      ]
    }
  }

  /// The shares of red, green and blue in the lightness of a colour, by the W3C's filter effects.
  private static let light = [0.213, 0.715, 0.072]

  private static func scaled(_ factor: Double, adding constant: Double) -> [[Double]] {
    mixed(adding: constant) { $0 == $1 ? factor : 0 }
  }

  private static func mixed(adding constant: Double = 0, _ share: (Int, Int) -> Double) -> [[Double]] {
    (0..<3).map { row in (0..<3).map { share(row, $0) } + [0, constant] } + [[0, 0, 0, 1, 0]]
  }

  /// The W3C's matrix of `hue-rotate`.
  private static func turned(_ angle: Angle) -> [[Double]] {
    let direction = angle.direction
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return mixed { row, column in
      light[column] + direction.x * ((row == column ? 1 : 0) - light[column]) + direction.y * sines[row][column]
    }
  }

  /// The change as it is written.
  var written: String {
    switch self {
    case .brightness(let amount): "brightness(\(amount.inspectedText))"
    case .contrast(let amount): "contrast(\(amount.inspectedText))"
    case .saturation(let amount): "saturation(\(amount.inspectedText))"
    case .hueRotation(let angle): "hueRotation(.degrees(\(angle.degrees.inspectedText)))"
    case .inversion: "colorInvert()"
    case .multiplication: "colorMultiply"
    }
  }
}

extension ColorChange {
  /// The change on the way to another one of its kind; that one, where there is no way between.
  func interpolated(towards other: ColorChange, _ amount: Double) -> ColorChange {
    func between(_ one: Double, _ two: Double) -> Double { one.interpolated(towards: two, amount: amount) }
    return switch (self, other) {
    case (.brightness(let one), .brightness(let two)): .brightness(between(one, two))
    case (.contrast(let one), .contrast(let two)): .contrast(between(one, two))
    case (.saturation(let one), .saturation(let two)): .saturation(between(one, two))
    case (.hueRotation(let one), .hueRotation(let two)):
      .hueRotation(.radians(between(one.radians, two.radians)))
    default: other
    }
  }
}
