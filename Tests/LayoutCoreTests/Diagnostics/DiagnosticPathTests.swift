import LayoutCore
import Testing

/// A random tree with one element in it that is at fault, and is named.
private struct Culprit {
  var dice: SplitMix

  init(seed: UInt64) {
    dice = SplitMix(seed &+ 1)
    for _ in 0..<8 { _ = dice.next() }
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

  /// The tree; the culprit lies `depth` containers deep.
  mutating func tree(_ depth: Int) -> AnyLayout {
    guard depth > 0 else { return culprit() }
    let inner = tree(depth - 1)
    let (before, after) = (int(0...2), int(0...2))
    let row = AnyLayout(
      Group {
        for number in 0..<before { Box(Double(number), 3) }
        inner
        for number in 0..<after { Box(Double(number), 3) }
      })
    switch int(0...11) {
    case 0: return AnyLayout(HStack { row })
    case 1: return AnyLayout(VStack(spacing: 3) { row })
    case 2: return AnyLayout(ZStack { row }.padding(2))
    case 3: return AnyLayout(VStack { ForEach(0..<3, id: \.self) { $0 == 1 ? inner : AnyLayout(Box(2, 2)) } })
    case 4: return AnyLayout(Box(50, 50).overlay { inner })
    case 5: return AnyLayout(Box(50, 50).background { Color.gray }.overlay { Box(1, 1) }.background { row })
    case 6: return AnyLayout(ScrollView { VStack { row } })
    case 7: return AnyLayout(GeometryReader { _ in row })
    case 8: return AnyLayout(Wrapped(content: row))
    case 9: return AnyLayout(HStack { row }.overlay { Box(1, 1) })
    case 10: return AnyLayout(Grid { GridRow { row } })
    default: return AnyLayout(LazyVStack { row })
    }
  }

  private mutating func culprit() -> AnyLayout {
    let faulty: AnyLayout =
      switch int(0...6) {
      case 0: AnyLayout(Color.red.frame(width: .nan))
      case 1: AnyLayout(Text("a").padding(-.infinity))
      case 2: AnyLayout(Box(4, 4).frame(minWidth: 9, maxWidth: 3))
      case 3: AnyLayout(HStack(spacing: .nan) { Box(1, 1) })
      case 4: AnyLayout(Box(4, 4).offset(x: .infinity).overlay { Box(2, 2) })
      case 5: AnyLayout(LazyVGrid(columns: [GridItem(.fixed(-1))]) { Box(3, 3) })
      default: AnyLayout(Responses(size: Size(width: -3, height: 8)) { Box(1, 1) })
      }
    return AnyLayout(faulty.id("culprit"))
  }
}

private struct Wrapped: Layout {
  let content: AnyLayout
  var body: some Layout { content }
}

private struct Responses: CustomLayout {
  let size: Size
  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { size }
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
}

@Suite struct `Diagnostics: paths` {
  @Test func `every path leads to the culprit in the result, overlays and groups included`() {
    var notified = 0
    var inAttachments = 0
    for seed in 0..<500 as Range<UInt64> {
      var source = Culprit(seed: seed)
      let layout = source.tree(source.int(0...5))
      let result = layout.calculateLayout(in: Size(width: 300, height: 300), measurers: .tens)
      let frame = result.frame(of: "culprit")
      #expect(frame != nil, "seed \(seed)")
      let warnings = result.diagnostics.filter { $0.severity == .warning }
      #expect(!warnings.isEmpty, "seed \(seed)")
      for warning in warnings {
        #expect(result.frame(at: warning.path) == frame, "seed \(seed): \(warning)")
        notified += 1
        if warning.path.contains("@") { inAttachments += 1 }
      }
    }
    #expect(notified >= 500)
    #expect(inAttachments >= 100)
  }

  @Test func `the second overlay is @1, its content is counted from there`() {
    let layout = Box(20, 20).overlay { Color.blue }.overlay {
      Box(1, 1)
      Color.red.frame(width: -1)
    }
    let result = layout.calculateLayout(in: Size(width: 100, height: 100))
    #expect(result.diagnostics.map(\.path).allSatisfy { result.frame(at: $0) != nil && $0.contains("@1") })
    #expect(result.diagnostics.count == 1)
  }

  @Test func `several elements at the root have paths of their own, also while they are made`() {
    func list(_ ids: [Int]) -> some Layout { VStack { ForEach(ids, id: \.self) { _ in Box(1, 1) } } }
    let one = Group { list([1, 1]) }.calculateLayout(in: Size(width: 9, height: 9))
    #expect(one.diagnostics.map(\.path) == ["0"])
    let two = Group {
      list([1, 1])
      list([2, 2])
    }.calculateLayout(in: Size(width: 9, height: 9))
    #expect(two.diagnostics.map(\.path) == ["0.0", "0.1"])
  }
}
