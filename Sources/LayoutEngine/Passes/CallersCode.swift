/// The caller's code that runs while the engine works.
package struct CallersCode {
  /// Measures texts and measured leaves.
  package var leaves: (any LeafMeasuring)?
  /// Provides the names of elements for diagnostics.
  package weak var naming: (any NodeNaming)?
  /// The element whose own code runs: a custom container, a leaf that is measured, or an element with a guide of its
  /// own.
  ///
  /// It is the innermost one, and none while only the engine works.
  package internal(set) var running = NodeIndex.none
  /// The number of calls of callers' code from within callers' code.
  var nestedCalls = 0
  /// The custom container that is placing its children.
  var placing = NodeIndex.none
  /// Whether callers' types are checked for their contract (`ContractChecks.swift`); it is slow, for tests.
  package var areChecked = Checks.ofContracts
  /// The children that custom containers measured; only while contracts are checked.
  var measured: Set<NodeIndex> = []
}

extension LayoutTree {
  /// Calls a caller's code for `node`, which is responsible for all its effects.
  @inline(__always)
  func runCallersCode<Response>(of node: NodeIndex, _ call: () -> Response) -> Response {
    let outer = callers.running
    if !outer.isNone { callers.nestedCalls &+= 1 }
    callers.running = node
    defer { callers.running = outer }
    return call()
  }

  /// The type that is responsible for a node's responses: a custom container, a leaf's view, or a measurer.
  package func responderName(of node: NodeIndex) -> String? {
    switch nodes[node].kind {
    case .custom: custom(of: node)?.name
    case .text, .measured: callers.leaves?.name(ofLeaf: nodes[node].token)
    default: nil
    }
  }

  /// Reports a fault of the type that is responsible for a node's responses.
  func reportResponder(
    _ code: Diagnostic.Code, at node: NodeIndex, _ message: String, because cause: String? = nil,
    change advice: String? = nil, subject: String? = nil
  ) {
    let name = responderName(of: node).map { "\($0) " } ?? ""
    report(code, at: node, FaultText("\(name)\(message)", cause: cause, advice: advice, subject: subject))
  }
}
