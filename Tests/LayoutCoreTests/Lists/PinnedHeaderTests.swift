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
