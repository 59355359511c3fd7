@testable import LayoutCore
import LayoutEngine
import LayoutTesting
import Testing

/// An element that reads a model, around another one.
private struct Reader: Layout {
  let model: SharedModel<Double>
  let inner: AnyLayout

  var body: some Layout {
    Box(model.value, 1)
    inner
  }
}

@Suite struct `A stack of an erased type` {
  private let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)

  private var tree: LayoutTree { root.session.tree }
  /// The groups in the tree that stand for an erased type.
  private var groups: Int {
    var count = 0
    tree.forEachNode(in: tree.root) { if tree.tag(ofGroup: $0)?.branch == -1 { count += 1 } }
    return count
  }

  /// So many stacks in each other, each of an erased type.
  private static func stacks(_ count: Int, around inner: AnyLayout, padding: Double = 1) -> AnyLayout {
    (0..<count).reduce(inner) { inner, _ in AnyLayout(HStack { inner }.padding(padding)) }
  }

  @Test func `it is one node, and everything else is under a group`() {
    root.updateBody { AnyLayout(VStack { Color.red }.padding(2).size(width: 9, height: 9)) }
    #expect(groups == 0)
    root.updateBody { AnyLayout(Color.red) }
    #expect(groups == 1)
    root.updateBody { AnyLayout(AnyLayout(VStack { Color.red })) }
    #expect(groups == 1)
    root.updateBody { AnyLayout(VStack { Color.red }.id(1)) }
    #expect(groups == 1)
    root.updateBody { AnyLayout(VStack { Color.red }.overlay { Color.blue }) }
    #expect(groups == 2)
  }

  @Test func `one of the same type is the same node, with its modifiers compared in place`() {
    root.updateBody { Self.stacks(3, around: AnyLayout(Box(5, 5))) }
    let made = root.session.madeCount
    root.updateBody { Self.stacks(3, around: AnyLayout(Box(7, 5)), padding: 2) }
    #expect(root.session.madeCount == made)
    #expect(root.contentSize == Size(width: 7 + 12, height: 5 + 12))
  }

  @Test func `another type, or none that is erased, is another node`() throws {
    func node(_ body: @escaping () -> some Layout) -> (NodeIndex, Int) {
      let made = root.session.madeCount
      root.updateBody { HStack { body() } }
      return (tree.firstLayoutChild(of: tree.firstLayoutChild(of: tree.root)), root.session.madeCount - made)
    }
    func erased(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
    var choice = 0
    let body: () -> AnyLayout = {
      switch choice {
      case 0: erased(VStack { Color.red })
      case 1: erased(VStack { Color.red }.padding(1))
      case 2: erased(VStack { Text("x") })
      default: erased(Color.red)
      }
    }
    _ = node(body)
    for (next, made) in [(1, 2), (1, 0), (2, 2), (0, 2), (3, 2), (0, 2), (0, 0)] {
      choice = next
      #expect(node(body).1 == made, "\(next)")
    }
    // The same stack, now as itself: the root's content has another type.
    #expect(node { VStack { Color.red } }.1 == 2)
    #expect(node { VStack { Color.red } }.1 == 0)
    #expect(node(body).1 == 2)
  }

  @Test func `those that are postponed keep their nodes, wherever the walk begins`() {
    let model = SharedModel(5.0)
    let deep = Self.stacks(70, around: AnyLayout(Box(3, 3)))
    let body = Self.stacks(10, around: AnyLayout(VStack { Reader(model: model, inner: deep) }))
    root.updateBody { body }
    let (made, size) = (root.session.madeCount, root.contentSize)
    #expect(size == Size(width: 3 + 160, height: 1 + 3 + 160))
    model.value = 200
    root.layoutIfNeeded()
    #expect(root.session.madeCount == made)
    #expect(root.contentSize == Size(width: 200 + 20, height: 164))
    root.updateBody { Self.stacks(10, around: AnyLayout(VStack { Reader(model: model, inner: deep) })) }
    #expect(root.session.madeCount == made)
    #expect(root.session.tree.liveCount == made)
    #expect(groups == 1)
  }

  @Test func `a postponed one has its overlay once`() {
    let inner = Self.stacks(40, around: AnyLayout(Box(3, 3)))
    root.updateBody { inner.overlay { Self.stacks(40, around: AnyLayout(Color.red)) } }
    #expect(root.contentSize == Size(width: 83, height: 83))
    let made = root.session.madeCount
    root.updateBody { inner.overlay { Self.stacks(40, around: AnyLayout(Color.red)) } }
    #expect(root.session.madeCount == made)
  }

  @Test func `one that comes after another row is the row's`() {
    func body(_ rows: [Int]) -> some Layout {
      VStack { ForEach(rows, id: \.self) { row in AnyLayout(HStack { Box(Double(row), 1) }.padding(1)) } }
    }
    root.updateBody { body([1, 2, 3]) }
    let made = root.session.madeCount
    root.updateBody { body([3, 2, 1]) }
    #expect(root.session.madeCount == made)
    root.updateBody { body([3, 4, 2, 1]) }
    #expect(root.session.madeCount > made)
    #expect(root.session.tree.liveCount == root.session.madeCount)
    #expect(root.contentSize == Size(width: 6, height: 12))
  }

  @Test func `the types of those that are gone are not stored any more`() {
    func rows(_ rows: Range<Int>) -> some Layout {
      VStack { ForEach(rows) { row in AnyLayout(HStack { Box(Double(row), 1) }) } }
    }
    root.updateBody { rows(0..<1_000) }
    let contents = root.session.contents
    let types = { (count: contents.erasedTypes.count, capacity: contents.erasedTypes.capacity) }
    let entries = root.session.footprint.entries
    #expect(types().count == 1_000)
    #expect(types().capacity >= 2_000)
    // The last ones, and then some between.
    root.updateBody { rows(0..<100) }
    #expect(types().count == 100)
    #expect(root.session.footprint.entries == entries - 900)
    #expect(types().capacity <= 512)
    root.updateBody { rows(50..<100) }
    #expect(types().count == 50)
    root.updateBody { rows(0..<1_000) }
    #expect(root.session.footprint.entries == entries)
    root.updateBody { EmptyLayout() }
    #expect(root.session.footprint.entries == 0)
  }
}
