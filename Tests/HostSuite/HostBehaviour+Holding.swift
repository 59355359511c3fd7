import LayoutCore
import Testing

/// A box that is smaller while it is pressed, and never long enough.
private struct Shrinking: Layout {
  @GestureState private var isDown = false
  let ended: () -> Void

  var body: some Layout {
    Rectangle().size(width: isDown ? 60 : 100, height: 100)
      .gesture(
        LongPressGesture(minimumDuration: 3600)
          .updating($isDown) { value, state, _ in state = value }
          .onEnded { _ in ended() })
  }
}

/// What a press does that lasts.
@MainActor
extension HostBehaviour {
  /// A press is a long one when its time is over, with the button still down; one that moves too far, or is short, is none.
  static func pressesLong(_ host: some HostProbe) async throws {
    var log: [String] = []
    func note(_ isDown: Bool) { log.append("\(isDown)") }
    host.root.setBody {
      VStack(spacing: 0) {
        box(100).onLongPressGesture(minimumDuration: 0.1, maximumDistance: .infinity) {
          log.append("long")
        } onPressingChanged: {
          note($0)
        }
        box(100).onLongPressGesture(minimumDuration: 3600) {
          log.append("long")
        } onPressingChanged: {
          note($0)
        }
        Shrinking { log.append("ended") }
      }
    }
    host.pass()
    let (quick, slow, shrinking) = (Point(x: 150, y: 50), Point(x: 150, y: 150), Point(x: 150, y: 250))
    try host.pressDown(at: quick)
    try await host.holdStill()
    #expect(log == ["true", "long", "false"])
    try host.letGo(at: quick)
    #expect(log == ["true", "long", "false"])
    // However far it moves, where that does not count.
    log = []
    try host.pressDown(at: quick)
    try host.moveOn(to: Point(x: 150, y: 90))
    try await host.holdStill()
    try host.letGo(at: Point(x: 150, y: 90))
    #expect(log == ["true", "long", "false"])
    // It is too short.
    log = []
    try host.pressDown(at: slow)
    try host.moveOn(to: Point(x: 150, y: 158))
    #expect(log == ["true"])
    try host.letGo(at: Point(x: 150, y: 158))
    #expect(log == ["true", "false"])
    // It is none as soon as it moved too far.
    log = []
    try host.pressDown(at: slow)
    try host.moveOn(to: Point(x: 150, y: 165))
    #expect(log == ["true", "false"])
    try host.moveOn(to: slow)
    try host.letGo(at: slow)
    #expect(log == ["true", "false"])
    // A state has its value as long as the press may become one.
    log = []
    var width: Double? { host.frames.last?.width }
    #expect(width == 100)
    try host.pressDown(at: shrinking)
    #expect(width == 60)
    try host.letGo(at: shrinking)
    #expect(width == 100 && log == [])
  }

  /// A drag that comes after a long press begins where the press is by then; without the long press there is none.
  static func dragsAfterHolding(_ host: some HostProbe) async throws {
    var log: [String] = []
    /// Notes a step, once for however many events the toolkit makes of it.
    func note(_ step: String) { if log.last != step { log.append(step) } }
    func box(_ duration: Double) -> some Layout {
      HostBehaviour.box(100).gesture(
        LongPressGesture(minimumDuration: duration).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: note("press")
            case .second(_, nil): note("held")
            case .second(_, let drag?): note("drag \(Int(drag.translation.width.rounded()))")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { note("end \(Int(drag.translation.width.rounded()))") }
          })
    }
    host.root.setBody {
      VStack(spacing: 0) {
        box(0.1)
        box(3600)
      }
    }
    host.pass()
    try host.pressDown(at: Point(x: 150, y: 100))
    #expect(log.first == "press")
    try await host.holdStill()
    #expect(log == ["press", "held"])
    try host.moveOn(to: Point(x: 180, y: 100))
    try host.letGo(at: Point(x: 180, y: 100))
    #expect(log == ["press", "held", "drag 30", "end 30"])
    log = []
    try host.pressDown(at: Point(x: 150, y: 200))
    try host.moveOn(to: Point(x: 180, y: 200))
    try host.letGo(at: Point(x: 180, y: 200))
    #expect(log == ["press"])
  }
}
