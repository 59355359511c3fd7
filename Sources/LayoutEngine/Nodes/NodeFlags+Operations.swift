/// A set of flags in one number.
///
/// The operations are plain arithmetic and always taken into the caller: those of the standard library's option sets are
/// generic, which without optimisation costs a hundred times as much, and their literals are arrays.
@usableFromInline package protocol FlagSet: Hashable, Sendable {
  associatedtype Bits: FixedWidthInteger
  var rawValue: Bits { get set }
  init(rawValue: Bits)
}

extension FlagSet {
  @inlinable @_transparent package static var none: Self { Self(rawValue: 0) }
  @inlinable @_transparent package var isEmpty: Bool { rawValue == 0 }
  @inlinable @_transparent package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable @_transparent package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @_transparent package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  @inlinable @_transparent package func intersection(_ other: Self) -> Self {
    Self(rawValue: rawValue & other.rawValue)
  }
  @inlinable @_transparent package func subtracting(_ other: Self) -> Self {
    Self(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable @_transparent package mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }
  @inlinable @_transparent package mutating func subtract(_ other: Self) { rawValue &= ~other.rawValue }
  @inlinable @_transparent package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}
