import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

@Observable private final class Model {
  var width = 10.0
  var runs = 0
}

private struct Bar: Layout {
  let model: Model
  var body: some Layout { Box(model.width, 10) }
}

/// A container that does something in the middle of measuring, or of placing, besides showing its children in the corner.
private struct Meddler: CustomLayout, Equatable {
  var measuring: () -> Void = {}
  var placing: () -> Void = {}

  static func == (one: Meddler, other: Meddler) -> Bool { true }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    measuring()
    return Size(width: 30, height: 20)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    placing()
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@Suite struct `Calls and writes in the middle of a layout` {
  private let model = Model()
  private let room = Size(width: 100, height: 100)

  private func startProfiling(_ root: LayoutRoot) -> LayoutProfiler {
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
    return profiler
  }

  /// Gives the root a body that requests a layout.
  private func askInside(_ root: LayoutRoot) {
    root.setBody { [unowned root] in
      let _ = root.layoutIfNeeded()
      Box(5, 5)
    }
  }

  @Test(.promises("B17"), arguments: [false, true])
  func `state written while measuring or placing counts in the next turn, and both places are named`(
    places: Bool
  ) {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    let profiler = startProfiling(root)
    let write = { model.width = 50 }
    let meddler = places ? Meddler(placing: write) : Meddler(measuring: write)
    root.updateBody {
      VStack(alignment: .leading) {
        Bar(model: model)
        meddler() { Box(1, 1) }
      }
    }
    #expect(root.result.leaves.map(\.width) == [50, 1])
    #expect(profiler.stopProfiling().turnCount == 2)
    #expect(root.diagnostics.map(\.code) == [.stateWrittenWhileComputing])
    #expect(root.diagnostics[0].message.contains("wrote what the body of Bar at 0.0 reads"))
    #expect(root.diagnostics[0].ancestor == "the body of Bar at 0.0")
    #expect(asked == 1)
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 1)
  }

