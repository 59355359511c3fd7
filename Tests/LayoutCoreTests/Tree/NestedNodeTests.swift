@testable import LayoutCore
import TestPromises
import Testing

/// Nodes of a tree put together by hand that lie in groups: lists, branches, erased types.
@Suite struct NestedNodeTests {
  private let room = Rect(x: 0, y: 0, width: 200, height: 100)

  @Test(.promises("F176")) func `an element in groups is made anew as it was written, beside those that stay`() throws {
    let buffer = LayoutNodeBuffer(measurers: .tens)
    let column = buffer.addNode(layout: VStack { word(1) })
    buffer.addNode(layout: word(2), parentIndex: column)
    let wrapped = buffer.addNode(
      layout: AnyLayout(Group { if room.width > 0 { VStack { word(3) } } }), parentIndex: column)
    #expect(buffer.addNode(layout: word(4), parentIndex: wrapped) >= 0)
    #expect(buffer.calculateLayout(at: column, in: room).size == Size(width: 40, height: 80))
    buffer.buildTree(rootIndex: wrapped)
    #expect(buffer.calculateLayout(at: column, in: room).size == Size(width: 30, height: 60))
    #expect(
      buffer.calculateLayout(at: column, in: room).leaves == [
        rect(10, 0, 10, 20), rect(5, 20, 20, 20), rect(0, 40, 30, 20),
      ])
    // Its inside, which is no layout of its own, cannot be made anew.
    let inner = try #require(buffer.getNode(at: wrapped)?.childIndices.first)
    buffer.buildTree(rootIndex: inner)
    #expect(buffer.calculateLayout(at: column, in: room).size == Size(width: 30, height: 60))
  }

  @Test func `rows and what is in them have the ids of their rows, others have none`() throws {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.updateBody {
      VStack {
        ForEach(["a", "b"], id: \.self) { _ in
          word(1)
          word(2)
        }
        word(3)
      }
    }
    let ids = try #require(root.rootNode).children.map { $0.identity as? String }
    #expect(ids == ["a", "a", "b", "b", nil])
    #expect(root.rootNode?.identity == nil)
  }
}
