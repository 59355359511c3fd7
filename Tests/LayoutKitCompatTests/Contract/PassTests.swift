import Foundation
import LayoutKitCompat
import TestPromises
import Testing

/// A leaf of one size.
func box(_ width: Double, _ height: Double, _ alignment: LayoutKitAlignment? = nil, flex: Flexibility? = nil)
  -> SizeLayout
{
  SizeLayout(width: width, height: height, alignment: alignment, flexibility: flex)
}

/// The frames of the layouts directly inside.
func frames(_ arrangement: LayoutArrangement) -> [Rect] { arrangement.sublayouts.map(\.frame) }

@Suite struct PassTests {
  @Test(.promises("LK-01"))
  func `a measurement has layout, size, room and parts; an arrangement layout, frame and parts`() {
    let leaf = box(30, 20)
    let stack = StackLayout(axis: .vertical, spacing: 5, sublayouts: [leaf, box(10, 10)])
    let measurement = stack.measurement(within: Size(width: 100, height: 200))
    #expect(measurement.layout as AnyObject === stack)
    #expect(measurement.size == Size(width: 30, height: 35))
    #expect(measurement.maxSize == Size(width: 100, height: 200))
    #expect(measurement.sublayouts.map(\.size) == [Size(width: 30, height: 20), Size(width: 10, height: 10)])
    #expect(measurement.sublayouts[0].layout as AnyObject === leaf)
    #expect(measurement.sublayouts.map(\.position) == [0, 1])
    let arrangement = stack.arrangement(within: Rect(x: 3, y: 4, width: 30, height: 35), measurement: measurement)
    #expect(arrangement.layout as AnyObject === stack)
    #expect(arrangement.frame == Rect(x: 3, y: 4, width: 30, height: 35))
    #expect(
      frames(arrangement) == [Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 10, y: 25, width: 10, height: 10)])
  }

  @Test(.promises("B24", "LK-02", "LK-14", "U23")) func `16 threads work one value out, and find the same as one`() {
    let text = LabelLayout(text: "some words that wrap in the room there is")
    let layout = InsetLayout(
      inset: 7,
      sublayout: StackLayout(
        axis: .horizontal, spacing: 4,
        sublayouts: (0..<40).map { _ in OverlayLayout(primary: text, overlay: [box(3, 3)]) }))
    let alone = "\(layout.arrangement(width: 900))"
    let found = Found()
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      for _ in 0..<10 { found.note("\(layout.arrangement(width: 900))") }
    }
    #expect(found.texts == [alone])
    #expect(found.count == 160)
  }

  @Test(.promises("LK-05")) func `the part of its rectangle that a layout leaves belongs to no other`() {
    let layout = StackLayout(
      axis: .horizontal, distribution: .fillEqualSize, sublayouts: [box(10, 10, .topLeading), box(10, 10, .topLeading)])
    #expect(
      frames(layout.arrangement(width: 100, height: 10))
        == [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 50, y: 0, width: 10, height: 10)])
  }

  @Test(.promises("LK-06"), arguments: [30.0, 20, 10])
  func `a measurement is arranged in a rectangle as large as it or larger`(extra: Double) {
    let layout = StackLayout(axis: .vertical, sublayouts: [box(10, 10, .fill), box(10, 10, .fill, flex: .flexible)])
    let measurement = layout.measurement(within: Size(width: 50, height: 50))
    let arrangement = layout.arrangement(
      within: Rect(x: 0, y: 0, width: 10, height: 20 + extra), measurement: measurement)
    #expect(frames(arrangement)[1] == Rect(x: 0, y: 10, width: 10, height: 10 + extra))
  }

  @Test(.promises("LK-06")) func `in a smaller rectangle nothing leaves it`() {
    let layout = StackLayout(
      axis: .vertical, distribution: .trailing, sublayouts: [box(10, 10, .fill), box(10, 10, .fill)])
    let measurement = layout.measurement(within: Size(width: 50, height: 50))
    let arrangement = layout.arrangement(within: Rect(x: 0, y: 0, width: 10, height: 15), measurement: measurement)
    #expect(
      frames(arrangement)
        == [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 10, width: 10, height: 5)])
  }

  @Test(.promises("LK-07", "LK-20")) func `a view is wanted only where a recipe is given; an id alone makes none`() {
    #expect(!SizeLayout(width: 1, height: 1, viewReuseId: "id").needsView)
    #expect(
      SizeLayout(width: 1, height: 1, view: ViewRecipe(.shape(.rectangle, ShapeAppearance(fill: .red)))).needsView)
    #expect(!StackLayout(axis: .vertical, sublayouts: [LabelLayout(text: "a")]).needsView)
    let base = BaseLayout(viewReuseId: "id")
    #expect(base.viewRecipe == nil)
    #expect(base.viewReuseId == "id")
    #expect(base.flexibility == .flexible)
  }

  @Test(.promises("LK-09")) func `with one layout inside the flexibility is its own, and can be given`() {
    let leaf = box(1, 1, flex: Flexibility(horizontal: 3, vertical: nil))
    #expect(InsetLayout(inset: 1, sublayout: leaf).flexibility == Flexibility(horizontal: 3, vertical: nil))
    #expect(InsetLayout(inset: 1, flexibility: .high, sublayout: leaf).flexibility == .high)
    #expect(LabelLayout(text: "").flexibility == .flexible)
    #expect(LabelLayout(text: "", flexibility: .inflexible).flexibility == .inflexible)
  }

  @Test(.promises("LK-11")) func `given lengths are exact, others as measured`() {
    let layout = SizeLayout(minWidth: 20, minHeight: 10)
    let at = Point(x: 5, y: 6)
    #expect(layout.arrangement().frame == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(layout.arrangement(origin: at, width: 50).frame == Rect(x: 5, y: 6, width: 50, height: 10))
    #expect(layout.arrangement(height: 4).frame == Rect(x: 0, y: 0, width: 20, height: 4))
    #expect(layout.arrangement(width: .nan, height: -1).frame == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(.promises("LK-11")) func `an unbounded axis is infinite when measured`() {
    let measurement = SizeLayout(width: 1, height: 1).measurement(within: Size(width: Double.infinity, height: 9))
    #expect(measurement.maxSize == Size(width: Double.infinity, height: 9))
    // What used to stand for unbounded still does.
    let stack = StackLayout(axis: .horizontal, distribution: .fillEqualSize, sublayouts: [box(5, 5), box(7, 5)])
    #expect(
      stack.measurement(within: Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).size
        == Size(width: 14, height: 5))
  }

  @Test func `10,000 levels are laid out, and what is deeper is diagnosed`() {
    var layout: any MeasurableLayout = box(4, 3)
    for level in 0..<9_999 {
      layout =
        switch level % 4 {
        case 0: InsetLayout(inset: 1, sublayout: layout)
        case 1: StackLayout(axis: .vertical, sublayouts: [layout])
        case 2: SizeLayout(sublayout: layout)
        default: OverlayLayout(primary: layout)
        }
    }
    let arrangement = layout.arrangement()
    #expect(arrangement.frame == Rect(x: 0, y: 0, width: 5_004, height: 5_003))
    #expect(arrangement.diagnostics == [])
    let inner = InsetLayout(inset: 1, sublayout: layout)
    let tooDeep = InsetLayout(inset: 2, sublayout: inner)
    #expect(tooDeep.arrangement().frame == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(tooDeep.arrangement().diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test(.promises("U22")) func `bad numbers and responses are corrected and diagnosed, with the path`() {
    let bad = SizeLayout(minWidth: -1, minHeight: .nan)
    let stack = StackLayout(
      axis: .vertical, spacing: .nan,
      sublayouts: [box(1, 1), bad, Liar(), InsetLayout(inset: .infinity, sublayout: box(2, 2))])
    let arrangement = stack.arrangement(width: 10, height: 20)
    #expect(
      arrangement.diagnostics.map { "\($0.code) \($0.path)" } == [
        "invalidNumber 0", "invalidNumber 0.1", "invalidResponse 0.2", "invalidNumber 0.3",
      ])
    #expect(arrangement.sublayouts[2].frame == Rect(x: 0, y: 1, width: 10, height: 17))
  }
}

/// A layout that responds with more than there is, and a frame that is none.
private struct Liar: MeasurableLayout {
  var flexibility: Flexibility { .flexible }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: Size(width: -.infinity, height: .infinity), maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(
      layout: self, frame: Rect(x: .nan, y: rect.minY, width: .infinity, height: rect.height), sublayouts: [])
  }
}

private final class Found: @unchecked Sendable {
  private let lock = NSLock()
  private var all: Set<String> = []
  private var notes = 0

  func note(_ text: String) {
    lock.withLock {
      all.insert(text)
      notes += 1
    }
  }

  var texts: Set<String> { lock.withLock { all } }
  var count: Int { lock.withLock { notes } }
}
