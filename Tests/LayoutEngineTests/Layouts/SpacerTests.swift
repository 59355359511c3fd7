import LayoutConformance
import LayoutEngine
import Testing

/// The zero distance of a spacer, through what stands for it.
@Suite struct SpacerTests {
  private static let wide = TreeDescription.Modifier.flexibleFrame(TreeDescription.Bounds(max: .infinity), .none)

  @Test(arguments: [
    ("a spacer", TreeDescription.spacer(), 0.0),
    ("a row of a spacer", .hStack(spacing: nil, [.spacer()]), 0),
    ("a column of a spacer", .zStack([.spacer()]), 0),
    ("a row of a row of a spacer", .hStack([.hStack([.spacer()])]), 0),
    ("a row of a group of a spacer", .hStack([.group([.spacer()])]), 0),
    ("a row of a spacer that is moved", .hStack([TreeDescription.spacer().offset(x: 3)]), 0),
    (
      "a row of a spacer that is moved, moved",
      TreeDescription.hStack([TreeDescription.spacer().offset(x: 3)]).offset(y: 1), 0
    ),
    ("a row of a spacer with a priority", .hStack([TreeDescription.spacer().priority(1)]), 8),
    ("a row of a padded spacer", .hStack([TreeDescription.spacer().padding(1)]), 8),
    ("a row of a spacer in a frame", .hStack([TreeDescription.spacer().frame(width: 9)]), 8),
    ("a padded row of a spacer", TreeDescription.hStack([.spacer()]).padding(1), 8),
    ("a row of a spacer and nothing", .hStack([.spacer(), TreeDescription.spacer(0)]), 8),
  ])
  func `a frame on what stands for a spacer keeps its distance`(name: String, child: TreeDescription, gap: Double)
    throws
  {
    for shortCuts in [true, false] {
      let row = TreeDescription.hStack(spacing: nil, [child.modified(Self.wide), .fixed(20, 10)])
      let live = try LiveTree(row, shortCuts: shortCuts)
      live.layout(width: 200, height: 50)
      #expect(live.frame(1).minX - live.frame(0).maxX == gap, "\(name), short cuts: \(shortCuts)")
    }
  }

  @Test func `a frame hears that what is inside stopped to be bare`() throws {
    func row(_ spacer: TreeDescription) -> TreeDescription {
      .hStack(spacing: nil, [TreeDescription.zStack([.hStack([spacer])]).modified(Self.wide), .fixed(20, 10)])
        .numbered()
    }
    let live = try LiveTree(row(.spacer()))
    live.layout(width: 200, height: 50)
    #expect(live.frame(0).width == 180)
    try live.show(row(TreeDescription.spacer().padding(2)))
    live.layout(width: 200, height: 50)
    #expect(live.frame(0).width == 172)
    try live.show(row(.spacer()))
    live.layout(width: 200, height: 50)
    #expect(live.frame(0).width == 180)
  }
}
