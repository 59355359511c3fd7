package import LayoutEngine

/// The input of a turn.
package struct TreeScene: Hashable, Sendable {
  package var tree: TreeDescription
  package var proposal: Proposal
  package var direction: LayoutDirection
  /// The window's size where it is not the proposal.
  package var container: Size?
  /// Elements that are marked as changed though they are not.
  package var marked: [Int] = []

  package init(
    _ tree: TreeDescription, in proposal: Proposal, direction: LayoutDirection = .leftToRight, container: Size? = nil
  ) {
    self.tree = tree
    self.proposal = proposal
    self.direction = direction
    self.container = container
  }

  /// The smallest scene found that fails too.
  package func shrunk(while fails: (TreeScene) throws -> Bool) -> TreeScene {
    EditScript(first: self).shrunk { try fails($0.first) }.first
  }
}

extension TreeDescription {
  /// The smallest tree found that fails too.
  package func shrunk(while fails: (TreeDescription) throws -> Bool) -> TreeDescription {
    TreeScene(self, in: .unspecified).shrunk { try fails($0.tree) }.tree
  }

  /// The nearest quarter, so that rounding does not decide whether there is no room or next to none.
  package static func quarter(_ number: Double) -> Double { (number * 4).rounded() / 4 }
}

/// The corpora's form: `{"proposal": {"w": 100, "h": null}, "tree": {…}, "layoutDirection": "rtl", "container": {…}}`.
extension TreeScene: Codable {
  package init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: CaseWord.self)
    let proposal = try reader.nestedContainer(keyedBy: CaseWord.self, forKey: "proposal")
    self.init(
      try reader.decode(TreeDescription.self, forKey: "tree"),
      in: Proposal(width: try proposal.number("w"), height: try proposal.number("h")),
      direction: try reader.direction("layoutDirection"), container: try reader.window())
    marked = try reader.value("marked") ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: CaseWord.self)
    try writer.lengths("proposal", proposal.width, proposal.height)
    try writer.value("tree", tree)
    if direction == .rightToLeft { try writer.direction("layoutDirection", direction) }
    try writer.window(container)
    if !marked.isEmpty { try writer.value("marked", marked) }
  }
}

extension TreeScene: CustomStringConvertible {
  package var description: String {
    let marked = marked.isEmpty ? "" : " marked \(marked)"
    let container = container.map { " container \($0)" } ?? ""
    let direction = direction == .rightToLeft ? " right to left" : ""
    return "in \(proposal)\(direction)\(container)\(marked):\n\(tree)"
  }
}

extension Proposal {
  /// The longest finite length; 0 where there is none.
  package var scale: Double { [width, height].compactMap { $0 }.filter(\.isFinite).max() ?? 0 }
}
