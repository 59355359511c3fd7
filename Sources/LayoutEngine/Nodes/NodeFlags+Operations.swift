// The operations of the sets of flags, as plain arithmetic: those of the standard library's option sets are generic, which
// without optimisation costs a hundred times as much, and their literals are arrays.

extension NodeFlags {
  @inlinable @inline(__always) package func contains(_ other: NodeFlags) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
  @inlinable @inline(__always) package func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always) package func union(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue | other.rawValue)
  }
  @inlinable @inline(__always) package func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }
  @inlinable @inline(__always) package func subtracting(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable @inline(__always) package mutating func formUnion(_ other: NodeFlags) { rawValue |= other.rawValue }
  @inlinable @inline(__always) package mutating func subtract(_ other: NodeFlags) { rawValue &= ~other.rawValue }
  @inlinable @inline(__always) package static func == (left: NodeFlags, right: NodeFlags) -> Bool {
    left.rawValue == right.rawValue
  }
}

extension NodeTraits {
  @inlinable @inline(__always) package var isEmpty: Bool { rawValue == 0 }
  @inlinable @inline(__always) package func contains(_ other: NodeTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
  @inlinable @inline(__always) package func isDisjoint(with other: NodeTraits) -> Bool {
    rawValue & other.rawValue == 0
  }
  @inlinable @inline(__always) package func union(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue | other.rawValue)
  }
  @inlinable @inline(__always) package func intersection(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & other.rawValue)
  }
  @inlinable @inline(__always) package func subtracting(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable @inline(__always) package mutating func formUnion(_ other: NodeTraits) { rawValue |= other.rawValue }
  @inlinable @inline(__always) package mutating func subtract(_ other: NodeTraits) { rawValue &= ~other.rawValue }
  @inlinable @inline(__always) package static func == (left: NodeTraits, right: NodeTraits) -> Bool {
    left.rawValue == right.rawValue
  }
}

extension NodeMarks {
  @inlinable @inline(__always) package var isEmpty: Bool { rawValue == 0 }
  @inlinable @inline(__always) package func contains(_ other: NodeMarks) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
  @inlinable @inline(__always) package func isDisjoint(with other: NodeMarks) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable @inline(__always) package func union(_ other: NodeMarks) -> NodeMarks {
    NodeMarks(rawValue: rawValue | other.rawValue)
  }
  @inlinable @inline(__always) package func intersection(_ other: NodeMarks) -> NodeMarks {
    NodeMarks(rawValue: rawValue & other.rawValue)
  }
  @inlinable @inline(__always) package func subtracting(_ other: NodeMarks) -> NodeMarks {
    NodeMarks(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable @inline(__always) package mutating func formUnion(_ other: NodeMarks) { rawValue |= other.rawValue }
  @inlinable @inline(__always) package mutating func subtract(_ other: NodeMarks) { rawValue &= ~other.rawValue }
  @inlinable @inline(__always) package static func == (left: NodeMarks, right: NodeMarks) -> Bool {
    left.rawValue == right.rawValue
  }
}
