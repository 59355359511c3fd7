import LayoutCore
import LayoutTesting
import Testing

/// How scroll views behave.
@Suite struct `Settings of scroll views` {
  private let host = CountingHost()
  private let root: LayoutRoot

  init() {
    root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = host
  }

  private var traits: ScrollTraits? { host.roots.first.flatMap { host.views[$0]?.traits } }

  private func rows(_ count: Int = 10, _ height: Double = 30) -> some Layout {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Box(100, height) } }
  }

  @Test func `a host hears of traits where they are not as usual, and where they change`() {
    func show(_ isHidden: Bool, _ isDisabled: Bool) {
      root.updateBody {
        ScrollView { rows() }.scrollIndicators(isHidden ? .hidden : .visible).scrollDisabled(isDisabled)
      }
    }
    show(false, false)
    #expect(host.takeCounts().traits == 0)
    show(true, false)
    #expect(traits?.hiddenIndicators == .both)
    show(true, true)
    #expect(traits?.isDisabled == true)
    show(true, true)
    show(false, false)
    #expect(traits == ScrollTraits())
    #expect(host.takeCounts().traits == 3)
    #expect(host.violations == [])
  }

  @Test func `a view without bars, and one that shows what is beyond it`() {
    root.updateBody { ScrollView(showsIndicators: false) { rows() }.scrollClipDisabled() }
    #expect(traits?.hiddenIndicators == .both)
    #expect(traits?.showsOverflow == true)
    root.updateBody { ScrollView { rows() } }
    #expect(traits == ScrollTraits())
  }

  @Test func `margins are room in the content`() {
    root.updateBody {
      ScrollView { Box(40, 300).id("box") }.id("rows").contentMargins(.top, 10).contentMargins(.horizontal, 5)
    }
    #expect(root.result.frame(of: "box") == Rect(x: 30, y: 10, width: 40, height: 300))
    root.scroll("rows", to: Point(x: 0, y: .infinity))
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "rows")?.y == 210)
  }

  @Test func `margins that are none are diagnosed`() {
    root.updateBody { ScrollView { Box(40, 300) }.contentMargins(.nan) }
    #expect(root.diagnostics.map(\.code) == [.invalidNumber])
  }

  @Test func `padding for the safe area is inside of a scroll view and around all else`() {
    root.updateBody {
      VStack(spacing: 0) {
        Box(20, 20).safeAreaPadding(8).id("box")
        ScrollView { Box(20, 200).id("content") }.id("rows").safeAreaPadding(.top, 12)
      }
    }
    #expect(root.result.frame(of: "box")?.size == Size(width: 36, height: 36))
    #expect(root.result.frame(of: "rows")?.minY == 36)
    #expect(root.result.frame(of: "content")?.minY == 48)
  }

  @Test func `a bar at an edge leaves the rest of the room`() {
    root.updateBody {
      ScrollView { rows() }.id("rows").safeAreaInset(edge: .bottom) { Box(100, 25).id("bar") }
    }
    #expect(root.result.frame(of: "rows") == Rect(x: 0, y: 0, width: 100, height: 75))
    #expect(root.result.frame(of: "bar") == Rect(x: 0, y: 75, width: 100, height: 25))
    root.updateBody {
      Color.red.id("rows").safeAreaInset(edge: .leading, spacing: 5) { Box(25, 10).id("bar") }
    }
    #expect(root.result.frame(of: "rows") == Rect(x: 30, y: 0, width: 70, height: 100))
  }

  static let rests: [(any ScrollTargetBehavior, start: Double, end: Double, rest: Double)] = [
    (.viewAligned, 0, 40, 30), (.viewAligned, 0, 46, 60), (.viewAligned, 0, 196, 200), (.viewAligned, 0, 9999, 200),
    (.viewAligned, 0, 193, 200),
    (.paging, 0, 60, 100), (.paging, 0, 40, 0), (.paging, 0, 190, 100), (.paging, 100, 20, 0),
  ]

  @Test(arguments: rests.indices)
  func `a scroll comes to rest where its behaviour sets it`(index: Int) throws {
    let (behavior, start, end, rest) = Self.rests[index]
    func show(_ behavior: some ScrollTargetBehavior) {
      root.updateBody { ScrollView { rows() }.scrollTargetBehavior(behavior) }
    }
    show(behavior)
    let view = try #require(host.roots.first)
    let found = root.restingOffset(of: view, from: Point(x: 0, y: start), to: Point(x: 0, y: end))
    #expect(found == Point(x: 0, y: rest))
    root.updateBody { ScrollView { rows() } }
    #expect(root.restingOffset(of: view, from: .zero, to: Point(x: 0, y: 41)) == Point(x: 0, y: 41))
  }

  @Test func `only what a target layout holds is a target`() throws {
    root.updateBody {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { _ in Box(100, 30) }
          VStack(spacing: 0) { ForEach(10..<15, id: \.self) { _ in Box(100, 30) } }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    let view = try #require(host.roots.first)
    #expect(root.restingOffset(of: view, from: .zero, to: Point(x: 0, y: 40)).y == 150)
  }
}

/// What elements observe of scrolling.
@Suite struct `Observing scrolling` {
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)

  private func scroll(_ y: Double) {
    root.scroll("rows", to: Point(x: 0, y: y))
    root.layoutIfNeeded()
  }

  @Test func `a value of the geometry is passed when it changes`() {
    let log = Observed<String>()
    root.updateBody {
      ScrollView { Box(100, 400) }.id("rows").contentMargins(.bottom, 20)
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { old, new in
          log.values.append("\(old)-\(new)")
        }
        .onScrollGeometryChange(for: Size.self, of: { $0.contentSize }) { _, new in
          log.values.append("\(new.width)x\(new.height)")
        }
    }
    #expect(log.values == ["100.0x420.0", "0.0-0.0"] || log.values == ["0.0-0.0", "100.0x420.0"])
    log.values = []
    scroll(30)
    scroll(30)
    scroll(9999)
    #expect(log.values == ["0.0-30.0", "30.0-320.0"])
  }

  @Test func `an element is visible by the share of it that is in all windows around it`() {
    let log = Observed<Bool>()
    root.updateBody {
      ScrollView {
        VStack(spacing: 0) {
          Box(100, 120)
          Box(100, 40).onScrollVisibilityChange(threshold: 0.75) { log.values.append($0) }
          Box(100, 400)
        }
      }
      .id("rows")
    }
    #expect(log.values == [false])
    scroll(49)
    #expect(log.values == [false])
    scroll(50)
    #expect(log.values == [false, true])
    scroll(130)
    #expect(log.values == [false, true])
    scroll(131)
    #expect(log.values == [false, true, false])
  }

  @Test func `an element is shown by its phase`() {
    let log = Observed<ScrollTransitionPhase>()
    root.updateBody {
      ScrollView {
        VStack(spacing: 0) {
          Box(100, 100)
          Box(100, 40).scrollTransition { content, phase in
            let _ = log.values.append(phase)
            content.opacity(phase.isIdentity ? 1 : 0.5)
          }
          Box(100, 400)
        }
      }
      .id("rows")
    }
    #expect(log.values == [.identity, .bottomTrailing])
    scroll(30)
    #expect(log.values == [.identity, .bottomTrailing, .identity])
    scroll(130)
    #expect(log.values == [.identity, .bottomTrailing, .identity, .topLeading])
    #expect(root.diagnostics == [])
  }
}
