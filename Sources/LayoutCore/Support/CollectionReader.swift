/// Reads a caller's collection, which may contradict itself.
///
/// It avoids every call at which the standard library would then stop the program: `Array(_:)`, `map`, `for … in` and
/// `indices` require that ends are in order and stay.
///
/// 1. The ends are read once, and then `endReads` times more: an end before the beginning, or one that changes, leaves
///    no elements.
/// 2. Where positions are a plain range, they are counted from the first one, and the collection itself is used for
///    elements alone: the standard library's steps require that positions keep their order. Other positions are the
///    collection's own code: they are walked first, since `count` would not end where they lead back or past the end.
///    Positions without an order leave no elements.
/// 3. A `count` below 0 leaves no elements. Where it differs from the number between the ends, the smaller one applies,
///    and never more than `countLimit`.
/// 4. An element is read only in front of the end that holds at that moment.
@usableFromInline
struct CollectionReader<Base: Collection> {
  @usableFromInline let base: Base
  @usableFromInline let start: Base.Index
  @usableFromInline let end: Base.Index
  /// The fault of the collection as a whole.
  @usableFromInline let fault: CollectionFault?
  /// The number of elements, as far as it is known before they are read.
  @usableFromInline let count: Int

  /// The number of equal reads after which an end counts as stable for a moment.
  @inlinable static var endReads: Int { 32 }

  /// The most elements that are counted, so that sums of their numbers stay whole numbers.
  @inlinable static var countLimit: Int { 1 << 40 }

  /// Whether positions are a plain range.
  @inlinable static var isRange: Bool { Base.Indices.self == Range<Base.Index>.self }

  /// Whether it is a collection of the standard library whose ends and elements are of one piece.
  @inlinable static var isTrusted: Bool {
    Base.self == [Base.Element].self || Base.self == Range<Int>.self || Base.self == ArraySlice<Base.Element>.self
      || Base.self == ContiguousArray<Base.Element>.self
  }

  /// - Parameter steps: the most positions that are walked. Beyond these the collection's own `count` is used, which
  ///   must return at once.
  @inlinable
  init(_ base: Base, checking steps: Int = 1 << 24) {
    self.base = base
    let (start, end) = (base.startIndex, base.endIndex)
    self.start = start
    self.end = end
    // 1.
    guard start <= end, !CollectionReader.overflows(start, end) else {
      fault = .endBeforeStart
      count = 0
      return
    }
    let reads = CollectionReader.isTrusted ? 0 : CollectionReader.endReads
    for _ in 0..<reads where base.endIndex != end || base.startIndex != start {
      fault = .changingEnds
      count = 0
      return
    }
    // 2.
    var walked = 0
    guard
      CollectionReader.isRange || CollectionReader.isTrusted
        || CollectionReader.isInOrder(base, start, end, steps, &walked)
    else {
      fault = .disorder
      count = 0
      return
    }
    // 3.
    let said = base.count
    var real = said
    if CollectionReader.isRange, let first = start as? any Strideable, let count = first.steps(to: end) {
      real = Swift.max(0, count)
    } else if !CollectionReader.isTrusted, walked < steps {
      real = walked
    }
    let limit = CollectionReader.countLimit
    fault =
      said < 0
      ? .negativeCount(said) : said != real ? .otherCount(said, real) : real > limit ? .tooMany(said) : nil
    real = Swift.min(real, limit)
    count = Swift.max(0, Swift.min(said, real))
  }

  /// Whether there are more positions than can be counted.
  @inlinable
  static func overflows(_ start: Base.Index, _ end: Base.Index) -> Bool {
    if let low = start as? Int, let high = end as? Int { return high.subtractingReportingOverflow(low).overflow }
    guard let low = start as? any FixedWidthInteger, let high = end as? any FixedWidthInteger else { return false }
    return Double(high) - Double(low) >= 0x1p63
  }

  /// Whether the positions from the first one on come each after the one before and lead to the end, within the given
  /// steps.
  ///
  /// A position is compared with an earlier one, too, which moves on as the steps double: one that comes again is found
  /// before the second round is over, whatever the result of the comparison.
  @inlinable
  static func isInOrder(_ base: Base, _ start: Base.Index, _ end: Base.Index, _ steps: Int, _ step: inout Int)
    -> Bool
  {
    var (position, earlier) = (start, start)
    var limit = 1
    while step < steps, position != end {
      guard position < end, !(end < position) else { return false }
      let next = base.index(after: position)
      guard position < next, !(next < position), earlier != next, !(end < next) else { return false }
      step += 1
      if step == limit {
        earlier = next
        limit = limit > Int.max / 2 ? .max : 2 * limit
      }
      position = next
    }
    return true
  }

  /// The element at a position, by step 4.
  @inlinable
  func element(at position: Base.Index) -> Base.Element? {
    guard position >= start, position < end, position < base.endIndex else { return nil }
    return base[position]
  }

  /// The element in the row `row`, counted from 0; `nil` where there is none any more; `row` is below `count`.
  @inlinable
  func element(_ row: Int) -> Base.Element? { element(at: position(row) ?? base.index(start, offsetBy: row)) }

  /// The position of the row `row` in a plain range, by step 2; `nil` where positions are the collection's own.
  @inlinable
  func position(_ row: Int) -> Base.Index? {
    guard CollectionReader.isRange else { return nil }
    if let first = start as? Int { return (first + row) as? Base.Index }
    return (start as? any Strideable)?.stepped(row) as? Base.Index
  }

  /// All elements, and the fault of the collection.
  ///
  /// - Complexity: O(elements).
  @inlinable
  func elements() -> (elements: ContiguousArray<Base.Element>, fault: CollectionFault?) {
    var elements: ContiguousArray<Base.Element> = []
    var position = start
    while elements.count < count {
      guard let element = element(at: position) else { return (elements, .otherCount(count, elements.count)) }
      elements.append(element)
      let next = self.position(elements.count) ?? base.index(after: position)
      guard next > position else { return (elements, .otherCount(count, elements.count)) }
      position = next
    }
    return (elements, fault)
  }
}

extension Strideable {
  /// The steps from this value to `end`; `nil` where they are not counted by integers.
  @usableFromInline
  func steps(to end: Any) -> Int? { (end as? Self).flatMap { distance(to: $0) as? Int } }

  /// The value `steps` steps further; `nil` where steps are not counted by integers.
  @usableFromInline
  func stepped(_ steps: Int) -> Self? { (steps as? Stride).map { advanced(by: $0) } }
}

/// The way in which a collection contradicts itself.
@usableFromInline
enum CollectionFault: Equatable {
  case endBeforeStart
  case changingEnds
  case negativeCount(Int)
  case disorder
  /// The count of the collection, and the number of its elements.
  case otherCount(Int, Int)
  case tooMany(Int)

  /// The fault, and its effect.
  var message: String {
    switch self {
    case .endBeforeStart: "the end of a collection comes before its beginning; no element of it is shown"
    case .changingEnds: "the ends of a collection change while it is read; no element of it is shown"
    case .negativeCount(let count): "a collection has the count \(count); no element of it is shown"
    case .disorder: "the positions of a collection are in no order, or lead past its end; no element of it is shown"
    case .otherCount(let said, let real):
      "a collection has \(real) elements, and its count is \(said); those that are there are shown"
    case .tooMany(let count):
      "a collection has \(count) elements, more than can be counted with; the first \(1 << 40) are shown"
    }
  }

  var cause: String {
    "startIndex, endIndex, index(after:) and count of one value must agree, and stay the same as long as the value does"
  }

  var advice: String { "hand over an array of the elements" }
}
