extension LayoutTree {
  /// Calls a caller's code, on behalf of `node`: whatever it does meanwhile is this element's doing.
  @inline(__always)
  func ask<Answer>(_ node: NodeIndex, _ call: () -> Answer) -> Answer {
    let outer = asking
    if !outer.isNone { nestedAsks &+= 1 }
    asking = node
    defer { asking = outer }
    return call()
  }

  /// The type that answers for a node: a custom container, a leaf's view, or a measurer.
  package func answererName(of node: NodeIndex) -> String? {
    switch nodes[node].kind {
    case .custom: custom(of: node)?.name
    case .text, .measured: leaves?.name(ofLeaf: nodes[node].token)
    default: nil
    }
  }

  /// Reports what the type that answers for a node did wrong.
  func reportAnswerer(
    _ code: Diagnostic.Code, at node: NodeIndex, _ message: String, because cause: String? = nil,
    change advice: String? = nil, subject: String? = nil
  ) {
    let name = answererName(of: node).map { "\($0) " } ?? ""
    report(code, at: node, FaultText("\(name)\(message)", cause: cause, advice: advice, subject: subject))
  }
}
