import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

private struct Sum: PreferenceKey {
  /// Called while the values of a preference are put together.
  @TaskLocal static var reducing: Reducing?

  final class Reducing: @unchecked Sendable {
    var act: (() -> Void)?
  }

  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let act = reducing?.act
    reducing?.act = nil
    act?()
    value += nextValue()
  }
}

/// A container that acts when it is measured, with a given response.
private struct Acting: CustomLayout {
  let act: () -> Size

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { act() }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}

/// A host whose scroll views take an offset only up to a limit, and notify at once of where they are.
private final class StoppingHost: LayoutHost {
  weak var root: LayoutRoot?
  private(set) var offsets: [Point] = []

  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {}
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
  func setContentOffset(_ view: ViewID, _ offset: Point) {
    offsets.append(offset)
    root?.scroll(view, to: Point(x: offset.x, y: min(offset.y, 20)))
  }
}

@Observable private final class Model {
  var width = 10.0
}

@Suite struct `Calls at odd times` {
  private let room = Size(width: 100, height: 100)
  private let small = Size(width: 10, height: 10)

  private func notes(_ root: LayoutRoot) -> [Diagnostic] { root.diagnostics.filter { $0.code == .layoutInsideLayout } }

  @Test(.promises("B18")) func `what puts preferences together counts as being inside of a layout`() {
    let root = LayoutRoot(size: room)
    let reducing = Sum.Reducing()
    var (isExplained, isCalled) = (true, false)
    reducing.act = { [unowned root] in
      isCalled = true
      isExplained = root.explain(id: "box") != nil
      root.layoutIfNeeded()
      #expect(root.needsLayout)
    }
    Sum.$reducing.withValue(reducing) {
      root.updateBody {
        VStack(spacing: 0) {
          Box(5, 5).id("box").preference(key: Sum.self, value: 1)
          Box(5, 5).preference(key: Sum.self, value: 2)
        }
        .onPreferenceChange(Sum.self) { _ in }
      }
    }
    #expect(isCalled && !isExplained)
    #expect(notes(root).map(\.subject) == ["explain", "layoutIfNeeded()"])
    #expect(root.preferences[Sum.self] == 3)
    #expect(root.result.leaves == [rect(47.5, 45, 5, 5), rect(47.5, 50, 5, 5)])
  }

