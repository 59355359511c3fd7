import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Headers that stay at the edge` {
  private let root = LayoutRoot(size: Size(width: 100, height: 100))
  private let host = CountingHost()

  private func header(_ name: String) -> some Layout { Color.blue.size(width: 100, height: 20).id(name) }

  /// Three sections of five rows of 20 points, each with a header of 20.
  private func stack() -> some Layout {
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        ForEach(0..<3) { section in
          Section {
            ForEach(0..<5) { _ in Color.red.size(width: 100, height: 20) }
          } header: {
            header("\(section)")
          }
        }
      }
    }
    .id("list")
  }

  /// The tops of the headers that are drawn, from the window's: each is blue.
  private func tops(at offset: Double) -> [Double] {
    host.takeCounts()
    root.scroll("list", to: Point(x: 0, y: offset))
    root.layoutIfNeeded()
    return host.views.values.compactMap { view in
      guard let frame = view.frame, isBlue(view.content) else { return nil }
      var (top, parent) = (frame.minY, view.parent)
      while let around = parent.flatMap({ host.views[$0] }) {
        top += (around.frame?.minY ?? 0) - around.offset.y
        parent = around.parent
      }
      return top
    }
    .sorted()
  }

  private func isBlue(_ content: ViewContent) -> Bool {
    if case .shape(_, let look) = content { look.fill == .color(.blue) } else { false }
  }

  @Test func `the header of the section at the top stays, and the next one pushes it away`() {
    root.host = host
    root.setBody { stack() }
    root.layoutIfNeeded()
    func near(_ offset: Double) -> [Double] { tops(at: offset).filter { (-20...100).contains($0) } }
    #expect(near(0) == [0])
    #expect(near(10) == [-10, 0])
    #expect(near(50) == [0, 70])
    // The next one is 10 points below the edge.
    #expect(near(110) == [-10, 10])
    #expect(near(120) == [-20, 0])
    #expect(near(130) == [-10, 0])
    #expect(host.violations == [])
    #expect(root.diagnostics == [])
  }

  @Test func `a step of scrolling moves one view`() {
    root.host = host
    root.setBody { stack() }
    root.layoutIfNeeded()
    _ = tops(at: 40)
    _ = tops(at: 50)
    #expect(host.takeCounts() == CountingHost.Counts(frames: 1, offsets: 1))
  }

  @Test(arguments: [(ListStyle.plain, 2), (.insetGrouped, 1)])
  func `a list keeps its headers where its style does`(_ style: ListStyle, _ count: Int) {
    root.host = host
    root.setBody {
      List {
        Section {
          ForEach(0..<20) { _ in Color.red.size(width: 10, height: 20) }
        } header: {
          header("a")
        }
      }
      .listStyle(style)
      .id("list")
    }
    root.layoutIfNeeded()
    #expect(tops(at: 50).count == count)
    _ = tops(at: 52)
    // The second header is outside of the scroll view, and stays where it is.
    #expect(host.takeCounts() == CountingHost.Counts(offsets: 1))
    #expect(root.diagnostics == [])
  }

  @Test func `the second header is no element that comes`() {
    let log = Observed<String>()
    root.host = host
    root.setBody {
      List {
        Section {
          ForEach(0..<20) { _ in Color.red.size(width: 10, height: 20) }
        } header: {
          header("a").onAppear { log.values.append("appears") }
        }
      }
      .listStyle(.plain)
      .id("list")
    }
    root.layoutIfNeeded()
    #expect(tops(at: 50).count == 2)
    #expect(log.values == ["appears"])
  }
}

/// The keyboard in headers that stay at the edge.
@Suite struct `The keyboard in a header that stays` {
  private final class Model {
    var texts = ["", ""]
    var focused: [Int?] = []
  }

  private struct Screen: Layout {
    let model: Model
    @FocusState private var field: Int?

    var body: some Layout {
      let _ = model.focused.append(field)
      VStack(spacing: 0) {
        Color.gray.size(width: 20, height: 10).onTapGesture { field = 0 }.id("go")
        ScrollView {
          LazyVStack(pinnedViews: [.sectionHeaders]) {
            ForEach(0..<2) { section in
              Section {
                ForEach(0..<5) { row in
                  if row == 2 {
                    TextField("row \(section)", text: .constant("")).size(width: 100, height: 20)
                  } else {
                    Color.red.size(width: 100, height: 20)
                  }
                }
              } header: {
                TextField("header", text: Binding(get: { model.texts[section] }, set: { model.texts[section] = $0 }))
                  .size(width: 100, height: 20).focused($field, equals: section)
              }
            }
          }
        }
        .id("list")
      }
    }
  }

  private let model = Model()
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 100, height: 110))

  init() {
    root.host = host
    root.setBody { [model] in Screen(model: model) }
    root.layoutIfNeeded()
  }

  private func scroll(to offset: Double) {
    root.scroll("list", to: Point(x: 0, y: offset))
    root.layoutIfNeeded()
  }

  /// The top edge of what has the keyboard, from the corner of the layout.
  private var top: Double? {
    guard let view = root.focusedView, let found = host.views[view], let frame = found.frame else { return nil }
    var (top, parent) = (frame.minY, found.parent)
    while let around = parent.flatMap({ host.views[$0] }) {
      top += (around.frame?.minY ?? 0) - around.offset.y
      parent = around.parent
    }
    return top
  }

  /// What is typed into the field with the keyboard.
  private func type(_ text: String) throws {
    root.send(.edited(text), to: try #require(root.focusedView))
    root.layoutIfNeeded()
  }

  @Test func `a state that names it means the header that is seen`() throws {
    scroll(to: 50)
    try root.press(id: "go")
    #expect(top == 5)
    try type("abc")
    #expect(model.texts == ["abc", ""])
    #expect(model.focused.last == 0)
  }

  @Test func `Tab goes from it to the first row, and back`() throws {
    scroll(to: 30)
    try root.press(id: "go")
    #expect(top == 5)
    root.moveFocus(.forward)
    #expect(top == 35)
    root.moveFocus(.backward)
    #expect(top == 5)
    root.moveFocus(.backward)
    #expect(top == 0)
  }

  @Test func `the keyboard goes over to the header that is seen, and back`() throws {
    try root.press(id: "go")
    #expect(top == 5)
    let first = root.focusedView
    scroll(to: 50)
    #expect(root.focusedView != first)
    #expect(top == 5)
    try type("x")
    scroll(to: 0)
    #expect(root.focusedView == first)
    #expect(top == 5)
    #expect(model.texts == ["x", ""])
    #expect(!model.focused.dropFirst(2).contains(nil))
  }

  @Test func `the next header does not get it`() throws {
    scroll(to: 50)
    try root.press(id: "go")
    scroll(to: 130)
    try type("y")
    #expect(model.texts == ["y", ""])
  }
}
