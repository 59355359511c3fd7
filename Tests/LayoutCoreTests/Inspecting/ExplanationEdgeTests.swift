import TestPromises
import Testing

@testable import LayoutCore
@testable import LayoutEngine

/// The example of `ContainerRule`.
private struct PileRule: ContainerRule {
  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
    inside.children.reduce(into: Size.zero) { size, child in
      let own = inside.measure(child, Proposal(width: proposal.width, height: nil))
      size = Size(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
    var top = 0.0
    for child in inside.children {
      let proposed = Proposal(width: core.size.width, height: nil)
      inside.put(child, proposed, at: Point(x: 0, y: top))
      top += inside.measure(child, proposed).height
    }
  }
}

private struct Pile<Content: Layout>: _PrimitiveLayout {
  @LayoutBuilder let content: Content

  func _lower(_ lowering: _Lowering) { lowering.container(PileRule(), content) }
}

/// Explanations where there is little to go by.
@Suite struct ExplanationEdgeTests {
  static let cases: [ExplanationCase] = [
    ExplanationCase(
      "column aligned by a guide",
      [
        #"VStack 0: proposed 320×480, took 70×40 because it is as high as its 2 children (40) and as wide as its children together reach, aligned by leading; the root proposes its size"#
      ]
    ) {
      VStack(alignment: .leading) {
        SizedBox(width: 50, height: 20).alignmentGuide(.leading) { _ in 20 }
        SizedBox(width: 50, height: 20)
      }.it
    },
    ExplanationCase(
      "scroll view in its ideal size",
      [
        #"ScrollView 0: proposed ?×?, took 40×30 because it is as wide as its content; no height is proposed, so it is as high as its content"#,
        #"ScrollView.fixedSize() 0: proposed 320×480, took 40×30 because it proposes no width and no height, so what it wraps takes its ideal; the root proposes its size"#,
      ]
    ) { ScrollView { SizedBox(width: 40, height: 30) }.it.fixedSize() },
    ExplanationCase(
      "nothing that fits",
      [#"ViewThatFits 0: proposed 320×480, took 0×0 because it has no children; the root proposes its size"#]
    ) { ViewThatFits {}.it },
  ]

  @Test(arguments: cases) func `the size and the proposals of a container, with the reasons`(_ one: ExplanationCase)
    throws
  {
    let explanation = try #require(one.root.explain(id: "it"))
    #expect(explanation.steps.map(\.description.withoutSourceLines) == one.lines)
  }

  @Test func `a picture without a measurer fills its proposal, and its explanation contains that`() throws {
    let root = LayoutRoot(size: Size(width: 30, height: 20), measurers: .tens)
    root.updateBody { Image("picture.png").id("it") }
    let text = try #require(root.explain(id: "it")).description
    #expect(text.contains("took 30×20 because this root has no measurer of pictures, so it takes the proposal: "))
  }

  @Test func `a rule of the engine without a reason of its own is called by its type`() throws {
    let root = LayoutRoot(size: Size(width: 100, height: 80), measurers: .tens)
    root.updateBody {
      Pile {
        Color.red.size(width: 40, height: 10)
        Color.blue.size(width: 30, height: 20)
      }
      .id("it")
    }
    #expect(
      root.result.leaves == [
        Rect(x: 30, y: 25, width: 40, height: 10), Rect(x: 30, y: 35, width: 30, height: 20),
      ])
    let text = try #require(root.explain(id: "it")).description
    #expect(text.contains("proposed 100×80, took 40×30 because Pile returned that size"), "\(text)")
  }
}
