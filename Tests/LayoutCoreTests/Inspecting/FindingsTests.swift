import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A root of 200 by 100, texts ten points a character and twenty a line.
@Suite struct FindingsTests {
  private func root(
    _ size: Size = Size(width: 200, height: 100), @LayoutBuilder _ body: @escaping () -> some Layout
  ) -> LayoutRoot {
    let root = LayoutRoot(size: size, measurers: .tens)
    root.updateBody(body)
    return root
  }

  private func lines(
    _ size: Size = Size(width: 200, height: 100), @LayoutBuilder _ body: @escaping () -> some Layout
  ) -> [String] { root(size, body).findings.map(\.description.withoutSourceLines) }

  @Test func `an element that is too large for its container is found, with its cause`() throws {
    let found = root {
      ZStack {
        SizedBox(width: 80, height: 10)
        VStack { SizedBox(width: 90, height: 12) }.layoutPriority(-1)
      }
    }.findings
    #expect(
      found.map(\.description.withoutSourceLines) == [
        "warning: overflow at 0.1: VStack reaches 5 points at the left and 1 at the top and 5 at the right and 1 at the "
          + "bottom out of ZStack; Fixed at 0.1.0 is 90×12; make it smaller or what is around it larger, or write clipped()"
      ])
    let one = try #require(found.first)
    #expect(one.cause?.withoutSourceLines == "Fixed at 0.1.0 is 90×12")
    #expect(one.element == "VStack" && one.ancestor == "ZStack at 0")
  }

  @Test func `what is too large for its own frame is found`() {
    #expect(
      lines { word(5).fixedSize().frame(width: 30) } == [
        #"warning: overflow at 0: Text "xxxxx" reaches 10 points at the left and 10 at the right out of its own frame(width: 30) of 30×20; Text "xxxxx".fixedSize() at 0 is 50×20; make it smaller or the modifier's lengths larger, or write clipped()"#
      ])
    #expect(
      lines { SizedBox(width: 40, height: 10).frame(maxWidth: 39, alignment: .leading) } == [
        "warning: overflow at 0: Fixed reaches 1 point at the right out of its own frame(maxWidth: 39) of 39×10; make it smaller or the modifier's lengths larger, or write clipped()"
      ])
  }

  @Test func `what is too large for the root is found, along axes that end`() {
    func wide() -> some Layout { SizedBox(width: 220, height: 300) }
    #expect(
      lines { wide() } == [
        "warning: overflow at 0: Fixed reaches 20 points at the right and 200 at the bottom out of the root's room of "
          + "200×100; let it be smaller, or put it into a ScrollView"
      ])
    #expect(
      lines(Size(width: 200, height: .infinity)) { wide() } == [
        "warning: overflow at 0: Fixed reaches 20 points at the right out of the root's room of 200×∞; let it be smaller, or put it into a ScrollView"
      ])
  }

  @Test func `what is meant to reach out is not found`() {
    #expect(
      lines {
        ZStack {
          SizedBox(width: 80, height: 10).offset(x: 50)
          SizedBox(width: 80, height: 10).padding(-5)
          SizedBox(width: 20, height: 10).position(x: 300, y: 0)
        }
      }.isEmpty)
    #expect(lines { ScrollView { SizedBox(width: 20, height: 900) } }.isEmpty)
    #expect(
      lines {
        HStack {
          word(4); Spacer(); word(4)
        }.padding(10)
      }.isEmpty)
  }

  @Test func `what a clip cuts off is a note, a text that is cut off is not`() {
    let box = root { SizedBox(width: 40, height: 10).frame(width: 20).clipped() }.findings
    #expect(
      box.map(\.description.withoutSourceLines) == [
        "note: overflow at 0: Fixed reaches 10 points at the left and 10 at the right out of its own frame(width: 20) of 20×10, where "
          + "it is cut off"
      ])
    let text = root { ZStack { word(4).fixedSize().frame(width: 20) }.clipped() }.findings
    #expect(text.map(\.severity) == [.warning] && text.first?.message.hasSuffix("20×20, where it is cut off") == true)
    // The scroll view cuts off what it scrolls along, and here it does not.
    let wide = root { ScrollView { SizedBox(width: 220, height: 900) } }.findings
    #expect(wide.map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      (
        20.0, 1, nil,
        "warning: truncatedText at 0: Text \"xxxxx xxxxx xxxxx\" shows 1 of 3 lines, because of a height of 20; give it more height, or write lineLimit(1) where that is intended"
      ),
      (
        59, 2, nil,
        "warning: truncatedText at 0: Text \"xxxxx xxxxx xxxxx\" shows 2 of 3 lines, because of a height of 40; give it more height, or write lineLimit(2) where that is intended"
      ),
      (60, 3, nil, nil),
      (60, 2, 2, "note: truncatedText at 0: Text \"xxxxx xxxxx xxxxx\" shows 2 of 3 lines, because of lineLimit(2)"),
      (
        20, 1, 2,
        "warning: truncatedText at 0: Text \"xxxxx xxxxx xxxxx\" shows 1 of 3 lines, because of a height of 20; give it more height, or write lineLimit(1) where that is intended"
      ),
    ] as [(Double, Int, Int?, String?)])
  func `a text that is shown in part is found`(height: Double, shown: Int, limit: Int?, line: String?) {
    let root = root {
      Text("xxxxx xxxxx xxxxx").font(.system(size: 20)).lineLimit(limit).frame(width: 60, height: height)
    }
    #expect(root.findings.map(\.description.withoutSourceLines) == [line].compactMap(\.self))
    #expect(root.result.elements.first?.layers.first?.height == Double(20 * shown))
  }

  @Test func `a text without any width is found, one without anything to see is not`() {
    #expect(
      lines { word(4).frame(width: 0, height: 20) } == [
        #"warning: truncatedText at 0: Text "xxxx" has no width to be shown in; Text "xxxx".frame(width: 0, height: 20) at 0 is 0×20; give it a width"#
      ])
    #expect(lines { Text(" ").frame(width: 0, height: 20) }.isEmpty && lines { Text("").frame(width: 0) }.isEmpty)
  }

  @Test func `looking for faults changes no counter, no frame and no diagnostic`() {
    let root = root {
      VStack {
        word(30).fixedSize().frame(width: 10); word(50).frame(height: 20)
      }
    }
    let (counters, frames, notified) = (root.counters, root.result.description, root.diagnostics)
    #expect(!root.findings.isEmpty && root.findings == root.findings)
    #expect(root.counters == counters && root.result.description == frames && root.diagnostics == notified)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.counters.measures == 0 && root.counters.leafMeasures == 0)
  }

  @Test func `each finding has the path that results have`() {
    let root = root {
      VStack { word(3) }
      HStack {
        word(2); word(9).fixedSize().frame(width: 10)
      }
    }
    let paths = root.findings.map(\.path)
    #expect(paths == ["0.1.1"] && root.result.frame(at: paths[0]) != nil)
  }
}
