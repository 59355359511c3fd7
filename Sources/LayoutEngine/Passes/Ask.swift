/// Whose code runs while the engine works.
package struct CallersCode {
  /// Measures texts and measured leaves.
  package var leaves: (any LeafMeasuring)?
  /// Provides the names of elements for diagnostics.
  package weak var naming: (any NodeNaming)?
  /// The element whose own code runs: a custom container, a leaf that is measured, or an element with a guide of its own.
  /// The innermost one, and none while only the engine works.
  package internal(set) var asking = NodeIndex.none
  /// How often callers' code was called from within callers' code.
  var nestedAsks = 0
  /// The custom container that is putting its children.
  var placing = NodeIndex.none
  /// Whether what callers wrote is checked for keeping to its contract: `ContractChecks.swift`. Slow, for tests.
  package var areChecked = Checks.ofContracts
  /// The children that custom containers measured; only while contracts are checked.
  var measured: Set<NodeIndex> = []
}

extension LayoutTree {
  /// Calls a caller's code, on behalf of `node`: whatever it does meanwhile is this element's doing.
  @inline(__always)
  func ask<Answer>(_ node: NodeIndex, _ call: () -> Answer) -> Answer {
    let outer = callers.asking
    if !outer.isNone { callers.nestedAsks &+= 1 }
    callers.asking = node
    defer { callers.asking = outer }
    return call()
  }

  /// The type that answers for a node: a custom container, a leaf's view, or a measurer.
  package func answererName(of node: NodeIndex) -> String? {
    switch nodes[node].kind {
    case .custom: custom(of: node)?.name
    case .text, .measured: callers.leaves?.name(ofLeaf: nodes[node].token)
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
