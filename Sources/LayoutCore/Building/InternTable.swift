import LayoutEngine

/// A value that many nodes share, so that equal ones are stored once in an `InternTable`.
package protocol Interned: Equatable {
  /// Equal values have equal seeds, and most others do not.
  var seed: InternSeed { get }
}

/// Equal values by one number each: a node stores the number, and two nodes look the same where their numbers are
/// equal.
///
/// 1. Numbers whose seeds begin alike are in one list, and an equal value is searched there.
/// 2. A number has users. With the last one it is free, and the next new value has it.
/// 3. A caller that stores a number without using it checks `freed` to see whether the number is still valid.
/// 4. A value that is not equal to itself, as one with NaN in it, is not found: it has a number for each user.
///
/// A table has one owner: its copies share the users.
package struct InternTable<Element: Interned> {
  // The elements by number. They are apart, so that a value is read without its entry.
  private var elements: ContiguousArray<Element> = []
  private let entries = RecordBlock<InternEntry>()
  /// The first numbers of the lists: a power of two of them.
  private var lists: ContiguousArray<UInt32> = []
  private var firstFree = UInt32.max
  /// The number of values.
  package private(set) var count = 0
  /// The number of times that a number became free.
  package private(set) var freed: UInt32 = 0

  package init() {}

  /// The value with that number, which has a user.
  package subscript(number: UInt32) -> Element {
    @inline(__always) get { elements[Int(number)] }
  }

  /// The number of `element`.
  ///
  /// A new number has no user: the caller uses it before any number is released.
  ///
  /// - Complexity: O(1), and a comparison of the values.
  package mutating func number(of element: Element) -> UInt32 {
    let seed = element.seed
    if !lists.isEmpty {
      var at = lists[seed.place(among: lists.count)]
      while at != .max {
        if entries[Int(at)].seed == seed, elements[Int(at)] == element { return at }
        at = entries[Int(at)].next
      }
    }
    return add(element, seed)
  }

  /// Adds a user of the value with that number.
  @inline(__always)
  package mutating func use(_ number: UInt32) { entries[Int(number)].users &+= 1 }

  /// Removes a user of the value with that number.
  @inline(__always)
  package mutating func giveUp(_ number: UInt32) {
    entries[Int(number)].users &-= 1
    if entries[Int(number)].users == 0 { free(number) }
  }

  private mutating func add(_ element: Element, _ seed: InternSeed) -> UInt32 {
    if count == lists.count { grow() }
    let list = seed.place(among: lists.count)
    let entry = InternEntry(seed: seed, next: lists[list])
    var number = firstFree
    if number == .max {
      number = UInt32(entries.count)
      entries.append(entry)
      elements.append(element)
    } else {
      firstFree = entries[Int(number)].next
      entries[Int(number)] = entry
      elements[Int(number)] = element
    }
    lists[list] = number
    count += 1
    return number
  }

  /// Doubles the number of lists; all numbers have values.
  private mutating func grow() {
    lists = ContiguousArray(repeating: .max, count: Swift.max(8, 2 * lists.count))
    for at in 0..<entries.count {
      let list = entries[at].seed.place(among: lists.count)
      entries[at].next = lists[list]
      lists[list] = UInt32(at)
    }
  }

  /// Frees a number, by step 2.
  private mutating func free(_ number: UInt32) {
    let list = entries[Int(number)].seed.place(among: lists.count)
    if lists[list] == number {
      lists[list] = entries[Int(number)].next
    } else {
      var before = lists[list]
      while entries[Int(before)].next != number { before = entries[Int(before)].next }
      entries[Int(before)].next = entries[Int(number)].next
    }
    entries[Int(number)].next = firstFree
    firstFree = number
    count -= 1
    freed &+= 1
  }
}

/// A value's number in an `InternTable`.
private struct InternEntry {
  var seed: InternSeed
  /// The next one in the same list; of a free number, the next free one.
  var next: UInt32
  var users: UInt32 = 0
}

/// The seed by which a value is looked up: a few instructions for each number, where hashing takes some fifty.
package struct InternSeed: Equatable {
  private var bits: UInt64 = 0

  package init() {}

  /// Mixes in another part of the value.
  @inline(__always)
  package mutating func add(_ part: UInt64) {
    bits = (bits << 5 | bits >> 59) ^ part
    // 2^64 by the golden ratio: the upper bits of the product depend on all bits.
    bits &*= 0x9E37_79B9_7F4A_7C15
  }

  /// Mixes in a number, of which 0 and -0 are equal.
  @inline(__always)
  package mutating func add(_ part: Double) { add((part + 0).bitPattern) }

  /// A place among `count` lists, a power of two.
  @inline(__always)
  func place(among count: Int) -> Int {
    Int(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 64 - count.trailingZeroBitCount))
  }
}
