import LayoutCore
import TestPromises
import Testing

private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

@Suite struct ModifierExplanationTests {
  static let cases: [ExplanationCase] = [
    ExplanationCase(
      "padding",
      [
        #"Text "Hi" 0: proposed 288×448, took 20×20 because its text needs one line"#,
        #"Text "Hi".padding(16) 0: proposed 320×480, took 52×52 because it adds 16 on all sides to the 20×20 of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.padding() },
    ExplanationCase(
      "padding of some edges",
      [
        #"Text "Hi" 0: proposed 310×476, took 20×20 because its text needs one line"#,
        #"Text "Hi".padding(top: 4, leading: 8, trailing: 2) 0: proposed 320×480, took 30×24 because it adds 4 at the top, 8 leading, 2 trailing to the 20×20 of what it wraps; the root proposes its size"#,
      ]
    ) {
      Text("Hi").it.padding(EdgeInsets(top: 4, leading: 8, bottom: 0, trailing: 2))
    },
    ExplanationCase(
      "fixed frame",
      [
        #"Text "Hi" 0: proposed 120×40, took 20×20 because its text needs one line"#,
        #"Text "Hi".frame(width: 120, height: 40) 0: proposed 320×480, took 120×40 because its size is fixed at 120×40; the root proposes its size"#,
      ]
    ) { Text("Hi").it.frame(width: 120, height: 40) },
    ExplanationCase(
      "fixed height",
      [
        #"Color.red 0: proposed 320×40, took 320×40 because it fills the proposal"#,
        #"Color.red.frame(height: 40) 0: proposed 320×480, took 320×40 because its height is fixed at 40; its width is that of what it wraps; the root proposes its size"#,
      ]
    ) { Color.red.it.frame(height: 40) },
    ExplanationCase(
      "frame that fills",
      [
        #"Text "Hi" 0: proposed 320×20, took 20×20 because its text needs one line"#,
        #"Text "Hi".frame(maxWidth: ∞) 0: proposed 320×480, took 320×20 because it takes the proposed width; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.frame(maxWidth: .infinity) },
    ExplanationCase(
      "frame at its maximum",
      [
        #"Color.red 0: proposed 100×480, took 100×480 because it fills the proposal"#,
        #"Color.red.frame(maxWidth: 100, maxHeight: 600) 0: proposed 320×480, took 100×480 because its width is at most 100; it takes the proposed height; the root proposes its size"#,
      ]
    ) { Color.red.it.frame(maxWidth: 100, maxHeight: 600) },
    ExplanationCase(
      "frame at its minimum",
      [
        #"Text "Hi" 0: proposed 100×20, took 20×20 because its text needs one line"#,
        #"Text "Hi".frame(minWidth: 100) 0: proposed 320×480, took 100×20 because its width is at least 100; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.frame(minWidth: 100) },
    ExplanationCase(
      "frame with an ideal",
      [
        #"Color.red 0.0: proposed 80×480, took 80×480 because it fills the proposal"#,
        #"Color.red.frame(minWidth: 40, idealWidth: 80, maxWidth: 100) 0.0: proposed ?×480, took 80×480 because its ideal width is 80; its height is that of what it wraps; the ScrollView leaves the width open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it is as high as its content; the root proposes its size"#,
      ]
    ) {
      ScrollView(.horizontal) { Color.red.it.frame(minWidth: 40, idealWidth: 80, maxWidth: 100) }
    },
    ExplanationCase(
      "frame around something larger",
      [
        #"Text "Hello" 0: proposed 50×20, took 50×20 because its text needs one line"#,
        #"Text "Hello".frame(minWidth: 20) 0: proposed 320×480, took 50×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hello").it.frame(minWidth: 20) },
    ExplanationCase(
      "percent",
      [
        #"Color.red 0: proposed 160×40, took 160×40 because it fills the proposal"#,
        #"Color.red.size(width: 50%, height: 40) 0: proposed 320×480, took 160×40 because its width is 50% of the 320 that its container was proposed; its height is fixed at 40; the root proposes its size"#,
      ]
    ) { Color.red.it.size(width: .percent(50), height: 40) },
    ExplanationCase(
      "percent of nothing",
      [
        #"Text "Hi" 0.0: proposed 160×48, took 20×20 because its text needs one line"#,
        #"Text "Hi".size(width: 50%, height: 10%) 0.0: proposed 320×?, took 160×48 because its width is 50% of the 320 that its container was proposed; its height is 10% of the 480 that its container was proposed; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 160×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) { ScrollView { Text("Hi").it.size(width: .percent(50), height: .percent(10)) } },
    ExplanationCase(
      "fixed size",
      [
        #"Text "Hello you" 0: proposed ?×480, took 90×20 because its text needs one line"#,
        #"Text "Hello you".fixedSize(horizontal) 0: proposed 40×480, took 90×20 because it proposes no width, so what it wraps takes its ideal; that is 50 wider than proposed"#,
        #"Text "Hello you".frame(width: 40) 0: proposed 320×480, took 40×20 because its width is fixed at 40; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hello you").it.fixedSize(horizontal: true, vertical: false).frame(width: 40) },
    ExplanationCase(
      "shape that fits",
      [
        #"Color.red 0: proposed 320×160, took 320×160 because it fills the proposal"#,
        #"Color.red.aspectRatio(2, fit) 0: proposed 320×480, took 320×160 because it proposes 320×160, the shape 2 to 1 fit into what is proposed, and is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Color.red.it.aspectRatio(2) },
    ExplanationCase(
      "shape of the ideal, filling",
      [
        #"Image 0: proposed 640×480, took 640×480 because it is resizable and fills the proposal"#,
        #"Image.aspectRatio(fill) 0: proposed 320×480, took 640×480 because it proposes 640×480, the ideal shape of what it wraps filling what is proposed, and is as large as what it wraps; that is 320 wider than proposed; the root proposes its size"#,
      ]
    ) { Image("picture.png").resizable().it.scaledToFill() },
    ExplanationCase(
      "shape where nothing is proposed",
      [
        #"Color.red 0: proposed ?×?, took 10×10 because nothing is proposed, so it takes its ideal, 10×10"#,
        #"Color.red.aspectRatio(2, fit) 0: proposed ?×?, took 10×10 because nothing is proposed, so what it wraps takes its ideal in its own shape"#,
        #"Color.red.fixedSize() 0: proposed 320×480, took 10×10 because it proposes no width and no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) { Color.red.it.aspectRatio(2).fixedSize() },
    ExplanationCase(
      "priority",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".layoutPriority(2) 0: proposed 320×480, took 20×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.layoutPriority(2) },
    ExplanationCase(
      "offset",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".offset(x: 4, y: -2) 0: proposed 320×480, took 20×20 because it is as large as what it wraps, which it shows 4 further right and 2 further up; the root proposes its size"#,
      ]
    ) { Text("Hi").it.offset(x: 4, y: -2) },
    ExplanationCase(
      "offset from right to left",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".offset(x: 4, y: 0) 0: proposed 320×480, took 20×20 because it is as large as what it wraps, which it shows 4 further left"#,
        #"Text "Hi".layoutDirection(rightToLeft) 0: proposed 320×480, took 20×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) {
      Text("Hi").it.offset(x: 4, y: 0).environment(\.layoutDirection, .rightToLeft)
    },
    ExplanationCase(
      "position",
      [
        #"Text "Hi" 0.0: proposed 320×20, took 20×20 because its text needs one line"#,
        #"Text "Hi".position(x: 30, y: 40) 0.0: proposed 320×?, took 320×20 because it takes the proposed width; no height is proposed, so it has that of what it wraps; it puts the middle of what it wraps at (30, 40); the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) { ScrollView { Text("Hi").it.position(x: 30, y: 40) } },
    ExplanationCase(
      "edges",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".top(5).trailing(10%) 0: proposed 320×480, took 320×480 because it fills the proposed width; it fills the proposed height; it puts what it wraps at that distance from its edges; the root proposes its size"#,
      ]
    ) { Text("Hi").it.trailing(.percent(10)).top(5) },
    ExplanationCase(
      "edges in a stack",
      [
        #"Text "Hi" 0.0: proposed 320×240, took 20×20 because its text needs one line"#,
        #"Text "Hi".trailing(10) 0.0: proposed 320×240, took 20×20 because it is as large as what it wraps; the container around puts it at that distance from its edges; its proposal is 1 of 2 equal shares of the VStack's 480"#,
        #"VStack 0: proposed 320×480, took 50×40 because it is as high as its 2 children (40) and as wide as its widest child (Text "Hello"); the root proposes its size"#,
      ]
    ) {
      VStack {
        Text("Hi").it.trailing(10)
        Text("Hello")
      }
    },
    ExplanationCase(
      "the middle",
      [
        #"Text "Hi" 0.0: proposed 320×?, took 20×20 because its text needs one line"#,
        #"Text "Hi".center() 0.0: proposed 320×?, took 320×20 because it fills the proposed width; no height is proposed, so it has that of what it wraps and the distances; it puts what it wraps at that distance from its edges; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) { ScrollView { Text("Hi").it.center() } },
    ExplanationCase(
      "overlay",
      [
        #"Text "!" 0.@0.0: proposed 50×20, took 10×20 because its text needs one line; the ZStack hands its proposal on to its only child"#,
        #"ZStack 0.@0: proposed 50×20, took 10×20 because it is as large as its only child; the size of Text "Hello" is proposed to what lies over or behind it"#,
        #"Text "Hello" 0: proposed 320×480, took 50×20 because its text needs one line"#,
        #"Text "Hello".overlay 0: proposed 320×480, took 50×20 because it is as large as what it wraps, whatever lies over or behind that; the root proposes its size"#,
      ]
    ) { Text("Hello").overlay { Text("!").it } },
    ExplanationCase(
      "background",
      [
        #"Color.red 0.@0.0: proposed 58×28, took 58×28 because it fills the proposal; the ZStack hands its proposal on to its only child"#,
        #"ZStack 0.@0: proposed 58×28, took 58×28 because it is as large as its only child; the size of Text "Hello" is proposed to what lies over or behind it"#,
        #"Text "Hello" 0: proposed 312×472, took 50×20 because its text needs one line"#,
        #"Text "Hello".padding(4) 0: proposed 320×480, took 58×28 because it adds 4 on all sides to the 50×20 of what it wraps"#,
        #"Text "Hello".background 0: proposed 320×480, took 58×28 because it is as large as what it wraps, whatever lies over or behind that; the root proposes its size"#,
      ]
    ) { Text("Hello").padding(4).background { Color.red.it } },
    ExplanationCase(
      "what has an overlay",
      [
        #"Text "Hello" 0: proposed 320×480, took 50×20 because its text needs one line"#,
        #"Text "Hello".overlay 0: proposed 320×480, took 50×20 because it is as large as what it wraps, whatever lies over or behind that; the root proposes its size"#,
      ]
    ) { Text("Hello").it.overlay { Color.red } },
    ExplanationCase(
      "guide",
      [
        #"Text "Hello" 0: proposed 320×480, took 50×20 because its text needs one line"#,
        #"Text "Hello".alignmentGuide(leading) 0: proposed 320×480, took 50×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hello").it.alignmentGuide(.leading) { _ in 4 } },
    ExplanationCase(
      "share of the scroll view",
      [
        #"Color.red 0.0: proposed 74×480, took 74×480 because it fills the proposal"#,
        #"Color.red.containerRelativeFrame(horizontal) 0.0: proposed ?×480, took 74×480 because its width is 1 of 4 parts with gaps of 8 of the 320 of the scroll view or window around it; its height is that of what it wraps; the ScrollView leaves the width open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it is as high as its content; the root proposes its size"#,
      ]
    ) {
      ScrollView(.horizontal) { Color.red.it.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8) }
    },
    ExplanationCase(
      "cells",
      [
        #"Color.red 0.0.0: proposed 0×480, took 0×480 because it fills the proposal"#,
        #"Color.red.gridCellUnsizedAxes(horizontal) 0.0.0: proposed 0×480, took 0×480 because it is as large as what it wraps, and has no part in the width of its place"#,
        #"Color.red.gridCellAnchor(x: 0, y: 0) 0.0.0: proposed 0×480, took 0×480 because it is as large as what it wraps"#,
        #"Color.red.gridColumnAlignment(leading) 0.0.0: proposed 0×480, took 0×480 because it is as large as what it wraps; column 1 is 0 wide, and row 1 is 480 high"#,
        #"GridRow 0.0: proposed 18×480, took 18×480 because a row is as wide as its grid and as high as its highest cell (Color.red)"#,
        #"Grid 0: proposed 320×480, took 18×480 because it is as wide as 2 columns (0, 10) with gaps of 8 and as high as one row (480); the root proposes its size"#,
      ]
    ) {
      Grid {
        GridRow {
          Color.red.it.gridCellUnsizedAxes(.horizontal).gridCellAnchor(.topLeading).gridColumnAlignment(.leading)
          Text("b")
        }
      }
    },
    ExplanationCase(
      "layout value",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".layoutValue 0: proposed 320×480, took 20×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.layoutValue(key: Weight.self, value: 2) },
    ExplanationCase(
      "decoration",
      [
        #"Text "Hi" 0: proposed 320×480, took 20×20 because its text needs one line"#,
        #"Text "Hi".background(#FFFFFF).cornerRadius(4).clipped().opacity(0.5) 0: proposed 320×480, took 20×20 because it is as large as what it wraps; the root proposes its size"#,
      ]
    ) { Text("Hi").it.background(.white).cornerRadius(4).clipped().opacity(0.5) },
    ExplanationCase(
      "one after the other",
      [
        #"Text "Hi" 0: proposed 280×20, took 20×20 because its text needs one line"#,
        #"Text "Hi".padding(4) 0: proposed 288×28, took 28×28 because it adds 4 on all sides to the 20×20 of what it wraps"#,
        #"Text "Hi".background(#FFFFFF) 0: proposed 288×28, took 28×28 because it is as large as what it wraps"#,
        #"Text "Hi".frame(maxWidth: ∞) 0: proposed 288×448, took 288×28 because it takes the proposed width; its height is that of what it wraps"#,
        #"Text "Hi".padding(16) 0: proposed 320×480, took 320×60 because it adds 16 on all sides to the 288×28 of what it wraps; the root proposes its size"#,
      ]
    ) {
      Text("Hi").it.padding(4).background(.white).frame(maxWidth: .infinity).padding(16)
    },
  ]

  @Test(arguments: cases) func `the size and the proposal of a modifier, with the reasons`(_ one: ExplanationCase)
    throws
  {
    let explanation = try #require(one.root.explain(id: "it"))
    #expect(explanation.steps.map(\.description.withoutSourceLines) == one.lines)
  }
}