  @Test(.promises("B18"), arguments: [false, true])
  func `a listener is called when sizes are known, and may read and change anything`(isTurn: Bool) {
    let root = LayoutRoot(size: room)
    var answer = small
    root.updateBody {
      ScrollView {
        VStack(spacing: 0) {
          Acting { answer }() { Box(1, 1) }
          Box(5, 200).id("box")
        }
      }
      .id("scroll")
    }
    var heard: [Diagnostic.Code] = []
    root.onDiagnostic = { [unowned root] in
      heard.append($0.code)
      #expect(root.phase == Phase(isTurn ? .turn : .question, .idle))
      #expect(root.explain(id: "box") != nil)
      root.scroll("scroll", to: Point(x: 0, y: 7))
      #expect(root.scrollOffset(of: "scroll") == Point(x: 0, y: 7))
    }
    answer = Size(width: .nan, height: 10)
    root.invalidateLayoutTree()
    if isTurn { root.layoutIfNeeded() } else { _ = root.sizesThatFit([.unspecified]) }
    #expect(heard == [.invalidResponse])
    #expect(notes(root) == [])
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "scroll") == Point(x: 0, y: 7))
  }

  @Test(.promises("B18")) func `a listener in a turn finds this turn's size`() {
    let root = LayoutRoot(size: room)
    var found: [Size] = []
    root.onDiagnostic = { [unowned root] _ in found.append(root.contentSize) }
    root.updateBody { Acting { Size(width: .nan, height: 10) }() {} }
    #expect(found == [root.contentSize] && root.contentSize.height == 10)
  }

  @Test(.promises("B18"))
  func `a control that refuses a value while sizes are worked out is set back in the turn that follows`() {
    let root = LayoutRoot(size: room)
    let host = CountingHost()
    root.host = host
    var act: (() -> Void)?
    root.updateBody {
      VStack {
        Toggle("T", isOn: Binding(get: { false }, set: { _ in }))
        Acting {
          act?()
          return small
        }() {}
      }
    }
    func isOn(_ content: ViewContent?) -> Bool? {
      guard case .control(let shown) = content, case .toggle(_, let isOn) = shown.control else { return nil }
      return isOn
    }
    let toggle = host.views.first { isOn($0.value.content) != nil }?.key
    host.takeCounts()
    act = { [unowned root] in
      act = nil
      #expect(toggle.map { root.send(.toggled(true), to: $0) } == true)
    }
    root.invalidateLayoutTree()
    root.layoutIfNeeded()
    #expect(notes(root).map(\.subject) == ["send(_:to:)"])
    // The host shows the value that a person chose, so it gets the other one.
    #expect(host.takeCounts().contents == 1)
    #expect(toggle.flatMap { isOn(host.views[$0]?.content) } == false)
  }

  @Test(.promises("B18")) func `a body that reads the root's body finds nothing, and that is noted`() {
    let root = LayoutRoot(size: room)
    var found: [Bool] = []
    root.updateBody { [unowned root] in
      let _ = found.append(root.body != nil)
      Box(5, 5)
    }
    // The innermost reads first: the body that the turn evaluates reads one that is made for it.
    #expect(found == [false, true])
    #expect(notes(root).map(\.subject) == ["body"])
    #expect(root.body != nil && root.result.leaves == [rect(47.5, 47.5, 5, 5)])
    root.updateBody()
    #expect(found == [false, true, false, true])
  }

  @Test(.promises("B18")) func `a body that sets another one while it is read does not become the other one's value`() {
    let root = LayoutRoot(size: room)
    var wasSet = false
    root.setBody { [unowned root] in
      let _ = wasSet ? () : root.setBody { Box(9, 9) }
      let _ = wasSet = true
      Box(5, 5)
    }
    #expect(root.body != nil && wasSet)
    #expect(root.body?.calculateLayout(in: room).size == Size(width: 9, height: 9))
    root.layoutIfNeeded()
    #expect(root.contentSize == Size(width: 9, height: 9))
  }

  @Test(.promises("B18")) func `no turn begins in a batch inside of the hook of a model, nor behind it`() {
    struct Bar: Layout {
      let model: Model
      var body: some Layout { Box(model.width, 10) }
    }
    let model = Model()
    var heard: [Phase] = []
    let root = LayoutRoot(
      size: room,
      schedule: { root in
        heard.append(root.phase)
        root.batchUpdates { root.size.width = 200 }
        root.layoutIfNeeded()
      })
    root.setBody { Bar(model: model) }
    // The hook laid it out: nothing was about to change.
    #expect(heard == [Phase(.idle, .idle)] && !root.needsLayout)
    model.width = 20
    #expect(heard == [Phase(.idle, .idle), Phase(.hearing, .idle)] && root.needsLayout)
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(90, 45, 20, 10)])
  }

  @Test(.promises("B18")) func `an offset that a host sets in a call for an offset is kept`() {
    let root = LayoutRoot(size: room)
    let host = StoppingHost()
    host.root = root
    root.host = host
    root.updateBody { ScrollView { Box(10, 1000) }.id("list") }
    root.scroll("list", to: Point(x: 0, y: 50))
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "list") == Point(x: 0, y: 20))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(host.offsets == [Point(x: 0, y: 50)])
    root.scroll("list", to: .zero)
    root.layoutIfNeeded()
    #expect(host.offsets == [Point(x: 0, y: 50), .zero] && root.scrollOffset(of: "list") == .zero)
  }
}
