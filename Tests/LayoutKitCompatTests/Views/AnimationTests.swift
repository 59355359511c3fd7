import LayoutKitCompat
import TestPromises
import Testing

@MainActor
@Suite struct AnimationTests {
  let host = CountingView(width: 100, height: 100)

  @Test(.promises("LK-60")) func `preparing sets no frame of a view that stays in its place and configures none`() {
    column([square(10, id: "a"), square(20, id: "b")]).arrangement().makeViews(in: host)
    let before = host.children.map(\.frameSets)
    let change = column([square(30, id: "a"), square(40, id: "b"), square(50)]).arrangement().prepareAnimation(in: host)
    #expect(host.children.map(\.frameSets) == before + [0])
    #expect(host.children.map(\.configurations) == [1, 1, 0])
    change.apply()
    #expect(host.frames.map(\.width) == [30, 40, 50])
    #expect(host.children.map(\.configurations) == [2, 2, 1])
    change.apply()
    #expect(host.children.map(\.configurations) == [2, 2, 1])
  }

  @Test(.promises("LK-60"))
  func `a view that goes into one that is new, and out of one that goes, is seen where it was`() {
    column([square(10), square(60, id: "old", inside: InsetLayout(inset: 5, sublayout: square(10, id: "a")))])
      .arrangement().makeViews(in: host)
    let a = host.children[1].children[0]
    #expect(a.frame.origin == Point(x: 5, y: 5))
    let change = column([square(80, inside: square(20, id: "a"))]).arrangement().prepareAnimation(in: host)
    #expect(host.children.count == 1)
    #expect(a.parent === host.children[0])
    #expect(a.frame == Rect(x: 5, y: 15, width: 10, height: 10))
    change.apply()
    #expect(a.frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test(.promises("U7")) func `views come from the transition's beginning and are removed when it is finished`() {
    let options = ViewOptions(transition: .opacity)
    column([square(10, id: "a"), square(20, id: "b", inside: square(5))]).arrangement().makeViews(in: host)
    let b = host.children[1]
    let change = column([square(10, id: "a"), square(30, id: "c", inside: square(5))]).arrangement()
      .prepareAnimation(in: host, options: options)
    let c = host.children.first { $0.layoutRecord.reuseId == "c" }
    #expect(c?.frame == Rect(x: 0, y: 10, width: 30, height: 30))
    #expect(c?.presentation == ViewPresentation(opacity: 0))
    // What is inside comes with it.
    #expect(c?.children.map(\.presentation) == [.identity])
    #expect(b.parent === host && b.presentation == .identity)
    change.apply()
    #expect(c?.presentation == .identity)
    #expect(b.parent === host && b.presentation == ViewPresentation(opacity: 0) && b.children.count == 1)
    // Another layout meanwhile leaves it alone.
    column([square(10, id: "a")]).arrangement().makeViews(in: host)
    #expect(b.parent === host && b.children.count == 1)
    change.finish()
    #expect(b.parent == nil)
    #expect(host.children.count == 1)
  }

  @Test(.promises("U7")) func `a view that is requested again on its way out stays`() {
    let options = ViewOptions(transition: .opacity)
    let full = column([square(10, id: "a"), square(20, id: "b", inside: square(5))]).arrangement()
    full.makeViews(in: host)
    let b = host.children[1]
    let away = column([square(10, id: "a")]).arrangement().prepareAnimation(in: host, options: options)
    away.apply()
    let back = full.prepareAnimation(in: host, options: options)
    back.apply()
    away.finish()
    back.finish()
    #expect(b.parent === host && b.presentation == .identity)
    #expect(host.children.count == 2)
    #expect(b.children.count == 1)
  }
}
