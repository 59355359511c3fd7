import Testing

@testable import LayoutApple

/// The pointer of the toolkit.
@MainActor
@Suite(.serialized)
struct PointerTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()
  private let probe = Probe(width: 300, height: 300)

  @Test("A press gives a focusable box the keyboard, and one beside it changes nothing")
  func focus() throws {
    probe.container.setBody {
      VStack(spacing: 0) {
        Rectangle().size(width: 300, height: 100).focusable()
        Rectangle().size(width: 300, height: 100).padding(20).focusable()
        Rectangle().size(width: 300, height: 60)
      }
    }
    probe.pass()
    var focused: [ViewID?] = []
    for y in [50.0, 170, 290] {
      probe.container.click(Point(x: 150, y: y))
      focused.append(probe.root.focusedView)
    }
    #expect(focused[0] != nil && focused[1] != nil && focused[0] != focused[1])
    #expect(focused[2] == focused[1])
  }

  @Test("The keys that are held down come along with a press")
  func modifiers() throws {
    let log = log
    var chosen: Set<Int> = []
    let choice = Binding {
      chosen
    } set: {
      chosen = $0
      log.entries.append("\($0.sorted())")
    }
    probe.container.setBody {
      List(selection: choice) {
        for number in 0..<2 { Text("row").tag(number).id(number) }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 50)
    }
    probe.pass()
    probe.container.click(Point(x: 100, y: 25))
    probe.container.updateBody()
    probe.pass()
    probe.container.click(Point(x: 100, y: 75), .primary, 1, .shift)
    #expect(log.entries == ["[0]", "[0, 1]"])
  }

  @Test("A container whose elements follow the pointer lets presses beside them through")
  func passesThrough() throws {
    probe.container.setBody { Rectangle().size(width: 100, height: 100).onHover { _ in } }
    probe.pass()
    #expect(probe.container.hit(x: 10, y: 10) == nil)
    #expect(probe.container.hit(x: 150, y: 150) != nil)
  }

  @Test("Nothing observes the pointer before a box has a use for it, and one observer serves all")
  func observers() throws {
    var count = 0
    probe.container.setBody {
      VStack { for _ in 0..<count { Rectangle().size(width: 10, height: 10).onHover { _ in } } }
    }
    probe.pass()
    #expect(probe.hoverObservers == 0)
    for next in [2, 0, 3] {
      count = next
      probe.container.updateBody()
      probe.pass()
      #expect(probe.hoverObservers == 1)
    }
  }
}
