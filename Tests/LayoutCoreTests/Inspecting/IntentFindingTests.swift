import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Findings about what is written and has another effect than intended.
@Suite struct IntentFindingTests {
  /// One layout with the findings of its frames.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let make: @Sendable () -> any Layout

    init(_ name: String, _ lines: [String], _ make: @escaping @Sendable () -> any Layout) {
      testDescription = name
      self.lines = lines
      self.make = make
    }
  }

  static let scrolling = [
    Case(
      "a scroll view in another one",
      [
        "warning: nestedScrolling at 0.0.1: ScrollView stands in another one that scrolls along the same axis: no height is "
          + "proposed to it, so it is as high as its content and never scrolls; content of any height can be scrolled, so "
          + "nothing bounds the inner one; leave out the inner one, or give it a height: frame(height:)"
      ]
    ) {
      ScrollView {
        VStack {
          word(1)
          ScrollView { SizedBox(width: 10, height: 300) }
        }
      }
    },
    Case(
      "a bounded scroll view in another one",
      [
        "note: nestedScrolling at 0.0.0: ScrollView stands in another one that scrolls along the same axis: only one of them "
          + "moves at a time; let one of them scroll"
      ]
    ) {
      ScrollView { VStack { ScrollView { SizedBox(width: 10, height: 300) }.frame(height: 50) } }
    },
    Case("scroll views of different axes", []) {
      ScrollView { VStack { ScrollView(.horizontal) { SizedBox(width: 300, height: 10) } } }
    },
    Case("scroll views beside each other", []) {
      HStack {
        ScrollView { SizedBox(width: 10, height: 300) }
        ScrollView { SizedBox(width: 10, height: 300) }
      }
    },
  ]

  static let priorities = [
    Case(
      "in a frame",
      [
        #"warning: hiddenPriority at 0.0: layoutPriority(1) of Text "xx" has no effect on the HStack: frame(width: 50) around "#
          + "it hides it; a container reads the priority of a child with all its modifiers, and that one has a priority of 0; "
          + "write layoutPriority(1) behind frame(width: 50)"
      ]
    ) {
      HStack {
        word(2).layoutPriority(1).padding(2).frame(width: 50).padding(1)
        word(2)
      }
    },
    Case("in a padding, in no frame", []) {
      HStack {
        word(2).frame(width: 50).layoutPriority(1).padding(2).background(.white)
        word(2)
      }
    },
    Case("a second one around the frame", []) {
      HStack {
        word(2).layoutPriority(1).frame(width: 50).layoutPriority(2)
        word(2)
      }
    },
    Case("of an only child", []) { HStack { word(2).layoutPriority(1).frame(width: 50) } },
  ]

  static let identities = [
    Case(
      "two equal ids",
      [
        #"warning: duplicateIdentity at 0.1: Text "xx" has the id "it", which Text "x" at 0.0 has too; what finds an element "#
          + "by its id finds the first one; give each element an id of its own"
      ]
    ) {
      VStack {
        word(1).id("it")
        word(2).id("it")
        word(3).id("other")
      }
    },
    Case("one id of several elements", []) {
      VStack {
        Group {
          word(1)
          word(2)
        }
        .id("it")
      }
    },
    Case("in rows of a list", []) {
      VStack { ForEach(1..<4, id: \.self) { word($0).id("it") } }
    },
    Case("of other types", []) {
      VStack {
        word(1).id(1)
        word(2).id("1")
      }
    },
  ]

  static let rooms = [
    Case(
      "beside a spacer",
      [
        #"warning: truncatedText at 0.0: Text "xx xx" shows 1 of 2 lines, because of lineLimit(1); it is 20 wide, and with "#
          + "the 142 that are free beside it all of it would be shown; remove what keeps it narrow, such as a frame(width:) "
          + "or the priority of a neighbour"
      ]
    ) {
      HStack(spacing: 0) {
        Text("xx xx").font(.system(size: 20)).lineLimit(1).frame(width: 30)
        Spacer()
        SizedBox(width: 20, height: 10)
      }
    },
    Case("in a full row", ["note: truncatedText at 0.0: Text \"xx xx\" shows 1 of 2 lines, because of lineLimit(1)"]) {
      HStack(spacing: 0) {
        Text("xx xx").font(.system(size: 20)).lineLimit(1).frame(width: 30)
        SizedBox(width: 170, height: 10)
      }
    },
    Case(
      "beside a spacer that is too short",
      ["note: truncatedText at 0.0: Text \"xx xx\" shows 1 of 2 lines, because of lineLimit(1)"]
    ) {
      HStack(spacing: 0) {
        Text("xx xx").font(.system(size: 20)).lineLimit(1).frame(width: 30)
        Spacer()
        SizedBox(width: 150, height: 10)
      }
    },
    Case(
      "in a wider column",
      [
        #"warning: truncatedText at 0.0: Text "xx xx" shows 1 of 2 lines, because of lineLimit(1); it is 20 wide, and with "#
          + "the 70 that are free beside it all of it would be shown; remove what keeps it narrow, such as a frame(width:) "
          + "or the priority of a neighbour"
      ]
    ) {
      VStack(spacing: 0) {
        Text("xx xx").font(.system(size: 20)).lineLimit(1).frame(width: 30)
        SizedBox(width: 100, height: 10)
      }
    },
  ]

  private static let low =
    "has a contrast of 3.26 to its background: #8E8E93 on #FFFFFF; texts are hard to read with a contrast below 4.5; make one of "
    + "the two colours darker, or the other one lighter"

  private static func gray(_ size: Double = 20) -> some Layout {
    Text("xx").font(.system(size: size)).foregroundColor(.gray)
  }

  static let colors = [
    Case("on its background", [#"warning: lowContrast at 0: Text "xx" "# + low]) {
      gray().padding(4).background(.white)
    },
    Case("on the background of its container", [#"warning: lowContrast at 0.0: Text "xx" "# + low]) {
      VStack { gray() }.background { Color.white }
    },
    Case("over a shape", [#"warning: lowContrast at 0.@0.0: Text "xx" "# + low]) {
      Color.white.overlay { gray() }
    },
    Case("in front of a shape", [#"warning: lowContrast at 0.1: Text "xx" "# + low]) {
      ZStack {
        Color.white
        gray()
      }
    },
    Case("large", [#"note: lowContrast at 0: Text "xx" "# + low]) {
      gray(24).background(.white)
    },
    Case(
      "of half a colour",
      [
        "warning: lowContrast at 0: Text \"xx\" has a contrast of 3.97 to its background: #808080 on #FFFFFF; "
          + "texts are hard to read with a contrast below 4.5; make one of the two colours darker, or the other one lighter"
      ]
    ) {
      word(2).foregroundColor(Color.black.opacity(0.5)).background(.white)
    },
    Case("enough", []) { word(2).background(.white) },
    Case("on nothing that is known", []) { gray() },
    Case("on a picture", []) {
      ZStack {
        Color.white
        Image("picture.png")
        gray()
      }
    },
    Case("on half a colour", []) { gray().background(Color.white.opacity(0.5)) },
    Case("in a translucent box", []) { gray().opacity(0.5).background(.white) },
    Case("on a shape beside it", []) {
      ZStack(alignment: .leading) {
        Color.white.frame(width: 10)
        gray()
      }
    },
  ]

  @Test(arguments: scrolling + priorities + identities + rooms + colors)
  func `the findings of a layout`(one: Case) {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody { return AnyLayout(erasing: one.make()) }
    let known: Set<Diagnostic.Code> = [
      .nestedScrolling, .hiddenPriority, .duplicateIdentity, .truncatedText, .lowContrast,
    ]
    let lines = root.findings.filter { known.contains($0.code) }.map(\.description.withoutSourceLines)
    #expect(lines == one.lines)
  }

  @Test func `the other element is named`() {
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.updateBody {
      VStack {
        word(1).id(7)
        word(2).id(7)
      }
    }
    #expect(root.findings.map(\.ancestor) == [#"Text "x" at 0.0"#])
    #expect(root.findings.map(\.subject) == ["id 7"])
  }
}
