import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  /// The pointer comes over an element and leaves it, with the front-most one above those around it.
  static func hovers(_ host: some HostProbe) throws {
    var log: [String] = []
    host.root.setBody {
      ZStack {
        box(100).onHover { log.append("in \($0)") }.pointerStyle(.link)
      }
      .frame(width: 200, height: 200)
      .contentShape(Rectangle())
      .onHover { log.append("out \($0)") }
    }
    host.pass()
    try host.hover(at: Point(x: 60, y: 60))
    #expect(log == ["out true"] && host.root.pointerStyle == nil)
    try host.hover(at: Point(x: 150, y: 150))
    #expect(log == ["out true", "in true"] && host.root.pointerStyle == .link)
    try host.hover(at: Point(x: 230, y: 150))
    #expect(log == ["out true", "in true", "in false"] && host.root.pointerStyle == nil)
    try host.hover(at: nil)
    #expect(log == ["out true", "in true", "in false", "out false"])
  }

  /// Two quick clicks are a double one, and the second button makes none.
  static func clicks(_ host: some HostProbe) throws {
    var log: [String] = []
    host.root.setBody {
      box(100)
        .onTapGesture(count: 2) { log.append("double") }
        .onTapGesture { log.append("single") }
    }
    host.pass()
    let middle = Point(x: 150, y: 150)
    try host.click(at: middle, button: .secondary, count: 2, modifiers: [])
    #expect(log == [])
    try host.click(at: middle, button: .primary, count: 2, modifiers: [])
    #expect(log == ["double"])
  }
}
