/// Rule 4 of the contract: equal proposals have equal responses.
///
/// 1. A caller's containers and leaves are measured in a copy of the tree, so that nothing is counted or stored here.
///    The outer ones come first: their children then respond with their stored responses.
/// 2. Where a child had to be measured anew all the same, the response is no fact about the container, and is not
///    judged.
/// 3. Texts are measured directly, for each of their stored responses.
///
/// Nodes that refer to the size of the window or of a scroll view are left out, since their responses depend on more
/// than the proposal.
extension LayoutTree {
  /// Checks all stored responses.
  ///
  /// - Complexity: O(nodes), and one measurement for each stored response.
  func checkResponses() {
    lazy var copy = copyForChecks()
    forEachNode(in: root) { node in
      guard nodes[node].flags.isDisjoint(with: .dirty) else { return }
      switch nodes[node].kind {
      case .text: checkText(node)
      case .custom where !followsCallersCode(node): break
      case .custom, .measured: checkResponses(of: node, in: copy)
      default: break
      }
    }
  }

  private func copyForChecks() -> LayoutTree {
    let copy = copied()
    // Responses of this turn are not dropped.
    copy.pass.turn = pass.turn
    copy.callers.areChecked = false
    copy.pass.limitsStoredResponses = false
    copy.startCountingStack()
    return copy
  }

  /// Checks one node by steps 1 and 2.
  private func checkResponses(of node: NodeIndex, in copy: LayoutTree) {
    guard nodes[node].traits.isDisjoint(with: .containerRelative) else { return }
    guard nodes[node].responses != .max else { return }
    copy.nodes[node].responses = .max
    for (proposal, response) in tables.responses.responses(from: nodes[node].responses) {
      let before = copy.callers.nestedCalls
      let second = copy.finish { copy.coreResponse(node, proposal) }
      if copy.callers.nestedCalls == before, second != response {
        return reportLie(of: node, proposal, response.description, second.description)
      }
    }
  }

  /// Checks one text by step 3.
  private func checkText(_ node: NodeIndex) {
    guard let leaves = callers.leaves else { return }
    let token = nodes[node].token
    for known in textResponses(of: node).map({ tables.texts[$0] }) {
      let second = runCallersCode(of: node) { leaves.lines(of: token, known.width, known.limit).sanitized }
      guard second != known.metrics else { continue }
      return reportLie(
        of: node, Proposal(rawWidth: known.width, rawHeight: .nan), known.metrics.description, second.description)
    }
  }

  private func reportLie(of node: NodeIndex, _ proposal: Proposal, _ first: String, _ second: String) {
    reportResponder(
      .impureMeasuring, at: node,
      "responded with \(first) to the proposal \(proposal), and with \(second) when measured again",
      because: "its response depends on something besides the proposal, its values and its children",
      change: "make the response follow from values that the layout is made with, so that it is updated with them",
      subject: "impure")
  }
}
