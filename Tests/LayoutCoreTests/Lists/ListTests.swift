import LayoutCore
import LayoutTesting
import Testing

/// A row of a fixed height.
private struct Line: Layout {
  var name: String
  init(_ name: String) { self.name = name }
  var body: some Layout {
    HStack { Color.red.size(width: 50, height: 20).id(name) }
  }
}

/// The frame of the element with an id.
private func frame(_ id: some Hashable & Sendable, in root: LayoutRoot) throws -> Rect { try root.view(id: id).frame }

@Suite struct `Rows of a list` {
  private let root = LayoutRoot(size: Size(width: 300, height: 400))
  private let host = CountingHost()

  private func show(_ style: ListStyle = .plain, @LayoutBuilder _ content: @escaping () -> some Layout) {
    root.host = host
    root.updateBody { List { content() }.listStyle(style).environment(\.defaultMinListRowHeight, 40) }
  }

  @Test func `each element is a row of the least height, with the insets of the style`() throws {
    show {
      Line("a")
      Line("b")
    }
    #expect(try frame("a", in: root) == rect(16, 10, 50, 20))
    #expect(try frame("b", in: root) == rect(16, 50, 50, 20))
    #expect(root.diagnostics == [])
  }

  @Test func `groups, branches, loops and bodies of such are looked into`() throws {
    struct Both: Layout {
      @State var count = 2
      var body: some Layout {
        Group {
          ForEach(0..<count) { Line("each \($0)") }
        }
      }
    }
    struct Outer: Layout {
      var body: Both { Both() }
    }
    show {
      if Bool(true) { Line("if") } else { Line("else") }
      for name in ["x", "y"] { Line(name) }
      Outer()
      Optional(Line("some"))
      Optional<Line>.none
      EmptyLayout()
      Line("last")
    }
    let names = ["if", "x", "y", "each 0", "each 1", "some", "last"]
    let places = try names.map { try frame($0, in: root).minY }
    #expect(places == [10, 50, 90, 130, 170, 210, 250])
  }

  @Test func `an element with a body that has no rows of its own is one row`() throws {
    struct Pair: Layout {
      var body: some Layout {
        HStack(spacing: 0) {
          Line("a"); Line("b")
        }
      }
    }
    show {
      Pair()
      AnyLayout(Line("c"))
      Line("d").padding(.leading, 10)
    }
    #expect(try frame("b", in: root) == rect(66, 10, 50, 20))
    #expect(try frame("c", in: root) == rect(16, 50, 50, 20))
    #expect(try frame("d", in: root) == rect(26, 90, 50, 20))
  }

  @Test func `a row is as high as its content`() throws {
    show {
      HStack { Color.red.size(width: 10, height: 60).id("high") }
      Line("next")
    }
    #expect(try frame("high", in: root) == rect(16, 6, 10, 60))
    #expect(try frame("next", in: root).minY == 72 + 10)
  }

  @Test func `modifiers for rows apply in bodies and to each row inside`() throws {
    struct Own: Layout {
      var body: some Layout { Line("own").listRowInsets(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)) }
    }
    show {
      Own()
      Group {
        Line("a")
        ForEach(0..<1) { Line("each \($0)") }
      }
      .listRowInsets(EdgeInsets(top: .nan, leading: 2, bottom: 0, trailing: 0))
      Line("c")
    }
    let places = try ["own", "a", "each 0", "c"].map { try frame($0, in: root).minX }
    #expect(places == [1, 2, 2, 16])
  }

  @Test func `sections have headers and footers`() throws {
    show {
      Section {
        Line("a")
      } header: {
        Line("head")
      } footer: {
        Line("foot")
      }
      Section { Line("b") }
    }
    let places = try ["head", "a", "foot", "b"].map { try frame($0, in: root).minY }
    #expect(places == [6, 42, 78, 114])
  }

  @Test func `a badge is at the end of the row`() throws {
    show {
      Line("a").badge(3)
      Line("b").badge(0)
      Line("c").badge("new")
    }
    #expect(root.diagnostics == [])
    let texts = host.views.values.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
    #expect(Set(texts) == ["3", "new"])
    #expect(try frame("a", in: root).minX == 16)
  }

  @Test func `a recursive body is one row, and its diagnostic is as elsewhere`() {
    struct Endless: Layout {
      var body: Endless { Endless() }
    }
    show { Endless() }
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
  }
}

