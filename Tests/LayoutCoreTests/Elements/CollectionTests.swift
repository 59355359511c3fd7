import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Collections that contradict themselves.
@Suite struct CollectionTests {
  private final class Reads {
    var count = 0
  }

  /// Numbers, with an end that changes after so many reads, and a count of its own.
  private struct Liar: RandomAccessCollection {
    var first = 0
    var end = 5
    var otherEnd = 3
    var readsUntilOther = Int.max
    var said: Int?
    let reads = Reads()

    var startIndex: Int { 0 }
    var endIndex: Int {
      reads.count += 1
      return reads.count > readsUntilOther ? otherEnd : end
    }
    var count: Int { said ?? Swift.max(0, end) }
    subscript(position: Int) -> Int { first + position }
  }

  /// The same with positions of its own.
  private struct Marks: RandomAccessCollection {
    struct Mark: Comparable {
      var at: Int
      static func < (one: Mark, other: Mark) -> Bool { one.at < other.at }
    }

    var end = 5
    var said: Int?

    var startIndex: Mark { Mark(at: 0) }
    var endIndex: Mark { Mark(at: end) }
    var count: Int { said ?? end }
    func index(after mark: Mark) -> Mark { Mark(at: mark.at + 1) }
    func index(before mark: Mark) -> Mark { Mark(at: mark.at - 1) }
    subscript(position: Mark) -> Int { position.at }
  }

  /// A position with which the standard library counts.
  private struct Step: Strideable {
    enum Lie: CaseIterable {
      case none, back, far, distance, negativeDistance, order
    }

    var at: Int
    var lie: Lie

    static func == (one: Step, other: Step) -> Bool { one.at == other.at }
    static func < (one: Step, other: Step) -> Bool { one.lie == .order || one.at < other.at }
    func advanced(by steps: Int) -> Step {
      Step(at: lie == .back ? at - steps : lie == .far ? at + 100 * steps : at + steps, lie: lie)
    }
    func distance(to other: Step) -> Int {
      lie == .distance ? 1_000 : lie == .negativeDistance ? at - other.at : other.at - at
    }
  }

  /// Five numbers, with positions that follow each other as the standard library has it.
  private struct Steps: RandomAccessCollection {
    var lie: Step.Lie
    var startIndex: Step { Step(at: 0, lie: lie) }
    var endIndex: Step { Step(at: 5, lie: lie) }
    subscript(position: Step) -> Int { position.at }
  }

  private enum Place: CaseIterable {
    case stack, lazy, lazyGrid, grid

