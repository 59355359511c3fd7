/// The numbers of the default appearances of texts and shapes at one place of the environment.
///
/// So the environment is turned into a style once for each place, and not once for each element. They are valid until a
/// number becomes free.
struct StyleNumbers {
  private var knownText = UInt32.max
  /// The number of the last shape, and the shape.
  private var knownShape = UInt32.max
  private var shapeKind = ShapeKind.rectangle
  /// The value of `LeafContents.freedStyles` at the time.
  private var freed: UInt32 = 0

  /// The number for texts; `.max` where it is not known.
  @inline(__always)
  func text(_ freed: UInt32) -> UInt32 { self.freed == freed ? knownText : .max }

  /// The number for a shape; `.max` where it is not known.
  @inline(__always)
  func shape(_ kind: ShapeKind, _ freed: UInt32) -> UInt32 {
    self.freed == freed && shapeKind == kind ? knownShape : .max
  }

  mutating func findText(_ values: EnvironmentValues, _ contents: inout LeafContents) -> UInt32 {
    drop(contents.freedStyles)
    knownText = contents.number(of: values.textAppearance)
    return knownText
  }

  mutating func findShape(_ kind: ShapeKind, _ paint: Paint, _ contents: inout LeafContents) -> UInt32 {
    drop(contents.freedStyles)
    shapeKind = kind
    knownShape = contents.number(of: LeafContents.Shape(kind: kind, style: ShapeAppearance(paint: paint)))
    return knownShape
  }

  /// Drops the numbers where a number became free since.
  private mutating func drop(_ freed: UInt32) {
    if self.freed != freed { self = StyleNumbers() }
    self.freed = freed
  }
}
