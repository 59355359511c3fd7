import LayoutCore
import LayoutTesting
import Testing

/// A host that implements neither way to insert a view.
private final class Incomplete: LayoutHost {
  private(set) var calls = 0

  func move(_ view: ViewID, after sibling: ViewID?) { calls += 1 }
  func remove(_ view: ViewID) { calls += 1 }
  func setFrame(_ view: ViewID, _ frame: Rect) { calls += 1 }
  func setContent(_ view: ViewID, _ content: ViewContent) { calls += 1 }
}

/// Hands views over without their frames.
private final class Outer: LayoutHost {
  let screen: any LayoutHost

  init(_ screen: any LayoutHost) { self.screen = screen }

  func insert(_ view: ViewID, _ content: ViewContent, into parent: ViewID?, after sibling: ViewID?) {
    screen.insert(view, content, into: parent, after: sibling)
  }
  func move(_ view: ViewID, after sibling: ViewID?) {}
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) {}
  func setContent(_ view: ViewID, _ content: ViewContent) {}
}

@Suite struct `A host without a way to insert views` {
  private func root(_ host: any LayoutHost) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    return root
  }

  @Test func `it is diagnosed once, and the layout goes on`() {
    let host = Incomplete()
    let root = root(host)
    var observed: [Phase] = []
    root.onDiagnostic = { [unowned root] _ in observed.append(root.phase) }
    root.updateBody { HStack { ForEach(0..<2) { _ in Box(5, 5) } } }
    root.updateBody { HStack { ForEach(0..<3) { _ in Box(5, 5) } } }
    #expect(root.diagnostics.map(\.code) == [.incompleteHost])
    #expect(root.diagnostics.first?.message == "Incomplete implements no call to insert a view; nothing is shown")
    #expect(observed == [Phase(.turn, .committing)])
    #expect(root.result.leaves.map(\.minX) == [42.5, 47.5, 52.5])
    // A call from elsewhere ends, too.
    host.insert(ViewID(rawValue: 9), .shape(.rectangle, ShapeAppearance()), frame: .zero, into: nil, after: nil)
    host.insert(ViewID(rawValue: 9), .shape(.rectangle, ShapeAppearance()), into: nil, after: nil)
  }

  @Test func `so it is behind another host`() {
    let outer = Outer(Incomplete())
    let root = root(outer)
    root.updateBody { Box(5, 5) }
    #expect(root.diagnostics.map(\.message) == ["Incomplete implements no call to insert a view; nothing is shown"])
  }
}
