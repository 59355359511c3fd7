import HostSuite
import Layout
import LayoutCSS
import LayoutTrees
import Testing

/// Containers of CSS and of every other kind in each other.
@Suite struct FamilyLawTests {
  /// Containers of CSS around each other and around random pieces.
  private indirect enum Family: Hashable {
    case piece(Piece)
    /// The seed of the style, and the members.
    case container(UInt64, [Family])
    /// A stack, which ends the family.
    case stack(Bool, [Family])
    /// Modifiers around a member: the seed of an item's, and whether a padding stands around.
    case item(UInt64, Bool, Family)

    static func random(_ dice: inout SplitMix, depth: Int, direction: Bool) -> Family {
      let choice = depth == 0 ? 1 : Int.random(in: 0...9, using: &dice)
      if choice == 0 || depth > 3 {
        var source = PieceSource(seed: dice.next())
        return .piece(source.piece(3).mapKinds { plain($0.kind, direction) })
      }
      let inside = (0..<Int.random(in: 0...4, using: &dice)).map { _ -> Family in
        let member = random(&dice, depth: depth + 1, direction: direction)
        let seed = dice.next() << 1 | (direction ? 1 : 0)
        return Bool.random(using: &dice) ? .item(seed, Int.random(in: 0...4, using: &dice) == 0, member) : member
      }
      return choice == 1 ? .stack(Bool.random(using: &dice), inside) : .container(dice.next(), inside)
    }

    /// A kind whose frames follow from what its container proposes, in one direction unless `direction`.
    private static func plain(_ kind: Piece.Kind, _ direction: Bool) -> Piece.Kind {
      switch kind {
      case .percent: .padding(3)
      case .direction where !direction: .padding(2)
      default: kind
      }
    }

    var layout: AnyLayout {
      switch self {
      case .piece(let piece): piece.layout
      case .stack(true, let members): AnyLayout(HStack(spacing: 3) { inside(members) })
      case .stack(false, let members): AnyLayout(VStack(alignment: .leading, spacing: 2) { inside(members) })
      case .item(let seed, let isPadded, let member):
        isPadded ? AnyLayout(item(member, seed).padding(3)) : AnyLayout(item(member, seed))
      case .container(let seed, let members): container(seed, members)
      }
    }

    private func inside(_ members: [Family]) -> some Layout {
      ForEach(Array(members.enumerated()), id: \.offset) { $0.element.layout }
    }

    private func item(_ member: Family, _ seed: UInt64) -> AnyLayout {
      var dice = SplitMix(seed)
      let number = Double(Int.random(in: 0...40, using: &dice))
      let layout = member.layout
      // A box with the display `contents` has no frame that could be mirrored.
      return switch Int.random(in: 0...(seed & 1 == 1 ? 10 : 9), using: &dice) {
      case 0: AnyLayout(layout.flex(grow: number / 10, shrink: 1, basis: .points(number)))
      case 1: AnyLayout(layout.flex(1))
      case 2: AnyLayout(layout.margin(.leading, .auto).margin(.top, .points(number - 20)))
      case 3: AnyLayout(layout.box(width: .percent(number), minHeight: .points(number / 2)))
      case 4: AnyLayout(layout.boxPadding(.percent(number / 4)).boxBorder(1))
      case 5: AnyLayout(layout.position(.absolute).inset(.trailing, .points(number)))
      case 6: AnyLayout(layout.alignSelf(.center).justifySelf(.end).order(Int(number) % 3))
      case 7: AnyLayout(layout.gridColumn(.span(1 + Int(number) % 3)).gridRow(.line(1 + Int(number) % 2)))
      case 8: AnyLayout(layout.display(.none))
      case 10: AnyLayout(layout.display(.contents))
      default: AnyLayout(layout.box(height: .points(number), aspectRatio: 1.5))
      }
    }

    private func container(_ seed: UInt64, _ members: [Family]) -> AnyLayout {
      var dice = SplitMix(seed)
      let gap = CSSLength.points(Double(Int.random(in: 0...6, using: &dice)))
      let alignments: [CSSAlignment] = [.normal, .start, .end, .center, .stretch, .baseline, .spaceBetween]
      let align = alignments.randomElement(using: &dice) ?? .normal
      let justify = alignments.randomElement(using: &dice) ?? .normal
      // Browsers align the left edges of a column's baselines in both directions.
      let aside = align == .baseline ? CSSAlignment.center : align
      switch Int.random(in: 0...4, using: &dice) {
      case 0: return AnyLayout(Flex(justify: justify, align: align, gap: gap) { inside(members) })
      case 1: return AnyLayout(Flex(direction: .column, justify: justify, align: aside, gap: gap) { inside(members) })
      case 2: return AnyLayout(Flex(wrap: .wrap, justify: justify, align: align, gap: gap) { inside(members) })
      case 3:
        return AnyLayout(
          CSSGrid(columns: [.fr(1), .auto, .minmax(10, .fr(2))], gap: gap, justifyItems: aside) { inside(members) })
      default: return AnyLayout(Flex(direction: .rowReverse, wrap: .wrapReverse, gap: gap) { inside(members) })
      }
    }
  }

