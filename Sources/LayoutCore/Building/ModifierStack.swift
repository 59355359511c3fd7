import LayoutEngine

/// The pending modifiers of the element that is lowered, outermost first: a stack of records, and beside it what a
/// record cannot hold itself. Most modifiers are a record alone, which costs nothing more.
///
/// The records lie in a block: an array would check at each modifier whether another reference holds it. What is stored
/// for later is a copy, `PendingModifiers`.
struct ModifierStack: ~Copyable {
  typealias Payload = PendingModifiers.Payload

  /// The outer modifiers, where what was stored shares them with others. At least the last one lies in `records`.
  private var outer: PendingModifiers.Outer?
  private var outerCount = 0
  /// The `side` of a record that has a payload is the payload's position.
  let records = RecordBlock<ModifierRecord>()
  private var payloads: ContiguousArray<Payload> = []

  @inline(__always) var count: Int { outerCount &+ records.count }

  /// Whether every modifier is a record alone. For those that are gathered.
  @inline(__always) var arePlain: Bool {
    assert(outer == nil)
    return payloads.isEmpty
  }

  @inline(__always)
  mutating func push(_ record: ModifierRecord) { records.append(record) }

  mutating func push(_ record: ModifierRecord, _ payload: Payload) {
    records.append(record)
    records[records.count - 1].side = UInt32(payloads.count)
    payloads.append(payload)
  }

  @inline(__always)
  mutating func pop() {
    guard records.count > 0 else { return }
    if records.removeLast().side != .max { payloads.removeLast() }
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

  /// Those from `base` on, for later: all, or some of those that are not shared. Many outer ones are shared from then on.
  func suffix(from base: Int) -> PendingModifiers {
    if count == base { return PendingModifiers() }
    guard base == 0 else { return stored((base - outerCount)..<records.count) }
    let last = records.count - 1
    guard last >= PendingModifiers.fewRecords else { return stored(0..<records.count, outer, outerCount) }
    let shared = stored(0..<last, outer, outerCount)
    return stored(last..<records.count, PendingModifiers.Outer(shared), shared.count)
  }

  private func stored(
    _ range: Range<Int>, _ outer: PendingModifiers.Outer? = nil, _ outerCount: Int = 0
  ) -> PendingModifiers {
    var result = PendingModifiers(outer, outerCount, capacity: range.count)
    for at in range {
      let record = records[at]
      if record.side == .max { result.push(record) } else { result.push(record, payloads[Int(record.side)]) }
    }
    return result
  }

  /// Starts again with what was stored.
  mutating func restart(_ stored: PendingModifiers) {
    records.removeAll(from: 0)
    (outer, outerCount) = (stored.outer, stored.outerCount)
    for record in stored.records { records.append(record) }
    if !payloads.isEmpty || !stored.payloads.isEmpty { payloads = stored.payloads }
  }

  /// Makes one list of all. Complexity: O(1) where none are shared.
  @inline(__always)
  mutating func gather() {
    if outer != nil { gatherAll() }
  }

  private mutating func gatherAll() {
    var all = stored(0..<records.count, outer, outerCount)
    all.gather()
    restart(all)
  }
}
