import Layout
import LayoutCSS
import Testing

/// What a proposal means across the border between stacks and CSS.
@Suite struct BorderTests {
  /// Three boxes of 80 by 20 with distances of 10.
  private static func boxes(_ wrap: CSSStyle.Wrap) -> some Layout {
    Flex(wrap: wrap, gap: 10) {
      ForEach(0..<3, id: \.self) { _ in Color.gray.box(width: 80, height: 20).flex(shrink: 0) }
    }
  }

  @Test(arguments: [
    (nil, 260, 20), (Double.infinity, 260, 20), (0, 80, 80), (79, 80, 80), (170, 170, 50), (200, 200, 50),
    (260, 260, 20), (1000, 260, 20),
  ])
  func `a proposed width is max-content, min-content or fit-content`(width: Double?, wide: Double, high: Double) {
    for height in [nil, 0, 7, Double.infinity] {
      let result = BorderTests.boxes(.wrap).calculateLayout(proposal: Proposal(width: width, height: height))
      #expect(result.size == Size(width: wide, height: high))
    }
  }

  @Test(arguments: [
    (CSSLength.percent(100), 400.0, 400.0), (.percent(50), 400, 200), (.stretch, 400, 400), (.points(90), 400, 90),
    (.maxContent, 400, 260), (.percent(100), .infinity, 260), (.percent(100), 0, 80),
  ])
  func `a width of the style is of the proposal`(width: CSSLength, proposed: Double, expected: Double) {
    let result = BorderTests.boxes(.wrap).box(width: width).calculateLayout(
      proposal: Proposal(width: proposed, height: nil))
    #expect(result.size.width == expected)
  }

  @Test func `display flex in a text takes the proposed width, and inline-flex what it needs`() {
    func width(_ css: String, _ proposed: Double?) -> Double {
      Flex(css: css) { Color.gray.box(width: 80, height: 20) }
        .calculateLayout(proposal: Proposal(width: proposed, height: nil)).size.width
    }
    #expect(width("display: flex", 300) == 300 && width("display: flex", nil) == 80)
    #expect(width("display: inline-flex", 300) == 80 && width("gap: 1px", 300) == 80)
  }

