// The operations of the option sets, as plain arithmetic: those of the standard library are generic, which without
// optimisation costs a hundred times as much, and the engine asks for flags at every step.

extension NodeFlags {
  @inlinable
  package init(arrayLiteral elements: NodeFlags...) {
    self.init(rawValue: 0)
    for element in elements { rawValue |= element.rawValue }
  }

  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable package func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable package func union(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue | other.rawValue) }
  @inlinable package func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }
  @inlinable package func subtracting(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable package mutating func formUnion(_ other: NodeFlags) { rawValue |= other.rawValue }
  @inlinable package mutating func formIntersection(_ other: NodeFlags) { rawValue &= other.rawValue }
  @inlinable package mutating func subtract(_ other: NodeFlags) { rawValue &= ~other.rawValue }
  @inlinable package static func == (left: NodeFlags, right: NodeFlags) -> Bool { left.rawValue == right.rawValue }

  @discardableResult
  @inlinable
  package mutating func insert(_ other: NodeFlags) -> (inserted: Bool, memberAfterInsert: NodeFlags) {
    let isNew = rawValue & other.rawValue != other.rawValue
    rawValue |= other.rawValue
    return (isNew, other)
  }

  @discardableResult
  @inlinable
  package mutating func remove(_ other: NodeFlags) -> NodeFlags? {
    let found = rawValue & other.rawValue
    rawValue &= ~other.rawValue
    return found == 0 ? nil : NodeFlags(rawValue: found)
  }
}

extension NodeTraits {
  @inlinable
  package init(arrayLiteral elements: NodeTraits...) {
    self.init(rawValue: 0)
    for element in elements { rawValue |= element.rawValue }
  }

  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func contains(_ other: NodeTraits) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable package func isDisjoint(with other: NodeTraits) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable package func union(_ other: NodeTraits) -> NodeTraits { NodeTraits(rawValue: rawValue | other.rawValue) }
  @inlinable package func intersection(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & other.rawValue)
  }
  @inlinable package func subtracting(_ other: NodeTraits) -> NodeTraits {
    NodeTraits(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable package mutating func formUnion(_ other: NodeTraits) { rawValue |= other.rawValue }
  @inlinable package mutating func formIntersection(_ other: NodeTraits) { rawValue &= other.rawValue }
  @inlinable package mutating func subtract(_ other: NodeTraits) { rawValue &= ~other.rawValue }
  @inlinable package static func == (left: NodeTraits, right: NodeTraits) -> Bool { left.rawValue == right.rawValue }

  @discardableResult
  @inlinable
  package mutating func insert(_ other: NodeTraits) -> (inserted: Bool, memberAfterInsert: NodeTraits) {
    let isNew = rawValue & other.rawValue != other.rawValue
    rawValue |= other.rawValue
    return (isNew, other)
  }

  @discardableResult
  @inlinable
  package mutating func remove(_ other: NodeTraits) -> NodeTraits? {
    let found = rawValue & other.rawValue
    rawValue &= ~other.rawValue
    return found == 0 ? nil : NodeTraits(rawValue: found)
  }
}

extension NodeMarks {
  @inlinable
  package init(arrayLiteral elements: NodeMarks...) {
    self.init(rawValue: 0)
    for element in elements { rawValue |= element.rawValue }
  }

  @inlinable package var isEmpty: Bool { rawValue == 0 }
  @inlinable package func contains(_ other: NodeMarks) -> Bool { rawValue & other.rawValue == other.rawValue }
  @inlinable package func isDisjoint(with other: NodeMarks) -> Bool { rawValue & other.rawValue == 0 }
  @inlinable package func union(_ other: NodeMarks) -> NodeMarks { NodeMarks(rawValue: rawValue | other.rawValue) }
  @inlinable package func intersection(_ other: NodeMarks) -> NodeMarks {
    NodeMarks(rawValue: rawValue & other.rawValue)
  }
  @inlinable package func subtracting(_ other: NodeMarks) -> NodeMarks {
    NodeMarks(rawValue: rawValue & ~other.rawValue)
  }
  @inlinable package mutating func formUnion(_ other: NodeMarks) { rawValue |= other.rawValue }
  @inlinable package mutating func formIntersection(_ other: NodeMarks) { rawValue &= other.rawValue }
  @inlinable package mutating func subtract(_ other: NodeMarks) { rawValue &= ~other.rawValue }
  @inlinable package static func == (left: NodeMarks, right: NodeMarks) -> Bool { left.rawValue == right.rawValue }

  @discardableResult
  @inlinable
  package mutating func insert(_ other: NodeMarks) -> (inserted: Bool, memberAfterInsert: NodeMarks) {
    let isNew = rawValue & other.rawValue != other.rawValue
    rawValue |= other.rawValue
    return (isNew, other)
  }

  @discardableResult
  @inlinable
  package mutating func remove(_ other: NodeMarks) -> NodeMarks? {
    let found = rawValue & other.rawValue
    rawValue &= ~other.rawValue
    return found == 0 ? nil : NodeMarks(rawValue: found)
  }
}
