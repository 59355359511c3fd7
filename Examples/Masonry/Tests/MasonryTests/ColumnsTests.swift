import Layout
import LayoutTesting
import Testing

@testable import Masonry

/// A child with a fixed height that is as wide as its place.
private struct Tile: Layout {
  let name: String
  let height: Double

  var body: some Layout { Color.gray.frame(height: height).id(name) }
}

@Suite(.strictDiagnostics) struct ColumnsTests {
  private let tiles = [Tile(name: "a", height: 50), Tile(name: "b", height: 20), Tile(name: "c", height: 30)]

  private func result(_ columns: Columns, in size: Size) -> LayoutResult {
    let root = LayoutRoot(size: size)
    root.checksContracts = true
    root.updateBody { columns { ForEach(tiles, id: \.name) { $0 } } }
    return root.result
  }

  @Test func aChildGoesToTheShortestColumn() {
    let result = result(Columns(count: 2, spacing: 10), in: Size(width: 210, height: 60))
    #expect(result.frame(of: "a") == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(result.frame(of: "b") == Rect(x: 110, y: 0, width: 100, height: 20))
    #expect(result.frame(of: "c") == Rect(x: 110, y: 30, width: 100, height: 30))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func theHeightIsThatOfTheLongestColumn() {
    let columns = Columns(count: 2, spacing: 10) { ForEach(tiles, id: \.name) { $0 } }
    #expect(columns.sizeThatFits(Proposal(width: 210, height: nil)) == Size(width: 210, height: 60))
  }

  @Test(arguments: [nil, .infinity] as [Double?])
  func withoutAFiniteWidthTheWidestChildDecides(width: Double?) {
    let columns = Columns(count: 3, spacing: 5) {
      Color.red.size(width: 40, height: 10)
      Color.blue.size(width: 60, height: 10)
    }
    #expect(columns.sizeThatFits(Proposal(width: width, height: nil)) == Size(width: 190, height: 10))
  }

  @Test(arguments: [-1, 0, 1])
  func fewerThanOneColumnAreOne(count: Int) {
    let result = result(Columns(count: count, spacing: 10), in: Size(width: 100, height: 120))
    #expect(result.frame(of: "c") == Rect(x: 0, y: 90, width: 100, height: 30))
  }

  @Test func gapsThatAreWiderThanTheContainerLeaveColumnsOfNoWidth() {
    let result = result(Columns(count: 3, spacing: 100), in: Size(width: 50, height: 50))
    #expect(result.frame(of: "b")?.width == 0)
  }

  @Test func withoutChildrenItIsEmpty() {
    let columns = Columns(count: 2, spacing: 10) {}
    #expect(columns.sizeThatFits(.unspecified) == Size(width: 10, height: 0))
  }

  @Test func fromRightToLeftTheFirstColumnIsTheRightOne() {
    let columns = Columns(count: 2, spacing: 10) { ForEach(tiles, id: \.name) { $0 } }
    let result = columns.environment(\.layoutDirection, .rightToLeft).calculateLayout(in: Size(width: 210, height: 60))
    #expect(result.frame(of: "a") == Rect(x: 110, y: 0, width: 100, height: 50))
    #expect(result.frame(of: "b") == Rect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func aBoardHasOneNoteInEachColumnFirst() {
    let frames = ["0.0", "0.1", "0.2"].map { Board().calculateLayout(in: Size(width: 560, height: 400)).frame(at: $0) }
    #expect(frames.map { $0?.minY } == [16, 16, 16])
  }
}
