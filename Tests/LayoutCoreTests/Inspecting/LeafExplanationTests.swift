@testable import LayoutCore
import LayoutEngine
import TestPromises
import Testing

private final class Clock: NativeView, @unchecked Sendable {
  override func sizeThatFits(_ proposal: Proposal) -> Size { Size(width: 60, height: 30) }
}

@Suite struct LeafExplanationTests {
  static let cases: [ExplanationCase] = [
    ExplanationCase(
      "fixed",
      [
        #"Fixed 0: proposed 320×480, took 40×20 because its size is fixed at 40×20; the root proposes its size"#
      ]
    ) { SizedBox(width: 40, height: 20).it },
    ExplanationCase(
      "flexible",
      [
        #"Color.red 0: proposed 320×480, took 320×480 because it fills the proposal; the root proposes its size"#
      ]
    ) { Color.red.it },
    ExplanationCase(
      "flexible without a width",
      [
        #"Circle 0: proposed ?×480, took 10×480 because it fills the proposed height; no width is proposed, so it takes its ideal, 10"#,
        #"Circle.fixedSize(horizontal) 0: proposed 320×480, took 10×480 because it proposes no width, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) { Circle().it.fixedSize(horizontal: true, vertical: false) },
    ExplanationCase(
      "flexible without a height",
      [
        #"Circle 0: proposed 320×?, took 320×10 because it fills the proposed width; no height is proposed, so it takes its ideal, 10"#,
        #"Circle.fixedSize(vertical) 0: proposed 320×480, took 320×10 because it proposes no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) { Circle().it.fixedSize(horizontal: false, vertical: true) },
    ExplanationCase(
      "flexible without anything",
      [
        #"Color.red 0.0: proposed ?×?, took 10×10 because nothing is proposed, so it takes its ideal, 10×10; the ScrollView leaves the width and the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) { ScrollView([.horizontal, .vertical]) { Color.red.it } },
    ExplanationCase(
      "text in one line",
      [
        #"Text "Hello" 0: proposed 320×480, took 50×20 because its text needs one line; the root proposes its size"#
      ]
    ) { Text("Hello").it },
    ExplanationCase(
      "text in lines",
      [
        #"Text "Hello you all" 0: proposed 100×480, took 90×40 because its text wraps into 2 lines at 100"#,
        #"Text "Hello you all".frame(width: 100) 0: proposed 320×480, took 100×40 because its width is fixed at 100; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hello you all").it.frame(width: 100) },
    ExplanationCase(
      "text cut by its height",
      [
        #"Text "Hello you all" 0: proposed 50×45, took 50×40 because its text wraps into 3 lines at 50, and a height of 45 leaves room for 2 lines of 20"#,
        #"Text "Hello you all".frame(width: 50, height: 45) 0: proposed 320×480, took 50×45 because its size is fixed at 50×45; the root proposes its size"#,
      ]
    ) { Text("Hello you all").it.frame(width: 50, height: 45) },
    ExplanationCase(
      "text cut by lineLimit",
      [
        #"Text "Hello you all" 0: proposed 50×480, took 50×40 because its text wraps into 3 lines at 50 and lineLimit(2) shows 2"#,
        #"Text "Hello you all".frame(width: 50) 0: proposed 320×480, took 50×40 because its width is fixed at 50; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hello you all").it.frame(width: 50).lineLimit(2) },
    ExplanationCase(
      "text of no width",
      [
        #"Text "Hi" 0: proposed 0×480, took 0×40 because its text wraps into 2 lines at 0, and at no width it is as high as its narrowest form"#,
        #"Text "Hi".frame(width: 0) 0: proposed 320×480, took 0×40 because its width is fixed at 0; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.frame(width: 0) },
    ExplanationCase(
      "text of nothing",
      [
        #"Text "Hi" 0: proposed 0×0, took 0×0 because a text takes nothing where 0×0 is proposed"#,
        #"Text "Hi".frame(width: 0, height: 0) 0: proposed 320×480, took 0×0 because its size is fixed at 0×0; the root proposes its size"#,
      ]
    ) { Text("Hi").it.frame(width: 0, height: 0) },
    ExplanationCase(
      "empty text",
      [
        #"Text "" 0: proposed 320×480, took 0×20 because its text is empty; the root proposes its size"#
      ]
    ) { Text("").it },
    ExplanationCase(
      "picture",
      [
        #"Image 0: proposed 320×480, took 64×48 because its picture of 64×48 is shown as large as it is; the root proposes its size"#
      ]
    ) { Image("picture.png").it },
    ExplanationCase(
      "picture in little room",
      [
        #"Image 0: proposed 32×480, took 32×24 because its picture of 64×48 shrinks in its own shape to what is proposed"#,
        #"Image.frame(width: 32) 0: proposed 320×480, took 32×24 because its width is fixed at 32; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Image("picture.png").it.frame(width: 32) },
    ExplanationCase(
      "resizable picture",
      [
        #"Image 0: proposed 320×480, took 320×480 because it is resizable and fills the proposal; the root proposes its size"#
      ]
    ) { Image("picture.png").resizable().it },
    ExplanationCase(
      "resizable picture, no height",
      [
        #"Image 0: proposed 320×?, took 320×48 because it is resizable and fills the proposed width; its height is that of its picture"#,
        #"Image.fixedSize(vertical) 0: proposed 320×480, took 320×48 because it proposes no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) {
      Image("picture.png").resizable().it.fixedSize(horizontal: false, vertical: true)
    },
    ExplanationCase(
      "picture that is none",
      [
        #"Image 0: proposed 320×480, took 320×480 because its picture cannot be decoded, so it is like a shape: it fills the proposal; the root proposes its size"#
      ]
    ) { Image("none.png").it },
    ExplanationCase(
      "spacer in a row",
      [
        #"Spacer 0.1: proposed 300×480, took 300×0 because it takes the proposed width; it has no height in a row; a spacer comes last: its proposal is the 300 left of the HStack's 320 after one child served first (20)"#,
        #"HStack 0: proposed 320×480, took 320×20 because it is as wide as its 2 children (320) and as high as its highest child (Text "Hi"); the root proposes its size"#,
      ]
    ) {
      HStack {
        Text("Hi")
        Spacer().it
      }
    },
    ExplanationCase(
      "spacer at its minimum",
      [
        #"Spacer 0.1: proposed 2×480, took 8×0 because its minimum width is 8; it has no height in a row; that is 6 wider than proposed; a spacer comes last: its proposal is the 2 left of the HStack's 320 after one child served first (318)"#,
        #"HStack 0: proposed 320×480, took 326×10 because it is as wide as its 2 children (326) and as high as its highest child (Fixed); that is 6 wider than proposed; the root proposes its size"#,
      ]
    ) {
      HStack {
        SizedBox(width: 318, height: 10)
        Spacer().it
      }
    },
    ExplanationCase(
      "spacer in a column without a height",
      [
        #"Spacer 0.0.1: proposed 320×?, took 0×8 because no height is proposed, so that is its minimum, 8; it has no width in a column; no height was proposed to the VStack, so it proposes none"#,
        #"VStack 0.0: proposed 320×?, took 20×28 because it is as high as its 2 children (28) and as wide as its widest child (Text "Hi"); the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 20×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView {
        VStack {
          Text("Hi")
          Spacer().it
        }
      }
    },
    ExplanationCase(
      "spacer alone",
      [
        #"Spacer 0.0: proposed 20×20, took 20×20 because it stands in no stack: it takes the proposed width; it takes the proposed height; the ZStack proposes its own size to each child"#,
        #"ZStack 0: proposed 320×480, took 20×20 because only the children of the highest priority (0) count: it is as wide as Text "Hi" and as high as Text "Hi"; the root proposes its size"#,
      ]
    ) {
      ZStack {
        Spacer().it
        Text("Hi")
      }
    },
    ExplanationCase(
      "divider in a column",
      [
        #"Divider 0.1: proposed 320×460, took 320×1 because its line is 1 thick and fills the proposed width; its proposal is the 460 left of the VStack's 480 after one child served first (20)"#,
        #"VStack 0: proposed 320×480, took 320×21 because it is as high as its 2 children (21) and as wide as its widest child (Divider); the root proposes its size"#,
      ]
    ) {
      VStack {
        Text("Hi")
        Divider().it
      }
    },
    ExplanationCase(
      "divider in a row without a height",
      [
        #"Divider 0.0.1: proposed ?×20, took 1×20 because its line is 1 thick and fills the proposed height; no width was proposed to the HStack, so it proposes none"#,
        #"HStack 0.0: proposed ?×?, took 21×20 because it is as wide as its 2 children (21) and as high as its highest child (Text "Hi")"#,
        #"HStack.fixedSize() 0.0: proposed 320×?, took 21×20 because it proposes no width and no height, so what it wraps takes its ideal; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 21×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView {
        HStack {
          Text("Hi")
          Divider().it
        }.fixedSize()
      }
    },
    ExplanationCase(
      "button",
      [
        #"Button "Save" 0: proposed 320×480, took 70×30 because its size is fixed at 70×30; the root proposes its size"#
      ]
    ) { Button("Save") {}.it },
    ExplanationCase(
      "text field",
      [
        #"TextField "Name" 0: proposed 320×480, took 320×30 because it takes the proposed width; its height is fixed; the root proposes its size"#
      ]
    ) { TextField("Name", text: .constant("")).it },
    ExplanationCase(
      "text field in little room",
      [
        #"TextField "Name" 0: proposed 10×480, took 40×30 because its width is at least 40; its height is fixed; that is 30 wider than proposed"#,
        #"TextField "Name".frame(width: 10) 0: proposed 320×480, took 10×30 because its width is fixed at 10; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { TextField("Name", text: .constant("")).it.frame(width: 10) },
    ExplanationCase(
      "slider without a width",
      [
        #"Slider 0: proposed ?×?, took 200×25 because no width is proposed, so it takes its ideal; its height is fixed"#,
        #"Slider.fixedSize() 0: proposed 320×480, took 200×25 because it proposes no width and no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) { Slider(value: .constant(0.5)).it.fixedSize() },
    ExplanationCase(
      "native view",
      [
        #"Clock 0: proposed 320×480, took 60×30 because the native view Clock returned that size; the root proposes its size"#
      ]
    ) { _NativeElement(Clock()).it },
  ]

  @Test(arguments: cases) func `what a leaf takes, and why`(_ one: ExplanationCase) throws {
    let explanation = try #require(one.root.explain(id: "it"))
    #expect(explanation.steps.map(\.description.withoutSourceLines) == one.lines)
  }
}
