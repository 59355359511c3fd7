public import LayoutEngine

/// A copy of a node in its present state.
public struct LayoutNodeData: Sendable {
  /// The kind of the element.
  public let kind: NodeKind
  /// Its id, if it has one.
  public let identity: (any Hashable & Sendable)?
  /// Its frame with all modifiers, in points, from the corner of the tree that it was computed in.
  public let frame: Rect
  /// Whether it, or a node inside it, has to be computed again.
  public let isDirty: Bool
  /// The node around it; `nil` for an outermost one.
  public let parentIndex: Int?
  /// The nodes inside it, in order.
  public let childIndices: [Int]
}

/// Trees of layouts that are built by hand.
///
/// The records of all their nodes are in one block of memory and refer to each other by numbers.
///
/// ```swift
/// let buffer = LayoutNodeBuffer()
/// let column = buffer.addNode(layout: VStack { Text("one") })
/// buffer.addNode(layout: Text("two"), parentIndex: column)
/// buffer.calculateLayout(at: column, in: Rect(x: 0, y: 0, width: 200, height: 100)).frame(at: "0.1")
/// ```
///
/// A layout's nodes are made when it is added, one for each element. A number is valid until its node is removed; then
/// another one may get it. Wrong numbers change nothing, nor do calls from inside bodies, measuring and placing, which
/// are diagnosed. `LayoutRoot` has a buffer of its own. The buffer is not `Sendable`.
public final class LayoutNodeBuffer {
  let session: LayoutSession
  /// The added layouts, by their groups.
  private var layouts: [NodeIndex: any Layout] = [:]
  /// Dirty nodes whose surroundings were not marked.
  private var untold: Set<NodeIndex> = []

  private var tree: LayoutTree { session.tree }

  /// A buffer without nodes.
  public init(measurers: Measurers = Measurers(), environment: EnvironmentValues = EnvironmentValues()) {
    session = LayoutSession(measurers: measurers, environment: environment)
    session.update(Group {}, environment: environment)
  }

  // MARK: Nodes

  /// Adds a layout with everything in it, after the children of `parentIndex`; without one it is a tree of its own.
  ///
  /// - Returns: the number of its outermost node, the first one where it has several; -1, and nothing is added, where
  ///   there is no such parent, the layout has no elements, or the buffer is full.
  /// - Complexity: O(nodes added + children of the parent).
  @discardableResult
  public func addNode(layout: any Layout, parentIndex: Int? = nil) -> Int {
    guard isFree("addNode") else { return -1 }
    let parent = parentIndex.map { node($0) } ?? tree.root
    guard let parent, let group = session.lowering.append(layout, to: parent) else { return -1 }
    let top = element(of: group)
    guard !top.isNone else {
      session.lowering.remove(group)
      return -1
    }
    tree.released.keep(layouts.updateValue(layout, forKey: group))
    return Int(top.rawValue)
  }

  /// Removes a node and everything in it; its room is used again.
  ///
  /// - Complexity: O(nodes removed + siblings).
  public func removeNode(at index: Int) {
    guard isFree("removeNode"), let node = node(index) else { return }
    var outermost = node
    // Groups that contain nothing else are removed with it.
    while let group = groupHolding(outermost) { outermost = group }
    tree.released.hold()
    defer { tree.released.resume() }
    drop(everythingIn: outermost)
    session.lowering.remove(outermost)
  }

  /// The node with this number; `nil` where there is none.
  ///
  /// - Complexity: O(depth + children).
  public func getNode(at index: Int) -> LayoutNodeData? {
    guard let node = node(index) else { return nil }
    let parent = tree.layoutParent(of: node)
    return LayoutNodeData(
      kind: tree.kind(of: node), identity: session.contents.identity(of: node, in: tree)?.value,
      frame: tree.frame(of: node), isDirty: tree.isDirty(node) || untold.contains(node),
      parentIndex: parent == tree.root ? nil : Int(parent.rawValue),
      childIndices: tree.layoutChildren(of: node).map { Int($0.rawValue) })
  }

  /// Makes the nodes of an added layout anew, as it is written.
  ///
  /// Nodes that were added to them are removed, removed ones come back, and equal ones stay. It may be called any
  /// number of times.
  ///
  /// - Complexity: O(nodes).
  public func buildTree(rootIndex: Int) {
    guard isFree("buildTree"), let node = node(rootIndex) else { return }
    let added = tree.groups(around: node).first { layouts[$0] != nil }
    guard let group = added, let layout = layouts[group] else { return }
    tree.released.hold()
    defer { tree.released.resume() }
    drop(everythingIn: group)
    layouts[group] = layout
    session.lowering.replace(group, by: layout)
  }

