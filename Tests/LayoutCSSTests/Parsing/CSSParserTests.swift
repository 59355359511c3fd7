import Layout
import Testing

@testable import LayoutCSS

@Suite struct CSSParserTests {
  private static func style(_ text: String) -> CSSStyle {
    var style = CSSStyle()
    let parsed = CSSParser.declarations(text)
    #expect(parsed.faults.isEmpty, "\(parsed.faults)")
    for declaration in parsed.declarations { declaration.apply(to: &style) }
    return style
  }

  @Test func `declarations set the properties of flexbox`() {
    let style = CSSParserTests.style(
      """
      flex-flow: column-reverse wrap; /* the axis */
      justify-content: space-between; align-items: safe center;
      gap: 8px 5%; flex: 2 0 30%; align-self: last baseline;
      margin: 1px auto -3px; padding-inline: 4px 6px; inset: 0; min-width: min-content;
      width: calculated
      """.replacing("width: calculated", with: "max-width: none; aspect-ratio: 16 / 9; order: -1"))
    #expect(style.flexDirection == .columnReverse && style.flexWrap == .wrap)
    #expect(style.justifyContent == .spaceBetween && style.alignItems == .safe(.center))
    #expect(style.rowGap == 8 && style.columnGap == .percent(5))
    #expect(style.flexGrow == 2 && style.flexShrink == 0 && style.flexBasis == .percent(30))
    #expect(style.alignSelf == .lastBaseline)
    #expect(style.margin == CSSEdges(left: .auto, top: 1, right: .auto, bottom: .points(-3)))
    #expect(style.padding.left(false) == 4 && style.padding.right(false) == 6)
    #expect(style.padding.left(true) == 6 && style.padding.right(true) == 4)
    #expect(style.inset == CSSEdges(all: 0))
    #expect(style.minWidth == .minContent && style.maxWidth == .auto)
    #expect(style.aspectRatio == 16.0 / 9 && style.order == -1)
  }

  @Test(arguments: [
    ("flex: none", 0, 0, CSSLength.auto), ("flex: auto", 1, 1, .auto), ("flex: 1", 1, 1, .percent(0)),
    ("flex: 2 3", 2, 3, .percent(0)), ("flex: 10px", 1, 1, 10), ("flex: content 2", 2, 1, .content),
    ("flex: initial", 0, 1, .auto),
  ])
  func `flex is read as browsers read it`(text: String, grow: Double, shrink: Double, basis: CSSLength) {
    let style = CSSParserTests.style(text)
    #expect(style.flexGrow == grow && style.flexShrink == shrink && style.flexBasis == basis)
  }

  @Test(arguments: [
    ("margin-inline: 4px; margin-left: 20px", 20, 4, 20, 4), ("margin-left: 20px; margin-inline: 4px 6px", 4, 6, 6, 4),
    ("margin-inline-end: 4px; margin-right: 9px", 0, 9, 4, 9), ("margin-inline: 4px; margin: 7px", 7, 7, 7, 7),
  ])
  func `of two lengths for an edge the later one counts`(
    text: String, left: Double, right: Double, mirroredLeft: Double, mirroredRight: Double
  ) {
    let margin = CSSParserTests.style(text).margin
    #expect(margin.left(false) == .points(left) && margin.right(false) == .points(right))
    #expect(margin.left(true) == .points(mirroredLeft) && margin.right(true) == .points(mirroredRight))
  }

