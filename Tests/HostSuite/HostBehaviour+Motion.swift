import LayoutCore
import Testing

/// What moves on the toolkit's clock.
@MainActor
extension HostBehaviour {
  /// Half-way after half of the time, at the end after all of it, and then nothing more.
  static func glides(_ host: some HostProbe) throws {
    var inset = 0.0
    host.root.setBody {
      HStack(spacing: 0) {
        box(20).offset(x: inset, y: 0); box(20)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    host.pass()
    let (view, known) = (try #require(host.views.first), host.identities)
    #expect(!host.isTicking)
    inset = 100
    withAnimation(.linear(duration: 1)) { host.root.updateBody() }
    host.pass()
    #expect(host.isTicking)
    host.tick(at: 10)
    host.pass()
    #expect(host.frame(of: view).minX == 0)
    let calls = host.calls { host.tick(at: 10.5) }
    #expect(calls == 1)
    #expect(host.frame(of: view) == Rect(x: 50, y: 140, width: 20, height: 20))
    host.tick(at: 11)
    host.pass()
    #expect(host.frame(of: view) == Rect(x: 100, y: 140, width: 20, height: 20))
    #expect(!host.isTicking)
    #expect(host.calls { host.tick(at: 12) } == 0)
    #expect(host.identities == known)
  }

  /// A view that comes is faded in where it belongs; one that goes is there until it has faded.
  static func fades(_ host: some HostProbe) throws {
    var isThere = false
    host.root.setBody {
      VStack {
        box(10)
        if isThere { box(40).transition(.opacity) }
      }
    }
    host.pass()
    #expect(host.views.count == 1)
    isThere = true
    withAnimation(.linear(duration: 1)) { host.root.updateBody() }
    host.pass()
    for time in [10, 10.5] { host.tick(at: time) }
    host.pass()
    // The transition's box and the shape in it.
    #expect(host.views.count == 3)
    let view = host.views[1]
    #expect(abs(host.opacity(of: view) - 0.5) < 0.01)
    #expect(host.frame(of: view) == Rect(x: 130, y: 135, width: 40, height: 40))
    host.tick(at: 11)
    host.pass()
    #expect(host.opacity(of: view) == 1)
    isThere = false
    withAnimation(.linear(duration: 1)) { host.root.updateBody() }
    host.pass()
    for time in [20, 20.5] { host.tick(at: time) }
    host.pass()
    #expect(host.views.count == 3 && host.shows(view, at: 1))
    #expect(abs(host.opacity(of: view) - 0.5) < 0.01)
    host.tick(at: 21)
    host.pass()
    #expect(host.frames == [Rect(x: 145, y: 145, width: 10, height: 10)])
    #expect(!host.isTicking)
  }
}
