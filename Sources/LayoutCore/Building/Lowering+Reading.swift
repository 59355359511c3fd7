import LayoutEngine

/// What a body read.
@usableFromInline
struct Reads {
  /// Values of the environment.
  var keys: ContiguousArray<ObjectIdentifier> = []
  /// Values of the environment at places of elements around: those that a closure reads which was handed down.
  var elsewhere: ContiguousArray<(place: ElementPlace, keys: ContiguousArray<ObjectIdentifier>)> = []
  /// Stands for models.
  var token: ObservationToken?

  var isEmpty: Bool { keys.isEmpty && elsewhere.isEmpty && token == nil }
}

/// A body that runs: what the one around it read so far, and the token it holds from the beginning, if any.
@usableFromInline
struct Reading {
  /// `nil` where it read nothing.
  var outer: Reads?
  var held: ObservationToken?
}

/// Noting what a body reads while it runs. In parts, so that a user's module can compile them around its own closures.
extension _Lowering {
  /// Whether changes are to be noted.
  @usableFromInline var isTracking: Bool { inbox != nil }

  @usableFromInline
  func beginReading(as type: Any.Type) -> Reading {
    let type = ObjectIdentifier(type)
    return Reading(outer: takeReads(), held: readsModels(type) ? ObservationToken(.none) : nil)
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

  /// Arms the observation. Called only where something was read.
  @usableFromInline
  func arm(_ reading: Reading) -> @Sendable () -> Void {
    guard let inbox else { return {} }
    let token = reading.held ?? ObservationToken(.none)
    reads.token = token
    inbox.arm(token)
    return { inbox.post(token) }
  }

  /// What the body read.
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

  /// A body reads a value of the environment.
  func note(_ key: ObjectIdentifier) {
    if inbox != nil, !reads.keys.contains(key) { reads.keys.append(key) }
  }

  /// A body reads values of the environment where an element around it stands.
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

  /// Whether the row read something, or did before. So many nodes behind the cursor as `count` says are those it had.
  @usableFromInline
  func endReadingRow(_ reading: Reading, as type: Any.Type, had count: UInt32) -> Bool {
    rowReads = endReading(reading, ObjectIdentifier(type))
    return !rowReads.isEmpty || hasRowGroup(type, count)
  }

  /// Whether the row has a group: what stands behind the cursor may be that of the next one.
  @usableFromInline
  func hasRowGroup(_ type: Any.Type, _ count: UInt32) -> Bool {
    count > 0 && !nextGroup(of: type, branch: _Lowering.rowBranch).isNone
  }

  /// Puts a row that read something under a group of its own, and remembers it. Where it had none, the nodes that it had
  /// go into it. Where there is no room for one, the row stays as it was, and does not follow what it read.
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
      // The group is a new node, and takes the place of no row behind.
      rest = tree.cut(childrenOf: parent, after: place)
    }
    let node = groupNode(type: type, branch: _Lowering.rowBranch)
    if !rest.isNone { tree.splice(rest, through: .none, into: parent, after: node ?? place) }
    guard let node else {
      if let token = reads.token { inbox?.disarm(token) }
      putBack(nodes)
      return content._lower(self)
    }
    remember(RowSource(list: list, element: element), node, type, contents.bodies[node], reads)
    nest(node) {
      putBack(nodes)
      content._lower(self)
    }
  }

  /// Tells the group of a row from that of a list.
  private static var rowBranch: Int { -2 }
}

/// What a list makes for one datum.
private struct RowSource<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout>: BodySource {
  let list: ForEach<Data, ID, Content>
  let element: Data.Element

  func content(_ lowering: _Lowering) -> Content { list.content(element) }
}
