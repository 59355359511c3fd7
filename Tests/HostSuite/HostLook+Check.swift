import LayoutCore
import Testing

extension HostLook {
  /// Shows the look in a window of a host, takes it away and brings it back.
  ///
  /// 1. The picture is another one than without the look; in a host that cannot draw it (`HostProbe.unseen`) it is the
  ///    same, so a host that learned to draw it fails here until its row is gone.
  /// 2. Afterwards there is the picture without it, and then that with it, as in a new window.
  /// 3. The look moves no frame around it.
  @MainActor
  package func check<Host: HostProbe>(_ type: Host.Type) async throws {
    let host = try Host(width: 100, height: 100)
    defer { host.close() }
    let pair = pair
    func show(_ content: AnyLayout) -> String {
      host.root.setBody { content }
      host.pass()
      return host.appearance
    }
    let without = show(pair.without)
    func showLook() async throws -> String {
      var picture = show(pair.with)
      guard self == .asyncImage else { return picture }
      // Its bytes come in a task of their own, where they are drawn at all.
      var looks = 0
      while picture == without, Host.unseen[self] == nil || looks < 2_000 {
        try await Task.sleep(for: .milliseconds(1))
        host.pass()
        picture = host.appearance
        looks += 1
      }
      return picture
    }
    let frame = host.root.result.elements.first?.frame
    let with = try await showLook()
    if let reason = Host.unseen[self] {
      #expect(with == without, "\(Host.self) draws \(self), although: \(reason)")  // 1.
    } else {
      #expect(with != without, "\(Host.self) does not draw \(self)")
    }
    #expect(host.root.result.elements.first?.frame == frame)  // 3.
    #expect(show(pair.without) == without)  // 2.
    #expect(try await showLook() == with)
  }
}
