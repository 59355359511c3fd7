import Testing

@testable import LayoutCSS

/// Boxes that are laid out again have the frames of new ones.
@Suite struct BoxUpdateTests {
  private indirect enum Tree {
    case box(CSSStyle, words: Int, [Tree])

    func build(_ boxes: inout [CSSBox]) -> CSSBox {
      guard case .box(let style, let words, let children) = self else { return CSSBox(CSSStyle()) }
      let box = CSSBox(style, leaf: words > 0 ? GridWords(words, of: 10) : nil)
      boxes.append(box)
      box.setChildren(children.map { $0.build(&boxes) })
      return box
    }

    static func random(_ dice: inout Dice, depth: Int) -> Tree {
      var style = BoxUpdateTests.style(&dice)
      if depth == 0 || dice.one(of: 4) {
        if style.display != .none { style.display = .block }
        return .box(style, words: dice.number(1...9), [])
      }
      return .box(style, words: 0, (0..<dice.number(0...4)).map { _ in random(&dice, depth: depth - 1) })
    }
  }

  private struct Dice {
    var random: SplitMixBits
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func one(of count: Int) -> Bool { number(1...count) == 1 }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

    mutating func length() -> CSSLength {
      switch number(0...8) {
      case 0...2: .points(Double(number(0...80)))
      case 3: .percent(Double(number(0...150)))
      case 4: .minContent
      case 5: .maxContent
      case 6: .stretch
      case 7: .fitContent
      default: .auto
      }
    }
  }

  private struct SplitMixBits: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func style(_ dice: inout Dice) -> CSSStyle {
    var style = CSSStyle()
    style.display = dice.pick([.flex, .flex, .grid, .grid, .grid, .block, .contents, .none])
    style.flexDirection = dice.pick([.row, .column, .rowReverse, .columnReverse])
    style.flexWrap = dice.pick([.nowrap, .nowrap, .wrap, .wrapReverse])
    let lengths: [WritableKeyPath<CSSStyle, CSSLength>] = [
      \.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.flexBasis,
    ]
    for length in lengths where dice.one(of: 4) { style[keyPath: length] = dice.length() }
    if dice.one(of: 4) { style.flexGrow = 1 }
    if dice.one(of: 4) { style.aspectRatio = 1.5 }
    if dice.one(of: 4) { style.position = dice.pick([.absolute, .static]) }
    if dice.one(of: 4) { style.inset.set(.left, dice.length()) }
    if dice.one(of: 4) { style.padding = CSSEdges(all: dice.pick([.points(5), .percent(10)])) }
    if dice.one(of: 4) { style.margin = CSSEdges(all: dice.pick([.points(3), .percent(5), .auto])) }
    if dice.one(of: 4) { style.boxSizing = .contentBox }
    if dice.one(of: 4) { (style.rowGap, style.columnGap) = (.percent(10), .points(4)) }
    if dice.one(of: 4) { style.alignItems = CSSAlignment(dice.pick([.baseline, .center, .stretch, .end])) }
    let repeated = CSSTrackPart.repeat(dice.pick([.autoFill, .autoFit]), GridTrees.tracks(.points(20)))
    let tracks = GridTrees.tracks(.auto, .fr(1), .points(30), .percent(30), .minmax(.length(.points(10)), .fraction(1)))
    style.grid.columns = (0..<dice.number(0...2)).map { _ in dice.pick(tracks) } + (dice.one(of: 3) ? [repeated] : [])
    style.grid.rows = (0..<dice.number(0...2)).map { _ in dice.pick(tracks) }
    if dice.one(of: 4) { style.gridColumn.start = dice.pick([.line(-1), .span(2), .line(3)]) }
    return style
  }

  private static func root(_ dice: inout Dice) -> Tree {
    var style = style(&dice)
    style.display = dice.pick([.flex, .grid])
    style.position = .relative
    return .box(style, words: 0, (0..<dice.number(1...4)).map { _ in .random(&dice, depth: 2) })
  }

  private static func frames(_ boxes: [CSSBox]) -> [[Double]] { boxes.map { [$0.x, $0.y, $0.width, $0.height] } }

