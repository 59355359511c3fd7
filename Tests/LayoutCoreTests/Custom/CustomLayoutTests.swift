import LayoutCore
import LayoutTesting
import TestPromises
import Testing

private struct ShiftKey: LayoutValueKey { static let defaultValue = 1.0 }

private final class Log {
  var made = 0
  var updated = 0
}

/// Each subview ten points further to the right and down, times its shift.
private struct Cascade: CustomLayout, Equatable {
  var step = 10.0
  var log: Log?

  struct Cache { var sizes: [Size] }

  static func == (one: Cascade, other: Cascade) -> Bool { one.step == other.step }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    log?.made += 1
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    log?.updated += 1
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func corners(_ subviews: LayoutSubviews) -> [Double] {
    var at = 0.0
    return subviews.map { subview in
      defer { at += step * subview[ShiftKey.self] }
      return at
    }
  }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout Cache) -> Size {
    zip(corners(subviews), cache.sizes).reduce(into: .zero) { size, item in
      size.width = max(size.width, item.0 + item.1.width)
      size.height = max(size.height, item.0 + item.1.height)
    }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout Cache) {
    for (subview, at) in zip(subviews, corners(subviews)) where at < 1000 {
      subview.place(at: Point(x: at, y: at), proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout Cache
  ) -> Double? { 3 }

  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.leading = 30
    return spacing
  }
}

@Suite struct `Containers of one's own` {
  @Test(.promises("F209")) func `measuring, placing, values`() {
    let layout = Cascade() {
      Box(50, 20)
      Box(20, 20).layoutValue(key: ShiftKey.self, value: 3)
      Box(10, 10)
    }
    #expect(layout.whole() == rect(0, 0, 50, 50))
    #expect(layout.leaves() == [rect(0, 0, 50, 20), rect(10, 10, 20, 20), rect(40, 40, 10, 10)])
  }

  @Test func `right to left it is mirrored`() {
    let layout = Cascade() {
      Box(50, 20)
      Box(20, 20)
    }.layoutDirection(.rightToLeft)
    #expect(layout.leaves() == [rect(0, 0, 50, 20), rect(20, 10, 20, 20)])
  }

  @Test func `a subview that is not placed stands in the middle`() {
    let layout = Cascade() {
      Box(50, 20).layoutValue(key: ShiftKey.self, value: 1e6)
      Box(20, 10)
    }.frame(width: 100, height: 40)
    let result = layout.calculateLayout(in: Size(width: 100, height: 40))
    let core = result.elements[0].layers[0]
    #expect(result.leaves[1].midX == core.midX)
    #expect(result.leaves[1].midY == core.midY)
  }

  @Test func `guides and spacing of its own`() {
    let layout = HStack(alignment: .center, spacing: nil) {
      Box(10, 10)
      Cascade() { Box(10, 10) }
      Box(10, 10)
    }
    #expect(layout.leaves() == [rect(0, 0, 10, 10), rect(40, 2, 10, 10), rect(58, 0, 10, 10)])
  }

  @Test func `the cache is made once and brought up to date after changes`() {
    let log = Log()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    func show(_ width: Double, _ step: Double) { root.updateBody { Cascade(step: step, log: log)() { Box(width, 5) } } }
    show(5, 1)
    #expect([log.made, log.updated] == [1, 0])
    show(5, 1)
    #expect([log.made, log.updated] == [1, 0])
    #expect(root.counters.visits == 0)
    show(6, 1)
    #expect([log.made, log.updated] == [1, 1])
    #expect(root.contentSize.width == 6)
    show(6, 2)
    #expect(log.made == 1)
    #expect(log.updated >= 2)
  }

  @Test func `subviews know their priority, spacing and guides`() {
    struct Probe: CustomLayout {
      let seen: (LayoutSubviews) -> Void
      func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
        seen(subviews)
        return .zero
      }
      func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {}
    }
    var priorities: [Double] = []
    var guides: [Double?] = []
    var distance: Double?
    let layout = Probe { subviews in
      priorities = subviews.map(\.priority)
      guides = subviews.map { $0.dimensions(in: .unspecified)[explicit: VerticalAlignment.firstTextBaseline] }
      distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
    }() {
      word(2).layoutPriority(5)
      Box(10, 10)
    }
    _ = layout.whole()
    #expect(priorities == [5, 0])
    #expect(guides == [15, nil])
    #expect(distance == 8)
  }
}
