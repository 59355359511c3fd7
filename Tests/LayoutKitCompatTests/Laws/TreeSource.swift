import LayoutConformance
import LayoutKitCompat

/// Random trees from a seed.
struct TreeSource {
  var dice: SplitMix
  /// Whether lengths may be negative, infinite or no numbers.
  var isWild = false

  init(seed: Int, isWild: Bool = false) {
    dice = SplitMix(UInt64(seed))
    self.isWild = isWild
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

  /// A length up to `most`, halves and zero among them.
  mutating func length(_ most: Int) -> Double {
    if isWild, int(0...3) == 0 {
      return pick([
        .nan, .infinity, -.infinity, -1, -300, .greatestFiniteMagnitude, 1e300, .leastNonzeroMagnitude, 1e12,
      ])
    }
    return int(0...5) == 0 ? 0 : Double(int(0...2 * most)) / 2
  }

  mutating func bound() -> Double? { int(0...2) == 0 ? nil : length(150) }

  mutating func tree(depth: Int = 0) -> TreeSpec {
    let look = look()
    switch depth >= 3 ? 0 : int(0...6) {
    case 0, 1:
      return .size(
        [bound(), bound(), bound(), bound()], depth >= 3 || int(0...1) == 0 ? nil : tree(depth: depth + 1), look)
    case 2:
      let insets = EdgeInsets(top: length(30), leading: length(30), bottom: length(30), trailing: length(30))
      return .inset(insets, tree(depth: depth + 1), look)
    case 3: return .overlay(list(depth, 0...2), list(depth, 0...3), list(depth, 0...2), look)
    default:
      return .stack(
        pick(Axis.allCases), length(20), pick(StackLayout.Distribution.allCases), list(depth, 0...4), look)
    }
  }

  private mutating func list(_ depth: Int, _ count: ClosedRange<Int>) -> [TreeSpec] {
    (0..<int(count)).map { _ in tree(depth: depth + 1) }
  }

  private mutating func look() -> TreeSpec.Look {
    let flexes: [Flexibility.Flex] = [nil, .min, Flexibility.lowFlex, 0, 0, 7, Flexibility.highFlex, .max]
    let flexibility = int(0...1) == 0 ? nil : Flexibility(horizontal: pick(flexes), vertical: pick(flexes))
    if int(0...9) == 0 {
      return TreeSpec.Look(alignment: .aspectFit, alignmentName: "aspectFit", flexibility: flexibility)
    }
    let vertical = pick(LayoutKitAlignment.Vertical.allCases)
    let horizontal = pick(LayoutKitAlignment.Horizontal.allCases)
    return TreeSpec.Look(
      alignment: LayoutKitAlignment(vertical: vertical, horizontal: horizontal),
      alignmentName: "\(vertical)-\(horizontal)", flexibility: flexibility)
  }
}