  private static func root(_ family: Family, _ direction: LayoutDirection = .leftToRight) -> LayoutRoot {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    // Pixels so small that rounding to them is no difference.
    environment.displayScale = 65_536
    let root = LayoutRoot(size: Size(width: 180, height: 240), environment: environment)
    root.setBody { family.layout }
    root.layoutIfNeeded()
    return root
  }

  /// Whether a frame is the mirror image of another one in the width of the roots, but for the rounding of sums.
  private static func isMirror(_ one: Rect, _ other: Rect) -> Bool {
    let sum = one.minX + other.maxX
    return abs(sum - 180) < 0.001 && abs(one.width - other.width) < 0.001 && abs(one.minY - other.minY) < 0.001
      && abs(one.height - other.height) < 0.001
  }

  private static func frames(_ root: LayoutRoot) -> [Rect] { root.result.elements.map(\.frame) }

  @Test func `an update has the frames of a new tree`() {
    var differences: [String] = []
    for seed in 0..<60 {
      var dice = SplitMix(UInt64(seed))
      let root = FamilyLawTests.root(.random(&dice, depth: 0, direction: true))
      for step in 0..<3 {
        // The second step shows the tree of the first one again, with other members.
        var other = dice
        let next = Family.random(&other, depth: 0, direction: true)
        if step != 1 { dice = other }
        root.setBody { next.layout }
        root.layoutIfNeeded()
        if FamilyLawTests.frames(root) != FamilyLawTests.frames(FamilyLawTests.root(next)) {
          differences.append("seed \(seed), step \(step)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8))")
  }

  @Test func `any tree has usable frames`() {
    for seed in 0..<60 {
      var dice = SplitMix(UInt64(1000 + seed))
      for frame in FamilyLawTests.frames(FamilyLawTests.root(.random(&dice, depth: 0, direction: true))) {
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test func `a tree from right to left is the mirror image`() {
    var differences: [String] = []
    for seed in 0..<60 {
      var dice = SplitMix(UInt64(2000 + seed))
      let family = Family.random(&dice, depth: 0, direction: false)
      let left = FamilyLawTests.frames(FamilyLawTests.root(family))
      let right = FamilyLawTests.frames(FamilyLawTests.root(family, .rightToLeft))
      let other = zip(left, right).enumerated().first { !FamilyLawTests.isMirror($0.element.0, $0.element.1) }
      if left.count != right.count { differences.append("seed \(seed): another number of elements") }
      if let other { differences.append("seed \(seed), \(other.offset): \(other.element.0), \(other.element.1)") }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(8))")
  }
}
