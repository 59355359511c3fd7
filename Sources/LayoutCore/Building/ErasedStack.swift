import LayoutEngine

/// The stack that an element of an erased type is: its node stores the type, so no group does.
///
/// 1. `erased` stores the type here. Before the stack come at most modifiers that are layers of its node, so the next
///    node that is met is that of the stack: it is the same one as before where it has the same type.
/// 2. A stack that is nested too deep stops after its node was made: its elements are postponed.
/// 3. Then the element is lowered again, and gets that node. Its modifiers are there already.
/// 4. A stack beyond the limit has no node: an empty group is in its place. One that was postponed when that is found
///    stays, without its elements.
struct ErasedStack {
  /// Whether the next node is that of such a stack: the only property that is read for each node.
  private(set) var isNext = false
  private var type: Any.Type = Never.self
  private var stops = false
  /// The node to go on at, by step 3.
  private var resumed = NodeIndex.none
  /// The node that was stopped at, by step 2.
  private(set) var stopped = NodeIndex.none

  /// Step 1.
  mutating func expect(_ type: Any.Type, stops: Bool) {
    isNext = true
    self.type = type
    self.stops = stops
  }

  /// Step 3.
  mutating func resume(_ node: NodeIndex) {
    isNext = true
    resumed = node
  }

  /// Takes what is known about the node that comes.
  mutating func take() -> (type: Any.Type, stops: Bool, resumed: NodeIndex) {
    defer {
      isNext = false
      stops = false
      resumed = .none
    }
    return (type, stops, resumed)
  }

  mutating func stop(at node: NodeIndex) { stopped = node }

  /// The node that was stopped at; `nil` where the tree is full.
  mutating func takeStopped() -> NodeIndex? {
    defer { stopped = .none }
    return stopped.isNone ? nil : stopped
  }
}

/// The types of the elements whose nodes store one, by node: those of the nodes that are marked as erased in the tree.
///
/// A copy would share the types, and not their number, so there is none.
struct ErasedTypes: ~Copyable {
  private let types = RecordBlock<ObjectIdentifier?>()
  /// The number of types.
  private(set) var count = 0
  /// The removals since room was freed.
  private var removals = 0

  /// The number of nodes that there is room for.
  var capacity: Int { types.byteCount / MemoryLayout<ObjectIdentifier?>.stride }

  subscript(node: NodeIndex) -> ObjectIdentifier? {
    Int(node.rawValue) < types.count ? types[Int(node.rawValue)] : nil
  }

  mutating func set(_ type: ObjectIdentifier, of node: NodeIndex) {
    while types.count <= Int(node.rawValue) { types.append(nil) }
    if types[Int(node.rawValue)] == nil { count += 1 }
    types[Int(node.rawValue)] = type
  }

  /// Removes the type of a node. After many removals the room behind the last type is freed.
  ///
  /// A quarter as many removals as there is room for come before, since a node that changes its type would otherwise
  /// free the room of all nodes before it, and need it again at once.
  ///
  /// - Complexity: O(1) amortised.
  mutating func remove(_ node: NodeIndex) {
    guard self[node] != nil else { return }
    types[Int(node.rawValue)] = nil
    count -= 1
    removals += 1
    guard removals > types.count / 4, types[types.count - 1] == nil else { return }
    removals = 0
    while !types.isEmpty, types[types.count - 1] == nil { types.removeLast() }
    types.trim(above: ErasedTypes.fewTypes)
  }

  /// The number of nodes up to whose room it is kept.
  private static var fewTypes: Int { 512 }
}

extension _Lowering {
  /// The node of the stack of an element of an erased type, as `node(_:)` returns that of another one.
  func erasedNode(_ kind: NodeKind) -> NodeIndex? {
    let (type, stops, resumed) = stack.take()
    guard resumed.isNone else { return resumed }
    let tag = ObjectIdentifier(type)
    let old = candidate
    let mayMeet = old.isNone || contents.erasedTypes[old] == tag
    guard let node = node(kind, isErased: true, mayMeet: mayMeet) else { return nil }
    contents.erasedTypes.set(tag, of: node)
    if stops { stack.stop(at: node) }
    return node
  }
}
