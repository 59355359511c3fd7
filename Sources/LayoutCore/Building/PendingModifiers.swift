import LayoutEngine

/// Modifiers on their way to the nodes they belong to, outermost first: a stack of records, and beside it what a record
/// cannot hold itself. Most modifiers are a record alone, and those cost nothing more.
struct PendingModifiers {
  enum Payload {
    /// `innermost` is the part that was written first: it says which further parts share the box.
    case decoration(Decoration, innermost: DecorationPart)
    case attachment(any Layout, EnvironmentPlace)
    case guide(GuideClosure)
    case value(any LayoutValueBox)
  }

  /// The `side` of a record that has a payload is the payload's position.
  private(set) var records: ContiguousArray<ModifierRecord> = []
  private var payloads: ContiguousArray<Payload> = []

  var count: Int { records.count }
  /// Whether every modifier is a record alone.
  var arePlain: Bool { payloads.isEmpty }

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
    records.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
  }

  /// The payload of the modifier at `position`, if it has one.
  subscript(payloadAt position: Int) -> Payload? {
    let side = records[position].side
    return side == .max ? nil : payloads[Int(side)]
  }

  mutating func replace(at position: Int, by record: ModifierRecord) { records[position] = record }

  mutating func replacePayload(at position: Int, by payload: Payload) {
    payloads[Int(records[position].side)] = payload
  }

  /// Those from `base` on, for later.
  func suffix(from base: Int) -> PendingModifiers {
    guard base > 0 else { return self }
    var result = PendingModifiers()
    for position in base..<records.count {
      if let payload = self[payloadAt: position] {
        result.push(records[position], payload)
      } else {
        result.push(records[position])
      }
    }
    return result
  }
}
