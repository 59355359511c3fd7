import Foundation
import LayoutTrees

extension RuleDescription {
  /// What custom containers of random trees follow: callers' containers, and each rule that has a corpus.
  static let tested: [RuleDescription] = {
    let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Fixtures/rules")
    do {
      return try containers + variants(in: folder)
    } catch {
      preconditionFailure("\(folder.path): \(error)")
    }
  }()
}

extension RandomTree<SplitMix> {
  init(seed: UInt64) { self.init(SplitMix(seed), rules: RuleDescription.tested) }
}

extension EditScript {
  /// A random scene of at most `nodes` elements, and edits of it.
  static func random(seed: UInt64, nodes: Int = 9, turns: Int = 5) -> EditScript {
    var source = RandomTree(seed: seed)
    return source.script(nodes: nodes, turns: turns)
  }
}
