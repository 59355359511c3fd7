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

  @Test(arguments: [ColorScheme.light, .dark])
  func `colours are those of the place`(scheme: ColorScheme) {
    let color = Color(light: .white, dark: .black)
    let plain = scheme == .light ? Color.white : .black
    func style(_ color: Color) -> TextStyle {
      var (style, run) = (TextStyle(), TextRuns.Run(0..<1))
      (style.underline, style.strikethrough) = (TextLine(color: color), TextLine(color: color))
      (run.color, run.background) = (color, color)
      (run.underline, run.strikethrough) = (TextLine(color: color), TextLine(color: color))
      style.runs = TextRuns([run])
      return style
    }
    func contents(_ color: Color) -> [ViewContent] {
      [
        .text("Hi", style(color), color), .image(ImageContent(.file("a.png"), tint: color)),
        .shape(.circle, ShapeAppearance(fill: color)),
      ]
    }
    for (given, shown) in zip(contents(color), contents(plain)) {
      let leaf = ContentLeaf(given).frame(width: 30, height: 20).colorScheme(scheme)
      #expect(leaf.extractViews(in: Size(width: 100, height: 100)) == [shown])
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
