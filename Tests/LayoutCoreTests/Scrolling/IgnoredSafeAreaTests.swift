import LayoutCore
import LayoutTesting
import Testing

/// Elements that extend into what others keep clear of.
@Suite struct `Ignoring the safe area` {
  private let root = LayoutRoot(size: Size(width: 100, height: 200), measurers: .tens)

  private func frames(_ ids: String...) -> [Rect?] { ids.map { root.result.frame(of: $0) } }

  private static let insets = EdgeInsets(top: 30, leading: 4, bottom: 20, trailing: 6)

  /// Edges that are ignored, and the frame of a colour that fills the safe area.
  static let edges: [(Edges, Rect)] = [
    ([], Rect(x: 4, y: 30, width: 90, height: 150)),
    (.top, Rect(x: 4, y: 0, width: 90, height: 180)),
    (.bottom, Rect(x: 4, y: 30, width: 90, height: 170)),
    (.leading, Rect(x: 0, y: 30, width: 94, height: 150)),
    (.trailing, Rect(x: 4, y: 30, width: 96, height: 150)),
    (.all, Rect(x: 0, y: 0, width: 100, height: 200)),
  ]

  @Test(arguments: edges.indices)
  func `what fills the safe area extends to the window's edges`(index: Int) {
    let (edges, frame) = Self.edges[index]
    root.updateBody {
      Color.red.id("ground").ignoresSafeArea(edges: edges).keepsToSafeArea()
        .environment(\.safeAreaInsets, Self.insets)
    }
    #expect(frames("ground") == [frame])
    #expect(root.diagnostics == [])
  }

  @Test func `from right to left the leading edge is at the right`() {
    root.updateBody {
      Color.red.id("ground").ignoresSafeArea(edges: .leading).keepsToSafeArea()
        .environment(\.safeAreaInsets, Self.insets).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(frames("ground") == [Rect(x: 6, y: 30, width: 94, height: 150)])
  }

  @Test func `an element extends where it touches the edge, and others stay`() {
    root.updateBody {
      VStack(spacing: 0) {
        Color.red.id("head").ignoresSafeArea()
        Box(20, 50).id("middle")
        Color.blue.id("foot")
      }
      .keepsToSafeArea().environment(\.safeAreaInsets, Self.insets)
    }
    #expect(
      frames("head", "middle", "foot") == [
        Rect(x: 0, y: 0, width: 100, height: 80), Rect(x: 39, y: 80, width: 20, height: 50),
        Rect(x: 4, y: 130, width: 90, height: 50),
      ])
  }

