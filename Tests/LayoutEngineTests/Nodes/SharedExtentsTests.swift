import LayoutTrees
@testable import LayoutEngine
import Testing

/// Equal extents are one entry of the table.
@Suite struct SharedExtentsTests {
  private static func extents(_ greatest: Double) -> Extents {
    Extents(width: Extent(least: 0, ideal: 1, greatest: greatest), height: Extent(2))
  }

  @Test(arguments: [1, 2, 4, 5, 6, 8]) func `equal extents among the last ones are kept once`(_ kinds: Int) {
    let table = SharedExtents()
    var numbers: [UInt32] = []
    for round in 0..<120 { numbers.append(table.keep(Self.extents(Double(round % kinds)))) }
    #expect(table.count == kinds)
    #expect(table.users(of: numbers[0]) == UInt32(120 / kinds))
    for number in numbers { table.remove(number) }
    #expect(table.count == 0)
  }

  @Test(arguments: [Extents.filling, .ofText])
  func `extents that most nodes have are found among any number of others`(_ common: Extents) {
    let table = SharedExtents()
    let number = table.keep(common)
    for kind in 0..<20 {
      _ = table.keep(Self.extents(Double(kind)))
      #expect(table.keep(common) == number)
    }
    #expect(table.count == 20)
    #expect(table.users(of: number) == 21)
    let other = table.replace(number, by: Self.extents(100))
    #expect(other != number)
    #expect(Extents.isSame(table[number], common))
    for _ in 0..<20 { table.remove(number) }
    #expect(table.users(of: number) == 0)
    // It stays without any node.
    #expect(table.keep(Self.extents(200)) != number)
    #expect(table.keep(common) == number)
    #expect(Extents.isSame(table[number], common))
    #expect(table.count == 22)
  }

  @Test func `a copy has the same entries`() {
    let table = SharedExtents()
    let numbers = [Extents.filling, .ofText, Self.extents(1)].map(table.keep)
    let copy = SharedExtents(copying: table)
    #expect(copy.count == 1)
    #expect(numbers.map(copy.users) == [1, 1, 1])
    #expect(copy.keep(.ofText) == numbers[1])
    #expect(table.users(of: numbers[1]) == 1)
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

  @Test(arguments: [1, 50]) func `rows of five different elements have the extents of one row`(_ rows: Int) throws {
    let row = TreeDescription.hStack((1...5).map { .range(width: 1...Double($0 * 10), height: 5...9) })
    let live = try LiveTree(.vStack((0..<rows).map { _ in row }))
    live.layout(width: 500, height: 1_000)
    #expect(live.tree._checkInvariants().isEmpty)
    // Five leaves, the row and the column.
    #expect(live.tree.tables.extents.count == (rows == 1 ? 6 : 7))
  }
}
