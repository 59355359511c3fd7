import SimpleLayoutEngine
import TestPromises
import Testing

/// What goes wrong, and that nothing has changed then.
@Suite struct SimpleLayoutErrorTests {
  let parent = Rect(x: 0, y: 0, width: 100, height: 50)

  @Test(.promises("SLE-10"), arguments: [100.000001, 101, 1e308, .infinity, .nan])
  func `too much along the direction is out of space, and so is a length that is no number`(length: Double) {
    let layout = SimpleLayout(parentFrame: parent, direction: .row)
    #expect(throws: SimpleLayoutError.outOfSpace) { try layout.add(item: .width(length)) }
    #expect(throws: SimpleLayoutError.outOfSpace) { try layout.add(items: [.flexible, .width(length)]) }
    #expect(layout.count == 0)
  }

  @Test(.promises("SLE-10")) func `exactly full is fine, also where the lengths only add up to it`() throws {
    let layout = SimpleLayout(parentFrame: Rect(x: 0, y: 0, width: 0.3, height: 50), direction: .row)
    try layout.add(items: [.width(0.1), .width(0.1), .width(0.1), .flexible])
    #expect(0.1 + 0.1 + 0.1 > 0.3)
    #expect(layout.frames[3].width == 0)
  }

  @Test(.promises("SLE-10")) func `across the direction there is no such error`() throws {
    let layout = SimpleLayout(parentFrame: parent, direction: .row, alignment: .trailing)
    let item = try layout.add(item: .size(Size(width: 10, height: 80)))
    #expect(try item.frame() == Rect(x: 0, y: -30, width: 10, height: 80))
  }

  @Test(.promises("SLE-11"))
  func `an item that does not fit is not in the layout, and the others have their frames`() throws {
    let layout = SimpleLayout(parentFrame: parent, direction: .row)
    let (space, wide) = (SimpleLayoutItem.flexible, SimpleLayoutItem.width(70))
    try layout.add(items: [space, .width(60)])
    #expect(throws: SimpleLayoutError.outOfSpace) { try layout.add(items: [.width(1), wide]) }
    #expect(layout.count == 2)
    #expect(try space.frame() == Rect(x: 0, y: 0, width: 40, height: 50))
    #expect(throws: SimpleLayoutError.itemIncomplete) { try wide.frame() }
    try layout.add(item: .width(40))
    #expect(layout.frames.map(\.width) == [0, 60, 40])
  }

  @Test(.promises("SLE-12")) func `an item in no layout has no frame`() {
    #expect(throws: SimpleLayoutError.itemIncomplete) { try SimpleLayoutItem.flexible.frame() }
  }

  @Test(.promises("SLE-13"), arguments: [-1, 1, 2, .min, .max])
  func `an index that is none is an error, negative ones too`(index: Int) throws {
    let layout = SimpleLayout(parentFrame: parent, direction: .row)
    try layout.add(item: .flexible)
    #expect(throws: SimpleLayoutError.itemOutOfBounds) { try layout.frame(at: index) }
  }

  @Test(.promises("SLE-15"), arguments: [-1, -Double.infinity, -Double.leastNonzeroMagnitude])
  func `a negative length is an error on both axes`(length: Double) {
    for direction in SimpleLayoutDirection.allCases {
      let layout = SimpleLayout(parentFrame: parent, direction: direction)
      for item in [SimpleLayoutItem.width(length), .height(length), .dynamic(direction, length), .length(length)] {
        #expect(throws: SimpleLayoutError.invalidLength(length)) { try layout.add(items: [.flexible, item]) }
      }
      #expect(layout.count == 0)
    }
  }

  @Test(.promises("SLE-15")) func `a length across that is not finite is an error`() {
    let layout = SimpleLayout(parentFrame: parent, direction: .row)
    #expect(throws: SimpleLayoutError.invalidLength(.infinity)) { try layout.add(item: .height(.infinity)) }
    #expect(throws: SimpleLayoutError.self) { try layout.add(item: .height(.nan)) }
    #expect(layout.count == 0)
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: .infinity, width: 1, height: 1),
    Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 0, y: 0, width: 1, height: .infinity),
    Rect(x: 1e308, y: 0, width: 1e308, height: 1),
  ])
  func `a parent frame that is none is reported, and the layout stays empty`(frame: Rect) {
    let layout = SimpleLayout(parentFrame: frame, direction: .row)
    #expect(throws: SimpleLayoutError.self) { try layout.add(item: .flexible) }
    #expect(layout.count == 0)
  }

  @Test func `a frame that is too small for the items is refused, a larger one gives them larger shares`() throws {
    let layout = SimpleLayout(parentFrame: parent, direction: .row)
    let item = try layout.add(items: [.width(60), .flexible])[1]
    #expect(throws: SimpleLayoutError.outOfSpace) { try layout.move(to: Rect(x: 0, y: 0, width: 59, height: 50)) }
    #expect(try item.frame() == Rect(x: 60, y: 0, width: 40, height: 50))
    try layout.move(to: Rect(x: 5, y: 0, width: 80, height: 20))
    #expect(try item.frame() == Rect(x: 65, y: 0, width: 20, height: 20))
  }

  @Test func `every error contains what to change`() {
    #expect(SimpleLayoutError.outOfSpace.description.contains("more than the parent frame has"))
    #expect(SimpleLayoutError.invalidLength(-3).description.contains("-3"))
    #expect(SimpleLayoutError.invalidParentFrame(parent).description.contains("(0, 0) 100x50"))
  }

  @Test(.promises("B05"), arguments: SimpleLayoutAlignment.allCases, [false, true])
  func `frames near the end of what a number holds are finite`(alignment: SimpleLayoutAlignment, isFlipped: Bool)
    throws
  {
    let huge = Double.greatestFiniteMagnitude
    for direction in [SimpleLayoutDirection.row, .column] {
      for parent in [
        Rect(x: -huge, y: -huge, width: huge, height: huge), Rect(x: 0, y: 0, width: huge, height: huge),
        Rect(x: -huge, y: -huge, width: 100, height: 100), Rect(x: huge, y: huge, width: 0, height: 0),
        Rect(x: huge / 2, y: -huge, width: huge / 2, height: 5),
      ] {
        let layout = SimpleLayout(parentFrame: parent, direction: direction, alignment: alignment, isFlipped: isFlipped)
        let items: [SimpleLayoutItem] = (0..<7).map { _ in .flexible }
        try layout.add(items: items + [direction == .row ? .height(huge) : .width(huge), .flexible])
        for frame in layout.frames {
          let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY, frame.width, frame.height]
          #expect(numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0, "\(frame) in \(parent)")
        }
      }
    }
  }
}
