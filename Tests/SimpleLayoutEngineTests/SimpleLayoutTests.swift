import SimpleLayoutEngine
import TestPromises
import Testing

/// The engine's rows: items, shares, alignment, frames.
@Suite struct SimpleLayoutTests {
  let screen = Rect(x: 0, y: 0, width: 414, height: 896)

  @Test(.promises("SLE-01", "SLE-04", "SLE-05"))
  func `frames are there as soon as an item is added, and follow the next one`() throws {
    let layout = SimpleLayout(parentFrame: screen, direction: .column)
    let top = try layout.add(item: .flexible)
    #expect(try top.frame() == screen)
    let bottom = try layout.add(item: .height(200))
    #expect(try top.frame() == Rect(x: 0, y: 0, width: 414, height: 696))
    #expect(try bottom.frame() == Rect(x: 0, y: 696, width: 414, height: 200))
    #expect(try layout.frame(at: 1) == bottom.frame())
    #expect(layout.frames == [try top.frame(), try bottom.frame()])
    // 896 - 200 - 44 = 652, for two.
    let both = try layout.add(items: [.height(44), .flexible])
    #expect(try both.map { try $0.frame().minY } == [526, 570])
    #expect(try top.frame().height == 326)
    #expect(layout.items.count == 4)
  }

  @Test(.promises("SLE-02")) func `a layout is leading and runs forward by default`() {
    let layout = SimpleLayout(parentFrame: screen, direction: .row)
    #expect(layout.alignment == .leading)
    #expect(!layout.isFlipped)
    #expect(layout.direction == .row)
    #expect(layout.parentFrame == screen)
  }

  @Test(.promises("SLE-03")) func `an item fixes a width, a height, both, one along a direction, or nothing`() throws {
    func frames(_ direction: SimpleLayoutDirection) throws -> [Size] {
      let layout = SimpleLayout(parentFrame: Rect(x: 0, y: 0, width: 400, height: 300), direction: direction)
      try layout.add(items: [
        .flexible, .width(20), .height(30), .size(Size(width: 40, height: 50)), .dynamic(.row, 60),
        .dynamic(.column, 70), .length(10),
      ])
      return layout.frames.map(\.size)
    }
    let row: [(Double, Double)] = [(90, 300), (20, 300), (90, 30), (40, 50), (60, 300), (90, 70), (10, 300)]
    #expect(try frames(.row) == row.map { Size(width: $0, height: $1) })
    let share = (300.0 - 30 - 50 - 70 - 10) / 3
    let column: [(Double, Double)] = [
      (400, share), (20, share), (400, 30), (40, 50), (60, share), (400, 70), (400, 10),
    ]
    #expect(try frames(.column) == column.map { Size(width: $0, height: $1) })
  }

  @Test(.promises("SLE-06"), arguments: [(1, 300.0), (2, 150), (3, 100), (7, 300.0 / 7)])
  func `flexible items share what the fixed ones leave in equal parts`(count: Int, share: Double) throws {
    let layout = SimpleLayout(parentFrame: Rect(x: 0, y: 0, width: 400, height: 10), direction: .row)
    try layout.add(items: [.width(60)] + (0..<count).map { _ in .flexible } + [.width(40)])
    #expect(layout.frames.dropFirst().dropLast().allSatisfy { $0.width == share })
    #expect(layout.frames.last == Rect(x: 60 + Double(count) * share, y: 0, width: 40, height: 10))
  }