@Suite struct `Lines and grounds of rows` {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 300, height: 400))

  private func show(_ style: ListStyle = .plain, @LayoutBuilder _ content: @escaping () -> some Layout) {
    root.host = host
    root.updateBody { List { content() }.listStyle(style).environment(\.defaultMinListRowHeight, 40) }
  }

  /// The bottoms of the lines.
  private var lines: [Double] {
    host.views.values.compactMap { view in
      guard let frame = view.frame, frame.height == 1 else { return nil }
      var (bottom, parent) = (frame.maxY, view.parent)
      while let around = parent.flatMap({ host.views[$0] }) {
        if case .scroll = around.content { break }
        (bottom, parent) = (bottom + (around.frame?.minY ?? 0), around.parent)
      }
      return bottom
    }
    .sorted()
  }

  @Test func `there are lines between rows, and none after the last of a section`() {
    show {
      ForEach(0..<3) { Line("\($0)") }
      Section { ForEach(0..<2) { Line("s\($0)") } }
      Line("last")
    }
    #expect(lines == [40, 80, 160])
  }

  @Test func `lines can be hidden and shown`() {
    show {
      Line("a").listRowSeparator(.hidden)
      Line("b").listRowSeparator(.visible, edges: .top)
      Line("c").listRowSeparator(.visible)
    }
    #expect(lines == [41, 80, 81, 120])
  }

  @Test func `a list without the lines of its style has none`() {
    show(.sidebar) { ForEach(0..<3) { Line("\($0)") } }
    #expect(lines == [])
  }

  @Test func `the first and the last row of a card follow the rows that are there`() {
    func radii(_ count: Int) -> [String] {
      show(.insetGrouped) { Section { ForEach(0..<count, id: \.self) { Line("\($0)") } } }
      var grounds: [(Double, String)] = []
      for view in host.views.values {
        guard let frame = view.frame, frame.height > 20, case .drawing(let drawing) = view.content else { continue }
        grounds.append((frame.width, "\(drawing)"))
      }
      return grounds.map(\.1).sorted()
    }
    let two = radii(2)
    let three = radii(3)
    #expect(two.count == 2)
    #expect(three.count == 3)
    #expect(Set(two).isSubset(of: three))
    #expect(Set(three).count == 3)
  }
}

@Suite struct `The cost of long lists` {
  private let root = LayoutRoot(size: Size(width: 300, height: 600))
  private let host = CountingHost()

  private func show(_ count: Int = 100_000) {
    root.host = host
    root.setBody {
      List(0..<count) { _ in Color.red.size(width: 50, height: 20) }
        .environment(\.defaultMinListRowHeight, 50)
        .id("list")
    }
    root.layoutIfNeeded()
  }

  @Test func `the first turn makes the rows of the window and half of one more`() {
    show()
    #expect(root.visibleRange(in: "list") == 0..<12)
    #expect(root.session.listRowCount == 19)
    #expect(host.contentSize == Size(width: 300, height: 5_000_000))
    #expect(root.diagnostics == [])
    #expect(host.violations == [])
  }

  @Test func `a step of scrolling makes the rows that come`() {
    show()
    root.scroll("list", to: Point(x: 0, y: 10_025))
    root.layoutIfNeeded()
    let bodies = root.session.bodyCount
    host.takeCounts()
    root.scroll("list", to: Point(x: 0, y: 10_075))
    root.layoutIfNeeded()
    let counts = host.takeCounts()
    #expect(counts.offsets == 1)
    #expect(counts.frames == 0)
    #expect(counts.inserts == counts.removes)
    #expect(root.session.bodyCount - bodies == 3)
  }

  @Test func `rows of equal data are not evaluated again`() {
    struct Row: Layout, Equatable {
      var number: Int
      var body: some Layout { Color.red.size(width: 50, height: 20) }
    }
    func show() { root.updateBody { List(0..<100_000) { Row(number: $0) } } }
    show()
    show()
    let bodies = root.session.bodyCount
    show()
    // The list, and the place of its header.
    #expect(root.session.bodyCount - bodies == 2)
    #expect(root.counters.measures == 0)
  }
}
