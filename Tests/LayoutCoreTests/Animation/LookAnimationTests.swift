import LayoutTesting
import Testing

@testable import LayoutCore

/// Colours, lengths and angles of contents on their way.
@Suite struct LookAnimationTests {
  private let show = Show()

  private func content(_ index: Int = 0) -> ViewContent? { show.host.picture[index].content }

  @Test func `a colour moves, by one call a tick`() {
    func body(_ color: Color) { show.root.updateBody { color.size(width: 10, height: 10) } }
    body(.black)
    show.host.takeCounts()
    withAnimation(.linear(duration: 4)) { body(.white) }
    #expect(show.host.takeCounts().contents == 0)
    show.tick(0)
    #expect(show.tick(1).contents == 1)
    #expect(content() == .shape(.rectangle, ShapeAppearance(fill: Color(white: 0.25))))
    #expect(show.tick(1).contents == 0)
    show.tick(4)
    #expect(content() == .shape(.rectangle, ShapeAppearance(fill: .white)))
    #expect(!show.root.hasRunningAnimations && show.host.violations == [])
  }

  @Test func `opacity, ground, corners, borders, shadows and effects move together`() {
    func body(_ isOn: Bool) {
      show.root.updateBody {
        SizedBox(width: 10, height: 10).background(isOn ? .white : .black).cornerRadius(isOn ? 8 : 0)
          .border(.red, width: isOn ? 4 : 2).shadow(color: .black, radius: isOn ? 8 : 4, x: isOn ? 2 : 0)
          .opacity(isOn ? 0.5 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
      }
    }
    body(false)
    withAnimation(.linear(duration: 2)) { body(true) }
    show.tick(0)
    show.tick(1)
    guard case .decorated(let decoration)? = content() else { return }
    #expect(decoration.background == .color(Color(white: 0.5)) && decoration.cornerRadius == 4)
    #expect(decoration.border == Border(color: .red, width: 3) && decoration.opacity == 0.75)
    #expect(decoration.shadow == Shadow(color: .black, radius: 6, x: 1))
    guard case .transform(let transform, _)? = decoration.effect else { return }
    #expect(abs(transform.a - transform.b) < 1e-12)
  }

  @Test func `a change on the way goes on from what is shown`() {
    func body(_ color: Color) { show.root.updateBody { color.size(width: 10, height: 10) } }
    body(.black)
    withAnimation(.linear(duration: 4)) { body(.white) }
    show.tick(0)
    show.tick(2)
    withAnimation(.linear(duration: 4)) { body(.black) }
    show.tick(2)
    show.tick(4)
    #expect(content() == .shape(.rectangle, ShapeAppearance(fill: Color(white: 0.25))))
    show.tick(6)
    #expect(content() == .shape(.rectangle, ShapeAppearance(fill: .black)))
  }

  @Test func `what has no way between is set at once, and so is everything outside of an animation`() {
    func body(_ text: String, _ color: Color) {
      show.root.updateBody { Text(text).foregroundColor(color) }
    }
    body("a", .black)
    show.host.takeCounts()
    withAnimation(.linear(duration: 4)) { body("b", .black) }
    #expect(show.host.takeCounts().contents == 1)
    withAnimation(.linear(duration: 4)) { body("c", .white) }
    #expect(show.host.takeCounts().contents == 1)
    guard case .text("c", _, .black)? = content() else {
      Issue.record("the text is not there with its old colour: \(String(describing: content()))")
      return
    }
    body("c", .red)
    #expect(show.host.takeCounts().contents == 1 && show.tick(9).contents == 0)
  }

  @Test func `a view that goes ends its motion`() {
    var isShown = true
    func body(_ color: Color) {
      show.root.updateBody { if isShown { color.size(width: 10, height: 10) } }
    }
    body(.black)
    withAnimation(.linear(duration: 4)) { body(.white) }
    show.tick(0)
    show.tick(1)
    isShown = false
    body(.white)
    #expect(show.host.violations == [] && show.views.isEmpty)
    #expect(show.tick(2).contents == 0)
  }
}
