import Foundation
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

#sourceLocation(file:"Mail.swift",line:1)
private struct Inbox: Layout {
  var body: some Layout {
    VStack {
      MessageRow(subject: "Subject")
    }
  }
}

private struct MessageRow: Layout {
  let subject: String

  var body: some Layout {
    HStack(spacing: 16) {
      Text(subject).font(.system(size: 20)).fixedSize().frame(width: 30).it
      Color.gray.padding(.nan)
    }
    .padding(8)
  }
}
#sourceLocation()

/// The places of elements in a program.
@Suite struct SourcePlaceTests {
  private func root(_ layout: some Layout, width: Double = 200) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: width, height: 100), measurers: .tens)
    root.updateBody { return layout }
    return root
  }

  private struct Nested: Layout {
    let depth: Int
    var body: some Layout {
      VStack { if depth > 0 { AnyLayout(Nested(depth: depth - 1)) } else { Text("deep").it } }
    }
  }

  private struct Deep: Layout {
    var body: some Layout {
      VStack { HStack { ZStack { VStack { HStack { word(9).fixedSize().frame(width: 10).it } } } } }
    }
  }

  private struct Tinted: LayoutModifier {
    func body(content: Content) -> some Layout { ZStack { content }.background(.red) }
  }

  private struct Pair: Layout {
    var body: some Layout {
      Text("one").it
      Text("two")
    }
  }

  private struct Twice: Layout {
    var body: some Layout { Pair() }
  }

  private struct Card<Content: Layout>: Layout {
    @LayoutBuilder let content: Content
    var body: some Layout { Color.white.overlay { content } }
  }

  /// The types and containers around the element with the id `it`.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let names: [String]
    let make: @Sendable () -> any Layout

    init(_ name: String, _ names: [String], _ make: @escaping @Sendable () -> any Layout) {
      testDescription = name
      self.names = names
      self.make = make
    }
  }

  static let cases = [
    Case("two types, and containers in the nearer one", ["Inbox", "…", "MessageRow", "HStack"]) { Inbox() },
    Case("no more than three containers", ["Deep", "…", "ZStack", "VStack", "HStack"]) { Deep() },
    Case("the outermost and the nearest of many types", ["Card", "…", "Nested", "VStack"]) {
      Card { Nested(depth: 5) }
    },
    Case("types directly in each other", ["Twice", "Pair"]) { Twice() },
    Case("three types directly in each other", ["Card", "…", "Pair"]) { Card { Twice() } },
    Case("a modifier", ["Tinted", "ZStack"]) { Text("a").it.modifier(Tinted()) },
    Case("a type in a modifier", ["Tinted", "…", "Pair"]) { Pair().modifier(Tinted()) },
    Case("no type", []) { VStack { Text("a").it } },
    Case("the library's own elements with a body", []) { FixedSizeLayout { Text("a").it } },
    Case("rows of a list", ["Pair"]) { VStack { ForEach(0..<2, id: \.self) { _ in Pair() } } },
    Case("an erased type", ["Pair"]) { AnyLayout(Pair()) },
  ]

  @Test(arguments: cases)
  func `the place of an element`(one: Case) throws {
    let explanation = try #require(root(AnyLayout(erasing: one.make())).explain(id: "it"))
    #expect(explanation.enclosing.map(\.name) == one.names)
  }

  @Test func `a step and a box have the types whose content they are`() throws {
    let root = root(AnyLayout(Inbox()))
    let steps = try #require(root.explain(id: "it")).steps
    #expect(steps.map { $0.types.map(\.name) } == [[], [], [], [], ["MessageRow"], ["Inbox"]])
    #expect(root.inspectionBoxes.map { $0.types.map(\.name) } == [["Inbox"], ["MessageRow"], [], []])
    #expect(steps[4].description.withoutSourceLines.hasPrefix("HStack.padding(8) 0.0 (MessageRow): proposed "))
  }

  @Test func `a diagnostic, and a finding, have the place of their element`() {
    let root = root(AnyLayout(Inbox()))
    let place = ["Inbox", "…", "MessageRow", "HStack"]
    #expect(root.diagnostics.map { $0.enclosing.map(\.name) } == [place])
    #expect(root.findings.map { $0.enclosing.map(\.name) } == [place])
    let element = #"  element: Inbox > … > MessageRow > HStack > Text "Subject" at 0.0.0"#
    #expect(root.findings.first?.text.withoutSourceLines.split(separator: "\n").contains(Substring(element)) == true)
    #expect(
      root.findings.first?.description.withoutSourceLines.hasSuffix(
        #" (Inbox > … > MessageRow > HStack > Text "Subject")"#) == true)
  }

  @Test func `a body of several elements is each one's type, and a chain of bodies has all`() {
    #expect(
      root(AnyLayout(Twice())).inspectionBoxes.map { $0.types.map(\.name) } == [
        [], ["Twice", "Pair"], ["Twice", "Pair"],
      ])
  }

  #if DEBUG
    private static let module = #fileID.prefix { $0 != "/" }
    private func mail(_ line: Int) -> SourceLine { SourceLine(fileID: "\(Self.module)/Mail.swift", line: line) }

    @Test func `lines are those in which the elements are written`() throws {
      let root = root(AnyLayout(Inbox()))
      let explanation = try #require(root.explain(id: "it"))
      #expect(explanation.enclosing.map(\.source) == [nil, nil, mail(4), nil])
      #expect(explanation.steps.map(\.source) == [mail(14), mail(14), mail(14), mail(13), mail(13), mail(3)])
      #expect(root.inspectionBoxes.map(\.source) == [mail(3), mail(13), mail(14), mail(15)])
      #expect(root.findings.map(\.source) == [mail(14)])
      #expect(root.diagnostics.map(\.source) == [mail(15)])
    }

    @Test func `the page about inspecting has what is printed`() throws {
      let page = try String(
        contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../docs/inspecting.md")
          .standardized,
        encoding: .utf8)
      let lines = Lines()
      let debugger = LayoutDebugger()
      debugger.output = { [lines] in lines.add($0) }
      let root = root(AnyLayout(Inbox()))
      _ = debugger.analyzeViewHierarchy(root, title: "INBOX")
      let explanation = try #require(root.explain(id: "it")).description
      for text in [root.findings[0].text, explanation, lines.all[0]] {
        let printed = text.replacingOccurrences(of: "\(Self.module)/", with: "Shop/")
        #expect(page.contains("```text\n\(printed)\n```"), "\(printed)")
      }
    }
  #endif
}
