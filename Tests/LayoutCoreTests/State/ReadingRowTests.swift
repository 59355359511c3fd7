import LayoutTesting
import Testing

@testable import LayoutCore

/// Rows that begin to read a model in their closure keep their nodes, and so do the rows behind them.
@Suite struct ReadingRowTests {
  private struct Counter: Layout {
    let name: Int
    @State private var count = 0

    var body: some Layout {
      HStack {
        Text("\(name): \(count)")
        Button("more") { count += 1 }
      }
    }
  }

  private enum Place: CaseIterable {
    case stack, lazy
  }

  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
  private let item = Item("detail")

  private func show(_ place: Place, _ ids: [Int], open: Set<Int>) {
    root.host = host
    host.takeCounts()
    let item = item
    @LayoutBuilder func rows() -> some Layout {
      ForEach(ids, id: \.self) { id in
        Counter(name: id)
        if open.contains(id) { Text(item.title) }
      }
    }
    root.updateBody {
      switch place {
      case .stack: VStack(spacing: 0) { rows() }
      case .lazy: ScrollView { LazyVStack(spacing: 0) { rows() } }
      }
    }
  }

  /// All views, each before those in it.
  private var views: [ViewID] {
    func below(_ ids: [ViewID]) -> [ViewID] { ids.flatMap { [$0] + below(host.views[$0]?.children ?? []) } }
    return below(host.roots)
  }

  private var texts: [String] {
    views.compactMap { if case .text(let text, _, _) = host.views[$0]?.content { text } else { nil } }
  }

  private func press(_ number: Int) {
    let buttons = views.filter { if case .control = host.views[$0]?.content { true } else { false } }
    host.takeCounts()
    root.send(.pressed, to: buttons[number])
    root.layoutIfNeeded()
  }

  @Test("A row that begins to read keeps its state, and so do the rows behind it", arguments: Place.allCases)
  private func begins(_ place: Place) {
    show(place, [0, 1, 2], open: [])
    for row in [0, 2, 2] { press(row) }
    #expect(texts == ["0: 1", "1: 0", "2: 2"])
    show(place, [0, 1, 2], open: [0])
    #expect(texts == ["0: 1", "detail", "1: 0", "2: 2"])
    let counts = host.takeCounts()
    #expect(counts.inserts == 1 && counts.removes == 0)
    item.title = "other"
    host.takeCounts()
    root.layoutIfNeeded()
    #expect(texts == ["0: 1", "other", "1: 0", "2: 2"])
    press(1)
    // In other places, too.
    show(place, [2, 1, 0], open: [0, 1, 2])
    #expect(texts == ["2: 2", "other", "1: 1", "other", "0: 1", "other"])
    show(place, [0], open: [])
    #expect(texts == ["0: 1"])
    #expect(host.violations == [])
  }

  @Test("A row at the end that begins to read when a row comes in front keeps its state", arguments: Place.allCases)
  private func beginsBehind(_ place: Place) {
    show(place, [0, 1, 2], open: [])
    for row in [1, 2] { press(row) }
    show(place, [9, 0, 1, 2], open: [1])
    #expect(texts.prefix(4) == ["9: 0", "0: 0", "1: 1", "detail"])
    // The list was read for one row more than it had.
    if place == .stack { #expect(texts.last == "2: 1") }
    #expect(host.violations == [])
  }

  @Test("A row without elements that reads takes nothing from the row behind it", arguments: Place.allCases)
  private func empty(_ place: Place) {
    let item = item
    var read: Set<Int> = []
    @LayoutBuilder func rows() -> some Layout {
      ForEach([0, 1, 2], id: \.self) { id in
        let _ = read.contains(id) ? item.title : ""
        EmptyLayout()
      }
    }
    for reading in [[1], [1], [0, 1], [0, 1, 2], [2], []] as [Set<Int>] {
      read = reading
      root.updateBody {
        switch place {
        case .stack: VStack { rows() }
        case .lazy: ScrollView { LazyVStack { rows() } }
        }
      }
      item.title += "."
      root.layoutIfNeeded()
      #expect(root.result.isSound)
    }
  }

  @Test("Rows of a list that was scrolled begin to read, and stand where they stood")
  func scrolled() {
    let item = item
    var isOpen = false
    root.size.height = 100
    root.setBody {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { row in
            Box(10, 10).id(row)
            if isOpen, item.count >= 0 { Box(10, 10) } else { Box(10, 10) }
          }
        }
      }.id("list")
    }
    root.layoutIfNeeded()
    root.scroll("list", to: Point(x: 0, y: 2_000))
    root.layoutIfNeeded()
    let before = (0..<200).compactMap { root.result.frame(of: $0) }
    #expect(root.visibleRange(in: "list") == 100..<105)
    isOpen = true
    root.updateBody()
    #expect(root.visibleRange(in: "list") == 100..<105)
    #expect(root.scrollOffset(of: "list") == Point(x: 0, y: 2_000))
    #expect((0..<200).compactMap { root.result.frame(of: $0) } == before)
  }
}
