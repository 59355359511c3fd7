import LayoutCore
import Testing

/// Bars around content.
@MainActor
extension HostBehaviour {
  /// Tools stand in a bar above the content, each on its side, and are pressed there.
  static func showsTools(_ host: some HostProbe) throws {
    var log: [String] = []
    func tool(_ name: String) -> some Layout {
      Button {
        log.append(name)
      } label: {
        box(20)
      }
      .buttonStyle(.plain).id(name)
    }
    host.root.setBody {
      Rectangle().id("content").toolbar {
        ToolbarItem(placement: .primaryAction) { tool("send") }
        ToolbarItem(placement: .cancellationAction) { tool("close") }
      }
    }
    host.pass()
    let result = host.root.result
    let (send, close) = (try #require(result.frame(of: "send")), try #require(result.frame(of: "close")))
    let content = try #require(result.frame(of: "content"))
    #expect(close.maxX < 150 && send.minX > 150)
    #expect(content.minY >= max(close.maxY, send.maxY) && content.maxY == 300)
    let known = host.identities
    for frame in [send, close] {
      let place = Point(x: frame.midX, y: frame.midY)
      try host.tap(try #require(host.views.first), at: place)
      host.update()
    }
    #expect(log == ["send", "close"] && host.identities == known)
  }

  /// A field for a search is in the bar above the content, and its text is the model's.
  static func searches(_ host: some HostProbe) throws {
    var text = ""
    host.root.setBody {
      Rectangle().id("content").searchable(text: Binding(get: { text }, set: { text = $0 }))
    }
    host.pass()
    let field = try #require(host.views.first { host.shown(by: $0) == .edited("") })
    let content = try #require(host.root.result.frame(of: "content"))
    #expect(content.minY >= host.frame(of: field).height)
    host.use(field, .edited("ill"))
    host.update()
    #expect(text == "ill" && host.shown(by: field) == .edited("ill"))
    text = ""
    host.update()
    #expect(host.views.contains { $0 === field } && host.shown(by: field) == .edited(""))
  }

  /// A bar at an edge takes its room from what scrolls, whose last row is seen above it.
  static func insetsBars(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView { Rectangle().size(width: 100, height: 1000) }.id("rows")
        .safeAreaInset(edge: .bottom) { Rectangle().size(width: 300, height: 40).id("bar") }
    }
    host.pass()
    let window = try #require(host.views.first { host.frame(of: $0).height == 260 })
    #expect(host.frame(of: window) == Rect(x: 100, y: 0, width: 100, height: 260))
    let bar = try #require(host.views.last)
    #expect(host.frame(of: bar) == Rect(x: 0, y: 260, width: 300, height: 40))
    host.root.scroll("rows", to: Point(x: 0, y: 9999))
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 740))
  }
}
