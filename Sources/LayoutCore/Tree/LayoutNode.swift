public import LayoutEngine

/// One element in the tree of a root in its present state: a stack, a text, a spacer.
///
/// ```swift
/// root.rootNode?.children.map(\.frame)
/// ```
///
/// Nodes mirror the layout; elements without a frame of their own (`ForEach`, `if`, bodies) are not among them, their
/// content is. A node is valid until its element is removed; later it has no frame and no children. It keeps its root
/// alive.
public struct LayoutNode {
  let root: LayoutRoot
  let index: NodeIndex

  private var tree: LayoutTree { root.session.tree }

  init?(_ root: LayoutRoot, _ index: NodeIndex) {
    guard !index.isNone else { return nil }
    self.root = root
    self.index = index
  }

  /// The outermost node of a tree of its own; it and all nodes below it are dirty.
  ///
  /// - Parameters:
  ///   - layout: the layout of the tree.
  ///   - size: the room that `calculateLayout` has, in points.
  ///   - measurers: the measurers of texts and pictures.
  public init(_ layout: some Layout, in size: Size, measurers: Measurers = Measurers()) {
    let root = LayoutRoot(size: size, measurers: measurers)
    root.session.update(layout, environment: root.environment)
    root.setBody { layout }
    self.root = root
    index = root.session.tree.outermost
  }

  /// Whether the element still exists.
  public var isAlive: Bool { tree.isLive(index) }

  /// The kind of the element; `group` where it was removed.
  public var kind: NodeKind { isAlive ? tree.kind(of: index) : .group }

  /// The id of the element, set by `id(_:)` or a `ForEach` on it or on several elements of which this is one.
  ///
  /// It is the innermost of several, and `nil` where there is none.
  ///
  /// - Complexity: O(ids of the list around it).
  public var identity: (any Hashable & Sendable)? {
    isAlive ? root.session.contents.identity(of: index, in: tree)?.value : nil
  }

  /// Whether the element, or one inside it, has to be computed again; new nodes are dirty.
  public var isDirty: Bool { isAlive && tree.isDirty(index) }

  /// The last computed frame with all its modifiers, in points, from the corner of the room; empty where the element is
  /// new or removed.
  ///
  /// - Complexity: O(depth).
  public var frame: Rect { isAlive ? tree.frame(of: index).moved(by: root.contentOrigin) : .zero }

  /// The node around it; `nil` for the outermost one, and for the content of overlays and backgrounds their owner's.
  public var parent: LayoutNode? {
    guard isAlive, index != tree.outermost else { return nil }
    return LayoutNode(root, tree.layoutParent(of: index))
  }

  /// The nodes inside it, in order; overlays and backgrounds are not among them.
  ///
  /// - Complexity: O(children).
  public var children: [LayoutNode] {
    isAlive ? tree.layoutChildren(of: index).compactMap { LayoutNode(root, $0) } : []
  }

  /// Marks the element as one to measure again; the nodes around it become dirty too.
  ///
  /// While sizes and places are computed it counts in the turn that follows, and is diagnosed.
  ///
  /// - Complexity: O(depth).
  public func markDirty() {
    root.changing("LayoutNode.markDirty()") { [self] in
      guard isAlive else { return }
      tree.invalidate(index)
      root.invalidateLayout(for: .contentChanged)
    }
  }

  /// Updates the tree of the node: dirty nodes are computed, with those that depend on them, and no others.
  ///
  /// Afterwards no node in it is dirty.
  ///
  /// - Returns: the node's frame.
  @discardableResult
  public func calculateLayout() -> Rect {
    root.layoutIfNeeded()
    return frame
  }
}

extension LayoutNode: Hashable {
  /// Whether both are the same element of the same root.
  public static func == (one: LayoutNode, other: LayoutNode) -> Bool {
    one.root === other.root && one.index == other.index
  }

  /// Hashes the root and the place in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(root))
    hasher.combine(index)
  }
}

extension LayoutNode: CustomStringConvertible {
  /// The node in the form `vStack (0, 0) 100x40`, with `dirty` where it is.
  public var description: String { "\(kind) \(frame)\(isDirty ? " dirty" : "")" }
}

extension LayoutRoot {
  /// The outermost element; a column where there are several; `nil` before the first evaluation.
  public var rootNode: LayoutNode? { LayoutNode(self, session.tree.outermost) }
}
