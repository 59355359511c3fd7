import LayoutCore
import Testing

/// What a finger does with a list beside choosing rows.
@MainActor
extension HostBehaviour {
  /// A short swipe shows the buttons behind a row, of which one is pressed; a long one runs the first action of its edge.
  static func swipes(_ host: some HostProbe) throws {
    var log: [String] = []
    // The width of the buttons is known in the turn that shows them.
    host.allowFurtherTurns()
    host.root.setBody {
      List {
        Text("a").swipeActions {
          Button("Delete", role: .destructive) { log.append("delete") }
          Button("Flag") { log.append("flag") }
        }
        Text("b").swipeActions(edge: .leading) { Button("Read") { log.append("read") } }
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 50)
    }
    host.pass()
    let list = try #require(host.views.first)
    let count = host.views.count
    var now = 10.0
    func settle() {
      for step in [0.0, 1, 2] {
        host.tick(at: now + step)
        host.pass()
      }
      now += 10
    }
    func swipe(_ row: Int, _ x: Double, by distance: Double) throws {
      let y = 50 * Double(row) + 25
      try host.drag(list, from: Point(x: x, y: y), to: Point(x: x + distance, y: y))
      host.pass()
      settle()
    }
    try swipe(0, 280, by: -40)
    #expect(log == [] && host.views.count == count)
    try swipe(0, 280, by: -100)
    #expect(log == [] && host.views.count > count)
    // The first button is at the edge.
    try host.click(at: Point(x: 280, y: 25))
    host.pass()
    settle()
    #expect(log == ["delete"] && host.views.count == count)
    try swipe(0, 290, by: -250)
    #expect(log == ["delete", "delete"])
    try swipe(1, 10, by: 250)
    #expect(log == ["delete", "delete", "read"])
    // No button is behind this edge.
    try swipe(1, 290, by: -250)
    #expect(log == ["delete", "delete", "read"] && host.views.count == count)
  }

  /// A pull beyond the beginning runs the action once, with a circle that turns as long as it lasts.
  static func pulls(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView { box(50) }.refreshable { try? await Task.sleep(for: .seconds(3600)) }
    }
    host.pass()
    let view = try #require(host.views.first)
    let count = host.views.count
    for _ in 0..<2 {
      host.pull(view)
      host.pass()
      #expect(host.views.count == count + 1)
    }
    host.root.setBody { ScrollView { box(50) } }
    host.pass()
    let plain = try #require(host.views.first)
    let known = host.views.count
    host.pull(plain)
    host.pass()
    #expect(host.views.count == known)
  }
}
