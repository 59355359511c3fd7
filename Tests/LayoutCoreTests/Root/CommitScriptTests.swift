import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A list whose rows and groups within rows change places, come and go, hide, and change their looks.
private struct Board: Layout {
  var rows: [Int]
  var cells: [Int]
  var looks: Int
  var width: Double

  var body: some Layout {
    ScrollView {
      ForEach(rows, id: \.self) { row in
        ZStack {
          if (row + looks) % 3 == 0 {
            strip(row).background(looks % 2 == 0 ? .red : .blue).cornerRadius(Double(looks))
          } else {
            strip(row)
          }
        }
      }
    }
    ZStack {
      ForEach(cells, id: \.self) { cell in
        Group {
          Box(Double(cell), 4); Box(4, Double(cell))
        }
      }
    }
    .overlay { ForEach(cells.reversed(), id: \.self) { word($0 % 3 + 1) } }
    .background {
      if looks % 2 == 0 { Circle() }
      ViewThatFits(in: .horizontal) {
        Box(120, 5).border(.red); Box(60, 5); word(1)
      }.size(width: width)
    }
  }

  private func strip(_ row: Int) -> some Layout {
    HStack(spacing: 1.3) {
      ViewThatFits(in: .horizontal) {
        ForEach(cells, id: \.self) { cell in word(cell % 5 + row % 4) }
        HStack {
          Box(3, 3).border(.blue); ForEach(cells, id: \.self) { Box(1, Double($0)) }
        }.background(.green)
      }
      if looks == row { ScrollView(.horizontal) { ForEach(cells, id: \.self) { Box(9.4, Double($0)) } } }
      GeometryReader { proxy in
        if proxy.size.width > 40 { word(2).background(.red) } else { Text("\(Int(proxy.size.width))") }
      }
    }
    .padding(Double(looks) / 3).frame(height: 33.1)
  }

  init(_ dice: inout SplitMix) {
    rows = Array((0..<12).shuffled(using: &dice).prefix(Int.random(in: 0...12, using: &dice)))
    cells = Array((0..<6).shuffled(using: &dice).prefix(Int.random(in: 0...6, using: &dice)))
    looks = Int.random(in: 0...5, using: &dice)
    width = Double.random(in: 40...140, using: &dice)
  }

  /// Changes one thing.
  mutating func edit(_ dice: inout SplitMix) {
    let other = Board(&dice)
    switch Int.random(in: 0...7, using: &dice) {
    case 0: rows = other.rows
    case 1: cells = other.cells
    case 2: looks = other.looks
    case 3: width = other.width
    case 4: rows.reverse()
    case 5: if let last = rows.popLast() { rows.insert(last, at: 0) }
    case 6: cells.shuffle(using: &dice)
    default: self = other
    }
  }
}

