import LayoutCore
import TestPromises
import Testing

/// As wide as the widest child, one below the other, each with a proposal of twenty points of height.
private struct Ladder: CustomLayout {
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    Size(width: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0, height: Double(20 * subviews.count))
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: Point(x: 0, y: 20 * Double(index)), proposal: Proposal(width: bounds.width, height: 20))
    }
  }
}

@Suite struct ContainerExplanationTests {
  static let cases: [ExplanationCase] = [
    ExplanationCase(
      "column",
      [
        #"Text "Hello" 0.0: proposed 320×232, took 50×20 because its text needs one line; its proposal is 1 of 2 equal shares of the 464 left of the VStack's 480 after spacing (16)"#,
        #"VStack 0: proposed 320×480, took 70×56 because it is as high as its 2 children (40) and the gaps between them (16) and as wide as its widest child (Text "You all"); the root proposes its size"#,
      ]
    ) {
      VStack(alignment: .leading, spacing: 16) {
        Text("Hello").it
        Text("You all")
      }
    },
    ExplanationCase(
      "column of one",
      [
        #"Text "Hello" 0.0: proposed 320×480, took 50×20 because its text needs one line; the VStack hands its proposal on to its only child"#,
        #"VStack 0: proposed 320×480, took 50×20 because it is as large as its only child; the root proposes its size"#,
      ]
    ) { VStack { Text("Hello").it } },
    ExplanationCase(
      "empty column",
      [
        #"VStack 0: proposed 320×480, took 0×0 because it has no children; the root proposes its size"#
      ]
    ) { VStack {}.it },
    ExplanationCase(
      "row on a baseline",
      [
        #"HStack 0: proposed 320×480, took 70×40 because it is as wide as its 3 children (70) and as high as its highest child (Text "lo"); the root proposes its size"#
      ]
    ) {
      HStack(alignment: .firstTextBaseline) {
        Text("Hi")
        Text("lo").font(.system(size: 40))
        SizedBox(width: 10, height: 25)
      }.it
    },
    ExplanationCase(
      "row with an equal share",
      [
        #"Color.red 0.0: proposed 104×480, took 104×480 because it fills the proposal; its proposal is 1 of 2 equal shares of the 208 left of the HStack's 320 after spacing (16) and one child served first (96)"#,
        #"HStack 0: proposed 320×480, took 320×480 because it is as wide as its 3 children (304) and the gaps between them (16) and as high as its highest child (Color.red); the root proposes its size"#,
      ]
    ) {
      HStack(spacing: 8) {
        Color.red.it
        Color.green
        SizedBox(width: 96, height: 20)
      }
    },
    ExplanationCase(
      "row with the least flexible first",
      [
        #"Text "Hello you all" 0.1: proposed 156×480, took 130×20 because its text needs one line; it is the least flexible child and served first: its proposal is 1 of 2 equal shares of the 312 left of the HStack's 320 after spacing (8)"#,
        #"HStack 0: proposed 320×480, took 320×480 because it is as wide as its 2 children (312) and the gaps between them (8) and as high as its highest child (Color.red); the root proposes its size"#,
      ]
    ) {
      HStack(spacing: 8) {
        Color.red
        Text("Hello you all").it
      }
    },
    ExplanationCase(
      "row with the most flexible last",
      [
        #"Color.red 0.0: proposed 182×480, took 182×480 because it fills the proposal; it is the most flexible child and served last: its proposal is the 182 left of the HStack's 320 after spacing (8) and one child served first (130)"#,
        #"HStack 0: proposed 320×480, took 320×480 because it is as wide as its 2 children (312) and the gaps between them (8) and as high as its highest child (Color.red); the root proposes its size"#,
      ]
    ) {
      HStack(spacing: 8) {
        Color.red.it
        Text("Hello you all")
      }
    },
    ExplanationCase(
      "row with a higher priority",
      [
        #"Color.red 0.0: proposed 320×480, took 320×480 because it fills the proposal"#,
        #"Color.red.layoutPriority(1) 0.0: proposed 320×480, took 320×480 because it is as large as what it wraps; its layout priority is the highest, so its proposal is the HStack's 320"#,
        #"HStack 0: proposed 320×480, took 320×480 because it is as wide as its 2 children (320) and as high as its highest child (Color.red); the root proposes its size"#,
      ]
    ) {
      HStack {
        Color.red.it.layoutPriority(1)
        Text("Hello")
      }
    },
    ExplanationCase(
      "row with a lower priority",
      [
        #"Color.red 0.0: proposed 270×480, took 270×480 because it fills the proposal"#,
        #"Color.red.layoutPriority(-1) 0.0: proposed 270×480, took 270×480 because it is as large as what it wraps; its layout priority is the lowest: its proposal is the 270 left of the HStack's 320 after one child served first (50)"#,
        #"HStack 0: proposed 320×480, took 320×480 because it is as wide as its 2 children (320) and as high as its highest child (Color.red); the root proposes its size"#,
      ]
    ) {
      HStack {
        Color.red.it.layoutPriority(-1)
        Text("Hello")
      }
    },
    ExplanationCase(
      "row with a spacer",
      [
        #"Text "Hello" 0.0: proposed 312×480, took 50×20 because its text needs one line; spacers come later: its proposal is the 312 left of the HStack's 320 after what lower priorities need (8)"#,
        #"HStack 0: proposed 320×480, took 320×20 because it is as wide as its 2 children (320) and as high as its highest child (Text "Hello"); the root proposes its size"#,
      ]
    ) {
      HStack {
        Text("Hello").it
        Spacer()
      }
    },
    ExplanationCase(
      "row that is too narrow",
      [
        #"Fixed 0.1: proposed 120×480, took 200×20 because its size is fixed at 200×20; that is 80 wider than proposed; its proposal is the 120 left of the HStack's 320 after one child served first (200)"#,
        #"HStack 0: proposed 320×480, took 400×20 because it is as wide as its 2 children (400) and as high as its highest child (Fixed); that is 80 wider than proposed; the root proposes its size"#,
      ]
    ) {
      HStack {
        SizedBox(width: 200, height: 20)
        SizedBox(width: 200, height: 20).it
      }
    },
    ExplanationCase(
      "depth",
      [
        #"Color.red 0.0: proposed 50×20, took 50×20 because it fills the proposal; the ZStack proposes its own size to each child"#,
        #"ZStack 0: proposed ?×?, took 50×20 because it is as wide as its widest child (Color.red) and as high as its highest child (Color.red)"#,
        #"ZStack.fixedSize() 0: proposed 320×480, took 50×20 because it proposes no width and no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) {
      ZStack {
        Color.red.it
        Text("Hello")
      }.fixedSize()
    },
    ExplanationCase(
      "depth with a priority",
      [
        #"Color.red 0.0: proposed 50×20, took 50×20 because it fills the proposal; the ZStack proposes its own size to each child"#,
        #"ZStack 0: proposed 320×480, took 50×20 because only the children of the highest priority (1) count: it is as wide as Text "Hello" and as high as Text "Hello"; the root proposes its size"#,
      ]
    ) {
      ZStack {
        Color.red.it
        Text("Hello").layoutPriority(1)
      }
    },
    ExplanationCase(
      "geometry reader",
      [
        #"Text "Hi" 0.0: proposed 320×480, took 20×20 because its text needs one line; the GeometryReader proposes its own size"#,
        #"GeometryReader 0: proposed 320×480, took 320×480 because it fills the proposal; the root proposes its size"#,
      ]
    ) { GeometryReader { _ in Text("Hi").it } },
    ExplanationCase(
      "scroll view of one",
      [
        #"Color.red 0.0.0: proposed 320×?, took 320×10 because it fills the proposed width; no height is proposed, so it takes its ideal, 10; no height was proposed to the VStack, so it proposes none"#,
        #"VStack 0.0: proposed 320×?, took 320×30 because it is as high as its 2 children (30) and as wide as its widest child (Color.red); the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView {
        VStack {
          Color.red.it
          Text("Hi")
        }
      }
    },
    ExplanationCase(
      "scroll view of several",
      [
        #"Color.red 0.0: proposed 320×?, took 320×10 because it fills the proposed width; no height is proposed, so it takes its ideal, 10; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView {
        Color.red.it
        Text("Hi")
      }
    },
    ExplanationCase(
      "scroll view of several, sideways",
      [
        #"Color.red 0.0: proposed 20×452, took 20×452 because it fills the proposal; it is the most flexible child and served last: its proposal is the 452 left of the ScrollView's 480 after spacing (8) and one child served first (20)"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it is as high as its content; the root proposes its size"#,
      ]
    ) {
      ScrollView(.horizontal) {
        Color.red.it
        Text("Hi")
      }
    },
    ExplanationCase(
      "alternative that fits",
      [
        #"Text "short" 0.1: proposed 320×480, took 50×20 because its text needs one line; the ViewThatFits hands its proposal on to the child that it shows"#,
        #"ViewThatFits 0: proposed 320×480, took 50×20 because Text "short", 2 of its 3 children, is the first that fits; the root proposes its size"#,
      ]
    ) {
      ViewThatFits(in: .horizontal) {
        SizedBox(width: 400, height: 20)
        Text("short").it
        Text("s")
      }
    },
    ExplanationCase(
      "flow of two lines",
      [
        #"Text "bb" 0.1: proposed ?×?, took 20×20 because its text needs one line; FlowLayout places it with that proposal"#,
        #"FlowLayout 0: proposed 40×480, took 30×44 because its children stand in 2 lines, the widest 30, with spacing 4 between lines"#,
        #"FlowLayout.frame(width: 40) 0: proposed 320×480, took 40×44 because its width is fixed at 40; its height is that of what it wraps; the root proposes its size"#,
      ]
    ) {
      FlowLayout(spacing: 4, lineSpacing: 4) {
        Text("aaa")
        Text("bb").it
      }
      .frame(width: 40)
    },
    ExplanationCase(
      "alternative that does not fit",
      [
        #"Fixed 0.1: proposed 320×480, took 350×20 because its size is fixed at 350×20; that is 30 wider than proposed; the ViewThatFits hands its proposal on to the child that it shows"#,
        #"ViewThatFits 0: proposed 320×480, took 350×20 because no child fits, so it shows the last: Fixed; that is 30 wider than proposed; the root proposes its size"#,
      ]
    ) {
      ViewThatFits(in: .horizontal) {
        SizedBox(width: 400, height: 20)
        SizedBox(width: 350, height: 20).it
      }
    },
    ExplanationCase(
      "grid",
      [
        #"Text "a" 0.0.0: proposed 40×20, took 10×20 because its text needs one line; column 1 is as wide as its widest cell (Text "cccc", 40), and row 1 is 20 high"#,
        #"GridRow 0.0: proposed 70×20, took 70×20 because a row is as wide as its grid and as high as its highest cell (Text "a")"#,
        #"Grid 0: proposed 320×480, took 70×44 because it is as wide as 2 columns (40, 20) with gaps of 10 and as high as 2 rows (20, 20) with gaps of 4; the root proposes its size"#,
      ]
    ) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Text("a").it
          Text("bb")
        }
        GridRow {
          Text("cccc")
          Text("d")
        }
      }
    },
    ExplanationCase(
      "grid's widest cell",
      [
        #"Text "aaaa" 0.0.0: proposed 40×20, took 40×20 because its text needs one line; column 1 is as wide as this cell, its widest, and row 1 is 20 high"#,
        #"GridRow 0.0: proposed 68×20, took 68×20 because a row is as wide as its grid and as high as its highest cell (Text "aaaa")"#,
        #"GridRow.padding(16) 0.0: proposed 68×20, took 68×20 because the modifiers of a row do not change its box"#,
        #"Grid 0: proposed 320×480, took 68×20 because it is as wide as 2 columns (40, 20) with gaps of 8 and as high as one row (20); the root proposes its size"#,
      ]
    ) {
      Grid {
        GridRow {
          Text("aaaa").it
          Text("bb")
        }.padding()
      }
    },
    ExplanationCase(
      "grid's cell over two columns",
      [
        #"Text "aaaa" 0.0.0: proposed 28×40, took 20×40 because its text wraps into 2 lines at 28"#,
        #"Text "aaaa".gridCellColumns(2) 0.0.0: proposed 28×40, took 20×40 because it is as large as what it wraps; its proposal is the columns 1 to 2 with their gaps, and row 1 is 40 high"#,
        #"GridRow 0.0: proposed 28×40, took 28×40 because a row is as wide as its grid and as high as its highest cell (Text "aaaa")"#,
        #"Grid 0: proposed 320×480, took 28×68 because it is as wide as 2 columns (10, 10) with gaps of 8 and as high as 2 rows (40, 20) with gaps of 8; the root proposes its size"#,
      ]
    ) {
      Grid {
        GridRow { Text("aaaa").it.gridCellColumns(2) }
        GridRow {
          Text("b")
          Text("c")
        }
      }
    },
    ExplanationCase(
      "grid's child that is no row",
      [
        #"Color.red 0.0: proposed 320×8, took 320×8 because it fills the proposal"#,
        #"Color.red.frame(height: 8) 0.0: proposed 320×8, took 320×8 because its height is fixed at 8; its width is that of what it wraps; it is no row, so its proposal is all columns of the Grid, and row 1 is 8 high"#,
        #"Grid 0: proposed 320×480, took 320×36 because it is as wide as 2 columns (156, 156) with gaps of 8 and as high as 2 rows (8, 20) with gaps of 8; the root proposes its size"#,
      ]
    ) {
      Grid {
        Color.red.it.frame(height: 8)
        GridRow {
          Text("b")
          Text("c")
        }
      }
    },
    ExplanationCase(
      "row of no grid",
      [
        #"Color.red 0.0.0: proposed 302×480, took 302×480 because it fills the proposal; it is the most flexible child and served last: its proposal is the 302 left of the GridRow's 320 after spacing (8) and one child served first (10)"#,
        #"GridRow 0.0: proposed 320×480, took 320×480 because it is as wide as its 2 children (312) and the gaps between them (8) and as high as its highest child (Color.red); the VStack hands its proposal on to its only child"#,
        #"VStack 0: proposed 320×480, took 320×480 because it is as large as its only child; the root proposes its size"#,
      ]
    ) {
      VStack {
        GridRow {
          Color.red.it
          Text("b")
        }
      }
    },
    ExplanationCase(
      "long column",
      [
        #"Text "Hi" 0.0.3: proposed 320×?, took 20×20 because its text needs one line; the LazyVStack proposes its own width and leaves the height open"#,
        #"LazyVStack 0.0: proposed 320×?, took 320×20000 because it takes the proposed width, and its rows and the gaps between them are 20000 high; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView { LazyVStack { ForEach(0..<1000) { row in if row == 3 { Text("Hi").it } else { Text("row") } } } }
    },
    ExplanationCase(
      "long row",
      [
        #"Color.red 0.0.0: proposed ?×480, took 10×480 because it fills the proposed height; no width is proposed, so it takes its ideal, 10; the LazyHStack proposes its own height and leaves the width open"#,
        #"LazyHStack 0.0: proposed ?×480, took 38×480 because it takes the proposed height, and its rows and the gaps between them are 38 wide; the ScrollView leaves the width open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it is as high as its content; the root proposes its size"#,
      ]
    ) {
      ScrollView(.horizontal) { LazyHStack(spacing: 4) { ForEach(0..<3) { _ in Color.red.it } } }
    },
    ExplanationCase(
      "long grid",
      [
        #"Text "1" 0.0.1: proposed 272×20, took 10×20 because its text needs one line; the LazyVGrid proposes the width of the column and the height of the line"#,
        #"LazyVGrid 0.0: proposed 320×?, took 320×48 because its 2 columns (40, 272) and the gaps between them are 320 wide, and its lines 48 high; the ScrollView leaves the height open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it is as wide as its content; it takes the proposed height, along which it scrolls; the root proposes its size"#,
      ]
    ) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) {
          ForEach(0..<4) { row in Text(String(row)).id(row == 1 ? "it" : "other") }
        }
      }
    },
    ExplanationCase(
      "long grid, sideways",
      [
        #"Color.red 0.0.0: proposed 10×114, took 10×114 because it fills the proposal; the LazyHGrid proposes the height of the row and the width of the line"#,
        #"LazyHGrid 0.0: proposed ?×480, took 46×480 because its 4 rows (114, 114, 114, 114) and the gaps between them are 480 high, and its lines 46 wide; the ScrollView leaves the width open, so its content takes its ideal"#,
        #"ScrollView 0: proposed 320×480, took 320×480 because it takes the proposed width, along which it scrolls; it is as high as its content; the root proposes its size"#,
      ]
    ) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 100))]) { ForEach(0..<9) { _ in Color.red.it } }
      }
    },
    ExplanationCase(
      "custom layout",
      [
        #"Text "Hello you" 0.0: proposed 90×20, took 90×20 because its text needs one line; Ladder places it with that proposal"#,
        #"Custom 0: proposed 320×480, took 90×40 because the custom layout Ladder returned that size; the root proposes its size"#,
      ]
    ) {
      Ladder {
        Text("Hello you").it
        Text("all")
      }
    },
  ]

  @Test(arguments: cases) func `the size and the proposals of a container, with the reasons`(_ one: ExplanationCase)
    throws
  {
    let explanation = try #require(one.root.explain(id: "it"))
    #expect(explanation.steps.map(\.description.withoutSourceLines) == one.lines)
  }
}
