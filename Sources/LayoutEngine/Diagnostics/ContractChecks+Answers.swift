/// Rule 4 of the contract: equal questions, equal answers.
///
/// 1. A caller's containers and leaves are asked in a copy of the tree, so that nothing is counted or remembered here. The outer
///    ones come first: their children then answer with what they had answered before.
/// 2. Where a child had to be asked anew all the same, the answer says nothing about the container, and is not judged.
/// 3. Texts are asked directly, for each answer in their memory.
///
/// What refers to the size of the window or of a scroll view is left out: its answers depend on more than the proposal.
extension LayoutTree {
  /// Complexity: O(nodes), and a question for each answer that is remembered.
  func checkAnswers() {
    var copy: LayoutTree?
    var at = root
    while !at.isNone {
      if nodes[at].flags.isDisjoint(with: .dirty) {
        switch nodes[at].kind {
        case .text: checkText(at)
        case .custom where !followsCallersCode(at): break
        case .custom, .measured:
          let second = copy ?? copyForChecks()
          copy = second
          checkAnswers(of: at, in: second)
        default: break
        }
      }
      at = nextInDocument(after: at)
    }
  }

  private func copyForChecks() -> LayoutTree {
    let copy = copied()
    // What was answered this turn is not forgotten.
    copy.turn = turn
    copy.callers.areChecked = false
    copy.pass.limitsKnownAnswers = false
    copy.startCountingStack()
    return copy
  }

  /// Steps 1 and 2.
  private func checkAnswers(of node: NodeIndex, in copy: LayoutTree) {
    guard nodes[node].traits.isDisjoint(with: .containerRelative) else { return }
    guard nodes[node].responses != .max else { return }
    copy.nodes[node].responses = .max
    for (proposal, answer) in slots.responses(from: nodes[node].responses) {
      let before = copy.callers.nestedAsks
      let second = copy.finish { copy.askedCore(node, proposal) }
      if copy.callers.nestedAsks == before, second != answer {
        return reportLie(of: node, proposal, answer.description, second.description)
      }
    }
  }

  /// Step 3.
  private func checkText(_ node: NodeIndex) {
    guard let leaves else { return }
    let token = nodes[node].token
    for known in textAnswers(of: node).map({ texts[$0] }) {
      let (width, limit) = (known.width, known.limit)
      let second = ask(node) {
        leaves.measureText(token, width: width.isNaN ? nil : width, lineLimit: limit > 0 ? Int(limit) : nil).sanitized
      }
      guard second != known.metrics else { continue }
      return reportLie(
        of: node, Proposal(rawWidth: width, rawHeight: .nan), known.metrics.description, second.description)
    }
  }

  private func reportLie(of node: NodeIndex, _ proposal: Proposal, _ first: String, _ second: String) {
    reportAnswerer(
      .impureMeasuring, at: node, "answered \(first) to the proposal \(proposal), and \(second) when asked again",
      because: "what it answers depends on something besides the proposal, its values and its children",
      change: "make the answer follow from values that the layout is made with, so that it is updated with them",
      subject: "impure")
  }
}
