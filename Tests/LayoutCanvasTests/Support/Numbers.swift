/// Random numbers that are the same every time.
struct Numbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 to below `end`.
  mutating func next(_ end: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % end
  }

  /// One of `values`.
  mutating func one<Value>(of values: [Value]) -> Value { values[next(values.count)] }
}
