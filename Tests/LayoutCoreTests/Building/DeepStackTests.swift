import LayoutCore
import LayoutTesting
import Synchronization
import TestPromises
import Testing

/// Rows and columns in turn, as values within values, around a box.
private func tower(_ levels: Int, side: Double) -> AnyLayout {
  var layout = AnyLayout(Color.red.size(width: side, height: side).id("box"))
  for level in 0..<levels {
    let inner = layout
    layout = level % 2 == 0 ? AnyLayout(VStack { inner }.padding(1)) : AnyLayout(HStack { inner }.padding(1))
  }
  return layout
}

/// The same as bodies within bodies.
private struct TowerBody: Layout, Sendable {
  var levels: Int
  var side: Double

  var body: some Layout {
    if levels == 0 {
      Color.red.size(width: side, height: side).id("box")
    } else {
      HStack { AnyLayout(TowerBody(levels: levels - 1, side: side)) }.padding(1)
    }
  }
}

/// 10,000 values within values, and bodies within bodies, on stacks of stated sizes.
@Suite struct `Deep stacks` {
  private static let levels = 10_000

  /// What was seen on the other thread.
  private struct Seen: Equatable, Sendable {
    var sizes: [Size] = []
    var boxes: [Rect?] = []
    var elements: [Int] = []
    var counts: [CountingHost.Counts] = []
    var inspected = 0
    var steps = 0
    var left = 0
    var diagnostics = 0
  }

  /// Shows a tower, changes its innermost box, looks at it in all ways there are, and takes it away.
  private static func live<Content: Layout>(_ make: @escaping (Double) -> Content) -> Seen {
    var seen = Seen()
    let root = LayoutRoot(size: Size(width: 50_000, height: 50_000), measurers: .tens)
    let host = CountingHost()
    root.host = host
    for side in [10.0, 20] {
      root.updateBody { make(side) }
      seen.sizes.append(root.contentSize)
      let result = root.result
      seen.boxes.append(result.frame(of: "box"))
      seen.elements.append(result.elements.count)
      seen.counts.append(host.takeCounts())
    }
    seen.inspected = root.inspectionBoxes.count
    seen.steps = root.explain(id: "box")?.steps.count ?? 0
    seen.diagnostics = root.diagnostics.count
    root.updateBody { EmptyLayout() }
    seen.left = root.session.footprint.tree.nodes
    return seen
  }

  private func check(_ stack: Int, _ live: @escaping @Sendable () -> Seen) {
    let mailbox = Mutex(Seen())
    onStack(of: stack) {
      let seen = live()
      mailbox.withLock { $0 = seen }
    }
    let seen = mailbox.withLock { $0 }
    let padding = Double(2 * Self.levels)
    #expect(seen.sizes == [10.0, 20].map { Size(width: $0 + padding, height: $0 + padding) })
    let corner = (50_000 - padding - 20) / 2 + padding / 2
    #expect(seen.boxes.last == rect(corner, corner, 20, 20))
    #expect(seen.elements == [10_001, 10_001])
    #expect(seen.counts == [.init(inserts: 1), .init(frames: 1)])
    #expect(seen.inspected == 10_001)
    // The box with its size, and each stack with its padding.
    #expect(seen.steps == 20_002)
    #expect(seen.left == 1)
    #expect(seen.diagnostics == 0)
  }

  @Test(.promises("B11"), arguments: [StackSize.small, StackSize.main])
  func `10,000 values within values`(stack: Int) {
    check(stack) { Self.live { tower(Self.levels, side: $0) } }
  }

  @Test(.promises("B11"), arguments: [StackSize.small, StackSize.main])
  func `10,000 bodies within bodies`(stack: Int) {
    check(stack) { Self.live { TowerBody(levels: Self.levels, side: $0) } }
  }

  @Test(.promises("B11"), arguments: [StackSize.small, StackSize.main], [20_001, 100_000])
  func `values within values beyond the limit are diagnosed and left out`(stack: Int, levels: Int) {
    let mailbox = Mutex([LayoutResult]())
    onStack(of: stack) {
      let result = tower(levels, side: 10).calculateLayout(in: Size(width: 50_000, height: 50_000))
      mailbox.withLock { $0.append(result) }
    }
    let results = mailbox.withLock { $0 }
    #expect(results.map { $0.diagnostics.map(\.code) } == [[.nestingTooDeep]])
    #expect(results.first?.elements.count == 20_000)
    #expect(results.first?.isSound == true)
  }

  /// Reads a value, so that it is stored with the modifiers around it.
  private struct Reader: Layout {
    @Environment(\.displayScale) var scale
    var body: some Layout { Color.red.size(width: 10 * scale, height: 10) }
  }

  @Test(.promises("B11"), arguments: [StackSize.small, StackSize.main], [1_000, 19_998])
  func `as many erased values as can be nested, each a modifier`(stack: Int, levels: Int) {
    let mailbox = Mutex([(size: Size, codes: [Diagnostic.Code], left: Int)]())
    onStack(of: stack) {
      var layout = AnyLayout(Reader())
      for _ in 0..<levels { layout = AnyLayout(layout.padding(1)) }
      let root = LayoutRoot(size: Size(width: 50_000, height: 50_000), measurers: .tens)
      root.updateBody { layout }
      let (size, codes) = (root.contentSize, root.diagnostics.map(\.code))
      root.updateBody { EmptyLayout() }
      let left = root.session.footprint.tree.nodes
      mailbox.withLock { $0.append((size, codes, left)) }
    }
    let seen = mailbox.withLock { $0 }
    let padding = Double(2 * levels)
    #expect(seen.map(\.size) == [Size(width: padding + 10, height: padding + 10)])
    #expect(seen.map(\.codes) == [[]])
    #expect(seen.map(\.left) == [1])
  }

  @Test(.promises("B11"), arguments: [StackSize.small, StackSize.main])
  func `erased stacks, each erased twice, at the limit and beyond it`(stack: Int) {
    let mailbox = Mutex([(size: Size, codes: [Diagnostic.Code])]())
    onStack(of: stack) {
      // Each is two levels, and the box is one.
      for count in [9_999, 10_000] {
        var layout = AnyLayout(Box(7, 5))
        for _ in 0..<count {
          let inner = layout
          layout = AnyLayout(AnyLayout(HStack { inner }.padding(1)))
        }
        let result = layout.calculateLayout(in: Size(width: 50_000, height: 50_000))
        mailbox.withLock { $0.append((result.size, result.diagnostics.map(\.code))) }
      }
    }
    let seen = mailbox.withLock { $0 }
    #expect(seen.map(\.codes) == [[], [.nestingTooDeep]])
    #expect(seen.first?.size == Size(width: 7 + 2 * 9_999, height: 5 + 2 * 9_999))
  }
}
