import LayoutCore
import Testing

/// The window around the container, and the system's settings.
@MainActor
extension HostBehaviour {
  /// A text has the lines that the container has room for.
  static func wraps(_ host: some HostProbe) {
    host.root.setBody { label("till it fits") }
    host.pass()
    let known = host.identities
    #expect(host.frames == [Rect(x: 102, y: 140, width: 96, height: 20)])
    host.resize(width: 60, height: 100)
    host.pass()
    #expect(host.frames == [Rect(x: 2, y: 30, width: 56, height: 40)])
    host.resize(width: 200, height: 100)
    host.pass()
    #expect(host.frames == [Rect(x: 52, y: 40, width: 96, height: 20)])
    #expect(host.identities == known)
  }

  /// The toolkit gets the ideal size of the layout, and each new one.
  static func requests(_ host: some HostProbe) {
    var text = "till it fits"
    host.root.setBody { label(text).padding(10) }
    host.pass()
    #expect(host.idealSize == Size(width: 116, height: 40))
    #expect(host.height(forWidth: 80) == 60)
    #expect(host.height(forWidth: 116) == 40)
    text = "it fits"
    host.update()
    #expect(host.idealSize == Size(width: 76, height: 40))
    #expect(host.height(forWidth: 80) == 40)
    #expect(host.frames == [Rect(x: 122, y: 140, width: 56, height: 20)])
  }

  static func mirrors(_ host: some HostProbe) {
    host.root.setBody {
      HStack(spacing: 10) {
        box(20); box(40)
      }.frame(maxWidth: .infinity, alignment: .leading)
    }
    host.pass()
    let known = host.identities
    #expect(host.frames.map(\.minX) == [0, 30])
    host.setDirection(.rightToLeft)
    host.pass()
    #expect(host.frames.map(\.minX) == [280, 230])
    #expect(host.identities == known)
    host.setDirection(.leftToRight)
    host.pass()
    #expect(host.frames.map(\.minX) == [0, 30])
  }

  /// A screen reader gets the properties of the present body.
  static func describes(_ host: some HostProbe) throws {
    var label = "One of three"
    host.root.setBody { box(20).accessibilityLabel(label) }
    host.pass()
    let view = try #require(host.views.first)
    #expect(host.isLabelled(view, "One of three"))
    label = "Two of three"
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.isLabelled(view, "Two of three"))
    #expect(!host.isLabelled(view, "One of three"))
  }

  /// A caller's own view is placed at its element, the view itself, and left alone when the element is gone.
  static func adopts(_ host: some HostProbe) {
    let native = host.makeNative(width: 40, height: 30)
    var (isThere, isFirst) = (true, false)
    host.root.setBody {
      VStack(spacing: 10) {
        if isFirst { box(20) }
        if isThere { native.element }
        box(10)
      }
    }
    host.pass()
    #expect(host.shows(native.view, at: 0))
    #expect(
      host.frames == [Rect(x: 130, y: 125, width: 40, height: 30), Rect(x: 145, y: 165, width: 10, height: 10)])
    isFirst = true
    host.update()
    #expect(host.views.count == 3)
    #expect(host.shows(native.view, at: 1))
    #expect(host.frame(of: native.view) == Rect(x: 130, y: 140, width: 40, height: 30))
    isThere = false
    host.update()
    #expect(host.frames.map(\.width) == [20, 10])
    isThere = true
    host.update()
    #expect(host.shows(native.view, at: 1))
    #expect(host.frame(of: native.view) == Rect(x: 130, y: 140, width: 40, height: 30))
  }

  /// What ignores the safe area goes on behind a bar and to the window's edges, and the bar is in front of it.
  static func ignoresSafeArea(_ host: some HostProbe) {
    host.allowFurtherTurns()
    host.root.setBody {
      Color.teal.ignoresSafeArea()
        .safeAreaInset(edge: .bottom) { Color.orange.frame(width: 100, height: 30) }
        .keepsToSafeArea()
        .environment(\.safeAreaInsets, EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    }
    host.pass()
    host.pass()
    #expect(
      host.frames == [Rect(x: 0, y: 0, width: 300, height: 300), Rect(x: 100, y: 260, width: 100, height: 30)])
  }
}