  @Test func `the last direction counts that is understood`() {
    let parsed = CSSParser.declarations("direction: ltr; Direction: RTL; direction: up; direction: ltr rtl")
    #expect(parsed.direction == .rightToLeft && parsed.declarations.isEmpty)
    #expect(
      parsed.faults.map(\.message) == [
        "expected \"ltr\" or \"rtl\", not \"up\"", "\"rtl\" does not belong to the value of \"direction\"",
      ])
    #expect(CSSParser.declarations("flex-direction: row").direction == nil)
  }

  @Test func `an axis beside one that scrolls scrolls too, whatever the order is`() {
    for text in ["overflow-x: hidden", "overflow: hidden visible", "overflow-y: clip; overflow-x: scroll"] {
      let style = CSSParserTests.style(text)
      #expect(style.overflowX.scrolls && style.overflowY.scrolls, "\(text)")
    }
    for text in ["overflow-x: clip", "overflow-x: hidden; overflow-x: visible", "overflow: visible clip"] {
      let style = CSSParserTests.style(text)
      #expect(!style.overflowX.scrolls && !style.overflowY.scrolls, "\(text)")
    }
  }

  @Test func `declarations set the properties of grids`() {
    let style = CSSParserTests.style(
      """
      grid-template-columns: [first] 100px repeat(2, minmax(10px, 1fr) [mid]) fit-content(20%);
      grid-template-rows: 20px repeat(auto-fill, minmax(50px, 1fr) [row]);
      grid-template-areas: "head head" 'nav .';
      grid-auto-rows: min-content 1.5fr; grid-auto-flow: column dense;
      grid-column: 2 / span 3; grid-row: side / auto
      """)
    #expect(
      style.grid.columns == [
        .names(["first"]), 100, .repeat(2, [.minmax(10, .fr(1)), .names(["mid"])]), .fitContent(.percent(20)),
      ])
    #expect(style.grid.rows == [20, .repeat(.autoFill, [.minmax(50, .fr(1)), .names(["row"])])])
    #expect(style.grid.areas == [["head", "head"], ["nav", nil]])
    #expect(style.grid.autoRows == [.minContent, .fr(1.5)] && style.grid.autoFlow == .columnDense)
    #expect(style.gridColumn == CSSGridPlacement(start: 2, end: .span(3)))
    #expect(style.gridRow == CSSGridPlacement(start: "side", end: .auto))
  }

  @Test func `a template has areas, heights and columns`() {
    let style = CSSParserTests.style("grid-template: 'head head' 40px 'nav main' / 200px 1fr")
    #expect(style.grid.areas == [["head", "head"], ["nav", "main"]])
    #expect(style.grid.rows == [40, .auto] && style.grid.columns == [200, .fr(1)])
    let named = CSSParserTests.style("grid-template: [top] 'a' [mid] 'b' 10px / 1fr")
    #expect(named.grid.rows == [.names(["top"]), .auto, .names(["mid"]), 10])
    #expect(CSSSyntaxError.faults(in: "grid-template: 10px 'a' / 1fr").map(\.column) == [21])
    let area = CSSParserTests.style("grid-area: main")
    #expect(area.gridRow == CSSGridPlacement(start: "main", end: "main") && area.gridColumn == area.gridRow)
    let numbered = CSSParserTests.style("grid-row: main 1; grid-column: main")
    #expect(numbered.gridRow == CSSGridPlacement(start: "main", end: .auto))
    #expect(numbered.gridColumn == CSSGridPlacement(start: "main", end: "main"))
  }

  @Test(arguments: [
    ("widht: 10px", "line 1, column 1: there is no property \"widht\"; did you mean \"width\"?"),
    ("gap: 8px;\n  width: 10", "line 2, column 10: \"10\" has no unit; write \"10px\""),
    ("width: 2em", "line 1, column 8: the unit \"em\" is not known here; write px or %"),
    ("padding: -1px", "line 1, column 10: \"-1px\" is negative"),
    ("padding", "line 1, column 8: behind \"padding\" there must be a colon, and the value ends"),
    ("padding:;gap:1px", "line 1, column 9: \"padding\" has no value"),
    ("gap: 1px 2px 3px", "line 1, column 14: \"3px\" does not belong to the value of \"gap\""),
    (
      "flex-direction: rwo",
      "line 1, column 17: expected \"row\" or \"row-reverse\" or \"column\" or \"column-reverse\", not \"rwo\""
    ),
    ("border-width: 5%", "line 1, column 15: \"5%\" is a percentage, where only a length may stand"),
    ("grid-template-columns: repeat(0, 1fr)", "line 1, column 31: \"repeat\" takes a number from 1"),
    (
      "grid-template-columns: repeat(auto-fill, 1fr)",
      "line 1, column 42: beside \"auto-fill\" or \"auto-fit\" each track has a length, as 100px or minmax(100px, 1fr)"
    ),
    (
      "grid-template-rows: auto repeat(auto-fit, 10px) auto",
      "line 1, column 21: beside \"auto-fill\" or \"auto-fit\" each track has a length, as 100px or minmax(100px, 1fr)"
    ),
    (
      "grid-template-rows: repeat(auto-fit, 9px) repeat(auto-fill, 9px)",
      "line 1, column 50: a list of tracks has one \"auto-fill\" or \"auto-fit\""
    ),
    (
      "grid-template: 'a' 10px 20px / 1fr",
      "line 1, column 25: expected the names of the next row in quotation marks or a slash, not \"20px\""
    ),
    ("grid-template-columns: minmax(1fr, 2fr)", "line 1, column 31: the minimum of \"minmax\" is no fraction"),
    ("grid-template-areas: 'a b'\n'a'", "line 2, column 2: this row has 1 area, and the first 2"),
    (
      "grid-template-areas: 'a b' 'b a'",
      "line 1, column 25: the area \"a\" is no rectangle: this cell in it is \"b\""
    ),
    ("grid-row: 0", "line 1, column 11: lines count from 1, or from -1 at the end"),
    ("grid-row: span 0", "line 1, column 11: a span is at least 1"),
    ("/* no end", "line 1, column 1: the comment is not ended by */"),
    ("width: 'a", "line 1, column 8: the text is not ended by '"),
    ("; : x", "line 1, column 3: a declaration begins with the name of a property, not with \":\""),
  ])
  func `a fault has its line and column, and the message has what to write`(text: String, message: String) {
    #expect(CSSSyntaxError.faults(in: text).first?.description == message)
  }

  @Test func `a declaration that is left out changes nothing`() {
    #expect(!CSSParser.declarations("display: flex x").isBlock)
    #expect(CSSParser.declarations("display: flex; display: none x").isBlock)
    #expect(CSSProperty.nearest(String(repeating: "a", count: 600)) == nil)
  }

  @Test func `areas are separated by any space, and an empty row has a place`() {
    #expect(CSSParserTests.style("grid-template-areas: 'a\tb'").grid.areas == [["a", "b"]])
    var faults: [CSSSyntaxError] = []
    #expect(CSSParser.areas(["a", ""], &faults).isEmpty)
    #expect(faults.map(\.description) == ["line 2, column 1: a row of areas has at least one name"])
  }

  @Test func `what is understood counts, whatever stands beside it`() {
    let parsed = CSSParser.declarations("colour: red; gap: 4px; width: 1; order: 2")
    #expect(parsed.declarations == [.length(.rowGap, 4), .length(.columnGap, 4), .order(2)])
    #expect(parsed.faults.map(\.column) == [1, 31])
    // A semicolon in a bracket ends nothing.
    let bracket = CSSParser.declarations("grid-template-columns: repeat(2; 1fr); order: 2")
    #expect(bracket.declarations == [.order(2)] && bracket.faults.map(\.column) == [32])
  }
}