  @Test(.promises("SLE-07", "SLE-08"))
  func `what is fixed across only shares the length; alignment is across, free length at the end`()
    throws
  {
    let frame = Rect(x: 10, y: 20, width: 100, height: 60)
    for (alignment, y) in [(SimpleLayoutAlignment.leading, 20.0), (.center, 40), (.trailing, 60)] {
      let layout = SimpleLayout(parentFrame: frame, direction: .row, alignment: alignment)
      try layout.add(items: [.height(20), .width(30)])
      #expect(layout.frames == [Rect(x: 10, y: y, width: 70, height: 20), Rect(x: 80, y: 20, width: 30, height: 60)])
      let full = SimpleLayout(parentFrame: frame, direction: .row, alignment: alignment)
      try full.add(items: [.size(Size(width: 30, height: 20)), .width(40)])
      #expect(full.frames == [Rect(x: 10, y: y, width: 30, height: 20), Rect(x: 40, y: 20, width: 40, height: 60)])
    }
  }

  @Test(.promises("SLE-09")) func `frames are absolute, so a layout on an item's frame nests`() throws {
    let main = SimpleLayout(parentFrame: Rect(x: 5, y: 7, width: 414, height: 896), direction: .column)
    let footer = try main.add(items: [.flexible, .height(44), .height(200)])[2]
    let content = SimpleLayout(parentFrame: try footer.frame(), direction: .row)
    try content.add(items: [.flexible, .flexible])
    #expect(
      content.frames == [
        Rect(x: 5, y: 703, width: 207, height: 200), Rect(x: 212, y: 703, width: 207, height: 200),
      ])
  }

  @Test(.promises("SLE-14")) func `flipped items run from the end, however they are added`() throws {
    let expected = [50.0, 150, 100].map { Size(width: $0, height: 100) }
    for oneByOne in [false, true] {
      let layout = SimpleLayout(
        parentFrame: Rect(x: 1000, y: 0, width: 300, height: 100), direction: .row, isFlipped: true)
      let items: [SimpleLayoutItem] = [.width(50), .flexible, .width(100)]
      if oneByOne { for item in items { try layout.add(item: item) } } else { try layout.add(items: items) }
      #expect(layout.frames.map(\.minX) == [1250, 1100, 1000])
      #expect(layout.frames.map(\.size) == expected)
    }
  }

  @Test(.promises("SLE-16")) func `an item stands in one place, and a copy is added where it is wanted again`() throws {
    let first = SimpleLayout(parentFrame: screen, direction: .row)
    let second = SimpleLayout(parentFrame: Rect(x: 0, y: 0, width: 100, height: 10), direction: .row)
    let item = try first.add(item: .flexible)
    let copy = try second.add(item: item)
    #expect(copy !== item)
    #expect(try item.frame() == screen)
    #expect(try copy.frame() == second.parentFrame)
    // As the flexible space of a toolbar.
    let space = SimpleLayoutItem.flexible
    let toolbar = SimpleLayout(parentFrame: Rect(x: 0, y: 0, width: 100, height: 10), direction: .row)
    let items = try toolbar.add(items: [space, .width(20), space, .width(20), space])
    #expect(items[0] === space && items[2] !== space && items[4] !== items[2])
    #expect(try items.map { try $0.frame().minX } == [0, 20, 40, 60, 80])
  }

  @Test func `an item has its frame after its layout is released, and nothing is leaked`() throws {
    var layout: SimpleLayout? = SimpleLayout(parentFrame: screen, direction: .row)
    weak let gone = layout
    let item = SimpleLayoutItem.flexible
    try layout?.add(item: item)
    layout = nil
    #expect(gone == nil)
    #expect(try item.frame() == screen)
  }

  @Test func `10,000 items one by one: adding one writes one record, and the frames are those of adding them at once`()
    throws
  {
    let frame = Rect(x: 0, y: 0, width: 100_000, height: 10)
    let slow = SimpleLayout(parentFrame: frame, direction: .row)
    let items = { (0..<10_000).map { $0 % 3 == 0 ? SimpleLayoutItem.flexible : .width(Double($0 % 7)) } }
    for item in items() {
      let placed = try slow.add(item: item)
      #expect(try placed.frame().maxX <= 100_000.001)
    }
    let quick = SimpleLayout(parentFrame: frame, direction: .row)
    try quick.add(items: items())
    #expect(slow.frames == quick.frames)
  }
}
