import LayoutEngine

extension LiveTree {
  /// Lays out and answers what the root said.
  @discardableResult
  func layout(width: Double?, height: Double?) -> Size { tree.layout(in: Proposal(width: width, height: height)) }

  /// The frames of everything that is shown, by the path in the model: `0.1` is the second child's node itself, `0.1@2`
  /// its layer after the second modifier, `0.1@2o` the content of that modifier. Groups and rows of grids have none.
  func frames() -> [String: Rect] {
    var result: [String: Rect] = [:]
    read(model, path: "0", isInGrid: false, &result)
    return result
  }

  /// The frame of the outermost layer of the element at `path`, by the positions of the children that lead to it.
  func frame(_ path: Int...) -> Rect {
    guard let node = nodes[model[path].id] else { preconditionFailure("no node at \(path)") }
    return tree.frame(of: node)
  }

  /// The node of the element at `path`.
  func node(_ path: [Int]) -> NodeIndex {
    guard let node = nodes[model[path].id] else { preconditionFailure("no node at \(path)") }
    return node
  }

  private func read(_ element: Model, path: String, isInGrid: Bool, _ result: inout [String: Rect]) {
    guard let node = nodes[element.id], !tree.isHidden(node) else { return }
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
      switch modifier {
      case .overlay(let content, _):
        for view in content { read(view, path: "\(path)@\(position + 1)o", isInGrid: false, &result) }
      case .background(let content, _):
        for view in content { read(view, path: "\(path)@\(position + 1)b", isInGrid: false, &result) }
      default: break
      }
    }
  }
}
