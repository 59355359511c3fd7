import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Rows about what views keep` {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 200, height: 300), measurers: .tens)

  init() { root.host = host }

  /// Lists by name, each in a window of 50 points, with a line above it.
  private func show(_ names: [String], rows: Int = 20) {
    root.updateBody {
      VStack {
        ForEach(names, id: \.self) { name in
          ScrollView { VStack { ForEach(0..<rows) { _ in word(4) } } }.id(name).size(width: 100, height: 50)
        }
      }
    }
  }

  /// The view of a list, as a person finds it: by where its window is.
  private func view(at position: Int) throws -> ViewID {
    try #require(host.roots.first { host.views[$0]?.frame?.minY == root.result.leaves[0].minY + Double(position) * 50 })
  }

  @Test(.promises("F188")) func `a list that moves keeps its view, and how far a person scrolled it`() throws {
    show(["a", "b", "c"])
    let views = try (0..<3).map(view)
    root.scroll(views[1], to: Point(x: 0, y: 70))
    root.layoutIfNeeded()
    host.scroll(views[1], to: Point(x: 0, y: 70))
    host.takeCounts()
    show(["b", "c", "a"], rows: 21)
    #expect(root.scrollOffset(of: "b") == Point(x: 0, y: 70))
    #expect(host.views[views[1]]?.offset == Point(x: 0, y: 70))
    let counts = host.takeCounts()
    // A row more in each list; nothing is made anew, and nothing scrolls.
    #expect([counts.inserts, counts.removes, counts.offsets] == [3, 0, 0])
    #expect(Set(host.roots) == Set(views))
    #expect(try view(at: 0) == views[1])
    #expect(host.violations == [])
  }

  @Test(.promises("F188")) func `what is not there for a turn begins anew, its neighbours do not`() throws {
    show(["a", "b"])
    root.scroll("a", to: Point(x: 0, y: 30))
    root.scroll("b", to: Point(x: 0, y: 50))
    root.layoutIfNeeded()
    let kept = try view(at: 1)
    show(["b"])
    show(["a", "b"])
    #expect(root.scrollOffset(of: "a") == .zero && root.scrollOffset(of: "b") == Point(x: 0, y: 50))
    #expect(host.views[kept]?.offset == Point(x: 0, y: 50))
  }

  @Test(.promises("F188")) func `views whose content changes stay, so what a host keeps in them stays`() {
    func form(_ name: String, isValid: Bool) -> some Layout {
      VStack {
        if !isValid { Text("please say who you are").font(.caption) }
        Text(name).id("name").background(isValid ? .white : .red)
        Color.blue.size(width: 40, height: 20)
      }
    }
    root.updateBody { form("", isValid: false) }
    let views = Set(host.views.keys)
    host.takeCounts()
    root.updateBody { form("Ada", isValid: true) }
    let counts = host.takeCounts()
    #expect([counts.inserts, counts.removes, counts.contents] == [0, 1, 2])
    #expect(Set(host.views.keys).isSubset(of: views))
  }
}
