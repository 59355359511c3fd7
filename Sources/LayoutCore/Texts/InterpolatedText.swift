/// The literal of a text, in which other texts may stand.
///
/// ```swift
/// Text("The engine \(Text("weaves").bold()) patterns")
/// ```
@frozen
public struct InterpolatedText: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The parts of a literal.
  @frozen
  public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var plain: DefaultStringInterpolation
    @usableFromInline var runs: [StyledText.Run]

    /// An empty literal with room for its parts.
    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      plain = DefaultStringInterpolation(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      runs = []
    }

    /// Appends what stands between two values.
    @inlinable
    public mutating func appendLiteral(_ literal: String) { plain.appendLiteral(literal) }

    /// Appends the description of a value.
    @inlinable
    public mutating func appendInterpolation<Value>(_ value: Value)
    where Value: TextOutputStreamable, Value: CustomStringConvertible { plain.appendInterpolation(value) }

    /// Appends the description of a value.
    @inlinable
    public mutating func appendInterpolation<Value: TextOutputStreamable>(_ value: Value) {
      plain.appendInterpolation(value)
    }

    /// Appends the description of a value.
    @inlinable
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      plain.appendInterpolation(value)
    }

    /// Appends the description of a value.
    ///
    /// It is used where nothing else is possible, so that a text with modifiers is appended as a text.
    @_disfavoredOverload
    @inlinable
    public mutating func appendInterpolation<Value>(_ value: Value) { plain.appendInterpolation(value) }

    /// Appends the name of a type.
    @inlinable
    public mutating func appendInterpolation(_ value: any Any.Type) { plain.appendInterpolation(value) }

    /// Appends a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append(text.string, text.parts?.runs ?? []) }

    /// Appends a text with its look.
    public mutating func appendInterpolation(_ text: StyledText) { append(text.string, text.runs) }

    private mutating func append(_ string: String, _ added: [StyledText.Run]) {
      // A copy: the description of an interpolation that goes on costs one.
      let start = added.isEmpty ? 0 : plain.description.utf8.count
      plain.appendLiteral(string)
      runs += added.map { run in
        StyledText.Run(
          range: start + run.range.lowerBound..<start + run.range.upperBound, attributes: run.attributes)
      }
    }
  }

  @usableFromInline let string: String
  @usableFromInline let runs: [StyledText.Run]

  /// A literal without parts.
  @inlinable
  public init(stringLiteral value: String) {
    string = value
    runs = []
  }

  /// A literal with parts.
  @inlinable
  public init(stringInterpolation: StringInterpolation) {
    string = String(stringInterpolation: stringInterpolation.plain)
    runs = stringInterpolation.runs
  }
}
