import LayoutEngine

/// The key that distinguishes a row of a lazy list from the others that are made: the k-th row with one id.
///
/// An object, so that what moves and compares rows need not know the type of their ids.
class RowKey: Hashable {
  /// The hash of the id.
  final let hash: Int
  /// Whether there is an id: the data may have fewer elements than its count.
  final let isGiven: Bool
  final var occurrence = 0

  fileprivate init(hash: Int = 0, isGiven: Bool = false) { (self.hash, self.isGiven) = (hash, isGiven) }

  /// The id, if there is one.
  var identity: Identity? { nil }

  /// Whether both have the same id, or none.
  func hasID(of other: RowKey) -> Bool { !other.isGiven }

  static func == (one: RowKey, other: RowKey) -> Bool {
    one === other || one.hash == other.hash && one.occurrence == other.occurrence && one.hasID(of: other)
  }

  final func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
    hasher.combine(occurrence)
  }
}

private final class IDKey<ID: Hashable & Sendable>: RowKey {
  let id: ID

  init(_ id: ID) {
    self.id = id
    super.init(hash: id.hashValue, isGiven: true)
  }

  override var identity: Identity? { Identity(value: id) }

  override func hasID(of other: RowKey) -> Bool {
    guard let other = other as? IDKey<ID> else { return false }
    return other.id == id
  }
}

/// The data of a lazy list, by positions. What has to know the type of the ids is here.
class LazyData {
  /// The number of rows of the data, by its own count.
  final let count: Int

  fileprivate init(count: Int) { self.count = count }

  /// The id of the row `row`; `nil` where the data has no element for it.
  func identity(at row: Int) -> Identity? { nil }

  /// The rows of a `List` that the row `row` has, made or not; `nil` where the data has no element for it.
  func source(at row: Int) -> (any DatumRows)? { nil }

  /// Whether what modifiers set can be another thing in each row of a `List`.
  var hasOwnTraits: Bool { false }

  /// Whether the row `row` has the id of `key`.
  func has(_ key: RowKey, at row: Int) -> Bool { false }

  /// Reads a row's element once. `body` gets the key of the first row with its id, and a function that lowers the row,
  /// by the number of nodes that it has after the cursor: `nil` where the data has fewer elements than its count.
  func read(_ row: Int, _ lowering: _Lowering, _ body: (RowKey, (_ count: Int) -> RowNodes?) -> Void) {}

  /// Lowers a row that has the id of `key` and `count` nodes after the cursor; `nil` where it has another id by now, or
  /// the data has fewer elements than its count.
  func lower(_ row: Int, as key: RowKey, had count: Int, _ lowering: _Lowering) -> RowNodes? { nil }

  /// Searches for the row with the id `id`, from `middle` outwards, among `most` rows.
  ///
  /// 1. Where ids are whole numbers that count the rows, as in a range of numbers, one id is compared.
  /// 2. Else the ids of rows are compared.
  ///
  /// Complexity: O(rows), and no body is evaluated.
  func search(for id: Identity, from middle: Int, among most: Int) -> RowSearch { .absent }

  /// Looks for the first of `keys` whose id a row has, from `middle` outwards, among `most` rows.
  func find(_ keys: [RowKey], from middle: Int, among most: Int) -> (key: Int, row: Int)? { nil }

  /// Diagnoses an id that occurs more than once, or that breaks what ids promise; `neighbour` is another row's key.
  func check(_ key: RowKey, beside neighbour: RowKey?, in group: NodeIndex, _ lowering: _Lowering) {}
}

/// The data of a `ForEach`.
final class ForEachData<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout>: LazyData {
  private let list: ForEach<Data, ID, Content>
  private let data: CollectionReader<Data>
  private let group: NodeIndex

  init(_ list: ForEach<Data, ID, Content>, under group: NodeIndex) {
    self.list = list
    self.group = group
    data = CollectionReader(list.data, checking: CollectionReader<Data>.endReads)
    super.init(count: data.count)
  }

  /// What is wrong with the data as a whole.
  var fault: CollectionFault? { data.fault }

  private func id(_ row: Int) -> ID? {
    guard let element = data.element(row) else { return nil }
    return list.id(element)
  }

  override func identity(at row: Int) -> Identity? { id(row).map { Identity(value: $0) } }

