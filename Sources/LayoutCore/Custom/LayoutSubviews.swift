public import LayoutEngine

/// The subviews of a custom container, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let children: ContainerChildren
  let contents: ContentStore
  /// The thread on which the container was called.
  let thread: ThreadID

  /// The first position.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { children.indices.count }

  /// One subview.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(node: children.indices[position], children: children, contents: contents, thread: thread)
  }

  /// The measurers of texts and pictures in the whole tree.
  package var measurers: Measurers { contents.measurers }

  /// The direction of the container's horizontal axis; the container computes left to right either way.
  public var layoutDirection: LayoutDirection {
    thread.isHere("layoutDirection") && children.isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// A subview of a custom container, which can be measured, read and placed.
///
/// It is valid only inside the call that passed it, and on its thread. Elsewhere sizes are 0, nothing is placed, and
/// that is diagnosed.
public struct LayoutSubview {
  let node: NodeIndex
  let children: ContainerChildren
  let contents: ContentStore
  let thread: ThreadID

  /// The layout priority.
  public var priority: Double { thread.isHere("priority") ? children.priority(of: node) : 0 }

  /// The subview's response to `proposal`.
  public func sizeThatFits(_ proposal: Proposal) -> Size {
    thread.isHere("sizeThatFits") ? children.measure(node, proposal) : .zero
  }

  /// The size and guides of the subview under `proposal`.
  public func dimensions(in proposal: Proposal) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let children = children
    let node = node
    let contents = contents
    let thread = thread
    let guides = GuideDimensions(
      size: size, explicit: { children.explicitGuide($0, of: node, proposal) },
      default: { children.guide($0, of: node, proposal, size) })
    // Without a key no guide is read.
    return ViewDimensions(guides) {
      thread.isHere("dimensions") ? contents.guideKey($0, $1, in: children.tree) : nil
    }
  }

  /// The preferred distances of the subview to its neighbours.
  public var spacing: ViewSpacing {
    guard thread.isHere("spacing") else { return ViewSpacing() }
    return ViewSpacing(children.spacing(of: node), children.isRightToLeft)
  }

  /// Places the subview with its `anchor` at `position`, from the container's top leading corner; the last call wins.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: Proposal) {
    guard thread.isHere("place") else { return }
    let size = sizeThatFits(proposal)
    children.place(
      node, at: Point(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// Leaves the subview out: it is not shown.
  package func leaveOut() { if thread.isHere("leaveOut") { children.leaveOut(node) } }

  /// Reports a fault of the subview, once as long as the words are the same.
  package func report(_ code: Diagnostic.Code, _ message: String) {
    if thread.isHere("report") { children.report(code, of: node, message) }
  }

  /// The value that `layoutValue(key:value:)` set on the subview.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard thread.isHere("layoutValue") else { return Key.defaultValue }
    for token in children.layoutValues(of: node) {
      if let box = contents.values[token] as? KeyedLayoutValue<Key> { return box.value }
    }
    return Key.defaultValue
  }
}

extension ThreadID {
  /// Whether this is the thread that `call` of a subview needs; another one is diagnosed.
  fileprivate func isHere(_ call: String) -> Bool {
    if self == .current { return true }
    LayoutDiagnostics.report(
      Diagnostic(
        code: .wrongThread,
        message:
          "\(call) of a subview was called on another thread than its container; it returns nothing. Subviews are "
          + "valid inside of the call that handed them out",
        path: "-"))
    return false
  }
}
