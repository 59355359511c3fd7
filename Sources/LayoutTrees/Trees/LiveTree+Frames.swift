package import LayoutEngine

extension LiveTree {
  /// Lays out and returns the root's response.
  @discardableResult
  package func layout(width: Double?, height: Double?) -> Size {
    tree.layout(in: Proposal(width: width, height: height))
  }

  /// Shows a scene and runs a turn in it.
  package func run(_ scene: TreeScene) throws -> Size {
    try show(scene.tree)
    tree.rootDirection = scene.direction
    tree.settings.containerSize = scene.container ?? scene.tree.window
    for id in scene.marked { if let node = nodeByID[id] { tree.markDirty(node) } }
    return tree.layout(in: scene.proposal)
  }

  /// The frames of all visible nodes, by the paths of the corpora.
  ///
  /// `0.1` is the second child's node itself, `0.1@2` its layer after the second modifier, `0.1@2o` that modifier's
  /// overlay. Groups and rows of grids have none. A stack around a single content, which the corpora do not name, has
  /// the path `0.1@2o*`.
  package func frames() -> [String: Rect] {
    var result: [String: Rect] = [:]
    read(shown, path: "0", isInGrid: false, &result)
    return result
  }

  /// The frame of the outermost layer of the element at `path`, the positions of the children on the way to it.
  package func frame(_ path: Int...) -> Rect { tree.frame(of: node(path)) }

  /// The node of the element at `path`.
  package func node(_ path: [Int]) -> NodeIndex {
    guard let node = nodeByID[shown[path].id] else { preconditionFailure("no node at \(path)") }
    return node
  }

  private func read(_ element: TreeDescription, path: String, isInGrid: Bool, _ result: inout [String: Rect]) {
    guard let node = nodeByID[element.id], !tree.isHidden(node) else { return }
    let isRow = isInGrid && element.kind.node == .gridRow
    if element.kind != .group, !isRow {
      // The frame that makes a shape a leaf between bounds counts as the leaf.
      let own = if case .range = element.kind { 1 } else { 0 }
      for layer in 0...element.modifiers.count {
        result[layer == 0 ? path : "\(path)@\(layer)"] = tree.frame(of: node, layer: layer + own)
      }
    }
    let isGrid = element.kind.node == .grid || (isInGrid && element.kind == .group)
    for (position, child) in element.children.enumerated() {
      read(child, path: "\(path).\(position)", isInGrid: isGrid, &result)
    }
    for (position, modifier) in element.modifiers.enumerated() {
      guard case .attachment(let content, let isOverlay, _) = modifier else { continue }
      let path = "\(path)@\(position + 1)\(isOverlay ? "o" : "b")"
      if let only = content.onlyContent {
        if let stack = nodeByID[content.id] { result["\(path)*"] = tree.frame(of: stack) }
        read(only, path: path, isInGrid: false, &result)
      } else {
        read(content, path: path, isInGrid: false, &result)
      }
    }
  }
}

extension TreeDescription {
  /// The single element in a stack that an overlay or a background makes.
  package var onlyContent: TreeDescription? {
    kind == .zStack(.center) && modifiers.isEmpty && children.count == 1 ? children[0] : nil
  }
}
