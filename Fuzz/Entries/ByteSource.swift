/// Decisions out of the bytes of an input; after the last byte all numbers are 0.
struct ByteSource {
  private var rest: ArraySlice<UInt8>
  /// Whether only numbers come that a person would write.
  var isTame = false

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func int(_ limit: Int) -> Int { Int(byte()) % limit }

  mutating func flip() -> Bool { byte() & 1 == 1 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(values.count)] }

  /// The bytes that are left.
  mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  private static let hostile: [Double] = [
    .nan, -.nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e18, -1e18, 9_007_199_254_740_992,
    .leastNonzeroMagnitude, .leastNormalMagnitude, -0.0, 4_294_967_296, 8_388_608, 1e12, 0.1, 1e-300, -1, -1e-9,
  ]

  /// A number; unless tame, one of 5 is one that breaks things, or any eight bytes.
  mutating func number() -> Double {
    let first = byte()
    switch first {
    case 0..<140: return Double(first)
    case 140..<190: return Double(first - 140) / 3
    case 190..<206: return -Double(first - 190)
    case _ where isTame: return Double(first) - 200
    case 206..<246: return ByteSource.hostile[Int(first - 206) % ByteSource.hostile.count]
    default: return Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }
  }

  mutating func maybe() -> Double? { byte() % 3 == 0 ? nil : number() }
}