  @Test func `a percentage as height is of a proposed height`() {
    let layout = Flex(direction: .column) { Color.gray.flex(1).id("gray") }.box(width: 50, height: .percent(50))
    let result = layout.calculateLayout(in: Size(width: 100, height: 80))
    #expect(result.size == Size(width: 50, height: 40))
    #expect(result.frame(of: "gray") == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test(arguments: [nil, 0, Double.infinity])
  func `a percentage as height counts as automatic where none is proposed`(height: Double?) {
    let layout = Flex { Color.gray.box(width: 10, height: 7) }.box(height: .percent(50))
    #expect(layout.calculateLayout(proposal: Proposal(width: 100, height: height)).size == Size(width: 10, height: 7))
  }

  @Test func `an element whose lengths are known has the box of its style`() {
    /// Where the box of an element ends.
    func end(_ element: some Layout) -> Double? {
      Flex {
        element
        Color.blue.box(width: 10, height: 10).id("next")
      }
      .box(width: 100).calculateLayout(in: Size(width: 200, height: 100)).frame(of: "next")?.minX
    }
    let element = Color.gray.size(width: 30, height: 5)
    #expect(end(element) == 30)
    #expect(end(element.box(minWidth: 45)) == 45)
    #expect(end(element.box(maxWidth: 20)) == 20)
    #expect(end(element.flex(basis: 50)) == 50)
    // Bounds count where the box grows, too.
    #expect(end(element.box(width: 30, maxWidth: 40).flex(grow: 1)) == 40)
  }

  @Test func `an element whose widths are known is less wide where there is less room`() {
    func width(_ room: Double) -> Double? {
      Flex(direction: .column, align: .start) { Color.gray.id("gray") }.box(width: .points(room))
        .calculateLayout(in: Size(width: 200, height: 100)).frame(of: "gray")?.width
    }
    #expect(width(40) == 10 && width(6) == 6)
  }

  @Test func `an element is proposed 0 and nothing for its widths, and then its box`() {
    let log = ProposalLog()
    let layout = Flex { Probe(log: log)() {} }.box(width: 30, height: 20)
    _ = layout.calculateLayout(in: Size(width: 500, height: 500))
    #expect(Set(log.proposals.map(\.width)) == [nil, 0, 30])
    #expect(log.proposals.last == Proposal(width: 30, height: 20))
  }

  @Test func `the least width of an element is its response to 0, and of a text its longest word`() {
    func width(_ element: some Layout) -> Double? {
      Flex {
        element.id("element")
        Color.gray.box(width: 45, height: 10).flex(shrink: 0)
      }
      .box(width: 50).calculateLayout(in: Size(width: 200, height: 100)).frame(of: "element")?.width
    }
    let whole = Text("layout").calculateLayout(proposal: Proposal(width: nil, height: nil)).size.width
    #expect(Text("layout").calculateLayout(proposal: Proposal(width: 0, height: nil)).size.width == 0)
    #expect(width(VStack { Text("layout") }).map { $0 <= 10 } == true)
    #expect(width(Text("layout")) == whole)
    #expect(width(Text("layout").flex(shrink: 0)) == whole)
    #expect(width(Text("layout").box(minWidth: .maxContent)) == whole)
    // An element of a length of its own, and one that takes any.
    #expect(width(Color.gray.size(width: 30, height: 5)) == 30)
    #expect(width(Color.gray) == 5)
    #expect(width(Color.gray.flex(1)) == 5)
  }

  @Test func `stacks stand in CSS, and CSS in stacks`() {
    let layout = HStack(spacing: 5) {
      Flex(gap: 2) {
        VStack(spacing: 1) {
          Color.red.size(width: 10, height: 10)
          Flex(direction: .column) { Color.blue.box(width: 30, height: 7).id("inner") }.id("nested")
        }
        .flex(shrink: 0)
        Color.green.flex(1).id("green")
      }
      .box(width: 100)
      .id("flex")
      Color.gray.size(width: 20, height: 20).id("gray")
    }
    let result = layout.calculateLayout(in: Size(width: 300, height: 100))
    #expect(result.frame(of: "flex") == Rect(x: 0, y: 1, width: 100, height: 18))
    #expect(result.frame(of: "nested") == Rect(x: 0, y: 12, width: 30, height: 7))
    #expect(result.frame(of: "green") == Rect(x: 32, y: 1, width: 68, height: 18))
    #expect(result.frame(of: "gray") == Rect(x: 105, y: 0, width: 20, height: 20))
  }

  /// A text of letters that are 8 wide, in lines of 20.
  private static func text(_ text: String) -> Text { Text(text).font(.system(size: 16)) }

  @Test func `a text does not shrink below its longest word, unless its box may be narrower`() {
    func frame(_ text: some Layout) -> Rect? {
      Flex { text.id("text") }.box(width: 30).calculateLayout(in: Size(width: 30, height: 100)).frame(of: "text")
    }
    #expect(frame(BorderTests.text("a longer word")) == Rect(x: 0, y: 0, width: 48, height: 60))
    #expect(frame(BorderTests.text("a longer word").box(minWidth: 0))?.size == Size(width: 24, height: 100))
    #expect(frame(BorderTests.text("a longer word").boxPadding(5)) == Rect(x: 5, y: 5, width: 48, height: 60))
    // A padding of the element is inside of its box; colours and values leave its size.
    #expect(frame(BorderTests.text("a longer word").padding(5))?.size == Size(width: 58, height: 70))
    #expect(frame(BorderTests.text("a longer word").padding(3.3).offset(x: 1))?.size == Size(width: 54.6, height: 66.6))
    // A margin that is larger than the text leaves nothing of it.
    #expect(frame(BorderTests.text("ab cd").padding(.horizontal, -30).padding(.horizontal, 10))?.width == 20)
    // A text that may be cut, or become smaller, shrinks.
    #expect(frame(BorderTests.text("a longer word").lineLimit(2))?.width == 24)
    let small = frame(BorderTests.text("lengthy").lineLimit(1).minimumScaleFactor(0.5))
    #expect(small.map { $0.width <= 30 && $0.height < 20 } == true)
    let decorated = BorderTests.text("a longer word").background { Color.red }.opacity(0.5)
    #expect(frame(decorated)?.size == Size(width: 48, height: 60))
    // A frame has a width of its own, and an element of several texts responds to 0 as SwiftUI's do.
    #expect(frame(BorderTests.text("a longer word").frame(maxWidth: .infinity))?.width == 30)
    #expect(frame(VStack { BorderTests.text("a longer word") })?.width == 24)
  }

  @Test func `the least width of a container is that of the longest word in it`() {
    let row = Flex(gap: 4) {
      BorderTests.text("seven letters")
      Flex(direction: .column) {
        BorderTests.text("two words")
        BorderTests.text("x").padding(3)
      }
    }
    #expect(row.calculateLayout(proposal: Proposal(width: 0, height: nil)).size == Size(width: 56 + 4 + 40, height: 66))
    let grid = CSSGrid(columns: [.minContent, .minContent]) {
      BorderTests.text("seven letters")
      BorderTests.text("two words")
    }
    #expect(grid.calculateLayout(proposal: .unspecified).size == Size(width: 56 + 40, height: 40))
  }

  @Test func `another text changes the least width, and its words are measured once`() {
    let root = LayoutRoot(size: Size(width: 30, height: 100))
    root.setBody { Flex { BorderTests.text("a longer word").id("text") } }
    root.layoutIfNeeded()
    #expect(root.result.frame(of: "text")?.size == Size(width: 48, height: 60))
    // In one line, its words, and in lines of its width.
    #expect(root.result.counters.leafMeasures == 3)
    root.size.width = 40
    root.layoutIfNeeded()
    #expect(root.result.counters.leafMeasures == 0)
    root.setBody { Flex { BorderTests.text("a much longest word").id("text") } }
    root.layoutIfNeeded()
    #expect(root.result.frame(of: "text")?.size == Size(width: 56, height: 60))
  }

  @Test func `modifiers that have no size leave a container one tree with that around it`() {
    // A percentage of a stretched height resolves in one tree alone.
    func height(_ element: some Layout) -> Double? {
      Flex { element }.box(width: 100, height: 60).calculateLayout(in: Size(width: 200, height: 200))
        .frame(of: "half")?.height
    }
    let inner = Flex { Color.red.box(width: 10, height: .percent(50)).id("half") }
    #expect(height(inner) == 30)
    #expect(height(inner.background { Color.blue }.opacity(0.5)) == 30)
  }
}

/// The proposals of an element.
final class ProposalLog {
  var proposals: [Proposal] = []
}

/// An element of 40 by 10, at most as wide as proposed.
private struct Probe: CustomLayout {
  let log: ProposalLog

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    log.proposals.append(proposal)
    return Size(width: min(40, proposal.width ?? 40), height: 10)
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}