  override func source(at row: Int) -> (any DatumRows)? {
    data.element(row).flatMap { list.content($0) as? any DatumRows }
  }

  override var hasOwnTraits: Bool { (Content.self as? any DatumRows.Type)?.hasOwnTraits ?? false }

  override func has(_ key: RowKey, at row: Int) -> Bool {
    guard let id = id(row) else { return !key.isGiven }
    return (key as? IDKey<ID>)?.id == id
  }

  override func read(_ row: Int, _ lowering: _Lowering, _ body: (RowKey, (_ count: Int) -> RowNodes?) -> Void) {
    guard let element = data.element(row) else {
      return body(RowKey()) { _ in
        lowering.report(.otherCount(data.count, row), in: group)
        return nil
      }
    }
    body(IDKey(list.id(element))) { lowering.lowerRow(list, element, had: UInt32($0)) }
  }

  override func lower(_ row: Int, as key: RowKey, had count: Int, _ lowering: _Lowering) -> RowNodes? {
    guard let key = key as? IDKey<ID>, let element = data.element(row), list.id(element) == key.id else { return nil }
    return lowering.lowerRow(list, element, had: UInt32(count))
  }

  override func check(_ key: RowKey, beside neighbour: RowKey?, in group: NodeIndex, _ lowering: _Lowering) {
    guard let id = (key as? IDKey<ID>)?.id else { return }
    if key.occurrence == 1 { lowering.reportDuplicate(id, in: group) }
    if contradictsItself(id, (neighbour as? IDKey<ID>)?.id) { lowering.reportContradiction(id, in: group) }
  }

  override func search(for id: Identity, from middle: Int, among most: Int) -> RowSearch {
    guard let id = id.value as? ID else { return .absent }
    // 1.
    if count > 0, let number = id as? any BinaryInteger, let first = self.id(0) as? any BinaryInteger,
      let row = number.distance(from: first), row < count, self.id(row) == id
    {
      return .found(row)
    }
    // 2.
    var found: Int?
    let isWhole = search(from: middle, among: most) { row, other in
      if other == id { found = row }
      return found != nil
    }
    return found.map(RowSearch.found) ?? (isWhole ? .absent : .notSearched)
  }

  override func find(_ keys: [RowKey], from middle: Int, among most: Int) -> (key: Int, row: Int)? {
    var ranks = IDTable<ID, Int>()
    for (rank, key) in keys.enumerated() {
      guard let key = key as? IDKey<ID> else { continue }
      if ranks[key.id] == nil { ranks[key.id] = rank }
    }
    var best: (key: Int, row: Int)?
    search(from: middle, among: most) { row, id in
      if let rank = ranks[id], rank < best?.key ?? .max { best = (rank, row) }
      return best?.key == 0
    }
    return best
  }

  /// Passes the ids of rows to `visit` from `middle` outwards, at most `most` of them, until it returns `true`. Data
  /// whose count is larger than its content ends where it returns no element.
  ///
  /// - Returns: whether `visit` returned `true`, or no row was left.
  @discardableResult
  private func search(from middle: Int, among most: Int, _ visit: (_ row: Int, _ id: ID) -> Bool) -> Bool {
    var reach = count
    var left = most
    var (low, high) = (min(middle, reach) - 1, min(middle, reach))
    while low >= 0 || high < reach {
      if high < reach {
        if left == 0 { return false }
        left -= 1
        if let id = id(high) { if visit(high, id) { return true } } else { reach = high }
        high += 1
      }
      if low >= 0 {
        if left == 0 { return false }
        left -= 1
        if let id = id(low) { if visit(low, id) { return true } } else { reach = low }
        low -= 1
      }
    }
    return true
  }
}

/// What looking for a row by its id has shown.
enum RowSearch: Equatable {
  case found(Int)
  case absent
  /// It may be one of those that were not looked at.
  case notSearched

  var row: Int? { if case .found(let row) = self { row } else { nil } }
}

extension BinaryInteger {
  /// How much larger it is than `first`; `nil` where it is smaller, or that is no `Int`.
  fileprivate func distance(from first: any BinaryInteger) -> Int? {
    guard let low = Int(exactly: first), let high = Int(exactly: self) else { return nil }
    let (distance, overflows) = high.subtractingReportingOverflow(low)
    return overflows || distance < 0 ? nil : distance
  }
}
