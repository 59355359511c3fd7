import LayoutCore
import Testing

/// Where a scroll view is, and where it comes to rest.
@MainActor
extension HostBehaviour {
  private static func rows() -> some Layout {
    LazyVStack(spacing: 0) {
      ForEach(0..<100, id: \.self) { _ in Rectangle().size(width: 100, height: 50) }
    }
    .scrollTargetLayout()
  }

  /// A person's scrolling sets the state, and the state scrolls.
  static func followsPositions(_ host: some HostProbe) throws {
    var row: Int?
    host.root.setBody {
      ScrollView { rows() }.scrollPosition(id: Binding(get: { row }, set: { row = $0 }))
    }
    host.pass()
    let window = try #require(host.views.first)
    host.scroll(window, to: Point(x: 0, y: 1000))
    host.pass()
    #expect(row == 20)
    host.update()
    #expect(host.offset(of: window) == Point(x: 0, y: 1000))
    row = 40
    host.update()
    host.pass()
    #expect(host.offset(of: window) == Point(x: 0, y: 2000) && row == 40)
    #expect(host.shows(window, at: 0))
  }

  /// What a person lets go of comes to rest where a row begins, or at the next page.
  static func comesToRest(_ host: some HostProbe) throws {
    for (isPaging, end, rest) in [(false, 130.0, 150.0), (false, 120, 100), (true, 200, 300), (true, 100, 0)] {
      host.root.setBody { EmptyLayout() }
      host.pass()
      host.root.setBody {
        if isPaging {
          ScrollView { rows() }.scrollTargetBehavior(.paging)
        } else {
          ScrollView { rows() }.scrollTargetBehavior(.viewAligned)
        }
      }
      host.pass()
      let window = try #require(host.views.first)
      try host.release(window, at: Point(x: 0, y: end))
      host.pass()
      #expect(host.offset(of: window) == Point(x: 0, y: rest))
    }
  }
}
