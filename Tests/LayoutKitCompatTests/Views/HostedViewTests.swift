import LayoutKitCompat
import LayoutTesting
import TestPromises
import Testing

/// Views that a host of the layout language shows.
@MainActor
@Suite struct HostedViewTests {
  let host = CountingHost()
  let screen = HostedView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  func box(_ side: Double, _ id: String?, _ color: Color = .black, inside: (any MeasurableLayout)? = nil) -> SizeLayout
  {
    var decoration = Decoration()
    decoration.background = .color(color)
    return square(side, id: id, ViewRecipe(.decorated(decoration)), inside: inside)
  }

  func show(_ layouts: [any MeasurableLayout], scale: Double = 1) -> CountingHost.Counts {
    column(layouts).arrangement().makeViews(in: screen)
    screen.commit(to: host, scale: scale)
    return host.takeCounts()
  }

  @Test(.promises("LK-50", "LK-53")) func `a host gets the views, and the differences`() throws {
    #expect(show([box(10, "a"), box(20, "b", inside: box(5, "c"))]) == .init(inserts: 3))
    #expect(host.roots.count == 2)
    #expect(host.roots.compactMap { host.views[$0]?.frame?.minY } == [0, 10])
    let inner = try #require(host.views[host.roots[1]]?.children.first)
    #expect(host.views[inner]?.frame == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(show([box(10, "a"), box(20, "b", inside: box(5, "c"))]).total == 0)
    #expect(show([box(10, "a", .white), box(30, "b", inside: box(5, "c"))]) == .init(frames: 1, contents: 1))
    #expect(show([box(30, "b", inside: box(5, "c")), box(10, "a", .white)]) == .init(moves: 1, frames: 2))
    #expect(show([box(10, "a", .white)]) == .init(removes: 2, frames: 1))
    #expect(host.violations == [])
  }

  @Test(.promises("LK-56"))
  func `a view that went into another one, or shows another sort of thing, is a new one for the host`() {
    #expect(show([box(10, "a"), box(20, "b")]).inserts == 2)
    #expect(show([box(20, "b", inside: box(10, "a"))]) == .init(inserts: 1, removes: 1, frames: 1))
    let shape = square(20, id: "b", ViewRecipe(.shape(.rectangle, ShapeAppearance())))
    #expect(show([shape]) == .init(inserts: 1, removes: 2))
    #expect(host.violations == [])
  }

  @Test(.promises("LK-50")) func `another host gets every view, and the one before no view that stays`() {
    _ = show([box(10, "a"), box(20, "b", inside: box(5, "c"))])
    let other = CountingHost()
    screen.commit(to: other)
    #expect(host.views.isEmpty)
    #expect(other.takeCounts() == .init(inserts: 3))
    #expect(host.violations + other.violations == [])
  }

  @Test(.promises("LK-62")) func `frames go to whole pixels by their edges`() {
    _ = show([box(10.3, "a"), box(10.3, "b", inside: InsetLayout(inset: 0.4, sublayout: box(3, nil)))])
    #expect(
      host.roots.compactMap { host.views[$0]?.frame } == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 0, y: 10, width: 10, height: 11),
      ])
  }

  @Test(.promises("LK-52")) func `many views that come, go and come again in the midst keep their order`() {
    func boxes(_ numbers: [Int]) -> [any MeasurableLayout] { numbers.map { box(Double($0 % 7 + 1), "\($0)") } }
    func sides() -> [Double?] { host.roots.map { host.views[$0]?.frame?.width } }
    for numbers in [Array(0..<300), Array(0..<300).filter { $0 % 3 == 0 }, Array(0..<300).reversed(), []] {
      _ = show(boxes(numbers))
      #expect(sides() == numbers.map { Double($0 % 7 + 1) })
    }
    #expect(host.violations == [])
  }

  @Test func `a view is put neither into itself nor into one that is in it`() {
    let (outer, inner) = (HostedView(), HostedView())
    outer.insertChild(inner, at: 0)
    inner.insertChild(outer, at: 0)
    outer.insertChild(outer, at: 0)
    #expect(outer.childViews.map { ObjectIdentifier($0) } == [ObjectIdentifier(inner)])
    #expect(inner.childViews.isEmpty && outer.parentView == nil)
  }

  @Test(.promises("U7")) func `presentations are passed to the host`() {
    _ = show([box(10, "a")])
    let change = column([box(20, "b")]).arrangement().prepareAnimation(in: screen, options: .init(transition: .opacity))
    screen.commit(to: host)
    #expect(host.takeCounts() == .init(inserts: 1, presentations: 1))
    change.apply()
    screen.commit(to: host)
    #expect(host.takeCounts() == .init(presentations: 2))
    change.finish()
    screen.commit(to: host)
    #expect(host.takeCounts() == .init(removes: 1))
    #expect(host.violations == [])
  }
}
