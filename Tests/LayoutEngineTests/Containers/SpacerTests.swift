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

  /// A priority that is written is another one than a spacer's, also where both can be as long as each other.
  @Test(
    arguments: [
      ([TreeDescription.spacer(0), .color], [0, 100]),
      ([.spacer(0), TreeDescription.color.priority(1)], [0, 100]),
      ([TreeDescription.color.priority(1), .spacer(0)], [100, 0]),
      ([.spacer(), TreeDescription.spacer().priority(1)], [8, 92]),
      ([TreeDescription.spacer().priority(1), .spacer()], [92, 8]),
      ([TreeDescription.color.priority(2), TreeDescription.color.priority(1)], [100, 0]),
      ([.spacer(0), .spacer(0)], [50, 50]),
      ([.spacer(0), .color, .spacer(0)], [0, 100, 0]),
      ([TreeDescription.color, .color, .spacer(0)], [50, 50, 0]),
    ] as [([TreeDescription], [Double])])
  func `a spacer takes nothing from what has a priority`(children: [TreeDescription], lengths: [Double]) throws {
    for shortCuts in [true, false] {
      let row = try LiveTree(.hStack(children), shortCuts: shortCuts)
      row.layout(width: 100, height: 100)
      #expect(lengths.indices.map { row.frame($0).width } == lengths, "row, short cuts: \(shortCuts)")
      let column = try LiveTree(.vStack(children), shortCuts: shortCuts)
      column.layout(width: 100, height: 100)
      #expect(lengths.indices.map { column.frame($0).height } == lengths, "column, short cuts: \(shortCuts)")
    }
  }

  @Test func `a frame follows a spacer inside that stops to be bare`() throws {
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
