/// Whether two values of elements, or of modifiers, are known to have the same result.
///
/// 1. Plain data is compared by its bytes. Padding between properties counts too, so two equal values may count as
///    different; never the other way round.
/// 2. `Equatable` values are compared by `==`.
/// 3. The built-in containers and modifiers are compared by their parts. So each type has its own comparison, and no
///    value is inspected to find it.
/// 4. All other values, with closures, references or elements of an erased type, are never known to be the same.
///
/// Other inputs of a body (models, state, the environment) are observed, and are no part of the comparison.
/// `Lowering+Bodies.swift` describes how an equal element is skipped.
///
/// Elements and modifiers each have these four defaults: with a protocol around `Layout`, a caller's type that is a layout
/// under a condition would have to name that one too.
extension Layout {
  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { _isPOD(Self.self) }

  /// Whether both values are known to have the same result.
  @inlinable public static func _isSame(_ one: Self, _ other: Self) -> Bool { isSamePlainData(one, other) }
}

extension Layout where Self: Equatable {
  /// Values that are `Equatable` can be compared.
  @inlinable public static var _isComparable: Bool { true }

  /// Whether the values are equal.
  @inlinable public static func _isSame(_ one: Self, _ other: Self) -> Bool { one == other }
}

extension _PrimitiveModifier {
  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { _isPOD(Self.self) }

  /// Whether both values are known to have the same effect.
  @inlinable public static func _isSame(_ one: Self, _ other: Self) -> Bool { isSamePlainData(one, other) }
}

extension _PrimitiveModifier where Self: Equatable {
  /// Values that are `Equatable` can be compared.
  @inlinable public static var _isComparable: Bool { true }

  /// Whether the values are equal.
  @inlinable public static func _isSame(_ one: Self, _ other: Self) -> Bool { one == other }
}

/// Whether two numbers are the same to the bit, so that a zero and a negative one are not.
@inlinable
func areSameNumbers(_ one: Double?, _ other: Double?) -> Bool { one?.bitPattern == other?.bitPattern }

/// Step 1: whether both values are plain data with the same bytes.
@inlinable
func isSamePlainData<Value>(_ one: Value, _ other: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  if MemoryLayout<Value>.size == 0 { return true }
  return withUnsafeBytes(of: one) { bytes in
    withUnsafeBytes(of: other) { areSameBytes(bytes, $0) }
  }
}

/// Whether two values of the same type have the same bytes: eight at a time, then one by one.
@usableFromInline
func areSameBytes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
  var at = 0
  while at + 8 <= one.count {
    let (word, same) = (
      one.loadUnaligned(fromByteOffset: at, as: UInt64.self), other.loadUnaligned(fromByteOffset: at, as: UInt64.self)
    )
    if word != same { return false }
    at += 8
  }
  while at < one.count {
    if one[at] != other[at] { return false }
    at += 1
  }
  return true
}
