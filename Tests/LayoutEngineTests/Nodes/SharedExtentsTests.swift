import LayoutTrees
@testable import LayoutEngine
import Testing

/// Equal extents are one entry of the table.
@Suite struct SharedExtentsTests {
  private static func extents(_ greatest: Double) -> Extents {
    Extents(width: Extent(least: 0, ideal: 1, greatest: greatest), height: Extent(2))
  }

  @Test(arguments: [1, 2, 4]) func `equal extents among the last ones are kept once`(_ kinds: Int) {
    let table = SharedExtents()
    var numbers: [UInt32] = []
    for round in 0..<100 { numbers.append(table.keep(Self.extents(Double(round % kinds)))) }
    #expect(table.count == kinds)
    #expect(table.users(of: numbers[0]) == UInt32(100 / kinds))
    for number in numbers { table.remove(number) }
    #expect(table.count == 0)
  }

  @Test func `a removed entry is not found again`() {
    let table = SharedExtents()
    table.remove(table.keep(Self.extents(1)))
    let number = table.keep(Self.extents(1))
    #expect(table.count == 1)
    #expect(table.users(of: number) == 1)
  }

  @Test func `an entry of several nodes stays as it is for the others`() {
    let table = SharedExtents()
    let one = table.keep(Self.extents(1))
    #expect(table.keep(Self.extents(1)) == one)
    #expect(table.replace(one, by: Self.extents(1)) == one)
    let other = table.replace(one, by: Self.extents(2))
    #expect(other != one)
    #expect(table[one].width.greatest == 1)
    #expect(table[other].width.greatest == 2)
    // Its only node writes it in place.
    #expect(table.replace(other, by: Self.extents(3)) == other)
    #expect(table[other].width.greatest == 3)
    #expect(table.count == 2)
  }

  @Test(arguments: [1, 50]) func `rows of a list have the extents of one row`(_ rows: Int) throws {
    let row = TreeDescription.hStack([.fixed(10, 10), .spacer(0), .range(width: 1...20, height: 5...9)])
    let live = try LiveTree(.vStack((0..<rows).map { _ in row }))
    live.layout(width: 100, height: 1_000)
    #expect(live.tree._checkInvariants().isEmpty)
    // The spacer, the leaf and the row; the column differs from a row where there are several.
    #expect(live.tree.tables.extents.count == (rows == 1 ? 3 : 4))
  }
}
