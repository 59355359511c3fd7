public import LayoutEngine

/// The subviews of a custom container, in their order.
public struct LayoutSubviews: RandomAccessCollection {
  let children: ContainerChildren
  let contents: ContentStore

  /// The first position.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { children.indices.count }

  /// One subview.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(node: children.indices[position], children: children, contents: contents)
  }

  /// Who measures texts and pictures in the whole tree.
  package var measurers: Measurers { contents.measurers }

  /// Which way the container's horizontal axis runs. The container computes left to right either way.
  public var layoutDirection: LayoutDirection { children.isRightToLeft ? .rightToLeft : .leftToRight }
}

/// A subview of a custom container: it can be measured, asked and placed, no more. Valid only inside the call that
/// handed it out.
public struct LayoutSubview {
  let node: NodeIndex
  let children: ContainerChildren
  let contents: ContentStore

  /// The layout priority.
  public var priority: Double { children.priority(of: node) }

  /// What the subview answers to `proposal`.
  public func sizeThatFits(_ proposal: Proposal) -> Size { children.measure(node, proposal) }

  /// The size and guides of the subview under `proposal`.
  public func dimensions(in proposal: Proposal) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let children = children
    let node = node
    let contents = contents
    let guides = GuideDimensions(
      size: size, explicit: { children.explicitGuide($0, of: node, proposal) },
      default: { children.guide($0, of: node, proposal, size) })
    return ViewDimensions(guides) { contents.guideKey($0, $1, in: children.tree) }
  }

  /// The distance the subview would like to have to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(children.spacing(of: node), children.isRightToLeft) }

  /// Puts the subview with its `anchor` at `position`, from the container's top leading corner. The last call wins.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: Proposal) {
    let size = sizeThatFits(proposal)
    children.place(
      node, at: Point(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// Shows the subview nowhere.
  package func leaveOut() { children.leaveOut(node) }

  /// Says what is wrong with the subview; once, as long as the words are the same.
  package func report(_ code: Diagnostic.Code, _ message: String) {
    children.report(code, of: node, message)
  }

  /// The value that `layoutValue(key:value:)` left on the subview.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    for token in children.layoutValues(of: node) {
      if let box = contents.values[token] as? KeyedLayoutValue<Key> { return box.value }
    }
    return Key.defaultValue
  }
}
