import LayoutCore
import LayoutTesting
import Testing

/// Scrolling by actions inside the layout.
@Suite struct `A reader of scroll views` {
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)

  private struct Rows: Layout {
    let isLazy: Bool
    let log: Observed<ScrollViewProxy>
    @State private var count = 100

    var body: some Layout {
      ScrollViewReader { proxy in
        let _ = log.values.append(proxy)
        VStack(spacing: 0) {
          ScrollView {
            if isLazy {
              LazyVStack { ForEach(0..<count, id: \.self) { _ in Box(100, 20) } }
            } else {
              VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Box(100, 20) } }
            }
          }
          .id("rows")
          Box(10, 10).id("last").onTapGesture {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `its proxy scrolls in the turn that follows, to rows that are made or not`(isLazy: Bool) throws {
    let log = Observed<ScrollViewProxy>()
    var turns = 0
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens, schedule: { _ in turns += 1 })
    root.updateBody { Rows(isLazy: isLazy, log: log) }
    let proxy = try #require(log.values.last)
    turns = 0
    proxy.scrollTo(50, anchor: .top)
    #expect(turns == 1)
    #expect(root.scrollOffset(of: "rows") == .zero)
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "rows") == Point(x: 0, y: 1000))
    proxy.scrollTo(49)
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "rows") == Point(x: 0, y: 980))
    // No body is evaluated for it.
    #expect(log.values.count == 1)
    #expect(root.diagnostics == [])
  }

  @Test(arguments: [false, true])
  func `a row that was added by the same action is found`(isLazy: Bool) throws {
    root.updateBody { Rows(isLazy: isLazy, log: Observed()) }
    try root.press(id: "last")
    #expect(root.scrollOffset(of: "rows") == Point(x: 0, y: 101 * 20 - 90))
    #expect(root.diagnostics == [])
  }

  @Test func `it scrolls only what is inside of it, and diagnoses an id that is not there`() throws {
    let log = Observed<ScrollViewProxy>()
    root.updateBody {
      VStack(spacing: 0) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Box(100, 20) } } }.id("first")
        ScrollViewReader { proxy in
          let _ = log.values.append(proxy)
          ScrollView { VStack(spacing: 0) { ForEach(0..<10) { _ in Box(100, 20) } } }.id("second")
        }
      }
    }
    let proxy = try #require(log.values.last)
    proxy.scrollTo(9)
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "first") == .zero)
    #expect(root.scrollOffset(of: "second") == Point(x: 0, y: 150))
    proxy.scrollTo("nothing")
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code) == [.unknownScrollTarget])
    #expect(root.diagnostics.first?.message.hasPrefix("no element with the id \"nothing\"") == true)
  }

  private struct Leaving: Layout {
    @State private var isThere = true

    var body: some Layout {
      if isThere {
        ScrollViewReader { proxy in
          ScrollView { Box(100, 500) }.id("rows").onTapGesture {
            proxy.scrollTo(5)
            isThere = false
          }
        }
      } else {
        ScrollView { Box(100, 500) }
      }
    }
  }

  @Test func `what a reader requested goes with it`() throws {
    root.updateBody { Leaving() }
    try root.press(id: "rows")
    #expect(root.diagnostics == [])
  }

  @Test func `a proxy of a reader that is gone scrolls nothing`() throws {
    let log = Observed<ScrollViewProxy>()
    root.updateBody { Rows(isLazy: false, log: log) }
    root.updateBody { Box(10, 10) }
    log.values[0].scrollTo(5)
    root.layoutIfNeeded()
    #expect(root.diagnostics == [])
  }
}
