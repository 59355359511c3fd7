import LayoutEngine

extension LayoutRoot {
  /// Opens a link of the text that a view shows, by the action of the environment there. A host calls it for a click.
  ///
  /// - Parameter address: the address; one that no link of the text has opens nothing.
  /// - Returns: what the action did: after `systemAction` the host opens the address itself. It is `discarded` where the
  ///   view shows no text with such a link.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func open(_ address: String, in view: ViewID) -> OpenURLAction.Result {
    guard let node = node(of: view), let scope = session.contents.linkScopes[node],
      case .text(_, let style, _)? = session.contents.content(of: node, in: session.tree),
      style.runs?.runs.contains(where: { $0.link == address }) == true
    else { return .discarded }
    var result = OpenURLAction.Result.discarded
    ElementAction.run(session.lowering, at: node) { result = scope.values.openURL(address) }
    return result
  }
}

extension ContentStore {
  /// Stores the place of a text with links, by which they are opened.
  func setLinks(_ scope: EnvironmentScope?, of node: NodeIndex) {
    if scope != nil || !linkScopes.isEmpty { linkScopes[node] = scope }
  }
}
