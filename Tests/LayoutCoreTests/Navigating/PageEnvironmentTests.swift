import LayoutCore
import LayoutTesting
import Testing

/// What pages and columns find in their environment, and where split views keep their lengths.
@Suite struct `The environment of pages` {
  private let screen = PlaceScreen()
  private var root: LayoutRoot { screen.root }

  private struct Leaving: Layout {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some Layout {
      Text("page \(number) \(isPresented)").onTapGesture { dismiss() }.id("page \(number)")
    }
  }

  private final class Model {
    var path = [1, 2, 3]
    var lengths = SplitViewLengths()
    var chosen: Int?
  }

  private let model = Model()

  @Test func `dismiss goes back from a page, and has no effect on the root`() throws {
    let path = Binding(model, \.path)
    root.setBody {
      NavigationStack(path: path) {
        Leaving(number: 0).navigationDestination(for: Int.self) { Leaving(number: $0) }
      }
    }
    root.layoutIfNeeded()
    #expect(screen.texts.contains("page 3 true"))
    try root.press(id: "page 3")
    #expect(model.path == [1, 2])
    root.updateBody()
    try root.press(id: "page 2")
    root.updateBody()
    try root.press(id: "page 1")
    #expect(model.path == [])
    root.updateBody()
    #expect(screen.texts.contains("page 0 false"))
    try root.press(id: "page 0")
    #expect(model.path == [])
  }

  @Test func `in a narrow room a chosen row shows the next column, with a way back`() throws {
    let chosen = Binding(model, \.chosen)
    let model = model
    root.size = Size(width: 300, height: 300)
    root.setBody {
      NavigationSplitView {
        List(selection: chosen) { for row in 0..<3 { Text("row \(row)").tag(row).id(row) } }
      } detail: {
        Text("detail \(model.chosen ?? -1)")
      }
    }
    root.layoutIfNeeded()
    #expect(screen.texts == ["row 0", "row 1", "row 2"])
    root.click(at: Point(x: 100, y: 50))
    root.updateBody()
    #expect(model.chosen == 1)
    #expect(screen.texts == ["‹", "detail 1"])
    try screen.press("‹")
    #expect(screen.texts == ["row 0", "row 1", "row 2"])
    // The same row again.
    root.click(at: Point(x: 100, y: 50))
    #expect(screen.texts == ["‹", "detail 1"])
    // A wide room has both.
    root.size.width = 600
    root.layoutIfNeeded()
    #expect(screen.texts == ["row 0", "row 1", "row 2", "detail 1"])
  }

  @Test func `a split view keeps its lengths under a name`() {
    let lengths = Binding(model, \.lengths)
    root.size = Size(width: 300, height: 100)
    root.setBody {
      HSplitView {
        Color.red.id("a")
        VSplitView {
          Color.blue
          Color.green
        }
      }
      .splitViewLengths(lengths, name: "mail")
    }
    root.layoutIfNeeded()
    root.drag(over: [Point(x: 150.5, y: 50), Point(x: 100.5, y: 50)])
    // A divider is one point wide, so a pane has 149.5 at first.
    #expect(model.lengths["mail"] == [99.5, nil])
    #expect(model.lengths["other"] == nil)
    // What is inside has its own state.
    root.drag(over: [Point(x: 200, y: 50.5), Point(x: 200, y: 30.5)])
    #expect(model.lengths["mail"] == [99.5, nil])
    model.lengths["mail"] = [40, .nan]
    #expect(model.lengths["mail"] == [40, nil])
    root.updateBody()
    #expect((try? root.view(id: "a").frame.width) == 40)
  }
}
