import LayoutCore
import LayoutTesting
import Observation
import TestPromises
import Testing

/// A row of the feed whose two labels come from a model.
@Observable private final class RowModel: Identifiable {
  let id: Int
  var name = "Name"
  var detail = "Detail"

  init(_ id: Int) { self.id = id }
}

private struct Row: Layout {
  let model: RowModel

  var body: some Layout {
    HStack(spacing: 12) {
      Color.red.size(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text(model.name)
        Detail(model: model)
      }
      Spacer()
      Color.blue.size(width: 24, height: 24)
    }
    .padding(16)
  }
}

private struct Detail: Layout {
  let model: RowModel
  var body: some Layout { Text(model.detail).lineLimit(1) }
}

/// observe-10k, with 1,000 rows: one row's model changes a text.
@Suite(.promises("L7")) struct `What a change of one model costs in a feed of 1,000 rows` {
  private let models = (0..<1000).map { RowModel($0) }
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 390, height: 100_000), measurers: .tens)

  private func show() {
    root.host = host
    root.updateBody { VStack { ForEach(models) { Row(model: $0) } } }
    host.takeCounts()
  }

  /// Bodies, nodes made and removed, measures, places, visits, questions put to texts, calls of the host.
  private func cost() -> [Int] {
    root.layoutIfNeeded()
    let counters = root.counters
    return [
      counters.bodies, counters.nodesMade, counters.nodesRemoved, counters.measures, counters.places, counters.visits,
      counters.leafMeasures, counters.hostCalls,
    ]
  }

  @Test func `a text of another length: one body, its path, one text`() {
    show()
    #expect(root.counters.bodies == 2000)
    models[500].detail = "Detail of another length"
    // Visited: the text, its body, the column, the row, the row's body, the list, the stack, and the root. The row is
    // as large as it was, so nothing above is measured. Measured: the column and the row for their minimum, their
    // maximum and their own size; the text's responses follow from its lines. Placed: the column and the row.
    #expect(cost() == [1, 0, 0, 6, 2, 8, 1, 2])
    #expect(host.takeCounts() == .init(frames: 1, contents: 1))
  }

  @Test func `what the row itself reads evaluates the row, and leaves the body in it alone`() {
    show()
    models[3].name = "Name of another length"
    #expect(cost() == [1, 0, 0, 6, 2, 7, 1, 2])
  }

  @Test(arguments: [1, 10_000])
  func `a change costs its depth, and no row beside it is looked at`(rows: Int) {
    let models = (0..<rows).map { RowModel($0) }
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 390, height: 1_000_000), measurers: .tens))
    // Checking a hundred thousand nodes takes longer than all the rest.
    root.session.tree.settings.checksInvariants = rows == 1
    root.host = host
    root.updateBody { VStack { ForEach(models) { Row(model: $0) } }.frame(width: 390) }
    let searches = root.session.tree.siblingSearches
    for round in 1...3 {
      host.takeCounts()
      models[rows / 2].detail = round % 2 == 0 ? "Detail" : "Other detail"
      root.layoutIfNeeded()
      let counters = root.counters
      #expect(counters.visits == 8 && counters.places == 2 && counters.leafMeasures == 1)
      // The same. The spacer, which has another length, shows nothing.
      #expect(root.commitVisits == 8)
      #expect(root.session.tree.siblingSearches == searches)
      #expect(host.takeCounts() == .init(frames: 1, contents: 1))
    }
  }

  @Test func `an equal text costs its body alone`() {
    show()
    models[999].detail = "x"
    models[999].detail = "Detail"
    #expect(cost() == [1, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `two changes of three properties in ten rows make one turn`() {
    show()
    for index in 100..<110 {
      models[index].detail = "Else"
      models[index].name = "Else"
      models[index].name = "Other"
    }
    // The row and the body in it, each once.
    #expect(cost()[0] == 20)
    #expect(host.takeCounts() == .init(frames: 20, contents: 20))
  }

  @Test func `an equal body and an idle turn`() {
    show()
    root.updateBody()
    #expect(cost() == [2000, 0, 0, 0, 0, 0, 0, 0])
    root.setNeedsLayout()
    #expect(cost() == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(host.takeCounts() == .init())
  }

  @Test func `only bodies that read are stored`() {
    show()
    #expect(root.session.footprint.bodies == 2000)
    let plain = LayoutRoot(size: root.size, measurers: .tens)
    plain.updateBody { VStack { ForEach(0..<1000) { Text("\($0)").padding(3) } } }
    #expect(plain.session.footprint.bodies == 0)
  }
}
