@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Notes which texts were measured.
private final class Asked: TextMeasurer, @unchecked Sendable {
  var texts: [String] = []
  private let fixed = FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1, ascent: 0.75)

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    texts.append(text)
    return fixed.measure(text, style: style, width: width, lineLimit: lineLimit)
  }
}

/// The document's example: two rows of two cards each.
private struct Cards: Layout {
  var body: some Layout {
    VStack {
      ForEach(0..<2) { row in
        HStack {
          ForEach(0..<2) { column in word(1 + 2 * row + column) }
        }
      }
    }
  }
}

extension LayoutNode {
  fileprivate var all: [LayoutNode] { [self] + children.flatMap(\.all) }
}

@Suite struct `The layout tree as nodes` {
  @Test(.promises("F035", "F158", "F168")) func `the tree mirrors the layout`() throws {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    #expect(root.rootNode == nil)
    root.updateBody { Cards() }
    let node = try #require(root.rootNode)
    #expect(node.all.map(\.kind) == [.vStack, .hStack, .text, .text, .hStack, .text, .text])
    #expect(node.frame == rect(65, 30, 70, 40))
    #expect(
      node.children.map { $0.children.map(\.frame) } == [
        [rect(85, 30, 10, 20), rect(95, 30, 20, 20)], [rect(65, 50, 30, 20), rect(95, 50, 40, 20)],
      ])
    #expect(node.parent == nil)
    for child in node.children {
      #expect(child.parent == node)
      for card in child.children { #expect(card.parent == child) }
    }
    #expect(node.children[1].children.map { $0.identity as? Int } == [0, 1])
    #expect(node.identity == nil)
    #expect(node.all.allSatisfy { !$0.isDirty })
    #expect("\(node.children[0])" == "hStack (85, 30) 30x20")
  }

  @Test(.promises("F035", "F189")) func `a node knows its identity, of whatever type`() throws {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody {
      VStack {
        word(1).id("one")
        word(2)
        Group {
          word(3)
          word(4).id(4.5)
        }.id(3)
        ForEach(["a", "b"], id: \.self) { _ in
          word(5)
          word(6)
        }
      }
    }
    let nodes = try #require(root.rootNode?.children)
    #expect(nodes.map { $0.identity.map { "\($0)" } } == ["one", nil, "3", "4.5", "a", "a", "b", "b"])
  }

  @Test(.promises("F165", "F166")) func `new nodes are dirty, and clean once they are worked out`() {
    let node = LayoutNode(Cards(), in: Size(width: 200, height: 100), measurers: .tens)
    #expect(node.all.count == 7)
    #expect(node.all.allSatisfy { $0.isDirty })
    #expect(node.calculateLayout() == rect(65, 30, 70, 40))
    #expect(node.all.count == 7)
    #expect(node.all.allSatisfy { !$0.isDirty })
  }

  @Test(.promises("F160", "F167", "F169"))
  func `a dirty node makes those around it dirty, and nothing else is measured again`() {
    let asked = Asked()
    let node = LayoutNode(Cards(), in: Size(width: 200, height: 100), measurers: Measurers(text: asked))
    node.calculateLayout()
    #expect(Set(asked.texts) == ["x", "xx", "xxx", "xxxx"])
    asked.texts = []
    let card = node.children[0].children[1]
    card.markDirty()
    #expect(node.all.map(\.isDirty) == [true, true, false, true, false, false, false])
    // Another one while the first is dirty.
    node.children[1].children[0].markDirty()
    #expect(node.all.map(\.isDirty) == [true, true, false, true, true, true, false])
    node.calculateLayout()
    #expect(node.all.allSatisfy { !$0.isDirty })
    #expect(Set(asked.texts) == ["xx", "xxx"])
    asked.texts = []
    node.calculateLayout()
    #expect(asked.texts == [])
  }

  @Test(.promises("F159", "W4", "W5")) func `one dirty row of 4,000 is measured alone, and the views stay`() throws {
    let asked = Asked()
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: Measurers(text: asked))
    root.host = host
    root.updateBody {
      VStack { ForEach(0..<1000) { row in VStack { HStack { ForEach(0..<4) { _ in Text("\(row)") } } } } }
    }
    let node = try #require(root.rootNode)
    #expect(node.all.count == 6001)
    let ids = Set(host.views.keys)
    asked.texts = []
    host.takeCounts()
    node.children[500].children[0].children[2].markDirty()
    node.calculateLayout()
    #expect(Set(asked.texts) == ["500"])
    #expect(asked.texts.count == 1)
    #expect(root.counters.visits <= 1 + 1000 + 2 + 4)
    #expect(Set(host.views.keys) == ids)
    #expect(host.takeCounts() == .init())
  }

  @Test(.promises("F164")) func `views stay in the host when the tree is rebuilt`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.host = host
    root.updateBody { Cards() }
    let ids = Set(host.views.keys)
    host.takeCounts()
    root.rebuildLayoutTree()
    root.layoutIfNeeded()
    root.useIncrementalLayout = false
    root.updateBody()
    #expect(Set(host.views.keys) == ids)
    #expect(host.takeCounts() == .init())
  }

  @Test func `what is gone is an empty node`() throws {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody { Cards() }
    let card = try #require(root.rootNode?.children[1].children[1])
    #expect(card.isAlive)
    root.updateBody {}
    #expect(!card.isAlive)
    #expect(card.frame == .zero)
    #expect(card.children == [])
    #expect(card.parent == nil)
    #expect(!card.isDirty)
    card.markDirty()
    #expect(card.calculateLayout() == .zero)
  }
}