@Suite(.promises("L1")) struct `Calling a host only for changes` {
  @Test(.promises("B21", "B22"), arguments: 1...40)
  func `after edits of all kinds a host shows what a new one would`(seed: UInt64) {
    var dice = SplitMix(seed)
    let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
    let second = LayoutRoot(size: Size(width: 90, height: 70), measurers: .tens)
    var host = CountingHost(roundsTextFrames: seed % 3 > 0)
    let secondHost = CountingHost()
    root.host = host
    second.host = secondHost
    var board = Board(&dice)
    for _ in 0..<12 {
      board.edit(&dice)
      let shown = board
      switch Int.random(in: 0...9, using: &dice) {
      case 0: root.environment.displayScale = [1, 2, 3, 2.75].randomElement(using: &dice) ?? 1
      case 1: root.size.width = Double.random(in: 0...300, using: &dice)
      case 2: root.size.height = Double.random(in: 0...300, using: &dice)
      case 3: root.environment.layoutDirection = Bool.random(using: &dice) ? .leftToRight : .rightToLeft
      case 4:
        let before = host
        host = CountingHost(roundsTextFrames: Bool.random(using: &dice))
        root.host = host
        root.layoutIfNeeded()
        #expect(before.views.isEmpty && before.violations == [])
        host.takeCounts()
      case 5:
        root.host = nil
        root.layoutIfNeeded()
        root.updateBody { shown }
        root.host = host
      default: break
      }
      root.updateBody { shown }
      second.updateBody { Board(reversing: shown) }
      for (root, host) in [(root, host), (second, secondHost)] {
        host.takeCounts()
        let other = LayoutRoot(size: root.size, measurers: .tens, environment: root.environment)
        let fresh = CountingHost(roundsTextFrames: host.roundsTextFrames)
        other.host = fresh
        if root === second { other.updateBody { Board(reversing: shown) } } else { other.updateBody { shown } }
        #expect(host.picture == fresh.picture)
        #expect(host.violations + fresh.violations == [])
      }
      root.updateBody { shown }
      #expect(host.takeCounts() == .init())
      #expect(root.commitVisits == 0)
    }
  }

  @Test(arguments: 1...40)
  func `the fewest views are moved`(seed: UInt64) {
    var dice = SplitMix(seed)
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    let host = CountingHost()
    root.host = host
    var old = Array(0..<30)
    root.updateBody { ZStack { ForEach(old, id: \.self) { _ in Box(5, 5) } } }
    host.takeCounts()
    for _ in 0..<4 {
      let new = Array((0..<40).shuffled(using: &dice).prefix(Int.random(in: 0...40, using: &dice)))
      root.updateBody { ZStack { ForEach(new, id: \.self) { _ in Box(5, 5) } } }
      let kept = new.filter(old.contains)
      // The longest increasing run of old places, the slow way.
      let places = kept.map { old.firstIndex(of: $0) ?? 0 }
      var runs: [Int] = []
      for (end, place) in places.enumerated() {
        runs.append(1 + (zip(places, runs).prefix(end).filter { $0.0 < place }.map(\.1).max() ?? 0))
      }
      let added = new.count - kept.count
      #expect(
        host.takeCounts()
          == .init(
            inserts: added, moves: kept.count - (runs.max() ?? 0), removes: old.count - kept.count))
      old = new
    }
    #expect(host.violations == [])
  }

  @Test func `a spacer that has another length is not looked at`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    let host = CountingHost()
    root.host = host
    root.updateBody {
      HStack {
        Box(10, 10)
        Spacer()
        Box(10, 10)
      }
    }
    host.takeCounts()
    root.size.width = 200
    root.layoutIfNeeded()
    // The column at the root, the row, and the box that moves with its body.
    #expect(root.commitVisits == 4)
    #expect(host.takeCounts() == .init(frames: 1))
  }

  @Test func `a spacer that moves is not looked at`() {
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    let host = CountingHost()
    root.host = host
    root.updateBody {
      HStack {
        Spacer()
        Spacer().frame(width: 10)
        Box(10, 10)
      }
    }
    host.takeCounts()
    root.size.width = 200
    root.layoutIfNeeded()
    // The column at the root, the row, and the box that moves with its body.
    #expect(root.commitVisits == 4)
    #expect(host.takeCounts() == .init(frames: 1))
  }

  @Test func `exact numbers of nodes that are looked at`() {
    let root = LayoutRoot(size: Size(width: 300, height: 4000), measurers: .tens)
    let host = CountingHost()
    root.host = host
    func show(_ ids: [Int], grown: Int = -1, other: Int = -1) -> Int {
      root.updateBody {
        VStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            HStack(spacing: 2) {
              Color.red.frame(width: 10, height: id == grown ? 24 : 20)
              (id == other ? Color.blue : Color.green).frame(width: 10, height: 10)
            }
          }
        }
        .frame(width: 300, height: 4000, alignment: .top)
      }
      host.takeCounts()
      return root.commitVisits
    }
    let all = Array(0..<100)
    // The column at the root, the stack, the list, and a hundred rows of a stack with two boxes.
    #expect(show(all) == 3 + 100 * 3)
    #expect(show(all) == 0)
    // One leaf looks different: the way down to it.
    #expect(show(all, other: 50) == 5)
    #expect(show(all) == 5)
    // A row in the middle grows: the way, its row and the fifty below.
    #expect(show(all, grown: 49) == 3 + 51 * 3)
    #expect(show(all) == 3 + 51 * 3)
    // A row at the end is removed: only the nodes around it are visited. One more: the order is computed.
    #expect(show(all.dropLast()) == 3)
    #expect(show(all) == 3 + 100 * 3)
    #expect(host.violations == [])
  }

  @Test func `whole pixels are those of the pixel grid`() {
    var dice = SplitMix(7)
    for scale in [1, 2, 3, 2.75, 0.1] {
      let root = LayoutRoot(size: Size(width: 2000, height: 2000), measurers: .tens)
      root.environment.displayScale = scale
      let host = CountingHost()
      root.host = host
      let grid = PixelGrid(scale: scale)
      for _ in 0..<200 {
        // Halves of pixels, numbers close to them, and far ones.
        let places = (0..<4).map { _ in
          let half = Double(Int.random(in: -40...40, using: &dice)) / 2 / scale
          switch Int.random(in: 0...3, using: &dice) {
          case 0: return half
          case 1: return half.nextUp
          case 2: return Double.random(in: -100...100, using: &dice)
          default: return Bool.random(using: &dice) ? half.nextDown : half * 1e9
          }
        }
        root.updateBody {
          ZStack(alignment: .topLeading) {
            Box(abs(places[2]), abs(places[3])).offset(x: places[0], y: places[1]).background(.red)
              .offset(x: places[1], y: places[0])
          }
          .frame(width: 2000, height: 2000, alignment: .topLeading)
        }
        host.takeCounts()
        let layers = root.result.elements.last?.layers ?? []
        let outer = grid.round(layers[layers.count - 2])
        let inner = grid.round(grid.round(layers[0]), from: outer.origin)
        #expect(host.picture.map(\.frame) == [outer, inner])
      }
      #expect(host.violations == [])
    }
  }
}

extension Board {
  init(reversing board: Board) {
    self = board
    rows.reverse()
    cells.reverse()
  }
}
