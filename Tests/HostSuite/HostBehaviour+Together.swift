import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  /// A bubble beside an element knows its anchor, and ends when it is dismissed.
  static func presentsPopovers(_ host: some HostProbe) throws {
    var isOn = true
    host.root.setBody {
      box(100).popover(isPresented: Binding(get: { isOn }, set: { isOn = $0 }), arrowEdge: .bottom) {
        label("inside").padding(10)
      }
    }
    host.pass()
    let popover = try #require(host.root.presentations.first)
    #expect(popover.kind == .popover(arrowEdge: .bottom))
    #expect(popover.anchor == Rect(x: 100, y: 100, width: 100, height: 100))
    popover.dismiss()
    host.update()
    #expect(!isOn && popover.isEnded && host.root.presentations.isEmpty)
  }

  /// Of two gestures at once both act, of two gestures of which one goes first that one alone.
  static func gesturesTogether(_ host: some HostProbe) throws {
    var log: [String] = []
    host.root.setBody {
      VStack(spacing: 0) {
        box(100)
          .onTapGesture { log.append("one") }
          .simultaneousGesture(TapGesture().onEnded { log.append("other") })
        box(100)
          .onTapGesture { log.append("own") }
          .highPriorityGesture(TapGesture().onEnded { log.append("first") })
      }
    }
    host.pass()
    let view = try #require(host.views.first)
    try host.tap(view, at: Point(x: 150, y: 100))
    host.pass()
    #expect(log.sorted() == ["one", "other"])
    log = []
    try host.tap(view, at: Point(x: 150, y: 200))
    host.pass()
    #expect(log == ["first"])
  }
}
