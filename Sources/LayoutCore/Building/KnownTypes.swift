/// Types of which something is known: one is found by a load and a comparison.
///
/// Each type has one place, which it shares with others: one that is not found there may have been noted before.
struct KnownTypes {
  /// Empty until a type is noted.
  private var types: ContiguousArray<ObjectIdentifier?> = []

  /// A power of two.
  private static var places: Int { 64 }

  @inline(__always)
  private static func place(of type: ObjectIdentifier) -> Int {
    // Types lie some words apart.
    let bits = UInt(bitPattern: type)
    return Int(truncatingIfNeeded: (bits &>> 4 ^ bits &>> 10) & UInt(places - 1))
  }

  /// Whether a type is known to be one.
  @inline(__always)
  func holds(_ type: Any.Type) -> Bool { holds(ObjectIdentifier(type)) }

  /// Whether a type is known to be one.
  @inline(__always)
  func holds(_ type: ObjectIdentifier) -> Bool { !types.isEmpty && types[KnownTypes.place(of: type)] == type }

  /// Notes a type. Another one in its place is no longer known.
  mutating func note(_ type: ObjectIdentifier) {
    if types.isEmpty { types = ContiguousArray(repeating: nil, count: KnownTypes.places) }
    types[KnownTypes.place(of: type)] = type
  }
}
