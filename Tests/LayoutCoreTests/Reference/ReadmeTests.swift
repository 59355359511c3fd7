import Layout
import LayoutTesting
import Testing

/// The README's examples, word for word, and their results.
@Suite struct ReadmeTests {
  struct MessageRow: Layout {
    let name: String, text: String
    var body: some Layout {
      HStack(alignment: .top, spacing: 12) {
        Circle().size(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 4) {
          Text(name).font(.headline); Text(text).id("text")
        }
        Spacer()
      }.padding(16)
    }
  }

  struct Message: Identifiable {
    let id: Int
    let name: String
    let text: String
  }

  @Test func `frames are values, found by id and by path`() {
    let result = MessageRow(name: "Ada", text: "Engines of great delicacy")
      .calculateLayout(in: Size(width: 390, height: 844))
    #expect(result.size == Size(width: 390, height: 78.5))
    #expect(result.frame(of: "text") == Rect(x: 68, y: 41.25, width: 212.5, height: 21.25))
    #expect(result.frame(at: "0.1.1") == result.frame(of: "text"))
    #expect("\(result)".split(separator: "\n").count == 6)
  }

  @Test func `a root calls its host only for differences`() {
    let host = CountingHost()
    let messages = (0..<3).map { Message(id: $0, name: "Ada", text: "message \($0)") }
    let root = LayoutRoot(size: Size(width: 390, height: 844))
    root.host = host
    func update(_ messages: [Message]) {
      root.updateBody {
        ScrollView { ForEach(messages) { MessageRow(name: $0.name, text: $0.text) } }
      }
    }
    update(messages)
    let first = root.hostCallCount
    // A scroll view, three circles and six texts: each is inserted with its frame.
    #expect(first == 10)
    update(messages)
    #expect(root.hostCallCount == first)
    update(messages.reversed())
    #expect(root.counters.leafMeasures == 0)
  }
}
