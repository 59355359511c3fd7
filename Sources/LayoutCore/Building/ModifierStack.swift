import LayoutEngine

/// Modifiers, outermost first: a stack of records, and beside it what a record cannot hold itself. Most modifiers are a
/// record alone, which costs nothing more.
///
/// 1. One stack has the pending modifiers of the element that is lowered.
/// 2. Where something is postponed or stored, a copy of a part of it is kept (`suffix`). It is never changed, so
///    several may share it. `nil` stands for no modifiers.
/// 3. Copies share their outer modifiers where they are many, so that n bodies in each other under n modifiers do not
///    keep n² of them, nor copy the last few again and again. `gather` makes one list of all again; the last one needs
///    none.
///
/// The records lie in a block: an array would check at each modifier whether another reference holds it. That of the
/// pending ones is the tree's, which reads them there. Accesses are one statement long and call nothing out, so they
/// are not checked for overlapping at run time.
final class ModifierStack {
  enum Payload {
    /// A decoration; `innermost` is the part that was written first: it decides which further parts share the box.
    case decoration(Decoration, innermost: DecorationPart)
    case attachment(any Layout, EnvironmentPlace)
    case guide(GuideClosure)
    case value(any LayoutValueBox)
  }

  /// The outer modifiers, where they are shared. At least the last one lies in `records`.
  @exclusivity(unchecked) private(set) var outer: ModifierStack?
  @exclusivity(unchecked) private var outerCount = 0
  /// What the walk started from: the outermost ones here, until one of them is replaced.
  @exclusivity(unchecked) private var start: ModifierStack?
  /// The `side` of a record that has a payload is the payload's position.
  let records: RecordBlock<ModifierRecord>
  @exclusivity(unchecked) private(set) var payloads: ContiguousArray<Payload> = []

  /// An empty stack, whose records lie in `records`.
  init(records: RecordBlock<ModifierRecord> = RecordBlock()) {
    self.records = records
  }

  /// The modifiers of `other` at `range`, which lie in its records, and behind `outer`.
  private init(_ other: ModifierStack, _ range: Range<Int>, behind outer: ModifierStack? = nil) {
    records = RecordBlock()
    self.outer = outer
    outerCount = outer?.count ?? 0
    records.reserve(range.count)
    if !other.payloads.isEmpty { payloads.reserveCapacity(range.count { other.records[$0].side != .max }) }
    push(other, range)
  }

  deinit {
    // Nested calls for many, each behind the next one, would need much of the stack.
    var next = exchange(&outer, with: nil)
    while isKnownUniquelyReferenced(&next) { next = next?.outer }
  }

  @inline(__always) var count: Int { outerCount &+ records.count }

  /// Whether every modifier from `base` on is a record alone, and all of them lie in `records`.
  @inline(__always)
  func arePlain(from base: Int) -> Bool {
    if outer != nil { return false }
    return payloads.isEmpty || areRecords(from: base)
  }

  @inline(never)
  private func areRecords(from base: Int) -> Bool { (base..<records.count).allSatisfy { records[$0].side == .max } }

  @inline(__always)
  func push(_ record: ModifierRecord) { records.append(record) }

  func push(_ record: ModifierRecord, _ payload: Payload) {
    records.append(record)
    records[records.count - 1].side = UInt32(payloads.count)
    payloads.append(payload)
  }

  private func push(_ other: ModifierStack, _ range: Range<Int>) {
    for at in range {
      let record = other.records[at]
      if record.side == .max { push(record) } else { push(record, other.payloads[Int(record.side)]) }
    }
  }

  @inline(__always)
  func pop() {
    guard records.count > 0 else { return }
    if records.removeLast().side != .max { popPayload() }
  }

  @inline(never)
  private func popPayload() { payloads.removeLast() }

  /// The modifier at `position`: the last one, or any of those that are gathered.
  subscript(position: Int) -> ModifierRecord { records[position - outerCount] }

  /// The payload of that modifier, if it has one.
  subscript(payloadAt position: Int) -> Payload? {
    let side = self[position].side
    return side == .max ? nil : payloads[Int(side)]
  }

  func replace(at position: Int, by record: ModifierRecord) {
    leaveStart(position)
    records[position - outerCount] = record
  }

  func replacePayload(at position: Int, by payload: Payload) {
    leaveStart(position)
    payloads[Int(self[position].side)] = payload
  }

  /// The walk has no longer what it started from, if that had the modifier at `position`, which changes.
  private func leaveStart(_ position: Int) {
    if let known = start, position < known.count { start = nil }
  }

  /// The number of records up to which they are copied and not shared.
  static var fewRecords: Int { 16 }

  /// Those from `base` on, for later: all, or some of those that are not shared.
  ///
  /// 1. What the walk started from is shared, and those that came since lie behind it.
  /// 2. Where it was changed, or there was nothing, many are shared from then on: all but the last one.
  func suffix(from base: Int) -> ModifierStack? {
    if count == base { return nil }
    guard base == 0 else { return ModifierStack(self, (base - outerCount)..<records.count) }
    if let start {
      let own = (start.count - outerCount)..<records.count
      if own.isEmpty { return start }
      if start.count > ModifierStack.fewRecords { return ModifierStack(self, own, behind: start) }
    }
    let last = records.count - 1
    let areFew = last < ModifierStack.fewRecords && outer == nil
    if areFew || last == 0 { return ModifierStack(self, 0..<records.count, behind: outer) }
    let shared = ModifierStack(self, 0..<last, behind: outer)
    return ModifierStack(self, last..<records.count, behind: shared)
  }

  /// Starts again with what was stored.
  func restart(_ stored: ModifierStack?) {
    start = stored
    fill(with: stored)
  }

  private func fill(with stored: ModifierStack?) {
    records.removeAll(from: 0)
    if !payloads.isEmpty { payloads.removeAll(keepingCapacity: stored != nil) }
    (outer, outerCount) = (stored?.outer, stored?.outerCount ?? 0)
    if let stored { push(stored, 0..<stored.records.count) }
  }

  /// One list of all: the stack itself where none are shared.
  var gathered: ModifierStack {
    var parts = [self]
    while let next = parts[parts.count - 1].outer { parts.append(next) }
    if parts.count == 1 { return self }
    let all = ModifierStack()
    all.records.reserve(count)
    for part in parts.reversed() { all.push(part, 0..<part.records.count) }
    return all
  }

  /// A copy of one list of all, which the caller may change.
  var copy: ModifierStack {
    let all = gathered
    return all === self ? ModifierStack(self, 0..<records.count) : all
  }

  /// Makes one list of all. Complexity: O(1) where none are shared.
  @inline(__always)
  func gather() {
    if outer != nil { fill(with: gathered) }
  }
}
