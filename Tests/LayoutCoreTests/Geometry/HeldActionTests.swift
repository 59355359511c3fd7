import LayoutEngine
import Testing

@testable import LayoutCore

/// Actions that wait, since a host's toolkit is in the middle of its own layout.
@Suite struct HeldActionTests {
  private struct Title: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private final class Log {
    var lines: [String] = []
    var title = "a"
    var inset = 0.0
    var step = 0.0
  }

  private func root(_ log: Log) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.setBody {
      Color.red.padding(log.inset)
        .onGeometryChange(for: Double.self, of: { $0.size.width }) { [unowned root] width in
          log.lines.append("\(width)")
          guard log.step > 0 else { return }
          log.inset += log.step
          root.updateBody()
        }
        .preference(key: Title.self, value: log.title)
        .onPreferenceChange(Title.self) { log.lines.append($0) }
        .padding(log.inset)
    }
    return root
  }

  @Test func `Held actions run once, with the last turn's values, when they are no longer held`() {
    let log = Log()
    let root = root(log)
    root.holdsActions = true
    root.layoutIfNeeded()
    root.size.width = 80
    root.layoutIfNeeded()
    #expect(log.lines == [] && root.hasHeldActions)
    root.layoutIfNeeded()
    #expect(log.lines == [] && root.hasHeldActions)
    root.holdsActions = false
    root.layoutIfNeeded()
    #expect(log.lines == ["80.0", "a"] && !root.hasHeldActions)
    root.layoutIfNeeded()
    #expect(log.lines == ["80.0", "a"])
  }

  @Test func `A turn that is due runs before the held actions, which get its values alone`() {
    let log = Log()
    let root = root(log)
    root.holdsActions = true
    root.layoutIfNeeded()
    root.holdsActions = false
    log.title = "b"
    root.size.width = 60
    root.updateBody()
    #expect(log.lines == ["60.0", "b"] && !root.hasHeldActions)
  }

  @Test func `What a held action changes is laid out in the same call, in four turns at most`() {
    let log = Log()
    let root = root(log)
    log.step = 1
    root.holdsActions = true
    root.layoutIfNeeded()
    root.holdsActions = false
    root.layoutIfNeeded()
    #expect(log.lines == ["100.0", "a", "98.0", "96.0", "94.0"])
    #expect(root.diagnostics.map(\.code) == [.unsettledGeometry])
  }

  @Test func `A root without actions holds none`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.holdsActions = true
    root.updateBody { Color.red }
    #expect(!root.hasHeldActions)
  }
}
