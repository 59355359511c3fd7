import LayoutCore
import Testing

/// Settings of texts.
@MainActor
extension HostBehaviour {
  /// A text is as high as the lines that are reserved.
  static func reserves(_ host: some HostProbe) {
    var lines = 2
    host.root.setBody {
      VStack(spacing: 10) {
        label("one").lineLimit(lines, reservesSpace: true)
        label("title")
      }
    }
    host.pass()
    #expect(host.frames == [Rect(x: 138, y: 115, width: 24, height: 40), Rect(x: 130, y: 165, width: 40, height: 20)])
    lines = 1
    #expect(
      host.calls {
        host.root.updateBody()
        host.pass()
      } > 0)
    #expect(host.frames == [Rect(x: 138, y: 125, width: 24, height: 20), Rect(x: 130, y: 155, width: 40, height: 20)])
  }
}
