import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  static func scrolls(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView { VStack { ForEach(0..<20, id: \.self) { _ in Rectangle().size(width: 100, height: 100) } } }.id(
        "list")
    }
    host.pass()
    let window = try #require(host.views.first)
    #expect(host.frame(of: window) == Rect(x: 50, y: 0, width: 100, height: 400))
    host.scroll(window, to: Point(x: 0, y: 250))
    host.pass()
    #expect(host.root.scrollOffset(of: "list") == Point(x: 0, y: 250))
    #expect(host.offset(of: window) == Point(x: 0, y: 250))
    host.update()
    #expect(host.offset(of: window) == Point(x: 0, y: 250))
    host.root.scroll("list", to: Point(x: 0, y: 9999))
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 1600))
    #expect(host.frame(of: host.views[1]) == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Offsets count from the left for toolkits and from where lines begin for the layout.
  static func scrollsFromRight(_ host: some HostProbe) throws {
    host.root.setBody {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in Rectangle().size(width: 100, height: 50) } }
      }.id("list")
    }
    host.setDirection(.rightToLeft)
    host.pass()
    let window = try #require(host.views.first)
    #expect(host.frame(of: window) == Rect(x: 0, y: 25, width: 200, height: 50))
    #expect(host.offset(of: window) == Point(x: 800, y: 0))
    #expect(host.frame(of: host.views[1]) == Rect(x: 900, y: 0, width: 100, height: 50))
    host.scroll(window, to: Point(x: 750, y: 0))
    host.pass()
    #expect(host.root.scrollOffset(of: "list") == Point(x: 50, y: 0))
    #expect(host.offset(of: window) == Point(x: 750, y: 0))
  }

  private static func rows(_ ids: [Int]) -> some Layout {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Rectangle().size(width: 100, height: 40) } }
    }.id("list")
  }

  /// Of a long list there are views for what can be seen and half a window on each side.
  static func lists(_ host: some HostProbe) throws {
    host.root.setBody { rows(Array(0..<10_000)) }
    host.pass()
    let window = try #require(host.views.first)
    // Eleven rows touch the window, five more are ready, and the scroll view.
    #expect(host.views.count == 17)
    host.scroll(window, to: Point(x: 0, y: 200_000))
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 200_000))
    #expect(host.views.count == 23)
    let corners = (0..<22).map { 199_760 + 40 * Double($0) }
    #expect(host.frames.dropFirst().map(\.minY) == corners)
    // One row comes and one goes.
    #expect(host.calls { host.scroll(window, to: Point(x: 0, y: 200_040)) } == 3)
    #expect(host.views.count == 23)
    #expect(host.shows(window, at: 0))
  }

  /// What is on screen stays there, in the same views, where rows are put in front of it.
  static func keepsRows(_ host: some HostProbe) throws {
    var ids = Array(0..<1000)
    host.root.setBody { rows(ids) }
    host.pass()
    let window = try #require(host.views.first)
    host.scroll(window, to: Point(x: 0, y: 4000))
    host.pass()
    func shown() -> [ObjectIdentifier] {
      let top = host.offset(of: window).y
      return host.views.dropFirst().filter { (top..<top + 400).contains(host.frame(of: $0).minY) }
        .map { ObjectIdentifier($0) }
    }
    let known = shown()
    #expect(known.count == 10)
    ids = Array(-5..<1000)
    host.update()
    #expect(host.offset(of: window) == Point(x: 0, y: 4200))
    #expect(host.root.scrollOffset(of: "list") == Point(x: 0, y: 4200))
    #expect(shown() == known)
  }
}
