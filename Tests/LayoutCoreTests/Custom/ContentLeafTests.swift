@testable import LayoutCore
import Testing

private final class Dot: NativeView, @unchecked Sendable {
  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 3, height: 3) }
}

/// Leaves that show any content in whatever size they are given.
@Suite struct ContentLeafTests {
  @Test func `each sort of content fills its room`() {
    let control = ControlContent(
      .button(title: "Go", role: nil), isEnabled: true, style: TextStyle(), color: .black, tint: nil)
    let contents: [ViewContent] = [
      .text("Hi", TextStyle(), .black), .image(.file("a.png"), .stretch), .shape(.circle, ShapeAppearance()),
      .control(control), .native(NativeContent(Dot())),
    ]
    for content in contents {
      let leaf = ContentLeaf(content).frame(width: 30, height: 20)
      #expect(leaf.extractViews(in: Size(width: 100, height: 100)) == [content])
      #expect(leaf.whole(100, 100) == rect(0, 0, 30, 20))
    }
  }

  @Test func `another sort of content is another view, and a scroll view shows nothing`() {
    let root = LayoutRoot(size: Size(width: 10, height: 10))
    func shown(_ content: ViewContent) -> [Rect] {
      root.updateBody { ContentLeaf(content) }
      return root.result.leaves
    }
    #expect(shown(.shape(.circle, ShapeAppearance())) == [rect(0, 0, 10, 10)])
    #expect(shown(.text("Hi", TextStyle(), .black)) == [rect(0, 0, 10, 10)])
    #expect(shown(.scroll(.vertical, contentSize: .zero)) == [rect(0, 0, 10, 10)])
    #expect(ContentLeaf(.scroll(.vertical, contentSize: .zero)).extractViews(in: Size(width: 9, height: 9)) == [])
  }
}
