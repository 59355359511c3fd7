import Layout
import LayoutKitCompat
import LayoutTesting
import TestPromises
import Testing

/// Layouts made of others, and the properties that a common parent must have.
@Suite struct ComposedTests {
  /// Counts how often contents are made.
  private final class Made: Sendable {
    let count = Locked(0)
    func add() { count.withLock { $0 += 1 } }
  }

  private struct Level: ComposedLayout {
    let depth: Int
    let made: Made

    var content: any MeasurableLayout {
      made.add()
      let inside: any MeasurableLayout =
        depth == 0 ? SizeLayout(width: 3, height: 4) : Level(depth: depth - 1, made: made)
      return StackLayout(axis: .vertical, sublayouts: [InsetLayout(inset: 1, sublayout: inside)])
    }
  }

  @Test(.promises("LK-13", "U21")) func `contents in contents are not made twice as often for each level`() {
    let made = Made()
    let layout = Level(depth: 20, made: made)
    let arrangement = layout.arrangement()
    #expect(arrangement.frame.size == Size(width: 3 + 2 * 21, height: 4 + 2 * 21))
    // Each level makes those inside it once, and is measured: 21 + 20 + … + 1, and no more.
    #expect(made.count.withLock { $0 } == 21 * 22 / 2)
  }

  @Test(.promises("LK-09")) func `a layout made of others has its content's flexibility, or its own`() {
    let made = Made()
    let plain = Level(depth: 3, made: made)
    #expect(StackLayout(axis: .vertical, sublayouts: [plain]).flexibility == .inflexible)
    struct Own: ComposedLayout {
      let inside: Level
      var content: any MeasurableLayout { inside }
      var flexibility: Flexibility { .high }
    }
    #expect(InsetLayout(inset: 0, sublayout: Own(inside: plain)).flexibility == .high)
    #expect(InsetLayout(inset: 0, sublayout: InsetLayout(inset: 0, sublayout: plain)).flexibility == .inflexible)
    #expect(plain.flexibility == .inflexible)
  }

  @Test(.promises("LK-38"))
  func `what two layouts have to do with each other is up to the parent they have in common`() {
    /// Two in a column, both as wide as the wider one.
    struct EqualWidths: MeasurableLayout {
      let one: any MeasurableLayout
      let other: any MeasurableLayout
      var flexibility: Flexibility { .flexible }

      func measurement(within maxSize: Size) -> LayoutMeasurement {
        let sizes = [one, other].map { $0.measurement(within: maxSize).size }
        let width = sizes.map(\.width).max() ?? 0
        let stack = StackLayout(
          axis: .vertical,
          sublayouts: [one, other].map { SizeLayout(width: width, alignment: .topLeading, sublayout: $0) })
        return stack.measurement(within: maxSize)
      }

      func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
        measurement.layout.arrangement(within: rect, measurement: measurement)
      }
    }
    let (one, other) = (SizeLayout(minWidth: 10, minHeight: 5), SizeLayout(minWidth: 30, minHeight: 5))
    // Parents of their own: each is as wide as it is itself.
    let apart = [one, other].map { InsetLayout(inset: 0, sublayout: $0).arrangement().frame.width }
    #expect(apart == [10, 30])
    let together = EqualWidths(one: one, other: other).arrangement()
    #expect(together.sublayouts.map(\.frame.width) == [30, 30])
    #expect(together.sublayouts.flatMap(\.sublayouts).map(\.frame.width) == [30, 30])
  }

  @Test(.promises("LK-41", "U22"), arguments: [Double.nan, -5])
  func `a size that is none is aligned as an empty one`(bad: Double) {
    let rect = Rect(x: 1, y: 2, width: 10, height: 20)
    let center = LayoutKitAlignment.center
    #expect(center.position(size: Size(width: bad, height: 4), in: rect) == Rect(x: 6, y: 10, width: 0, height: 4))
    let huge = center.position(size: Size(width: Double.infinity, height: 4), in: rect)
    #expect(huge == Rect(x: 1, y: 10, width: 10, height: 4))
    let none = center.position(size: .zero, in: Rect(x: bad, y: 0, width: bad, height: 0))
    #expect(none.minX == (bad.isNaN ? 0 : bad) && none.width == 0)
  }
}
