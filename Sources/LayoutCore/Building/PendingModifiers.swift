import LayoutEngine

/// Modifiers that were pending where something was postponed or stored, outermost first: a copy of a part of the
/// `ModifierStack`.
///
/// It shares its outer modifiers where they are many, so that n bodies in each other under n modifiers do not keep n²
/// of them. `gather` makes one list of all again; the last one needs none.
struct PendingModifiers {
  enum Payload {
    /// A decoration; `innermost` is the part that was written first: it decides which further parts share the box.
    case decoration(Decoration, innermost: DecorationPart)
    case attachment(any Layout, EnvironmentPlace)
    case guide(GuideClosure)
    case value(any LayoutValueBox)
  }

  final class Outer {
    let modifiers: PendingModifiers

    init(_ modifiers: PendingModifiers) { self.modifiers = modifiers }
  }

  /// The outer ones, where they are shared; at least the last one is in `records`.
  private(set) var outer: Outer?
  private(set) var outerCount = 0
  /// The `side` of a record that has a payload is the payload's position.
  private(set) var records: ContiguousArray<ModifierRecord> = []
  private(set) var payloads: ContiguousArray<Payload> = []

  var count: Int { outerCount + records.count }

  /// The number of records up to which they are copied and not shared.
  static var fewRecords: Int { 16 }

  init() {}

  /// The shared ones alone, with room for `capacity` further ones.
  init(_ outer: Outer?, _ outerCount: Int, capacity: Int) {
    (self.outer, self.outerCount) = (outer, outerCount)
    records.reserveCapacity(capacity)
  }

  mutating func push(_ record: ModifierRecord) { records.append(record) }

  mutating func push(_ record: ModifierRecord, _ payload: Payload) {
    records.append(record)
    records[records.count - 1].side = UInt32(payloads.count)
    payloads.append(payload)
  }

  /// The modifier at `position`: the last one, or any of the gathered ones.
  subscript(position: Int) -> ModifierRecord { records[position - outerCount] }

  /// The payload of that modifier, if it has one.
  subscript(payloadAt position: Int) -> Payload? {
    let side = self[position].side
    return side == .max ? nil : payloads[Int(side)]
  }

  mutating func replacePayload(at position: Int, by payload: Payload) {
    payloads[Int(self[position].side)] = payload
  }

  /// Makes one list of all.
  ///
  /// - Complexity: O(1) where none are shared.
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