  @Test(.promises("B17")) func `state written while a size is computed counts in the next turn`() {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    root.setBody {
      VStack(alignment: .leading) {
        Bar(model: model)
        Meddler(measuring: { model.width = 50 })() { Box(1, 1) }
      }
    }
    #expect(root.sizesThatFit([Proposal(width: 100, height: 100)]).map(\.size) == [Size(width: 30, height: 30)])
    #expect(root.diagnostics.map(\.code) == [.stateWrittenWhileComputing])
    #expect(asked == 1)
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [50, 1])
  }

  /// A container's calls of the root while it is measured.
  enum Call: CaseIterable {
    case layoutIfNeeded, updateBody, sizesThatFit, result

    func make(_ root: LayoutRoot) {
      switch self {
      case .layoutIfNeeded: root.layoutIfNeeded()
      case .updateBody: root.updateBody()
      case .sizesThatFit: _ = root.sizesThatFit([.unspecified])
      case .result: _ = root.result
      }
    }

    var name: String {
      switch self {
      case .layoutIfNeeded, .updateBody: "layoutIfNeeded()"
      case .sizesThatFit: "sizesThatFit"
      case .result: "result"
      }
    }
  }

  @Test(.promises("B18"), arguments: Call.allCases, [false, true])
  func `a call from inside measuring or placing returns at once, another turn follows, and it is noted`(
    call: Call, places: Bool
  ) {
    let root = LayoutRoot(size: room)
    let profiler = startProfiling(root)
    var calls = 0
    let meddle = { [unowned root] in
      calls += 1
      if calls == 1 { call.make(root) }
    }
    let meddler = places ? Meddler(placing: meddle) : Meddler(measuring: meddle)
    root.updateBody {
      VStack {
        Box(5, 5)
        meddler() { Box(1, 1) }
      }
    }
    #expect(root.result.leaves == [rect(47.5, 37.5, 5, 5), rect(35, 42.5, 1, 1)])
    let notes = root.diagnostics.filter { $0.code == .layoutInsideLayout }
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.message.contains("called \(call.name) while the layout was computed") == true)
    let asksForTurn = call == .layoutIfNeeded || call == .updateBody
    #expect(profiler.stopProfiling().turnCount == (asksForTurn ? 2 : 1))
  }

  /// A container's changes of the root while it is measured.
  enum Wish: CaseIterable {
    case markViewDirty, invalidateLayoutTree, scroll, scrollTo

    func make(_ root: LayoutRoot) {
      switch self {
      case .markViewDirty: root.markViewDirty(id: "row")
      case .invalidateLayoutTree: root.invalidateLayoutTree()
      case .scroll: root.scroll("scroll", to: Point(x: 0, y: 7))
      case .scrollTo: root.scrollTo("row", anchor: .top)
      }
    }

    var name: String {
      switch self {
      case .markViewDirty: "markViewDirty"
      case .invalidateLayoutTree: "invalidateLayoutTree()"
      case .scroll: "scroll(_:to:)"
      case .scrollTo: "scrollTo"
      }
    }

    /// How far the list is scrolled afterwards.
    var offset: Double {
      switch self {
      case .markViewDirty, .invalidateLayoutTree: 0
      case .scroll: 7
      case .scrollTo: 30
      }
    }
  }

  @Test(.promises("B07", "B18"), arguments: Wish.allCases, [false, true])
  func `a change of the tree from inside measuring or placing counts in the turn that follows, and is noted`(
    wish: Wish, places: Bool
  ) {
    let root = LayoutRoot(size: room)
    let profiler = LayoutProfiler()
    root.profiler = profiler
    root.layoutIfNeeded()
    var calls = 0
    var isDue = false
    let meddle = { [unowned root] in
      calls += 1
      if isDue {
        isDue = false
        wish.make(root)
      }
    }
    let meddler = places ? Meddler(placing: meddle) : Meddler(measuring: meddle)
    root.updateBody {
      ScrollView {
        VStack(spacing: 0) {
          Box(5, 30)
          Box(6, 130).id("row")
          meddler() { Box(7, 200) }
        }
      }
      .id("scroll")
    }
    let before = root.result.leaves
    isDue = true
    profiler.startProfiling()
    root.invalidateLayoutTree()
    root.layoutIfNeeded()
    #expect(!isDue && profiler.stopProfiling().turnCount == 2)
    #expect(root.result.leaves == before)
    #expect(root.scrollOffset(of: "scroll") == Point(x: 0, y: wish.offset))
    let notes = root.diagnostics.filter { $0.code == .layoutInsideLayout }
    #expect(notes.map(\.severity) == [.note])
    #expect(
      notes.first?.message.hasSuffix(
        "called \(wish.name) while the layout was computed; it counts in the turn that follows") == true)
  }

  @Test(.promises("B07"), arguments: [false, true])
  func `a buffer that is worked out cannot be changed, which is noted`(places: Bool) {
    let buffer = LayoutNodeBuffer()
    var added = 0
    var counts: [Int] = []
    let meddle = { [unowned buffer] in
      counts.append(buffer.activeNodeCount())
      #expect(buffer.addNode(layout: Box(1, 1), parentIndex: added) == -1)
      buffer.removeNode(at: added)
      buffer.buildTree(rootIndex: added)
      buffer.markDirty(at: added)
      buffer.invalidate(at: added)
      #expect(buffer.calculateLayout(at: added, in: Rect(x: 0, y: 0, width: 9, height: 9)).size == .zero)
    }
    let meddler = places ? Meddler(placing: meddle) : Meddler(measuring: meddle)
    added = buffer.addNode(
      layout: VStack(spacing: 0) {
        Box(5, 5)
        meddler() { Box(7, 7) }
      })
    let result = buffer.calculateLayout(at: added, in: Rect(x: 0, y: 0, width: 100, height: 100))
    // While one tree is computed it is the only one, without a place in the buffer.
    #expect(Set(counts) == [3] && buffer.activeNodeCount() == 4)
    #expect(result.leaves.map(\.size) == [Size(width: 5, height: 5), Size(width: 7, height: 7)])
    var calls: [Substring] = []
    for diagnostic in result.diagnostics where diagnostic.code == .layoutInsideLayout {
      let words = diagnostic.message.split(separator: " ")
      if let called = words.firstIndex(of: "called") { calls.append(words[called + 1]) }
    }
    #expect(calls == ["addNode", "removeNode", "buildTree", "markDirty", "invalidate", "calculateLayout"])
    // Afterwards it can.
    #expect(buffer.addNode(layout: Box(1, 1), parentIndex: added) > 0)
  }

  @Test(.promises("B18")) func `a body that requests a layout gets one after its own, and that is noted once`() {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    let profiler = startProfiling(root)
    var bodies = 0
    root.updateBody {
      let _ = bodies += 1
      let _ = root.layoutIfNeeded()
      Box(5, 5)
    }
    #expect(bodies == 1)
    #expect(asked == 1)
    #expect(profiler.stopProfiling().turnCount == 2)
    root.updateBody()
    #expect(root.diagnostics.map(\.code) == [.layoutInsideLayout])
    #expect(root.diagnostics[0].element == "the root's body")
    #expect(root.result.leaves == [rect(47.5, 47.5, 5, 5)])
  }

  @Test(.promises("B18")) func `a body that requests a layout while sizes are computed gets one, and that is noted`() {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    root.invalidationRules = .default.ignoring(.hierarchyChanged)
    root.layoutIfNeeded()
    let profiler = startProfiling(root)
    askInside(root)
    #expect(asked == 0)
    #expect(root.sizesThatFit([.unspecified]).map(\.size) == [Size(width: 5, height: 5)])
    #expect(asked == 1 && profiler.report.turnCount == 0)
    #expect(root.diagnostics.map(\.code) == [.layoutInsideLayout])
    root.layoutIfNeeded()
    #expect(profiler.stopProfiling().turnCount == 1)
    #expect(root.result.leaves == [rect(47.5, 47.5, 5, 5)])
  }

  @Test(.promises("B18")) func `a host or an action that requests a layout in which nothing is due gets none`() {
    let root = LayoutRoot(size: room)
    let profiler = startProfiling(root)
    var heard = 0
    root.updateBody {
      Box(5, 5).onGeometryChange(for: Double.self, of: \.size.width) { [unowned root] _ in
        heard += 1
        root.layoutIfNeeded()
      }
    }
    #expect(heard == 1)
    #expect(profiler.stopProfiling().turnCount == 1)
    #expect(root.diagnostics == [])
  }

  @Test(.promises("B07")) func `a body in a buffer cannot change the buffer, which is noted`() {
    struct Meddling: Layout {
      let act: () -> Void
      var body: some Layout {
        let _ = act()
        Box(5, 5)
      }
    }
    let buffer = LayoutNodeBuffer()
    let first = buffer.addNode(layout: Box(9, 9))
    var added: [Int] = []
    let second = buffer.addNode(
      layout: Meddling { [unowned buffer] in
        added.append(buffer.addNode(layout: Box(1, 1)))
        buffer.removeNode(at: first)
      })
    #expect(added == [-1] && second > first)
    #expect(buffer.activeNodeCount() == 2)
    let result = buffer.calculateLayout(at: second, in: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(result.leaves.map(\.size) == [Size(width: 5, height: 5)])
    #expect(buffer.getNode(at: first) != nil)
  }

  @Test(.promises("B18"))
  func `a schedule that lays out as soon as a turn is due does so after the sizes were computed`() {
    var asked = 0
    let root = LayoutRoot(
      size: room,
      schedule: {
        asked += 1
        $0.layoutIfNeeded()
      })
    root.invalidationRules = .default.ignoring(.hierarchyChanged)
    let profiler = startProfiling(root)
    askInside(root)
    _ = root.sizesThatFit([.unspecified])
    #expect(asked == 1 && profiler.stopProfiling().turnCount == 1)
    #expect(root.diagnostics.map(\.code) == [.layoutInsideLayout])
    #expect(root.result.leaves == [rect(47.5, 47.5, 5, 5)])
  }
}
