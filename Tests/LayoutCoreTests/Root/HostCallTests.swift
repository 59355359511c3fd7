import LayoutCore
import LayoutTesting
import Testing

/// Stores its calls, and gets a view and its frame by one call.
private final class CallLog: LayoutHost {
  private(set) var calls: [String] = []
  var onInsert: ((ViewID) -> Void)?

  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    calls.append("insert \(view.rawValue) \(edges(frame)) into \(name(parent)) after \(name(sibling))")
    onInsert?(view)
  }
  func move(_ view: ViewID, after sibling: ViewID?) { calls.append("move \(view.rawValue) after \(name(sibling))") }
  func remove(_ view: ViewID) { calls.append("remove \(view.rawValue)") }
  func setFrame(_ view: ViewID, _ frame: Rect) { calls.append("frame \(view.rawValue) \(edges(frame))") }
  func setContent(_ view: ViewID, _ content: ViewContent) { calls.append("content \(view.rawValue)") }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func name(_ view: ViewID?) -> String { view.map { "\($0.rawValue)" } ?? "-" }

  private func edges(_ frame: Rect) -> String {
    "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
  }
}

/// A host that was written when a view came without its frame: it passes all calls on to another one.
private final class OldHost: LayoutHost {
  let screen: any LayoutHost
  private(set) var calls: [String] = []

  init(_ screen: any LayoutHost) { self.screen = screen }

  func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
    calls.append("insert \(view.rawValue)")
    screen.insert(view, content, into: parent, after: sibling)
  }
  func move(_ view: ViewID, after sibling: ViewID?) { screen.move(view, after: sibling) }
  func remove(_ view: ViewID) { screen.remove(view) }
  func setFrame(_ view: ViewID, _ frame: Rect) {
    calls.append("frame \(view.rawValue)")
    screen.setFrame(view, frame)
  }
  func setContent(_ view: ViewID, _ content: ViewContent) { screen.setContent(view, content) }
  func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
    screen.setPresentation(view, presentation)
  }
}

@Suite struct `The calls of a host` {
  private func root(_ host: any LayoutHost) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = host
    return root
  }

  @Test func `removals come first, then all else in drawing order, each view's calls together`() {
    let host = CallLog()
    let root = root(host)
    func show(_ ids: [Int], _ width: Double = 10) {
      root.updateBody {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(ids, id: \.self) { Box(width, 10).background($0 == 3 ? .red : .blue) }
          Box(width, 20)
        }.frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    show([1, 2])
    #expect(
      host.take() == [
        "insert 1 0 0 10 10 into - after -", "insert 2 0 0 10 10 into 1 after -",
        "insert 3 0 10 10 10 into - after 1", "insert 4 0 0 10 10 into 3 after -",
        "insert 5 0 20 10 20 into - after 3",
      ])
    show([1, 2], 12)
    #expect(
      host.take() == [
        "frame 1 0 0 12 10", "frame 2 0 0 12 10", "frame 3 0 10 12 10", "frame 4 0 0 12 10", "frame 5 0 20 12 20",
      ])
    // One goes, one comes in front, one moves behind it; the calls for its inside come in its place.
    show([2, 3], 14)
    #expect(
      host.take() == [
        "remove 2", "remove 1", "frame 3 0 0 14 10", "frame 4 0 0 14 10", "insert 6 0 10 14 10 into - after 3",
        "insert 7 0 0 14 10 into 6 after -", "frame 5 0 20 14 20",
      ])
    show([3, 2], 16)
    #expect(
      host.take() == [
        "move 6 after -", "frame 6 0 0 16 10", "frame 7 0 0 16 10", "frame 3 0 10 16 10", "frame 4 0 0 16 10",
        "frame 5 0 20 16 20",
      ])
    #expect(root.hostCallCount == 5 + 5 + 7 + 6)
  }

  @Test func `a view that goes out of sight is removed before any call for its neighbours`() {
    let host = CallLog()
    let root = root(host)
    func show(_ width: Double) {
      root.updateBody {
        VStack(alignment: .leading, spacing: 0) {
          Box(width, 10)
          ViewThatFits(in: .horizontal) {
            Box(90, 10).opacity(0.5)
            Box(20, 10)
          }
        }.frame(width: width, height: 20, alignment: .topLeading)
      }
    }
    show(95)
    #expect(host.take().count == 3)
    show(50)
    #expect(host.take() == ["remove 3", "remove 2", "frame 1 25 40 50 10", "insert 4 25 50 20 10 into - after 1"])
    show(95)
    #expect(host.take().first == "remove 4")
  }

  @Test func `an older host, which takes a view and its frame by two calls, shows the same`() {
    let (screen, same) = (CountingHost(), CountingHost())
    let old = OldHost(screen)
    let roots = [root(old), root(same)]
    for ids in [[1, 2], [3, 2, 1], [2]] {
      for root in roots {
        root.updateBody {
          VStack { ForEach(ids, id: \.self) { Text("\($0)").padding(1).background(.red) } }
        }
      }
      screen.takeCounts()
      #expect(screen.picture == same.picture)
    }
    #expect(screen.picture.count == 2)
    #expect(old.calls.prefix(4) == ["insert 1", "frame 1", "insert 2", "frame 2"])
    #expect(screen.violations == [])
    // A view that comes is one call in both.
    #expect(roots[0].hostCallCount == roots[1].hostCallCount)
  }

  @Test func `an older host that passes its calls on to a newer one is shown by that`() {
    let log = CallLog()
    let old = OldHost(log)
    root(old).updateBody { Box(10, 20) }
    #expect(log.take() == ["insert 1 0 0 0 0 into - after -", "frame 1 45 40 10 20"])
  }

  @Test func `a transition begins in an older host as in any other`() {
    let (screen, same) = (CountingHost(), CountingHost())
    let old = OldHost(screen)
    let roots = [root(old), root(same)]
    for root in roots {
      var isOpen = false
      root.setBody {
        VStack {
          Box(10, 10)
          if isOpen { Box(20, 20).transition(.opacity) }
        }
      }
      root.layoutIfNeeded()
      for screen in [screen, same] { screen.takeCounts() }
      withAnimation(.linear(duration: 1)) {
        isOpen = true
        root.updateBody()
      }
      root.advance(to: 1)
      root.advance(to: 1.25)
    }
    screen.takeCounts()
    #expect(screen.picture == same.picture)
    #expect(screen.views.values.map(\.presentation.opacity).sorted() == [0.25, 1, 1])
    #expect(same.views.values.map(\.presentation.opacity).sorted() == [0.25, 1, 1])
    #expect(screen.violations == [])
  }

  @Test func `the state of a control after a call of the host is passed to it in the next turn`() {
    let host = CallLog()
    let root = root(host)
    // The host's calls differ from the state of its views when the turn ends.
    root.session.tree.settings.checksInvariants = false
    var isThere = false
    func show() {
      root.updateBody {
        VStack(alignment: .leading, spacing: 0) {
          if isThere { Box(10, 10) }
          // Refuses what a person chose.
          Toggle("on", isOn: Binding(get: { false }, set: { _ in }))
        }.frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    show()
    #expect(host.take().count == 1)
    isThere = true
    host.onInsert = { _ in
      host.onInsert = nil
      #expect(root.send(.toggled(true), to: ViewID(rawValue: 1)))
    }
    show()
    #expect(host.take().map { $0.prefix(9) } == ["insert 2 ", "frame 1 0", "content 1"])
  }
}
