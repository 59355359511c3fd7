import LayoutCore
import LayoutTesting
import Observation
import Testing

/// Two properties, so that a change of one can leave readers of the other alone.
@Observable final class Item {
  var title: String
  var count = 0
  /// Whose bodies ran, in order.
  @ObservationIgnored var log: [String] = []

  init(_ title: String = "x") { self.title = title }
}

private struct Title: Layout {
  let item: Item

  var body: some Layout {
    let _ = item.log.append("title")
    Text(item.title).font(.system(size: 20))
  }
}

private struct Count: Layout {
  let item: Item

  var body: some Layout {
    let _ = item.log.append("count")
    Box(Double(item.count), 10)
  }
}

/// Reads the count, and holds a body that reads the title.
private struct Outer: Layout {
  let item: Item

  var body: some Layout {
    let _ = item.log.append("outer")
    VStack {
      Box(Double(item.count), 10)
      Title(item: item)
    }
  }
}

private struct Framed: LayoutModifier {
  let item: Item

  func body(content: Content) -> some Layout {
    let _ = item.log.append("modifier")
    content.padding(Double(item.count))
  }
}

@Suite struct `Bodies follow the models they read` {
  private func root(_ schedule: ((LayoutRoot) -> Void)? = nil) -> LayoutRoot {
    LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens, schedule: schedule)
  }

  @Test func `a change evaluates the bodies that read it, and no other`() {
    let item = Item()
    let root = root()
    root.updateBody {
      let _ = item.log.append("root")
      HStack {
        Title(item: item)
        Count(item: item)
        Title(item: Item("yyy"))
      }
    }
    #expect(item.log == ["root", "title", "count"])
    item.log = []
    item.title = "xx"
    #expect(item.log == [])
    root.layoutIfNeeded()
    #expect(item.log == ["title"])
    #expect(root.counters.bodies == 1)
    #expect(root.result.elements.compactMap(\.text) == ["xx", "yyy"])
    item.log = []
    item.count = 7
    root.layoutIfNeeded()
    #expect(item.log == ["count"])
    #expect(root.result.leaves.map(\.width) == [20, 7, 30])
    root.layoutIfNeeded()
    #expect(item.log == ["count"])
  }

  @Test func `several changes make one turn, requested once`() {
    let (one, two) = (Item(), Item())
    var asked = 0
    let root = root { _ in asked += 1 }
    root.updateBody {
      Title(item: one)
      Outer(item: two)
    }
    #expect(asked == 1)
    for round in 0..<5 {
      one.title += "x"
      two.title += "y"
      two.count = round
    }
    #expect(asked == 2)
    (one.log, two.log) = ([], [])
    root.layoutIfNeeded()
    #expect(one.log == ["title"])
    #expect(two.log == ["outer", "title"])
    // The box in the outer body is a body too; it reads nothing, so it is made with what is around it.
    #expect(root.counters.bodies == 4)
    one.title = "z"
    #expect(asked == 3)
  }

  @Test func `an outer body leaves an inner one alone that would make what it made`() {
    let item = Item()
    let root = root()
    root.updateBody { Outer(item: item) }
    item.log = []
    item.count = 5
    root.layoutIfNeeded()
    #expect(item.log == ["outer"])
    item.title = "xxx"
    root.layoutIfNeeded()
    #expect(item.log == ["outer", "title"])
    #expect(root.result.leaves.map(\.size) == [Size(width: 5, height: 10), Size(width: 30, height: 20)])
    // A caller that updates by hand may have changed what cannot be observed: everything runs.
    root.updateBody()
    #expect(item.log == ["outer", "title", "outer", "title"])
  }

  @Test func `an equal result touches nothing`() {
    let item = Item()
    let root = root()
    let host = CountingHost()
    root.host = host
    root.updateBody { Outer(item: item).padding(3).background(.red).overlay { Box(1, 1) } }
    host.takeCounts()
    item.count = -1
    item.count = 0
    root.layoutIfNeeded()
    #expect(item.log == ["outer", "title", "outer"])
    #expect([root.counters.measures, root.counters.places, root.counters.visits] == [0, 0, 0])
    #expect(host.takeCounts() == .init())
  }

  @Test func `a change inside schedule is seen by the turn that follows, not lost`() {
    let item = Item()
    let root = root { $0.layoutIfNeeded() }
    root.updateBody { Title(item: item) }
    item.title = "xx"
    #expect(root.result.elements.compactMap(\.text) == ["x"])
    root.layoutIfNeeded()
    #expect(root.result.elements.compactMap(\.text) == ["xx"])
  }

  @Test func `a body that changes what another one read has it evaluated again before the frames are handed over`() {
    struct Changing: Layout {
      let item: Item
      var body: some Layout {
        let _ = item.count = 5
        Box(1, 1)
      }
    }
    let item = Item()
    var asked = 0
    let root = root { _ in asked += 1 }
    root.updateBody {
      Count(item: item)
      Changing(item: item)
    }
    #expect(item.log == ["count", "count"])
    #expect(root.contentSize.width == 5)
    #expect(asked == 1)
    #expect(root.diagnostics == [])
  }

  /// Everything that runs a user's code while the tree is made, each with the count as width of its only box.
  enum Reader: CaseIterable {
    case root, element, hidden, environment, geometry, modifier, list, attachment, branch, deep
  }

  @Test(arguments: Reader.allCases)
  func `every closure that makes elements follows what it reads`(reader: Reader) {
    let item = Item()
    item.count = 10
    var asked = 0
    let root = root { _ in asked += 1 }
    func nested(_ depth: Int) -> AnyLayout {
      depth == 0 ? AnyLayout(Count(item: item)) : AnyLayout(Wrapper { nested(depth - 1) })
    }
    root.updateBody {
      VStack {
        switch reader {
        case .root: Box(Double(item.count), 10)
        case .element: Count(item: item)
        case .hidden: AnyLayout(Count(item: item))
        case .environment: EnvironmentReader { _ in Box(Double(item.count), 10) }
        case .geometry: GeometryReader { _ in Box(Double(item.count), 10) }
        case .modifier: Box(0, 0).modifier(Framed(item: item))
        case .list: ForEach(0..<3) { if $0 == 1 { Box(Double(item.count), 10) } }
        case .attachment: Color.clear.size(width: 1, height: 1).overlay { Count(item: item) }
        case .branch: if item.count > 0 { Count(item: item) }
        case .deep: nested(60)
        }
      }
      .padding(1)
    }
    let fresh = { (count: Double) in
      root.result.elements.last.map { $0.layers.last?.width == (reader == .modifier ? 2 * count : count) }
    }
    #expect(fresh(10) == true)
    for count in [20, 40, 30] {
      let before = asked
      item.count = count
      #expect(asked == before + 1)
      root.layoutIfNeeded()
      #expect(fresh(Double(count)) == true)
    }
    #expect(root.diagnostics == [])
  }

  @Test func `what is around a body is there when it is evaluated alone`() {
    let item = Item()
    let root = root()
    let host = CountingHost()
    root.host = host
    func body() -> some Layout {
      HStack {
        Group {
          Switching(item: item)
          Text("b")
        }
        .padding(2).background(.blue).overlay(alignment: .topLeading) { Count(item: item) }
        .alignmentGuide(VerticalAlignment.center) { $0.height }
        .layoutValue(key: Weight.self, value: 3)
        .font(.system(size: 40)).environment(\.layoutDirection, .rightToLeft)
      }
    }
    root.updateBody { body() }
    host.takeCounts()
    for count in [1, 2, 3, 4, 0, 2] {
      item.count = count
      root.layoutIfNeeded()
      host.takeCounts()
      let fresh = LayoutRoot(size: root.size, measurers: .tens)
      let other = CountingHost()
      fresh.host = other
      fresh.updateBody { body() }
      #expect(root.result.elements == fresh.result.elements)
      #expect(host.picture == other.picture)
    }
    #expect(host.violations == [])
  }

  private enum Weight: LayoutValueKey { static let defaultValue = 0 }

  /// Elements of other kinds and numbers as the count changes.
  private struct Switching: Layout {
    let item: Item

    var body: some Layout {
      switch item.count {
      case 0: EmptyLayout()
      case 1: Text("one")
      case 2:
        Text("two").padding(1)
        Box(3, 3)
      case 3: VStack { Text("three") }.overlay { Box(1, 1) }
      default: ForEach(0..<item.count) { Text("\($0)") }
      }
    }
  }

  private struct Wrapper<Content: Layout>: Layout {
    let content: () -> Content
    var body: some Layout { content() }
  }
}
