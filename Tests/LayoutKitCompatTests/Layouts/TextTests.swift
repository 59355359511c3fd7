import LayoutKitCompat
import TestPromises
import Testing

/// Texts by the measurer that counts characters: 8.5 points a character and 21.25 a line at 17 points.
@Suite struct TextTests {
  private func size(_ layout: any MeasurableLayout, _ width: Double = .infinity, _ height: Double = .infinity) -> Size {
    layout.measurement(within: Size(width: width, height: height)).size
  }

  @Test(.promises("LK-31")) func `a label is as large as its text, in whole points, and has a view`() {
    let label = LabelLayout(text: "hello")
    #expect(size(label) == Size(width: 43, height: 22))
    #expect(size(LabelLayout(text: "hello", scale: 2)) == Size(width: 42.5, height: 21.5))
    #expect(size(LabelLayout(text: "hello", font: .system(size: 10))) == Size(width: 25, height: 13))
    #expect(size(LabelLayout(text: "")) == .zero)
    #expect(label.flexibility == .flexible)
    #expect(label.needsView)
    #expect(label.viewRecipe?.content == .text("hello", TextStyle(), .black))
    #expect(label.arrangement(width: 100, height: 50).frame == Rect(x: 0, y: 0, width: 43, height: 22))
  }

  @Test(.promises("LK-31")) func `lines break at the room, and are limited`() {
    let text = "hello there everybody"
    #expect(size(LabelLayout(text: text), 100) == Size(width: 94, height: 43))
    #expect(size(LabelLayout(text: text, numberOfLines: 2), 60) == Size(width: 60, height: 43))
    #expect(size(LabelLayout(text: text, numberOfLines: 1), 60) == Size(width: 60, height: 22))
    #expect(size(LabelLayout(text: text, numberOfLines: 9), 100) == Size(width: 94, height: 43))
    #expect(size(LabelLayout(text: text, lineHeight: 30), 100) == Size(width: 94, height: 60))
    #expect(size(LabelLayout(text: text, lineHeight: 30, numberOfLines: 1), 100) == Size(width: 100, height: 30))
    #expect(size(LabelLayout(text: text), 100, 30) == Size(width: 94, height: 30))
    let limited = LabelLayout(text: text, numberOfLines: 2, lineBreakMode: .middle)
    #expect(limited.viewRecipe?.content == .text(text, TextStyle(lineLimit: 2, truncation: .middle), .black))
  }

  @Test(.promises("D14")) func `with a limit of lines and no width a label has its natural width`() {
    let label = LabelLayout(text: "one\ntwo and more\nthree", numberOfLines: 2)
    #expect(size(label) == Size(width: 102, height: 43))
  }

  @Test(.promises("U17")) func `a text that wraps, in no width, is pointed out`() {
    let row = StackLayout(
      axis: .horizontal, sublayouts: [LabelLayout(text: "a b"), LabelLayout(text: "c d", numberOfLines: 1)])
    #expect(row.arrangement().diagnostics.map(\.path) == ["0.0"])
    #expect(row.arrangement().diagnostics.map(\.severity) == [.note])
    #expect(row.arrangement(width: 100).diagnostics == [])
  }

  @Test(.promises("U8", "U9")) func `texts are measured without a view, by the measurer that draws them`() {
    let wide = FixedTextMeasurer(characterWidth: 1, lineHeight: 2, ascent: 1)
    let label = LabelLayout(text: "abc", font: .system(size: 10))
    #expect(LayoutKitMeasuring.with(Measurers(text: wide)) { size(label) } == Size(width: 30, height: 20))
    #expect(size(LabelLayout(text: "abc", font: .system(size: 10), measurer: wide)) == Size(width: 30, height: 20))
    #expect(size(label) == Size(width: 15, height: 13))
  }

  @Test(.promises("LK-33")) func `buttons for titles have room above and below and a least width`() {
    #expect(size(ButtonLayout(type: .custom, title: "hello")) == Size(width: 45, height: 35))
    #expect(size(ButtonLayout(type: .system, title: "hello")) == Size(width: 38, height: 31))
    #expect(size(ButtonLayout(type: .system, title: "a")) == Size(width: 30, height: 31))
    #expect(size(ButtonLayout(type: .system, title: "")) == Size(width: 30, height: 31))
    #expect(size(ButtonLayout(type: .system, title: "hello"), 20, 10) == Size(width: 20, height: 10))
    #expect(ButtonLayout(type: .custom, title: "").font.size == 18)
    #expect(ButtonLayout(type: .system, title: "").flexibility == .flexible)
    #expect(
      ButtonLayout(type: .system, title: "a").arrangement(width: 90, height: 90).frame
        == Rect(x: 0, y: 0, width: 30, height: 31))
  }

  @Test(.promises("LK-33")) func `an image or insets of one's own take both away`() {
    let image = ButtonLayout.Image.size(Size(width: 10, height: 40))
    #expect(size(ButtonLayout(type: .system, title: "hi", image: image)) == Size(width: 25, height: 40))
    #expect(
      size(ButtonLayout(type: .system, title: "a", contentEdgeInsets: EdgeInsets(all: 2)))
        == Size(width: 12, height: 23))
    #expect(
      size(ButtonLayout(type: .system, title: "a", contentEdgeInsets: EdgeInsets())) == Size(width: 8, height: 19))
    #expect(
      size(ButtonLayout(type: .system, title: "a", image: .image(.file("none.png")))) == Size(width: 8, height: 19))
  }

  @Test(.promises("LK-33"), arguments: [ButtonLayout.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd])
  func `icons are 22 points`(type: ButtonLayout.ButtonType) {
    #expect(size(ButtonLayout(type: type, title: "")) == Size(width: 22, height: 22))
    #expect(size(ButtonLayout(type: type, title: "hello")) == Size(width: 60, height: 22))
  }

  @Test(.promises("LK-34")) func `a text view has insets and padding around its lines, and a line where it is empty`() {
    let insets = EdgeInsets(top: 8, leading: 1, bottom: 8, trailing: 2)
    let view = TextViewLayout(text: "hello there", lineFragmentPadding: 5, textContainerInset: insets)
    #expect(size(view) == Size(width: 107, height: 38))
    #expect(size(view, 60) == Size(width: 56, height: 59))
    #expect(size(TextViewLayout(text: "")) == Size(width: 0, height: 22))
    #expect(
      size(TextViewLayout(text: "", lineFragmentPadding: 5, textContainerInset: insets)) == Size(width: 13, height: 38))
    #expect(size(view, 10, 10) == Size(width: 10, height: 10))
    #expect(view.flexibility == .flexible)
    #expect(view.arrangement(width: 200, height: 99).frame == Rect(x: 0, y: 0, width: 107, height: 38))
    #expect(view.needsView)
  }
}
