import LayoutCore
import Testing

/// A box of one side, or of another one, by one name.
private struct Matched: Layout {
  @Namespace var names
  let isLarge: Bool

  var body: some Layout {
    VStack(spacing: 0) {
      if isLarge {
        HostBehaviour.box(60).matchedGeometryEffect(id: "box", in: names)
      } else {
        HostBehaviour.box(20).matchedGeometryEffect(id: "box", in: names)
      }
    }
  }
}

/// What moves from one place to another, and what a screen reader does.
@MainActor
extension HostBehaviour {
  /// A view comes in the place of the one with its name, and it and what is in it grow to their own.
  static func matches(_ host: some HostProbe) throws {
    var isLarge = false
    host.root.setBody { Matched(isLarge: isLarge) }
    host.pass()
    let small = Rect(x: 140, y: 140, width: 20, height: 20)
    #expect(host.frames.first == small && host.frames.map(\.size) == [small.size, small.size])
    isLarge = true
    withAnimation(.linear(duration: 1)) { host.root.updateBody() }
    host.pass()
    #expect(host.frames.first == small && host.frames.map(\.size) == [small.size, small.size])
    for time in [10, 10.5] { host.tick(at: time) }
    host.pass()
    let middle = Rect(x: 130, y: 130, width: 40, height: 40)
    #expect(host.frames.first == middle && host.frames.map(\.size) == [middle.size, middle.size])
    host.tick(at: 11)
    host.pass()
    let large = Rect(x: 120, y: 120, width: 60, height: 60)
    #expect(host.frames.first == large && host.frames.map(\.size) == [large.size, large.size])
    #expect(!host.isTicking)
  }

  /// A screen reader meets a heading, and what it does with a view reaches the element.
  static func speaks(_ host: some HostProbe) throws {
    var done: [String] = []
    host.root.setBody {
      box(20).accessibilityLabel("Row").accessibilityHeading(.h1)
        .accessibilityAction(named: "Delete") { done.append("delete") }
    }
    host.pass()
    let view = try #require(host.views.first)
    let id = try #require(host.id(of: view))
    #expect(host.root.perform(.named("Delete"), on: id))
    #expect(!host.root.perform(.named("Other"), on: id))
    #expect(done == ["delete"])
    let element = try #require(host.root.accessibilityElements().first)
    #expect(element.role == .header && element.label == "Row" && element.properties.headingLevel == .h1)
  }
}
