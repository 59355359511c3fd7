import CustomDump
import Layout
import LayoutCore
import LayoutEngine
import Testing

@testable import LayoutCommand

/// The workload of all kinds is true to its name: it contains every kind that reaches the engine.
@Suite struct AllKindsTests {
  private static func root(sections: Int, shortCuts: Bool = true) -> LayoutRoot {
    let root = LayoutRoot(size: Workload.phone, measurers: Measurers(text: LabelMeasurer()))
    root.session.tree.settings.takesShortCuts = shortCuts
    root.updateBody { AllKinds(sections: sections) }
    return root
  }

  @Test func `its frames are the same with short cuts of the engine and without, in another width too`() {
    let (short, long) = (Self.root(sections: 2), Self.root(sections: 2, shortCuts: false))
    for width in [390.0, 844, 100, 390] {
      for root in [short, long] {
        root.size.width = width
        root.layoutIfNeeded()
      }
      // Lists are measured for their ideal lengths more often without, and have rows out of sight for it.
      let (lines, expected) = (Self.lines(of: short.result), Self.lines(of: long.result, besides: short.result))
      expectNoDifference(lines, expected)
    }
  }

  /// Every layer's frame; of rows in lazy lists those that `other` has, too.
  private static func lines(of result: LayoutResult, besides other: LayoutResult? = nil) -> [String] {
    result.elements.indices.compactMap { index in
      let element = result.elements[index]
      let path = result.path(of: index)
      if let parent = element.parent, result.elements[parent].kind.isLazy, let other, other.frame(at: path) == nil {
        return nil
      }
      let layers = element.layers.map { frame in
        [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }.joined(separator: " ")
      }
      return "\(path) \(element.kind) \(layers.joined(separator: ", "))"
    }
  }

  @Test func `every kind of node is in it`() {
    let root = Self.root(sections: 2)
    expectNoDifference(Set(NodeKind.allCases).subtracting(kinds(root)), [])
    expectNoDifference(root.result.diagnostics, [])
  }

  @Test func `every kind of modifier is in it`() {
    let tree = Self.root(sections: 2).session.tree
    var kinds: Set<ModifierKind> = []
    tree.forEachNode(in: tree.root) { node in
      for at in 0..<tree.modifierCount(of: node) { kinds.insert(tree.modifier(at, of: node).kind) }
    }
    expectNoDifference(Set(ModifierKind.allCases).subtracting(kinds), [])
  }

  @Test func `a section has as many nodes as the workload counts`() {
    let (one, two) = (Self.root(sections: 1).result.elements.count, Self.root(sections: 2).result.elements.count)
    #expect(two - one == AllKinds.nodesOfSection)
    #expect(one == AllKinds.nodesOfSection + 1)
    #expect(Workload.named("all-kinds")?.nodes == 14 * AllKinds.nodesOfSection + 1)
  }

  private func kinds(_ root: LayoutRoot) -> Set<NodeKind> {
    let tree = root.session.tree
    var kinds: Set<NodeKind> = []
    tree.forEachNode(in: tree.root) { kinds.insert(tree.kind(of: $0)) }
    return kinds
  }
}

extension NodeKind {
  fileprivate var isLazy: Bool {
    switch self {
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid: true
    default: false
    }
  }
}
