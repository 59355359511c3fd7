import Layout
import LayoutCSS
import Testing

@Suite struct FlexTests {
  private static func frames(_ layout: some Layout, _ width: Double, _ height: Double, _ ids: [String]) -> [Rect?] {
    let result = layout.calculateLayout(in: Size(width: width, height: height))
    return ids.map { result.frame(of: $0) }
  }

  @Test func `elements grow, shrink and stand by their modifiers`() {
    let layout = Flex(justify: .spaceBetween, align: .center, gap: 10) {
      Color.red.box(height: 20).flex(shrink: 0, basis: 50).id("a")
      Color.green.box(minHeight: 10).flex(grow: 1, basis: 0).alignSelf(.end).id("b")
      Color.blue.box(width: 30, height: 40).order(-1).margin(.leading, 5).id("c")
    }
    .box(width: 300, height: 60)
    #expect(
      FlexTests.frames(layout, 400, 400, ["a", "b", "c"]) == [
        Rect(x: 45, y: 20, width: 50, height: 20), Rect(x: 105, y: 50, width: 195, height: 10),
        Rect(x: 5, y: 10, width: 30, height: 40),
      ])
  }

  @Test func `equal modifiers leave containers their parameters, and each element has its own modifiers`() {
    let layout = Flex {
      Flex {
        Color.red.box(width: 10, height: 10).id("a")
        Color.red.box(width: 20, height: 10).id("b")
      }
      .boxPadding(2)
      Flex(direction: .column) {
        Color.red.box(width: 10, height: 20).id("c")
        Color.red.box(width: 10, height: 10).id("d")
      }
      .boxPadding(2)
    }
    #expect(
      FlexTests.frames(layout, 200, 200, ["a", "b", "c", "d"]) == [
        Rect(x: 2, y: 2, width: 10, height: 10), Rect(x: 12, y: 2, width: 20, height: 10),
        Rect(x: 36, y: 2, width: 10, height: 20), Rect(x: 36, y: 22, width: 10, height: 10),
      ])
  }

  @Test func `an absolute element stands by its inset, and one without display is not shown`() {
    let layout = Flex {
      Color.red.box(width: 20, height: 20).id("a")
      Color.green.box(width: 10, height: 10).position(.absolute).inset(.top, 5).inset(.trailing, 6).id("b")
      Color.blue.display(.none).id("c")
    }
    .box(width: 100, height: 50)
    #expect(
      FlexTests.frames(layout, 200, 200, ["a", "b", "c"]) == [
        Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 84, y: 5, width: 10, height: 10), nil,
      ])
  }

  @Test func `the box's padding and border stand around the content of an element`() {
    let layout = Flex {
      Color.red.boxPadding(.leading, 5).boxPadding(.top, 3).boxBorder(1).box(width: 30, height: 20).id("a")
    }
    #expect(FlexTests.frames(layout, 100, 100, ["a"]) == [Rect(x: 6, y: 4, width: 23, height: 15)])
  }

  @Test func `texts of one line stand on one level`() {
    let layout = Flex(align: .baseline) {
      Text("a").padding(.top, 20).id("a")
      Text("b").id("b")
      Flex { Text("c") }.id("c")
    }
    let frames = FlexTests.frames(layout, 200, 200, ["a", "b", "c"])
    #expect(frames.map { $0?.maxY } == Array(repeating: frames[0]?.maxY, count: 3))
    #expect(frames[1]?.minY == 20 && frames[2]?.minY == 20)
  }

  @Test(arguments: ["own", "nested"])
  func `a modifier puts texts on one level as the container does`(place: String) {
    let layout = Flex {
      Flex { Text("a\na") }.boxPadding(.top, 20).css(place == "nested" ? "align-self: baseline" : "").id("a")
      Flex { Text("b") }.css(place == "nested" ? "align-self: baseline" : "").id("b")
    }
    .css(place == "own" ? "align-items: baseline" : "align-items: start")
    let frames = FlexTests.frames(layout, 200, 200, ["a", "b"])
    #expect(frames[0]?.minY == 0 && frames[1]?.minY == 20, "\(frames)")
  }

  @Test func `a layout from right to left is mirrored, but for left and right`() {
    func layout(_ direction: LayoutDirection) -> some Layout {
      Flex(gap: 10) {
        Color.red.box(width: 20, height: 20).margin(.leading, 5).id("a")
        Flex { Color.blue.box(width: 10, height: 10).id("c") }.box(width: 40).id("b")
        Color.green.box(width: 10, height: 10).css("margin-left: auto").id("d")
      }
      .box(width: 200)
      .layoutDirection(direction)
    }
    #expect(
      FlexTests.frames(layout(.leftToRight), 200, 100, ["a", "b", "c", "d"]).map { $0?.minX } == [5, 35, 35, 190])
    #expect(
      FlexTests.frames(layout(.rightToLeft), 200, 100, ["a", "b", "c", "d"]).map { $0?.minX } == [175, 125, 155, 105])
  }

  /// A container with two elements in another one, whose widths add up to less than theirs.
  private static func turned(_ change: (AnyLayout) -> AnyLayout) -> some Layout {
    let inner = Flex {
      Color.red.box(width: 10, height: 10).margin(.leading, 3).id("a")
      Color.blue.box(width: 20, height: 10).id("b")
    }
    .boxPadding(.leading, 5)
    .box(width: 100)
    .id("inner")
    return Flex {
      Color.green.box(width: 30, height: 10)
      change(AnyLayout(inner))
    }
    .box(width: 200)
  }

  @Test(arguments: [
    ("none", [38, 48]), ("environment", [112, 92]), ("text", [112, 92]),
    ("both, of which the inner one counts", [38, 48]),
  ])
  func `a container in another one may have a direction of its own`(name: String, places: [Double]) {
    let layout = FlexTests.turned { inner in
      switch name {
      case "environment": AnyLayout(inner.environment(\.layoutDirection, .rightToLeft))
      case "text": AnyLayout(inner.css("direction: rtl"))
      case "none": inner
      default: AnyLayout(inner.css("direction: ltr").layoutDirection(.rightToLeft))
      }
    }
    let frames = FlexTests.frames(layout, 300, 100, ["inner", "a", "b"])
    #expect(frames.map { $0?.minX } == [30] + places, "\(frames)")
  }

  @Test func `the text of a container sets the direction of all that is inside`() {
    let layout = Flex {
      Flex(css: "direction: rtl; width: 60px; padding-inline-start: 4px") {
        Color.red.box(width: 10, height: 10).id("a")
        HStack(spacing: 0) {
          Color.blue.frame(width: 5, height: 5).id("b")
          Color.gray.frame(width: 5, height: 5)
        }
      }
      .id("inner")
      CSSGrid(css: "direction: rtl; grid-template-columns: 30px 20px") { Color.green.id("c") }.id("grid")
    }
    let frames = FlexTests.frames(layout, 300, 100, ["inner", "a", "b", "grid", "c"])
    #expect(frames.map { $0?.minX } == [0, 46, 41, 60, 80], "\(frames)")
  }

  @Test func `a leading side is that of the direction where the modifier stands`() {
    let item = Color.red.box(width: 10, height: 10)
    let layout = Flex {
      item.margin(.leading, 5).layoutDirection(.rightToLeft).id("inside")
      item.layoutDirection(.rightToLeft).margin(.leading, 5).id("outside")
      item.css("direction: rtl; margin-inline-start: 5px").id("text")
      Flex { item.id("padded") }.layoutDirection(.rightToLeft).boxPadding(.leading, 5).box(width: 30)
    }
    let frames = FlexTests.frames(layout, 300, 100, ["inside", "outside", "text", "padded"])
    // 10 and 5, 5 and 10, 10 and 5; the last one at the end of its container, whose room is on the left.
    #expect(frames.map { $0?.minX } == [0, 20, 30, 65], "\(frames)")
  }

  @Test func `the start of an element itself is that of its own direction`() {
    let grid = CSSGrid(columns: [100]) {
      Color.red.box(width: 10, height: 10).justifySelf(.selfStart).id("plain")
      Color.red.box(width: 10, height: 10).justifySelf(.selfStart).layoutDirection(.rightToLeft).id("turned")
    }
    #expect(FlexTests.frames(grid, 300, 100, ["plain", "turned"]).map { $0?.minX } == [0, 90])
  }

  @Test func `a direction that changes has the frames of a new tree`() {
    func layout(_ direction: LayoutDirection) -> some Layout {
      Flex {
        Flex {
          Color.red.box(width: 10, height: 10).margin(.leading, 3).id("a")
          Color.blue.box(width: 20, height: 10).alignSelf(.selfEnd).id("b")
        }
        .box(width: 100)
        .layoutDirection(direction)
        CSSGrid(columns: [50]) {
          Color.gray.box(width: 10, height: 10).justifySelf(.selfStart).layoutDirection(direction)
        }
      }
    }
    let root = LayoutRoot(size: Size(width: 300, height: 100))
    // The outer container is 150 wide, in the middle of 300.
    for (direction, places) in [(LayoutDirection.leftToRight, [78.0, 88]), (.rightToLeft, [162, 142])] {
      root.setBody { layout(direction) }
      root.layoutIfNeeded()
      #expect(["a", "b"].map { root.result.frame(of: $0)?.minX } == places)
      let fresh = LayoutRoot(size: root.size)
      fresh.setBody { layout(direction) }
      fresh.layoutIfNeeded()
      #expect(root.result.elements.map(\.frame) == fresh.result.elements.map(\.frame), "\(direction)")
    }
  }

  @Test func `an element inside that does not fill its box stands at the start`() {
    func layout(_ direction: LayoutDirection) -> some Layout {
      Flex { Text("ab").box(width: 100).id("a") }.box(width: 200).layoutDirection(direction)
    }
    let left = FlexTests.frames(layout(.leftToRight), 200, 100, ["a"])[0]
    let right = FlexTests.frames(layout(.rightToLeft), 200, 100, ["a"])[0]
    #expect(left?.minX == 0 && left.map { $0.width < 100 } == true)
    #expect(right?.maxX == 200 && right?.width == left?.width)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an element with a direction of its own stands where that starts in its box`(direction: LayoutDirection) throws {
    let turned = direction == .leftToRight ? "rtl" : "ltr"
    let layout = Flex {
      Text("ab").box(width: 100).id("plain")
      Text("ab").box(width: 100).css("direction: \(turned); padding-inline-start: 5px").id("turned")
    }
    .box(width: 200).layoutDirection(direction)
    let frames = FlexTests.frames(layout, 200, 100, ["plain", "turned"])
    let (plain, other) = (try #require(frames[0]), try #require(frames[1]))
    // Each is at the outer side of its box; the second one is 5 further in, by its padding.
    let isTurned = direction == .rightToLeft
    #expect(isTurned ? plain.maxX == 200 : plain.minX == 0)
    #expect(isTurned ? other.minX == 5 : other.maxX == 195)
    #expect(plain.width == other.width && plain.width < 100)
  }

  @Test func `a grid has areas, spans and fractions`() {
    let layout = CSSGrid(
      columns: [50, .repeat(2, [.minmax(0, .fr(1))])], rows: [20, .fr(1)], areas: ["head head head", "nav . main"],
      gap: 10
    ) {
      Color.red.gridArea("head").id("head")
      Color.green.gridArea("nav").id("nav")
      Color.blue.gridColumn(2, to: .span(2)).gridRow(2).id("wide")
      Color.gray.gridArea("main").box(width: 10, height: 10).justifySelf(.end).alignSelf(.center).id("main")
    }
    .box(width: 300, height: 100)
    #expect(
      FlexTests.frames(layout, 400, 400, ["head", "nav", "wide", "main"]) == [
        Rect(x: 0, y: 0, width: 300, height: 20), Rect(x: 0, y: 30, width: 50, height: 70),
        Rect(x: 60, y: 30, width: 240, height: 70), Rect(x: 290, y: 60, width: 10, height: 10),
      ])
  }

  @Test func `a name alone is both ends of an area`() {
    let layout = CSSGrid(columns: [50, 50, 50], rows: [20], areas: ["main main nav"]) {
      Color.red.gridColumn("main").gridRow(1).id("all")
      Color.blue.gridColumn("main", to: .auto).gridRow(1).id("one")
    }
    #expect(FlexTests.frames(layout, 150, 20, ["all", "one"]).map { $0?.width } == [100, 50])
  }

  @Test func `the text form is the same as the modifiers`() {
    let typed = Flex(wrap: .wrap, justify: .center, gap: 8) {
      Color.red.box(width: .percent(40), height: 20).flex(grow: 1).id("a")
      Color.blue.box(width: 90, height: 10).margin(.auto).id("b")
    }
    .box(width: 200)
    let text = Flex(css: "flex-flow: row wrap; justify-content: center; gap: 8px; width: 200px") {
      Color.red.css("width: 40%; height: 20px; flex-grow: 1").id("a")
      Color.blue.css("width: 90px; height: 10px; margin: auto").id("b")
    }
    #expect(FlexTests.frames(typed, 300, 300, ["a", "b"]) == FlexTests.frames(text, 300, 300, ["a", "b"]))
  }
}
