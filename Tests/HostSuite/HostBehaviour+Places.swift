import LayoutCore
import Testing

/// Places that a person goes to.
@MainActor
extension HostBehaviour {
  /// The views with a text, as far as the toolkit has labels for them.
  private static func texts(_ host: some HostProbe) -> [String] { host.views.compactMap { host.text(of: $0) } }

  /// An action scrolls, and the view of the toolkit follows.
  static func scrollsTo(_ host: some HostProbe) throws {
    var proxy: ScrollViewProxy?
    host.root.setBody {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { _ in Rectangle().size(width: 100, height: 50) }
          }
        }
      }
    }
    host.pass()
    let window = try #require(host.views.first)
    try #require(proxy).scrollTo(700, anchor: .top)
    host.root.layoutIfNeeded()
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 35_000))
    #expect(host.shows(window, at: 0))
  }

  /// A scroll view that a person cannot scroll stays where it is, and calls scroll it.
  static func holds(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView { Rectangle().size(width: 100, height: 2000) }.id("list").scrollDisabled(true)
    }
    host.pass()
    let window = try #require(host.views.first)
    host.root.scroll("list", to: Point(x: 0, y: 120))
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 120))
    host.scroll(window, to: Point(x: 0, y: 300))
    host.pass()
    #expect(host.root.scrollOffset(of: "list") == Point(x: 0, y: 120))
  }

  /// A page comes and goes; the views of one that is not shown are gone.
  static func navigates(_ host: some HostProbe) throws {
    var path: [Int] = []
    host.root.setBody {
      NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
        label("ill").navigationDestination(for: Int.self) { label(String(repeating: "i", count: $0)) }
      }
      .environment(\.reducesMotion, true)
    }
    host.pass()
    #expect(texts(host).contains("ill"))
    path = [3]
    host.update()
    #expect(texts(host).contains("iii"))
    #expect(!texts(host).contains("ill"))
    path = []
    host.update()
    #expect(texts(host).contains("ill"))
    #expect(!texts(host).contains("iii"))
  }

  /// Another tab is shown, and what the first one showed comes back.
  static func changesTabs(_ host: some HostProbe) throws {
    var tab = 1
    host.root.setBody {
      TabView(selection: Binding(get: { tab }, set: { tab = $0 })) {
        Tab("i", value: 1) {
          ScrollView { Rectangle().size(width: 100, height: 2000) }.id("list")
        }
        Tab("l", value: 2) { label("lil") }
      }
    }
    host.pass()
    host.root.scroll("list", to: Point(x: 0, y: 200))
    host.pass()
    #expect(!texts(host).contains("lil"))
    tab = 2
    host.update()
    #expect(texts(host).contains("lil"))
    tab = 1
    host.update()
    #expect(!texts(host).contains("lil"))
    #expect(host.root.scrollOffset(of: "list") == Point(x: 0, y: 200))
    #expect(host.views.contains { host.offset(of: $0) == Point(x: 0, y: 200) })
  }

  /// A divider follows the pointer.
  static func splits(_ host: some HostProbe) throws {
    host.root.setBody {
      HSplitView {
        Rectangle().id("a")
        Rectangle().id("b")
      }
    }
    host.pass()
    host.root.layoutIfNeeded()
    host.pass()
    let before = try #require(host.root.result.frame(of: "a"))
    let divider = try #require(
      host.views.first { host.frame(of: $0).width < 10 && host.frame(of: $0).height == 300 })
    try host.drag(
      divider, from: Point(x: before.maxX + 3, y: 150), to: Point(x: before.maxX - 47, y: 150))
    host.pass()
    #expect(host.root.result.frame(of: "a")?.width == before.width - 50)
  }
}
