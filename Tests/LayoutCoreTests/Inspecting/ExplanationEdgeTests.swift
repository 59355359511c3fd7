import LayoutCore
import Testing

/// Explanations where there is little to go by.
@Suite struct ExplanationEdgeTests {
  static let cases: [ExplanationCase] = [
    ExplanationCase(
      "column aligned by a guide",
      [
        #"VStack 0: proposed 320×480, took 70×40 because it is as high as its 2 children (40) and as wide as its children together reach, aligned by leading; the root offers its size"#
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
        #"ScrollView.fixedSize() 0: proposed 320×480, took 40×30 because it offers no width and no height, so what it wraps takes its ideal; the root offers its size"#,
      ]
    ) { ScrollView { SizedBox(width: 40, height: 30) }.it.fixedSize() },
    ExplanationCase(
      "nothing that fits",
      [#"ViewThatFits 0: proposed 320×480, took 0×0 because it has no children; the root offers its size"#]
    ) { ViewThatFits {}.it },
  ]

  @Test(arguments: cases) func `what a container takes and offers, and why`(_ one: ExplanationCase) throws {
    let explanation = try #require(one.root.explain(id: "it"))
    #expect(explanation.description.split(separator: "\n").map(String.init) == one.lines)
  }

  @Test func `a picture without a measurer takes what it is offered, and says so`() throws {
    let root = LayoutRoot(size: Size(width: 30, height: 20), measurers: .tens)
    root.updateBody { Image("picture.png").id("it") }
    let text = try #require(root.explain(id: "it")).description
    #expect(text.contains("took 30×20 because this root has no measurer of pictures, so it takes the proposal: "))
  }
}