    @LayoutBuilder
    func layout(_ rows: some RandomAccessCollection<Int>) -> some Layout {
      switch self {
      case .stack: VStack { ForEach(rows, id: \.self) { Box(10, Double(10 + $0)) } }
      case .lazy: ScrollView { LazyVStack { ForEach(rows, id: \.self) { Box(10, Double(10 + $0)) } } }
      case .lazyGrid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(10))], spacing: 0) {
            ForEach(rows, id: \.self) { Box(10, Double(10 + $0)) }
          }
        }
      case .grid: Grid { GridRow { ForEach(rows, id: \.self) { Box(10, Double(10 + $0)) } } }
      }
    }
  }

  private func root(_ place: Place, _ rows: some RandomAccessCollection<Int>) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.setBody { place.layout(rows) }
    root.layoutIfNeeded()
    return root
  }

  private func rows(_ root: LayoutRoot) -> Int { (0..<20).filter { root.result.frame(of: $0) != nil }.count }

  @Test(
    "a collection whose count is negative, or whose end is before its beginning, has no rows",
    .promises("B31"),
    arguments: Place.allCases)
  private func negative(_ place: Place) {
    for liar in [Liar(said: -1), Liar(said: .min), Liar(end: -3, said: -3), Liar(end: -1, said: 5)] {
      let root = root(place, liar)
      #expect(rows(root) == 0)
      #expect(root.diagnostics.map(\.code) == [.inconsistentCollection])
      root.updateBody()
      #expect(rows(root) == 0)
      #expect(root.result.isSound)
    }
    let marks = root(place, Marks(said: -1))
    #expect(rows(marks) == 0)
    #expect(marks.diagnostics.map(\.code) == [.inconsistentCollection])
  }

  @Test(
    "a collection whose count differs from its ends shows the existing elements", .promises("B31"),
    arguments: Place.allCases)
  private func otherCount(_ place: Place) {
    for said in [7, 4] {
      let root = root(place, Liar(said: said))
      #expect(rows(root) == min(said, 5))
      #expect(root.diagnostics.map(\.code) == [.inconsistentCollection])
      #expect(root.result.isSound)
    }
    #expect(rows(root(place, Liar())) == 5)
    #expect(root(place, Liar()).diagnostics == [])
    #expect(rows(root(place, Marks())) == 5)
    #expect(root(place, Marks()).diagnostics == [])
  }

  @Test("a lazy list of more rows than can be counted shows its beginning", .promises("B31"), arguments: [false, true])
  func countless(_ isGrid: Bool) {
    for rows in [0..<Int.max, -1..<Int.max - 1] {
      let root = LayoutRoot(size: Size(width: 100, height: 100))
      root.setBody {
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
              ForEach(rows, id: \.self) { _ in Box(10, 10) }
            }
          } else {
            LazyVStack { ForEach(rows, id: \.self) { _ in Box(10, 10) } }
          }
        }.id("feed")
      }
      root.layoutIfNeeded()
      root.updateBody()
      #expect(root.visibleRange(in: "feed") == 0..<(isGrid ? 20 : 10))
      #expect(root.diagnostics.map(\.code) == [.inconsistentCollection])
      #expect(root.result.isSound)
    }
    #expect(root(.lazy, Marks(said: .max)).result.isSound)
  }

  @Test(
    "a collection whose positions keep no order shows those that are there", .promises("B31"), arguments: Place.allCases
  )
  private func order(_ place: Place) {
    for lie in Step.Lie.allCases {
      let root = root(place, Steps(lie: lie))
      #expect(rows(root) == [.none: 5, .distance: 5, .back: 1, .far: 1][lie, default: 0], "\(lie)")
      #expect(root.diagnostics.contains { $0.code == .inconsistentCollection } == (lie != .none), "\(lie)")
      #expect(root.result.isSound)
    }
  }

  @Test(
    "a collection whose end changes while it is read does not stop the program",
    .promises("B31"), arguments: Place.allCases,
    [0, 3, -2, 9])
  private func changing(_ place: Place, _ other: Int) {
    for reads in 1...60 {
      let root = root(place, Liar(otherEnd: other, readsUntilOther: reads))
      for _ in 0..<3 {
        root.updateBody()
        #expect(rows(root) <= 9)
        #expect(root.result.isSound)
      }
      #expect(root.diagnostics.allSatisfy { $0.code == .inconsistentCollection })
      if reads < 30 { #expect(root.diagnostics.count == 1) }
    }
  }

  @Test("a collection that shrinks behind a lazy list's back shows the rows that are left", .promises("B31"))
  func shrinksBetweenTurns() {
    let liar = Liar(end: 1_000, otherEnd: 10)
    let reads = liar.reads
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    var data = liar
    data.readsUntilOther = 1_000_000
    root.setBody { ScrollView { LazyVStack { ForEach(data, id: \.self) { _ in Box(10, 20) } } }.id("feed") }
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 0..<5)
    reads.count = 1_000_000
    root.scroll("feed", to: Point(x: 0, y: 400))
    root.layoutIfNeeded()
    #expect(root.diagnostics.map(\.code).contains(.inconsistentCollection))
    #expect(root.result.isSound)
    root.updateBody()
    #expect(root.result.isSound)
  }

  @Test("heights of a collection that contradicts itself are those of the elements that are there", .promises("B31"))
  func heights() async {
    struct Boxes: RandomAccessCollection {
      var said: Int
      var startIndex: Int { 0 }
      var endIndex: Int { 3 }
      var count: Int { said }
      subscript(position: Int) -> Box { Box(10, Double(10 + position)) }
    }
    for (said, heights) in [(-1, []), (7, [10.0, 11, 12]), (2, [10, 11]), (3, [10, 11, 12])] {
      let told = Locked<[Diagnostic.Code]>([])
      LayoutDiagnostics.withHandler({ fault in told.withLock { $0.append(fault.code) } }) {
        #expect(Boxes(said: said).heights(width: 100) == heights)
      }
      #expect(told.withLock { $0 } == (said == 3 ? [] : [.inconsistentCollection]))
      #expect(await Boxes(said: said).concurrentHeights(width: 100) == heights)
    }
  }

  /// Positions of its own that are in no order.
  private struct Wild: RandomAccessCollection {
    enum Fault: CaseIterable { case stays, goesBack, jumps, allBefore, noneBefore, backwards, circle }

    struct Mark: Comparable {
      var at: Int
      var fault: Fault
      static func < (one: Mark, other: Mark) -> Bool {
        switch one.fault {
        case .allBefore: true
        case .noneBefore: false
        case .backwards: one.at > other.at
        // Each of three comes before the next one, and all before the end.
        case .circle: other.at == 5 ? one.at < 5 : one.at < 5 && (other.at - one.at + 3) % 3 == 1
        default: one.at < other.at
        }
      }
    }

    let fault: Fault
    let reads = Reads()
    var startIndex: Mark { Mark(at: 0, fault: fault) }
    var endIndex: Mark { Mark(at: 5, fault: fault) }

    func index(after mark: Mark) -> Mark {
      reads.count += 1
      // So that what does not end does end in tests.
      if reads.count > 10_000 { return endIndex }
      let next =
        switch fault {
        case .stays where mark.at == 3: 3
        case .goesBack where mark.at == 3: 1
        case .jumps where mark.at == 3: 6
        case .circle: (mark.at + 1) % 3
        default: mark.at + 1
        }
      return Mark(at: next, fault: fault)
    }

    func index(before mark: Mark) -> Mark { Mark(at: mark.at - 1, fault: fault) }
    subscript(mark: Mark) -> Int { mark.at }
  }

  @Test("a collection whose positions are in no order has no rows", .promises("B31"), arguments: Place.allCases)
  private func wild(_ place: Place) {
    for fault in Wild.Fault.allCases {
      let rows = Wild(fault: fault)
      let root = root(place, rows)
      #expect(self.rows(root) == 0, "\(fault)")
      #expect(root.diagnostics.map(\.code) == [.inconsistentCollection], "\(fault)")
      #expect(rows.reads.count <= 20, "\(fault)")
      #expect(root.result.isSound)
    }
  }

  @Test(
    "numbers of any type are positions, and positions of one's own are walked", .promises("B31"),
    arguments: Place.allCases)
  private func positions(_ place: Place) {
    for said in [nil, 5] {
      let root = root(place, Marks(said: said))
      #expect(rows(root) == 5)
      #expect(root.diagnostics == [])
    }
    let reversed = root(place, (0..<5).reversed())
    #expect(rows(reversed) == 5)
    #expect(reversed.diagnostics == [])
  }
}
