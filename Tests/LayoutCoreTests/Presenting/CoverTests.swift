import LayoutCore
import LayoutTesting
import Testing

/// Content above the whole layout.
@Suite struct `A cover` {
  private struct Note: Identifiable {
    var id: Int
  }

  private final class Model {
    var isOn = true
    var note: Note? = Note(id: 1)
    var log: [String] = []
  }

  private let model = Model()
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  @Test func `comes with its flag, and goes when it is dismissed`() throws {
    let model = model
    let isOn = Binding(model, \.isOn)
    root.host = host
    root.updateBody {
      Text("a").fullScreenCover(isPresented: isOn) {
        model.log.append("gone")
      } content: {
        Text("cover").id("cover")
      }
    }
    let cover = try #require(root.presentations.first)
    #expect(cover.kind == .fullScreenCover && cover.isEnded == false)
    cover.dismiss()
    root.updateBody()
    #expect(!model.isOn && model.log == ["gone"])
    #expect(root.presentations.isEmpty)
  }

  @Test func `is another one for a value with another id`() throws {
    let note = Binding(model, \.note)
    root.host = host
    root.updateBody { Text("a").fullScreenCover(item: note) { Text("note \($0.id)").id("note \($0.id)") } }
    let first = try #require(root.presentations.first)
    model.note = Note(id: 2)
    root.updateBody()
    let second = try #require(root.presentations.first)
    #expect(first.id != second.id && second.kind == .fullScreenCover)
    model.note = nil
    root.updateBody()
    #expect(root.presentations.isEmpty)
  }
}