  // MARK: Layout

  /// Computes the frames of a node and of everything in it; afterwards they are clean, and known responses stay.
  ///
  /// - Parameters:
  ///   - index: an outermost node, or one inside another: then it is computed as if it stood alone, and the tree around
  ///     it becomes dirty.
  ///   - bounds: the room and the place of its corner, in points.
  /// - Returns: the frames; an empty result where there is no such node.
  /// - Complexity: O(dirty nodes + nodes whose proposal changed).
  @discardableResult
  public func calculateLayout(at index: Int, in bounds: Rect) -> LayoutResult {
    guard isFree("calculateLayout"), let node = node(index) else { return Group {}.calculateLayout(in: bounds) }
    // It is done here for a node below the root of all trees.
    tree.dropResponsesBeyondLimit()
    if untold.remove(node) != nil { tree.invalidate(node) }
    return session.during(.computing) {
      session.alone(node) {
        LayoutResult(session, response: session.layout(in: Proposal(room: bounds.size)), origin: bounds.origin.finite)
      }
    }
  }

  /// Marks a node as one to measure again.
  ///
  /// - Parameters:
  ///   - index: the node.
  ///   - propagateToParent: whether the nodes around it become dirty too. Without that they keep their responses, and
  ///     the node waits until it is computed itself.
  /// - Complexity: O(depth).
  public func markDirty(at index: Int, propagateToParent: Bool = true) {
    guard isFree("markDirty"), let node = node(index) else { return }
    if propagateToParent {
      untold.remove(node)
      tree.invalidate(node)
    } else {
      untold.insert(node)
    }
  }

  /// Marks a node and everything in it as nodes to measure again, and the nodes around it.
  ///
  /// - Complexity: O(nodes in it).
  public func invalidate(at index: Int) {
    guard isFree("invalidate"), let top = node(index) else { return }
    var steps = [top]
    while let node = steps.popLast() {
      tree.invalidate(node)
      steps += tree.layoutChildren(of: node)
    }
  }

  // MARK: Numbers

  /// The number of nodes: one for each element.
  ///
  /// - Complexity: O(nodes).
  public func activeNodeCount() -> Int {
    var count = 0
    var steps = tree.layoutChildren(of: tree.root)
    while let node = steps.popLast() {
      count += 1
      steps += tree.layoutChildren(of: node)
    }
    return count
  }

  /// The number of records that the block has room for, groups included.
  ///
  /// The block grows where that is not enough, and is cut after a layout where a lot of it is empty.
  public func totalCapacity() -> Int { tree.capacity }

  /// Whether no layout is computed at the moment: from inside bodies, measuring and placing nothing can be changed.
  private func isFree(_ call: String) -> Bool {
    let root = session.phase == .idle ? RootPhase.idle : .question
    return session.effect(of: .inspect, call, in: root, "nothing is done") == .now
  }

  // MARK: Finding

  private func node(_ index: Int) -> NodeIndex? {
    guard let raw = UInt32(exactly: index) else { return nil }
    let node = NodeIndex(rawValue: raw)
    guard tree.isLive(node), node != tree.root, !tree.isGroup(node) else { return nil }
    return node
  }

  private func element(of group: NodeIndex) -> NodeIndex { tree.firstLayoutChild(of: group) }

  /// The group around a node, if it contains nothing else.
  private func groupHolding(_ node: NodeIndex) -> NodeIndex? {
    let group = tree.parent(of: node)
    guard !group.isNone, tree.isGroup(group), Array(tree.children(of: group).prefix(2)) == [node] else { return nil }
    return group
  }

  /// Removes the notes about a node and the nodes and groups below it, since others may get their numbers.
  private func drop(everythingIn top: NodeIndex) {
    guard !layouts.isEmpty || !untold.isEmpty else { return }
    tree.forEachNode(in: top) { node in
      tree.released.keep(layouts.removeValue(forKey: node))
      if untold.remove(node) != nil { tree.invalidate(node) }
    }
  }
}

extension LayoutSession {
  /// Runs `body` with a node taken out of the tree, as the root of a tree of its own, and inserts it again.
  func alone<Result>(_ node: NodeIndex, _ body: () -> Result) -> Result {
    let whole = tree.root
    let (parent, before) = (tree.parent(of: node), tree.sibling(before: node))
    _ = tree.unlink(childOf: parent, after: before)
    tree.setRoot(node)
    let result = body()
    tree.setRoot(whole)
    tree.reinsert(node, into: parent, after: before)
    // Inside another node it inherits other properties than alone.
    if tree.layoutParent(of: node) != whole { tree.markDirty(node) }
    return result
  }
}
