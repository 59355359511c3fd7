/// A length that grows with the text size that a person chose, as fonts do.
///
/// ```swift
/// struct Avatar: Layout {
///   @ScaledMetric(relativeTo: .body) private var side = 40.0
///
///   var body: some Layout { Circle().size(width: side, height: side) }
/// }
/// ```
///
/// It is read as `@Environment` is: at the place of the element with the property, by its body and its actions.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let factor = Environment(\.textSizeFactor)

  /// A length in the size `large`.
  ///
  /// - Parameter style: the style that it grows with; here all styles grow by the same factor.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) { value = wrappedValue }

  /// The length in the size that is set at the place of the element.
  public var wrappedValue: Value { value * Value(factor.wrappedValue) }
}

extension ScaledMetric: ElementProperty {
  var part: ElementPropertyPart { factor.part }
}

/// Equal lengths in the size `large` are equal at each place.
extension ScaledMetric: Equatable {
  /// Whether both have the same length in the size `large`.
  public static func == (one: ScaledMetric, other: ScaledMetric) -> Bool { one.value == other.value }
}

extension EnvironmentValues {
  /// The factor by which each font grows.
  var textSizeFactor: Double { dynamicTypeSize.factor * textScale }
}