  private static func areEqual(_ one: [[Double]], _ other: [[Double]]) -> Bool {
    zip(one, other).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 1e-6 } }
  }

  @Test func `a layout in another width has the frames of a new tree`() {
    var differences: [UInt64] = []
    for seed in 0..<1_500 as Range<UInt64> {
      var dice = Dice(random: SplitMixBits(state: seed))
      let tree = BoxUpdateTests.root(&dice)
      var (old, new): ([CSSBox], [CSSBox]) = ([], [])
      let (one, other) = (tree.build(&old), tree.build(&new))
      CSSLayout.layoutRoot(one, width: 200, height: 300, isRightToLeft: false)
      CSSLayout.layoutRoot(one, width: 120, height: 300, isRightToLeft: false)
      CSSLayout.layoutRoot(other, width: 120, height: 300, isRightToLeft: false)
      if !BoxUpdateTests.areEqual(BoxUpdateTests.frames(old), BoxUpdateTests.frames(new)) { differences.append(seed) }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8))")
  }

  @Test func `the repetitions of a grid follow a least width in percent`() {
    let grid = GridTrees.grid([GridTrees.item(10, 10)]) {
      $0.minWidth = .percent(50)
      $0.flexShrink = 0
      $0.grid.columns = [.repeat(.autoFill, GridTrees.tracks(.points(20)))]
    }
    let root = FlexTrees.flex([grid]) { $0.width = .percent(100) }
    #expect(GridTrees.frames(root, width: 400).map { $0[2] } == [200])
    #expect(GridTrees.frames(root, width: 200).map { $0[2] } == [100])
  }

  @Test func `a box that is shown again has its places again`() {
    let core = GridTrees.item(10, 20)
    let middle = FlexTrees.flex([FlexTrees.flex([core])])
    let root = FlexTrees.flex([middle]) { $0.width = .points(100) }
    for display in [CSSStyle.Display.flex, .none, .flex] {
      middle.style.display = display
      middle.invalidate()
      CSSLayout.layoutRoot(root, width: 100, height: .infinity, isRightToLeft: false)
      #expect([core.width, core.height] == (display == .none ? [0, 0] : [10, 20]))
    }
  }

  @Test(arguments: [CSSStyle.Position.relative, .static], [CSSStyle.Display.flex, .contents])
  func `a box whose absolute boxes its container places counts as laid out`(
    _ position: CSSStyle.Position, _ display: CSSStyle.Display
  ) {
    let child = GridTrees.item(10, 20) {
      $0.position = .absolute
      $0.inset.set(.right, .zero)
    }
    let middle = FlexTrees.flex([child]) { ($0.position, $0.display) = (position, display) }
    let root = FlexTrees.flex([middle]) { $0.width = .percent(100) }
    CSSLayout.layoutRoot(root, width: 100, height: .infinity, isRightToLeft: false)
    let (before, left) = (middle.layouts, child.x)
    CSSLayout.layoutRoot(root, width: 200, height: .infinity, isRightToLeft: false)
    #expect((middle.layouts != before) == (child.x != left))
  }

  @Test func `extreme ratios in each other give finite frames`() {
    for ratio in [Double.leastNonzeroMagnitude, 1e-300, 1e300, Double.greatestFiniteMagnitude] {
      let core = GridTrees.item(10, 10) { $0.aspectRatio = ratio }
      let inner = GridTrees.grid([core, GridTrees.item { $0.aspectRatio = ratio }]) { $0.aspectRatio = ratio }
      let middle = FlexTrees.flex([inner, GridTrees.item { ($0.aspectRatio, $0.height) = (ratio, .points(5)) }]) {
        ($0.aspectRatio, $0.minWidth) = (ratio, .points(3))
      }
      let root = FlexTrees.flex([middle]) { $0.aspectRatio = ratio }
      CSSLayout.layoutRoot(root, width: 100, height: 100, isRightToLeft: false)
      for frame in BoxUpdateTests.frames([root, middle, inner, core] + middle.children + inner.children) {
        let isFinite = frame.allSatisfy(\.isFinite)
        #expect(isFinite, "\(ratio): \(frame)")
      }
    }
  }

  @Test func `absolute boxes in an absolute box without a frame are placed`() {
    let child = GridTrees.item(10, 20) {
      $0.position = .absolute
      $0.inset.set(.left, .points(30))
    }
    let contents = FlexTrees.flex([child]) {
      $0.display = .contents
      $0.position = .absolute
    }
    let root = FlexTrees.flex([contents]) { $0.width = .points(100) }
    CSSLayout.layoutRoot(root, width: .infinity, height: .infinity, isRightToLeft: false)
    #expect([child.x, child.y, child.width, child.height] == [30, 0, 10, 20])
  }
}
