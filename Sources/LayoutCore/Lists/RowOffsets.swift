/// Positions of rows, in rising order, each once.
public struct RowOffsets: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  private let positions: [Int]

  /// A set of positions.
  public init(_ positions: some Sequence<Int>) { self.positions = Set(positions).sorted() }

  /// A set of positions.
  public init(arrayLiteral positions: Int...) { self.init(positions) }

  /// The first place.
  public var startIndex: Int { positions.startIndex }
  /// The place after the last one.
  public var endIndex: Int { positions.endIndex }
  /// The position at a place.
  public subscript(place: Int) -> Int { positions[place] }
}

extension RangeReplaceableCollection where Index == Int {
  /// Removes the elements at these positions; positions that do not exist are ignored.
  ///
  /// - Complexity: O(elements).
  public mutating func remove(atOffsets offsets: RowOffsets) {
    for offset in offsets.reversed() where offset >= 0 && offset < count { remove(at: startIndex + offset) }
  }

  /// Moves the elements at these positions before the one that is at `destination` now; the count is the end. Positions
  /// that do not exist are ignored.
  ///
  /// - Complexity: O(elements).
  public mutating func move(fromOffsets offsets: RowOffsets, toOffset destination: Int) {
    let moved = offsets.filter { $0 >= 0 && $0 < count }
    let elements = moved.map { self[startIndex + $0] }
    let before = moved.count { $0 < destination }
    remove(atOffsets: RowOffsets(moved))
    let place = Swift.min(Swift.max(0, destination - before), count)
    insert(contentsOf: elements, at: startIndex + place)
  }
}
