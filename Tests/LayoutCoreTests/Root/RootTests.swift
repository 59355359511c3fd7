import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// What a test changes between two turns.
private final class Model {
  var width = 10.0
  var log: [String] = []
}

@Suite struct `The headless container` {
  private func root(_ schedule: ((LayoutRoot) -> Void)? = nil) -> LayoutRoot {
    LayoutRoot(size: Size(width: 100, height: 60), measurers: .tens, schedule: schedule)
  }

  @Test(.promises("F017", "F018", "F019", "F020")) func `setting, updating, refreshing, forcing`() {
    let model = Model()
    let root = root()
    root.setBody { Box(model.width, 10) }
    #expect(root.contentSize == .zero)
    root.layoutIfNeeded()
    #expect(root.result.leaves == [rect(45, 25, 10, 10)])
    model.width = 20
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.contentSize == Size(width: 10, height: 10))
    root.updateBody()
    #expect(root.result.leaves == [rect(40, 25, 20, 10)])
    root.updateBody { Box(30, 20) }
    #expect(root.result.leaves == [rect(35, 20, 30, 20)])
  }

  @Test(
    .promises("F023"),
    arguments: [
      (Size(width: 40, height: 20), rect(10, 5, 20, 10)), (Size(width: 20, height: 10), rect(0, 0, 20, 10)),
      (Size(width: 10, height: 30), rect(0, 10, 20, 10)), (Size(width: .infinity, height: 30), rect(0, 10, 20, 10)),
      (Size(width: .nan, height: -5), rect(0, 0, 20, 10)), (Size(width: 0, height: 0), rect(0, 0, 20, 10)),
    ])
  func `smaller content is centred, larger content starts at the corner`(size: Size, frame: Rect) {
    let root = LayoutRoot(size: size)
    root.updateBody { Box(20, 10) }
    #expect(root.result.leaves == [frame])
    #expect(root.diagnostics == [])
  }

  @Test(
    .promises("B05"),
    arguments: [
      (1e308, 0.0), (-1e308, 1e308), (.greatestFiniteMagnitude, 0), (.infinity, -.infinity), (.nan, .nan), (-5, -0.0),
    ], [LayoutDirection.leftToRight, .rightToLeft])
  func `a room of any numbers has its content at a finite place, on any pixels`(
    sides: (Double, Double), direction: LayoutDirection
  ) {
    let longest = 0x1p40
    for scale in [2.75, .nan, 65_536] {
      let root = LayoutRoot(size: Size(width: sides.0, height: sides.1))
      root.environment.layoutDirection = direction
      root.environment.displayScale = scale
      let host = CountingHost()
      root.host = host
      root.updateBody { Box(20, 10) }
      let frame = root.result.leaves[0]
      let (isWide, isMirrored) = (sides.0 > 0 && sides.0 < .infinity, direction == .rightToLeft)
      let room = sides.0 > 0 ? 20.0 : 0
      #expect(frame.minX == (isWide ? longest / 2 - 10 : isMirrored ? room - 20 : 0))
      #expect(frame.minY == (sides.1 == 1e308 ? longest / 2 - 5 : 0))
      #expect(frame.size == Size(width: 20, height: 10))
      #expect(host.violations == [])
    }
  }

  @Test(.promises("B03")) func `what does not fit a room that is none reaches out of it`() {
    let root = LayoutRoot(size: Size(width: .nan, height: -5))
    root.updateBody { Box(20, 10) }
    let found = root.findings
    #expect(found.map(\.code) == [.overflow])
    #expect(
      found.first?.message.hasSuffix("20 points at the right and 10 at the bottom out of the root's room of 0×0")
        == true)
  }

  @Test(
    .promises("B05"),
    arguments: [(Double.nan, 0.0), (.infinity, 0), (-.infinity, 0), (1e308, 0x1p40), (-1e308, -0x1p40), (-0.0, 0)])
  func `a corner of any numbers is a finite place`(number: Double, place: Double) {
    for origin in [Point(x: number, y: 7), Point(x: 7, y: number)] {
      let result = Box(20, 10).calculateLayout(proposal: .unspecified, at: origin)
      let frame = rect(origin.x == 7 ? 7 : place, origin.y == 7 ? 7 : place, 20, 10)
      #expect(result.leaves == [frame])
      let bounds = Rect(origin: origin, size: .zero)
      #expect(Box(20, 10).calculateLayout(in: bounds).leaves == [frame])
      let buffer = LayoutNodeBuffer()
      #expect(buffer.calculateLayout(at: buffer.addNode(layout: Box(20, 10)), in: bounds).leaves == [frame])
    }
  }

  @Test(.promises("F021")) func `another size lays out anew and evaluates nothing`() {
    let root = root()
    root.updateBody { HStack { Color.red } }
    let bodies = root.session.bodyCount
    root.size = Size(width: 60, height: 100)
    #expect(root.contentSize == Size(width: 100, height: 60))
    root.layoutIfNeeded()
    #expect(root.contentSize == Size(width: 60, height: 100))
    #expect(root.session.bodyCount == bodies)
  }

  @Test func `a turn is requested once`() {
    var asked = 0
    let root = root { _ in asked += 1 }
    root.setBody { Box(1, 1) }
    root.setBody { Box(2, 2) }
    root.setNeedsLayout()
    root.size = Size(width: 50, height: 50)
    root.environment.font = .title
    #expect(asked == 1)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(asked == 1)
    root.size = Size(width: 50, height: 50)
    #expect(asked == 1)
    root.setNeedsLayout()
    #expect(asked == 2)
  }

  @Test(.promises("B18")) func `from inside a turn it returns at once, and another turn follows`() {
    let model = Model()
    var asked = 0
    let root = root { _ in asked += 1 }
    root.updateBody {
      model.log.append("begin \(model.width)")
      if model.width < 30 {
        model.width += 10
        root.updateBody()
        root.layoutIfNeeded()
      }
      model.log.append("end")
      return Box(model.width, 10)
    }
    #expect(model.log == ["begin 10.0", "end", "begin 20.0", "end", "begin 30.0", "end"])
    #expect(root.contentSize.width == 30)
    #expect(asked == 1)
    #expect(root.diagnostics.map(\.code) == [.layoutInsideLayout])
    #expect(root.diagnostics.map(\.severity) == [.note])
  }

  @Test(.promises("B19")) func `turns that request turns end after four, and that is diagnosed`() {
    var turns = 0
    var asked = 0
    let root = root { _ in asked += 1 }
    root.updateBody {
      turns += 1
      root.updateBody()
      return Box(turns % 2 == 0 ? 10 : 20, 10)
    }
    #expect(turns == 4)
    #expect(root.contentSize.width == 10)
    #expect(root.diagnostics.map(\.code) == [.layoutInsideLayout, .unsettledGeometry])
    #expect(root.diagnostics[1].message.contains("the content was 20x10, 10x10, 20x10, 10x10"))
    #expect(root.diagnostics[1].cause?.hasPrefix("the root's body at 0 requests another turn") == true)
    #expect(asked == 1)
    root.layoutIfNeeded()
    #expect(turns == 4)
    root.setNeedsLayout()
    #expect(asked == 2)
  }

  @Test func `the environment flows down from the root`() {
    let root = root()
    root.updateBody {
      HStack {
        Text("xx")
        Text("xx").font(.system(size: 10))
      }
    }
    #expect(root.result.leaves.map(\.width) == [17, 10])
    root.environment.font = .system(size: 20)
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.width) == [20, 10])
    // The text that follows the environment, at its widest: its least width is 0, and is not measured.
    #expect(root.counters.leafMeasures == 1)
    root.environment.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(root.result.leaves.map(\.minX) == [45, 35])
  }

  @Test(.promises("F015", "F022")) func `a host gets the existing views, and each change`() {
    let root = root()
    let host = CountingHost()
    root.host = host
    root.updateBody { VStack { Text("a").padding(1).background(.red) } }
    #expect(host.takeCounts() == .init(inserts: 2))
    root.updateBody { VStack { Text("ab").padding(1).background(.red) } }
    #expect(host.takeCounts() == .init(frames: 2, contents: 1))
    root.updateBody { VStack {} }
    #expect(host.takeCounts() == .init(removes: 2))
    #expect(host.roots.isEmpty)
    #expect(host.violations == [])
  }

  @Test func `a new host gets every view, the one before their removal`() {
    let root = root()
    let first = CountingHost()
    let second = CountingHost()
    root.updateBody { HStack { Box(1, 1).opacity(0.5) } }
    root.host = first
    root.layoutIfNeeded()
    #expect(first.takeCounts() == .init(inserts: 2))
    root.host = second
    root.layoutIfNeeded()
    #expect(first.takeCounts() == .init(removes: 2))
    #expect(second.takeCounts() == .init(inserts: 2))
    root.host = nil
    root.layoutIfNeeded()
    #expect(second.takeCounts() == .init(removes: 2))
    root.updateBody { HStack { Box(2, 2) } }
    root.host = first
    root.layoutIfNeeded()
    #expect(first.takeCounts() == .init(inserts: 1))
    root.host = first
    root.layoutIfNeeded()
    #expect(first.takeCounts() == .init())
    #expect(first.violations + second.violations == [])
    #expect(root.hostCallCount == 2 + 2 + 2 + 2 + 1)
  }

  @Test func `a host that went away is followed by one that gets every view`() {
    let root = root()
    var host: CountingHost? = CountingHost()
    root.host = host
    root.updateBody { Box(1, 1) }
    host = nil
    root.updateBody { Box(2, 1) }
    let next = CountingHost()
    root.host = next
    root.layoutIfNeeded()
    #expect(next.takeCounts() == .init(inserts: 1))
  }

  @Test(.promises("B18")) func `a host may request a turn during a call`() {
    let root = root()
    let host = CountingHost()
    var width = 10.0
    root.host = host
    host.onCall = {
      guard width < 12 else { return }
      width += 1
      root.updateBody()
    }
    root.updateBody { Box(width, 10) }
    #expect(host.views.values.map(\.frame) == [rect(44, 25, 12, 10)])
    #expect(root.contentSize.width == 12)
  }
}