  @Test func `an element that does not touch the edge, or ignores only the keyboard, stays`() {
    root.updateBody {
      VStack(spacing: 0) {
        Color.red.id("one").ignoresSafeArea().padding(10)
        Color.red.id("other").ignoresSafeArea(.keyboard)
      }
      .keepsToSafeArea().environment(\.safeAreaInsets, Self.insets)
    }
    #expect(
      frames("one", "other") == [
        Rect(x: 14, y: 40, width: 70, height: 55), Rect(x: 4, y: 105, width: 90, height: 75),
      ])
  }

  @Test func `an element of one size moves to the corner of the larger box`() {
    root.updateBody {
      VStack(alignment: .leading, spacing: 0) {
        Box(20, 10).id("box").ignoresSafeArea(edges: .top)
        Color.red.id("rest")
      }
      .keepsToSafeArea().environment(\.safeAreaInsets, Self.insets)
    }
    #expect(
      frames("box", "rest") == [
        Rect(x: 4, y: 0, width: 20, height: 10), Rect(x: 4, y: 40, width: 90, height: 140),
      ])
  }

  @Test func `it goes on behind a bar, and behind that to the window's edge`() {
    root.updateBody {
      Color.red.id("ground").ignoresSafeArea()
        .safeAreaInset(edge: .bottom) { Box(90, 25).id("bar") }
        .safeAreaInset(edge: .top, spacing: 5) { Box(90, 15).id("head") }
        .keepsToSafeArea(.vertical).environment(\.safeAreaInsets, Self.insets)
    }
    #expect(
      frames("ground", "bar", "head") == [
        Rect(x: 0, y: 0, width: 100, height: 200), Rect(x: 5, y: 155, width: 90, height: 25),
        Rect(x: 5, y: 30, width: 90, height: 15),
      ])
  }

  @Test func `a background goes on behind bars too`() {
    root.updateBody {
      Color.red.background { Color.blue.id("ground").ignoresSafeArea() }
        .safeAreaInset(edge: .bottom) { Box(90, 25) }
        .keepsToSafeArea(.vertical).environment(\.safeAreaInsets, Self.insets)
    }
    #expect(frames("ground") == [Rect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test func `it follows the insets, and a turn without a change calls no host`() {
    let host = CountingHost()
    root.host = host
    var insets = Self.insets
    func show() {
      root.updateBody {
        Color.red.id("ground").ignoresSafeArea(edges: .top).keepsToSafeArea().environment(\.safeAreaInsets, insets)
      }
    }
    show()
    #expect(frames("ground") == [Rect(x: 4, y: 0, width: 90, height: 180)])
    insets = EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
    show()
    #expect(frames("ground") == [Rect(x: 0, y: 0, width: 100, height: 200)])
    _ = host.takeCounts()
    show()
    #expect(host.takeCounts().frames == 0)
  }

  @Test func `a bar is drawn above what goes on behind it, and is read before it`() throws {
    let host = CountingHost()
    root.host = host
    root.updateBody {
      Color.red.ignoresSafeArea()
        .safeAreaInset(edge: .top) { Color.blue.frame(height: 20) }
    }
    let sizes = host.roots.compactMap { host.views[$0]?.frame?.height }
    #expect(sizes == [200, 20])
  }

  @Test(arguments: [
    (VerticalEdge.top, ["side", "bar", "one", "two", "end"]), (.bottom, ["side", "one", "two", "bar", "end"]),
  ])
  func `a bar is read where it is seen, and moves before nothing beside it`(edge: VerticalEdge, words: [String]) {
    root.updateBody {
      HStack {
        Text("side")
        VStack {
          Text("one")
          Text("two")
        }
        .safeAreaInset(edge: edge) { Text("bar") }
        Text("end")
      }
    }
    #expect(root.accessibilityElements().map(\.label) == words)
  }

  @Test(arguments: [(HorizontalEdge.leading, ["bar", "content"]), (.trailing, ["content", "bar"])])
  func `Tab goes to a bar where it is seen`(edge: HorizontalEdge, order: [String]) throws {
    let host = CountingHost()
    root.host = host
    root.updateBody {
      Box(20, 20).focusable().id("content").safeAreaInset(edge: edge) { Box(20, 20).focusable().id("bar") }
    }
    let seen = try (0..<2).map { _ in
      root.moveFocus(.forward)
      let view = try #require(root.focusedView)
      return try ["bar", "content"].first { try root.view(id: $0).view == view }
    }
    #expect(seen == order && !host.views.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a distance to a bar that is not finite is diagnosed, and counts as 0`(spacing: Double) {
    root.updateBody {
      Color.red.id("ground").safeAreaInset(edge: .bottom, spacing: spacing) { Box(90, 25).id("bar") }
    }
    #expect(frames("ground") == [Rect(x: 0, y: 0, width: 100, height: 175)])
    #expect(root.diagnostics.map(\.code) == [.invalidNumber])
  }

  @Test func `inside of what keeps to the safe area nothing is covered`() {
    var seen: [EdgeInsets] = []
    root.updateBody {
      GeometryReader { proxy in
        let _ = seen.append(proxy.safeAreaInsets)
        Color.red
      }
      .keepsToSafeArea(.top).environment(\.safeAreaInsets, Self.insets)
    }
    #expect(seen.last == EdgeInsets(top: 0, leading: 4, bottom: 20, trailing: 6))
  }

  static let bars: [(String, Rect, Rect)] = [
    ("top", Rect(x: 40, y: 0, width: 20, height: 30), Rect(x: 0, y: 35, width: 100, height: 165)),
    ("bottom", Rect(x: 40, y: 170, width: 20, height: 30), Rect(x: 0, y: 0, width: 100, height: 165)),
    ("leading", Rect(x: 0, y: 85, width: 20, height: 30), Rect(x: 25, y: 0, width: 75, height: 200)),
    ("trailing", Rect(x: 80, y: 85, width: 20, height: 30), Rect(x: 0, y: 0, width: 75, height: 200)),
  ]

  @Test(arguments: bars.indices)
  func `a bar has its length, and the element the rest`(index: Int) {
    let (edge, bar, rest) = Self.bars[index]
    root.updateBody {
      let element = Color.red.id("rest")
      switch edge {
      case "top": element.safeAreaInset(edge: .top, spacing: 5) { Box(20, 30).id("bar") }
      case "bottom": element.safeAreaInset(edge: .bottom, spacing: 5) { Box(20, 30).id("bar") }
      case "leading": element.safeAreaInset(edge: .leading, spacing: 5) { Box(20, 30).id("bar") }
      default: element.safeAreaInset(edge: .trailing, spacing: 5) { Box(20, 30).id("bar") }
      }
    }
    #expect(frames("bar", "rest") == [bar, rest])
  }
}
