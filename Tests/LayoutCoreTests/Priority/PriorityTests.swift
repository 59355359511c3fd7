import LayoutCore
import TestPromises
import Testing

@Suite struct `Priorities in stacks` {
  /// An element of 50 to 100 points.
  private func item(_ priority: LayoutPriority) -> some Layout {
    FlexibleLayout(width: 50...100, height: 10...10) { Color.red }.layoutPriority(priority)
  }

  @Test(.promises("F193", "F196")) func `low, high and medium of 50...100 in 200 with a spacing of 10`() {
    let items = [LayoutPriority.low, .high, .medium].map {
      PrioritySizeCalculator.Item(minimum: 50, maximum: 100, priority: $0)
    }
    #expect(StackPriorityDistributor(spacing: 10).distribute(items, in: 200) == [50, 80, 50])
    #expect(StackPriorityDistributor(spacing: 10).distribute(items, in: Size(width: 200, height: 1)) == [50, 80, 50])
    #expect(
      StackPriorityDistributor(axis: .vertical, spacing: 10).distribute(items, in: Size(width: 1, height: 200))
        == [50, 80, 50])
    let stack = HStack(spacing: 10) {
      item(.low)
      item(.high)
      item(.medium)
    }
    #expect(stack.leaves(200).map(\.width) == [50, 80, 50])
  }

  @Test(
    .promises("F196"),
    arguments: [
      // No item is stretched beyond its maximum, nor made smaller than its minimum.
      (1000.0, [100.0, 100, 100]), (320, [100, 100, 100]), (270, [50, 100, 100]), (170, [50, 50, 50]),
      (10, [50, 50, 50]),
      (-1, [50, 50, 50]), (.nan, [50, 50, 50]), (.infinity, [100, 100, 100]),
    ])
  func `bounds hold, whatever there is`(length: Double, sizes: [Double]) {
    let items = [LayoutPriority.low, .high, .medium].map {
      PrioritySizeCalculator.Item(minimum: 50, maximum: 100, priority: $0)
    }
    #expect(StackPriorityDistributor(spacing: 10).distribute(items, in: length) == sizes)
    #expect(PrioritySizeCalculator().sizes(for: [], in: length) == [])
  }

  @Test(.promises("F196")) func `of a length without end everybody takes its maximum`() {
    let items = [PrioritySizeCalculator.Item(), .init(minimum: 5, maximum: 7), .init()]
    #expect(PrioritySizeCalculator().sizes(for: items, in: .infinity) == [.infinity, 7, .infinity])
  }

  @Test(.promises("F193", "F196"), arguments: 1...40)
  func `the calculator gives what stacks give`(seed: UInt64) {
    var dice = Dice(seed)
    for _ in 0..<20 {
      let count = Int.random(in: 1...6, using: &dice)
      let items = (0..<count).map { _ in
        let least = Double(Int.random(in: 0...80, using: &dice))
        return PrioritySizeCalculator.Item(
          minimum: least, maximum: least + Double(Int.random(in: 0...80, using: &dice)),
          priority: LayoutPriority(rawValue: Double(Int.random(in: -1...2, using: &dice))))
      }
      let length = Double(Int.random(in: 0...600, using: &dice))
      let stack = HStack(spacing: 4) {
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
          Color.red.frame(minWidth: item.minimum, maxWidth: item.maximum).layoutPriority(item.priority)
        }
      }
      let widths = stack.leaves(length).map(\.width)
      let expected = StackPriorityDistributor(spacing: 4).distribute(items, in: length)
      #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(items) in \(length)")
    }
  }

  @Test(.promises("F194")) func `hugging 250 and compression resistance 750 are those of every element`() {
    #expect(ContentPriority.default.hugging == 250)
    #expect(ContentPriority.default.compressionResistance == 750)
    #expect(ContentPriority.default.layoutPriority == .medium)
    #expect(
      ContentPriority(hugging: .nan, compressionResistance: 2000)
        == ContentPriority(hugging: 0, compressionResistance: 1000))
    func widths(_ first: ContentPriority, _ second: ContentPriority) -> [Double] {
      let stack = HStack {
        word(10).contentPriority(first, axes: .horizontal)
        word(10).contentPriority(second, axes: .horizontal)
      }
      return stack.leaves(150).map(\.width)
    }
    let plain = HStack {
      word(10)
      word(10)
    }
    #expect(widths(.default, .default) == plain.leaves(150).map(\.width))
    #expect(widths(.init(compressionResistance: 751), .default) == [100, 50])
    #expect(widths(.default, .init(compressionResistance: 751)) == [50, 100])
    #expect(widths(.init(compressionResistance: 749), .default) == [50, 100])
    // Required: the ideal length, even where the other one is more important.
    #expect(widths(.init(compressionResistance: 1000), .init(compressionResistance: 999))[0] == 100)
    let box = HStack { Color.red.contentPriority(.init(hugging: 1000), axes: .horizontal) }
    #expect(box.leaves(150) == [rect(0, 0, 10, 400)])
  }

  @Test(.promises("F195")) func `flexible and fixed layouts keep their sizes in stacks`() {
    let stack = HStack(alignment: .top, spacing: 5) {
      FixedSizeLayout(width: 40, height: 20) { Color.red }
      FlexibleLayout(width: 10...60, height: 0...30) { Color.blue }
      FlexibleLayout(width: 10...Double.infinity) { Color.green }
    }
    #expect(stack.leaves(300, 100) == [rect(0, 0, 40, 20), rect(45, 0, 60, 30), rect(110, 0, 190, 100)])
    #expect(stack.leaves(80, 100).map(\.width) == [40, 15, 15])
    #expect(FixedSizeLayout { word(9) }.leaves(50, 50) == [rect(0, 0, 90, 20)])
    let column = VStack { FixedSizeLayout(height: 20) { word(3) } }
    #expect(column.leaves(50, 50).map(\.size) == [Size(width: 30, height: 20)])
  }

  @Test(.promises("F197"), arguments: [(Axis.horizontal, [20.0, 180]), (.vertical, [20, 80])])
  func `an axis selects the length that is shared out`(axis: Axis, sizes: [Double]) {
    let items = [PrioritySizeCalculator.Item(minimum: 20, maximum: 20), .init()]
    #expect(StackPriorityDistributor(axis: axis).distribute(items, in: Size(width: 200, height: 100)) == sizes)
    #expect(axis.crossed != axis)
  }
}
