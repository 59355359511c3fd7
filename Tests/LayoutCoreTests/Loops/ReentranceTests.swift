import LayoutCore
import LayoutTesting
import Observation
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

  @Test(arguments: [false, true])
  func `B17: state written while measuring or placing counts in the next turn, and both places are named`(
    places: Bool
  ) {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
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

  @Test func `B17: state written while a size is asked for counts in the next turn`() {
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

  /// What a container may do with the root while it is asked.
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

  @Test(arguments: Call.allCases, [false, true])
  func `B18: a call from inside measuring or placing returns at once, another turn follows, and it is noted`(
    call: Call, places: Bool
  ) {
    let root = LayoutRoot(size: room)
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
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
    #expect(notes.first?.message.contains("called \(call.name) while the layout was worked out") == true)
    let asksForTurn = call == .layoutIfNeeded || call == .updateBody
    #expect(profiler.stopProfiling().turnCount == (asksForTurn ? 2 : 1))
  }

  @Test func `B18: a body that asks for a layout gets one after its own, and that is noted once`() {
    var asked = 0
    let root = LayoutRoot(size: room, schedule: { _ in asked += 1 })
    let profiler = LayoutProfiler()
    root.profiler = profiler
    profiler.startProfiling()
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
}
