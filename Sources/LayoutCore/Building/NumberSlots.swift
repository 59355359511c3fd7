import LayoutEngine

/// A number for each token that counts up: a list with a free list, 4 bytes for each token; numbers are below 2^31.
///
/// Copies share the numbers, as those of a `RecordBlock` do.
struct NumberSlots {
  /// The numbers; a free place contains the next free one, with its highest bit set.
  private let numbers = RecordBlock<UInt32>()
  private var firstFree = NumberSlots.none
  private var freeCount = 0

  private static var mark: UInt32 { 1 << 31 }
  /// No place.
  private static var none: UInt32 { .max }

  /// The count of numbers.
  var count: Int { numbers.count - freeCount }

  /// Whether there is a number in that place.
  func holds(_ slot: UInt32) -> Bool { Int(slot) < numbers.count && numbers[Int(slot)] < NumberSlots.mark }

  /// Adds `number` and returns its place.
  @inline(__always)
  mutating func add(_ number: UInt32) -> UInt32 {
    if firstFree != NumberSlots.none { return addFree(number) }
    numbers.append(number)
    return UInt32(truncatingIfNeeded: numbers.count &- 1)
  }

  private mutating func addFree(_ number: UInt32) -> UInt32 {
    let slot = firstFree
    let next = numbers[Int(slot)]
    firstFree = next == NumberSlots.none ? next : next & ~NumberSlots.mark
    freeCount -= 1
    numbers[Int(slot)] = number
    return slot
  }

  /// - Returns: the former number.
  mutating func remove(_ slot: UInt32) -> UInt32 {
    let number = numbers[Int(slot)]
    numbers[Int(slot)] = firstFree | NumberSlots.mark
    firstFree = slot
    freeCount += 1
    return number
  }

  /// The number in that place, which the caller got from `add` and has not removed.
  subscript(slot: UInt32) -> UInt32 {
    @inline(__always) get { numbers[Int(slot)] }
    @inline(__always) set { numbers[Int(slot)] = newValue }
  }
}
