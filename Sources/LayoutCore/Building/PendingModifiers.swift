import LayoutEngine

/// Modifiers on their way to the nodes they belong to, outermost first: a stack of records, and beside it what a record
/// cannot hold itself. Most modifiers are a record alone, and those cost nothing more.
///
/// What is put aside for later shares its outer modifiers where they are many, so that n bodies in each other under
/// n modifiers do not keep n² of them. `gather` makes one list of all again; the last one needs none.
struct PendingModifiers {
  enum Payload {
    /// `innermost` is the part that was written first: it says which further parts share the box.
    case decoration(Decoration, innermost: DecorationPart)
    case attachment(any Layout, EnvironmentPlace)
    case guide(GuideClosure)
    case value(any LayoutValueBox)
  }

  private final class Outer {
    let modifiers: PendingModifiers

    init(_ modifiers: PendingModifiers) { self.modifiers = modifiers }
  }

  /// The outer ones, where they are shared. At least the last one lies in `records`.
  private var outer: Outer?
  private var outerCount = 0
  /// The `side` of a record that has a payload is the payload's position.
  private(set) var records: ContiguousArray<ModifierRecord> = []
  private var payloads: ContiguousArray<Payload> = []

  var count: Int { outerCount + records.count }
  /// Whether every modifier is a record alone. For those that are gathered.
  var arePlain: Bool {
    assert(outer == nil)
    return payloads.isEmpty
  }

  /// So many records are rather copied than shared.
  private static var fewRecords: Int { 16 }

  mutating func push(_ record: ModifierRecord) { records.append(record) }

  mutating func push(_ record: ModifierRecord, _ payload: Payload) {
    records.append(record)
    records[records.count - 1].side = UInt32(payloads.count)
    payloads.append(payload)
  }

  mutating func pop() {
    guard let record = records.popLast(), record.side != .max else { return }
    payloads.removeLast()
  }

  mutating func removeAll() {
    (outer, outerCount) = (nil, 0)
    records.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
  }

  /// The modifier at `position`: the last one, or any of those that are gathered.
  subscript(position: Int) -> ModifierRecord { records[position - outerCount] }

  /// The payload of that modifier, if it has one.
  subscript(payloadAt position: Int) -> Payload? {
    let side = self[position].side
    return side == .max ? nil : payloads[Int(side)]
  }

  mutating func replace(at position: Int, by record: ModifierRecord) { records[position - outerCount] = record }

  mutating func replacePayload(at position: Int, by payload: Payload) {
    payloads[Int(self[position].side)] = payload
  }

  /// Those from `base` on, for later: all, or some of those that are not shared.
  func suffix(from base: Int) -> PendingModifiers {
    var result = PendingModifiers()
    guard base == 0 else {
      for position in base..<count {
        if let payload = self[payloadAt: position] {
          result.push(self[position], payload)
        } else {
          result.push(self[position])
        }
      }
      return result
    }
    guard records.count > PendingModifiers.fewRecords, let last = records.last else { return self }
    if let payload = self[payloadAt: count - 1] { result.push(last, payload) } else { result.push(last) }
    var shared = self
    shared.pop()
    (result.outer, result.outerCount) = (Outer(shared), shared.count)
    return result
  }

  /// Makes one list of all. Complexity: O(1) where none are shared.
  @inline(__always)
  mutating func gather() {
    if outer != nil { gatherAll() }
  }

  private mutating func gatherAll() {
    var parts = [self]
    while let next = parts[parts.count - 1].outer { parts.append(next.modifiers) }
    let count = count
    self = PendingModifiers()
    records.reserveCapacity(count)
    for part in parts.reversed() {
      let base = UInt32(payloads.count)
      for var record in part.records {
        if record.side != .max { record.side += base }
        records.append(record)
      }
      payloads += part.payloads
    }
  }
}
