import LayoutEngine

/// The reads of a body.
@usableFromInline
struct Reads {
  /// Values of the environment.
  var keys: ContiguousArray<ObjectIdentifier> = []
  /// Values of the environment at places of elements around, which a closure from outside reads.
  var elsewhere: ContiguousArray<(place: ElementPlace, keys: ContiguousArray<ObjectIdentifier>)> = []
  /// The token of the models.
  var token: ObservationToken?

  var isEmpty: Bool { keys.isEmpty && elsewhere.isEmpty && token == nil }
}

/// A running body: the reads so far of the one around it, and its token from the beginning, if any.
@usableFromInline
struct Reading {
  /// `nil` where it read nothing.
  var outer: Reads?
  var held: ObservationToken?
}

/// Noting the reads of a body while it runs; in parts, so that a caller's module can compile them around its own
/// closures.
extension _Lowering {
  /// Whether changes are to be noted.
  @usableFromInline var isTracking: Bool { inbox != nil }

  @usableFromInline
  func beginReading(as type: Any.Type, of node: NodeIndex = .none) -> Reading {
    let type = ObjectIdentifier(type)
    return Reading(outer: takeReads(), held: readsModels(type) ? token(for: node) : nil)
  }

  /// The token for the next observation of the body of a node.
  private func token(for node: NodeIndex) -> ObservationToken {
    if let known = contents.bodies[node]?.token, inbox?.isIdle(known) == true { return known }
    return ObservationToken(.none)
  }

  /// What the body around read so far. From now on it is another one that reads.
  func takeReads() -> Reads? { reads.isEmpty ? nil : exchange(&reads, with: Reads()) }

  /// Whether a body of the type is known to read models.
  private func readsModels(_ type: ObjectIdentifier) -> Bool {
    if unreadingTypes.holds(type) { return false }
    if ReaderTypes.shared.contains(type) { return true }
    unreadingTypes.note(type)
    return false
  }

  /// Reads the body's token, from inside the observation.
  @usableFromInline
  func holdToken(_ reading: Reading) { reading.held?.hold() }

  /// Starts the observation; called only where something was read.
  @usableFromInline
  func arm(_ reading: Reading) -> @Sendable () -> Void {
    guard let inbox else { return {} }
    let token = reading.held ?? ObservationToken(.none)
    reads.token = token
    let number = inbox.arm(token)
    return { inbox.post(token, number) }
  }

  /// Ends the reads of the body and returns them.
  @usableFromInline
  func endReading(_ reading: Reading, _ type: ObjectIdentifier) -> Reads {
    if reads.isEmpty, reading.outer == nil { return Reads() }
    let own = exchange(&reads, with: reading.outer ?? Reads())
    if reading.held == nil, own.token != nil { noteReaders { $0.insert(type) } }
    return own
  }

  /// Another type is known whose values, or whose rows, read something.
  func noteReaders(_ note: (ReaderTypes) -> Void) {
    note(ReaderTypes.shared)
    meetReaders()
  }

  /// What other roots found out since is known here, too.
  func meetReaders() {
    let count = ReaderTypes.shared.count
    guard count != knownReaders else { return }
    knownReaders = count
    (unreadingTypes, unreadingLists) = (KnownTypes(), KnownTypes())
  }

  /// Notes that a body reads a value of the environment.
  func note(_ key: ObjectIdentifier) {
    if inbox != nil, !reads.keys.contains(key) { reads.keys.append(key) }
  }

  /// Notes that a body reads values of the environment at the place of an element around it.
  func noting<Value>(at place: ElementPlace, _ read: () -> Value) -> Value {
    let own = reads.keys
    reads.keys = []
    let value = read()
    let keys = reads.keys
    reads.keys = own
    if !keys.isEmpty, !reads.elsewhere.contains(where: { $0.place === place && $0.keys == keys }) {
      reads.elsewhere.append((place, keys))
    }
    return value
  }

  // MARK: Rows

  /// Whether the row read something, or did before; its nodes before are the `count` after the cursor.
  @usableFromInline
  func endReadingRow(_ reading: Reading, as type: Any.Type, had count: UInt32) -> Bool {
    rowReads = endReading(reading, ObjectIdentifier(type))
    return !rowReads.isEmpty || hasRowGroup(type, count)
  }

  /// Whether the row has a group; the node after the cursor may be that of the next one.
  @usableFromInline
  func hasRowGroup(_ type: Any.Type, _ count: UInt32) -> Bool {
    count > 0 && !nextGroup(of: type, branch: _Lowering.rowBranch).isNone
  }

  /// Puts a row that read something under a group of its own, and stores it.
  ///
  /// Where it had none, its nodes go into it. Where there is no room for one, the row stays as it was, and does not
  /// observe its reads.
  @usableFromInline
  func lowerReader<Data, ID, Content>(
    _ content: Content, of list: ForEach<Data, ID, Content>, _ element: Data.Element, had count: UInt32
  ) {
    let type = ForEach<Data, ID, Content>.self
    let reads = rowReads
    rowReads = Reads()
    var nodes: ContiguousArray<NodeIndex> = []
    var rest = NodeIndex.none
    let place = previous
    if !hasRowGroup(type, count) {
      for _ in 0..<count { nodes.append(tree.unlink(childOf: parent, after: place)) }
      // The group is a new node, and takes the place of no later row.
      rest = tree.cut(childrenOf: parent, after: place)
    }
    let node = groupNode(type: type, branch: _Lowering.rowBranch)
    if !rest.isNone { tree.splice(rest, through: .none, into: parent, after: node ?? place) }
    guard let node else {
      if let token = reads.token { inbox?.disarm(token) }
      putBack(nodes)
      return content._lower(self)
    }
    store(RowSource(list: list, element: element), node, type, contents.bodies[node], reads)
    nest(node) {
      putBack(nodes)
      content._lower(self)
    }
  }

  /// The branch by which the group of a row differs from that of a list.
  private static var rowBranch: Int { -2 }
}

/// The content of a list for one datum.
private struct RowSource<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout>: BodySource {
  let list: ForEach<Data, ID, Content>
  let element: Data.Element

  func content(_ lowering: _Lowering) -> Content { list.content(element) }
}
