import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// Ids that break what ids promise, each in its way.
private enum Lie: CaseIterable {
  /// All are equal, and each has its own hash.
  case allEqual
  /// None is equal, not even to itself, and all have one hash.
  case neverEqual
  /// Another hash at each question.
  case otherHash
  /// Equal or not, as it comes.
  case random
}

private final class Dial: @unchecked Sendable {
  private var state: UInt64 = 7

  func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

private struct Liar: Hashable, Sendable {
  let lie: Lie
  let number: Int
  let dial: Dial

  static func == (one: Liar, other: Liar) -> Bool {
    switch one.lie {
    case .allEqual: true
    case .neverEqual: false
    case .otherHash: one.number == other.number
    case .random: one.dial.next() % 3 == 0
    }
  }

  func hash(into hasher: inout Hasher) {
    switch lie {
    case .allEqual: hasher.combine(number)
    case .neverEqual: hasher.combine(0)
    case .otherHash, .random: hasher.combine(dial.next() % 64)
    }
  }
}

@Suite struct `Ids that contradict themselves` {
  private let room = Size(width: 100, height: 400)

  /// Edits of a list of rows, each with its number.
  private func scripts(_ count: Int) -> [[Int]] {
    var dice = Dice(11)
    return (0..<20).map { _ in (0..<Int.random(in: 0...count, using: &dice)).shuffled(using: &dice) }
  }

  private func list(_ lie: Lie, _ numbers: [Int], _ dial: Dial) -> some Layout {
    ForEach(numbers.map { Liar(lie: lie, number: $0, dial: dial) }, id: \.self) { id in
      Box(Double(id.number % 50) + 1, 1).id(id)
    }
  }

  @Test(.promises("B31"), arguments: Lie.allCases, [4, 60])
  fileprivate func `rows show their data, and the fault is diagnosed`(lie: Lie, count: Int) {
    let dial = Dial()
    let root = LayoutRoot(size: room)
    let host = CountingHost()
    root.host = host
    root.useIncrementalLayout = true
    for numbers in scripts(count) + [Array(0..<count)] {
      root.updateBody {
        VStack {
          Box(60, 1).id("one")
          list(lie, numbers, dial)
        }
      }
      // All ids are equal: rows that are there already are met, and brought up to date.
      #expect(root.result.leaves.map(\.width) == [60] + numbers.map { Double($0 % 50) + 1 })
      #expect(root.result.frame(of: "one")?.width == 60)
      _ = root.result.frame(of: Liar(lie: lie, number: 0, dial: dial))
      root.markViewDirty(id: Liar(lie: lie, number: 0, dial: dial))
      _ = root.explain(id: Liar(lie: lie, number: 0, dial: dial))
      host.takeCounts()
    }
    #expect(host.violations == [])
    let codes = Set(root.diagnostics.map(\.code))
    #expect(codes.contains(.contradictoryIdentity), "\(lie) \(codes)")
    #expect(host.views.count == count + 1)
  }

  @Test(.promises("B31", "B03"), arguments: Lie.allCases)
  fileprivate func `rows of a lazy list show their data, wherever they are scrolled to`(lie: Lie) {
    let dial = Dial()
    let root = LayoutRoot(size: Size(width: 100, height: 20))
    for (round, numbers) in (scripts(60) + [Array(0..<60)]).enumerated() {
      root.updateBody {
        ScrollView {
          LazyVStack {
            list(lie, numbers, dial)
          }
        }
        .id("scroll")
      }
      root.scroll("scroll", to: Point(x: 0, y: Double(round * 7 % 40)))
      root.layoutIfNeeded()
      root.scrollTo(Liar(lie: lie, number: 5, dial: dial))
      root.layoutIfNeeded()
      let widths = root.result.leaves.map(\.width)
      let all = numbers.map { Double($0 % 50) + 1 }
      // What is made are rows that follow each other.
      let isPart = widths.isEmpty || all.indices.contains { all[$0...].starts(with: widths) }
      #expect(isPart, "\(lie) \(round): \(widths) of \(all)")
      #expect(widths.isEmpty == numbers.isEmpty)
    }
  }

  @Test(.promises("B31"), arguments: Lie.allCases)
  fileprivate func `a cache by id keeps its bounds`(lie: Lie) {
    let dial = Dial()
    let cache = IncrementalLayoutCache(capacity: 4)
    for number in 0..<400 {
      let id = Liar(lie: lie, number: number % 40, dial: dial)
      let result = cache.calculateLayout(Box(Double(number), 1), id: id, in: room)
      #expect(result.size == Size(width: Double(number), height: 1))
      #expect(cache.count <= 4)
    }
  }

  @Test(.promises("B31")) func `an optional id and the same without are equal, and have two hashes`() {
    let rows = (0..<40).map { $0 }
    let result = VStack {
      ForEach(rows, id: \.self) { Box(Double($0) + 1, 1).id(Optional($0)) }
      ForEach(rows, id: \.self) { Box(Double($0) + 1, 1).id($0) }
    }
    .calculateLayout(in: room)
    #expect(result.leaves.count == 80)
    #expect(result.frame(of: 3)?.width == 4)
  }

  @Test(.promises("B31"), arguments: Lie.allCases)
  fileprivate func `a table of ids keeps count, and gives everything it holds back once`(lie: Lie) {
    let dial = Dial()
    var table = IDTable<Liar, Int>()
    var given: [Int] = []
    for number in 0..<500 {
      if let old = table.updateValue(number, forKey: Liar(lie: lie, number: number % 90, dial: dial)) {
        given.append(old)
      }
      if number % 3 == 0, let old = table.removeValue(forKey: Liar(lie: lie, number: number % 50, dial: dial)) {
        given.append(old)
      }
      #expect(Array(table.values).count == table.count)
    }
    #expect((given + table.values).sorted() == Array(0..<500))
  }

  @Test(.promises("B31")) func `a table of honest ids does what a dictionary does`() {
    var dice = Dice(3)
    var table = IDTable<Int, Int>()
    var model: [Int: Int] = [:]
    for step in 0..<5000 {
      let key = Int.random(in: 0..<200, using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: #expect(table.removeValue(forKey: key) == model.removeValue(forKey: key))
      case 1:
        #expect(
          table.update(key, 0) {
            $0 += 1; return $0
          }
            == {
              model[key, default: 0] += 1; return model[key]
            }())
      case 2: #expect(table[key] == model[key])
      default: #expect(table.updateValue(step, forKey: key) == model.updateValue(step, forKey: key))
      }
      #expect(table.count == model.count && table.isEmpty == model.isEmpty)
    }
    #expect(table.values.sorted() == model.values.sorted())
  }
}
