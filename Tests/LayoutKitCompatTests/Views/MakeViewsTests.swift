import Foundation
import LayoutConformance
import LayoutKitCompat
import TestPromises
import Testing

/// What was called. That it is of the main actor holds the recipe's closures to it.
@MainActor private final class Calls {
  private(set) var log: [String] = []

  func note(_ what: String) { log.append(what) }
}

@MainActor
@Suite struct MakeViewsTests {
  struct CountCase: Decodable, Sendable {
    struct Expected: Decodable, Sendable { var configCalls: Int }
    var name: String
    var tree: KitNode
    var expected: [Expected]
  }

  @Test(.promises("LK-53")) func `each view gets one frame and is configured once each time`() throws {
    let cases = ViewFixtures.cases("count", of: CountCase.self)
    let layoutCase = try #require(cases.first)
    #expect(cases.count == 1)
    let arrangement = try layoutCase.tree.layout(CountingView.recipe).arrangement()
    let root = try #require(arrangement.makeViews(of: CountingView.self) as? CountingView)
    #expect(root.all.map(\.configurations).reduce(0, +) == layoutCase.expected[0].configCalls)
    #expect(root.all.allSatisfy { $0.configurations == 1 && $0.frameSets == 1 })
  }

  @Test(.promises("LK-53")) func `the frame is set before the view is configured, for new and for reused views`() {
    let recipe = ViewRecipe(
      CountingView.self, make: { CountingView() },
      configure: { $0.log.append("configured at \($0.frame.width)") })
    let host = CountingView(width: 100, height: 100)
    square(30, id: "a", recipe).arrangement().makeViews(in: host)
    square(40, id: "a", recipe).arrangement().makeViews(in: host)
    #expect(host.children.map(\.log) == [["configured at 30.0", "reset", "configured at 40.0"]])
  }

  @Test(.promises("LK-07")) func `layouts that only place others make no view, however deep they are`() {
    let made = Calls()
    let recipe = ViewRecipe(
      CountingView.self,
      make: {
        made.note("make")
        return CountingView()
      }, configure: { _ in })
    let inner = InsetLayout(inset: 5, sublayout: square(10, recipe))
    let outer = InsetLayout(inset: 1, sublayout: column([square(20, recipe), SizeLayout(width: 3, height: 4)]))
    let layout = column([inner, outer])
    #expect(!layout.needsView && !inner.needsView && square(10, recipe).needsView)
    let host = CountingView(width: 100, height: 100)
    layout.arrangement().makeViews(in: host)
    // The two that need one; their frames count from the view around, as if nothing lay between.
    #expect(made.log.count == 2)
    #expect(host.all.count == 3)
    #expect(host.frames == [Rect(x: 5, y: 5, width: 10, height: 10), Rect(x: 1, y: 21, width: 20, height: 20)])
  }

  /// A recipe that is followed on the main actor only, and notes each call.
  private func watched(_ calls: Calls) -> ViewRecipe {
    ViewRecipe(
      CountingView.self,
      make: {
        MainActor.preconditionIsolated()
        calls.note("make")
        return CountingView()
      },
      configure: {
        MainActor.preconditionIsolated()
        calls.note("configure \($0.frame.width)")
      })
  }

  @Test(.promises("LK-08"))
  func `a view is made once and configured each time, on the main actor; a recycled one is not made`() {
    let calls = Calls()
    let recipe = watched(calls)
    let host = CountingView(width: 100, height: 100)
    for (side, id) in [(30.0, "a"), (40, "a"), (50, "b")] {
      square(side, id: id, recipe).arrangement().makeViews(in: host)
    }
    #expect(calls.log == ["make", "configure 30.0", "configure 40.0", "make", "configure 50.0"])
  }

  @Test(.promises("LK-08")) func `an arrangement that was made off the main actor makes its views on it`() async {
    let calls = Calls()
    let layout = square(30, watched(calls))
    let arrangement = await Task.detached { layout.arrangement() }.value
    #expect(calls.log.isEmpty)
    arrangement.makeViews(in: CountingView(width: 100, height: 100))
    #expect(calls.log == ["make", "configure 30.0"])
  }

  @Test(.promises("LK-51"))
  func `none and several top views get a root with the layout's frame, one is the root itself`() throws {
    let two = column([square(10), square(20)]).arrangement(origin: Point(x: 5, y: 7))
    let generated = two.makeViews(of: CountingView.self)
    #expect(generated.frame == Rect(x: 5, y: 7, width: 20, height: 30))
    #expect(generated.childViews.map(\.frame.minY) == [0, 10])
    #expect(generated.layoutRecord.role == .unmanaged)
    let one = column([square(10)]).arrangement(origin: Point(x: 5, y: 7)).makeViews(of: CountingView.self)
    #expect(one.frame == Rect(x: 5, y: 7, width: 10, height: 10))
    #expect(one.layoutRecord.role == .root)
    let none = SizeLayout(minWidth: 3, maxWidth: 3, minHeight: 4, maxHeight: 4).arrangement()
      .makeViews(of: CountingView.self)
    #expect(none.frame.size == Size(width: 3, height: 4))
    #expect(none.childViews.isEmpty)
  }

  @Test(.promises("LK-54")) func `right to left mirrors every view once in the one around it, in a host and without`() {
    let nested = column([square(40, inside: square(10)), square(20)])
    let host = CountingView(width: 100, height: 60)
    host.userDirection = .rightToLeft
    for _ in 0..<2 {
      nested.arrangement(width: 100).makeViews(in: host)
      #expect(host.frames.map(\.minX) == [60, 80])
      #expect(host.children[0].frames.map(\.minX) == [30])
    }
    // Written right to left and shown right to left: as it is.
    nested.arrangement(width: 100).makeViews(in: host, direction: .rightToLeft)
    #expect(host.frames.map(\.minX) == [0, 0])
    // The option wins over the view's property.
    nested.arrangement(width: 100)
      .makeViews(in: host, options: ViewOptions(userDirection: .leftToRight))
    #expect(host.frames.map(\.minX) == [0, 0])
    let options = ViewOptions(userDirection: .rightToLeft)
    let root = nested.arrangement(origin: Point(x: 5, y: 0), width: 100)
      .makeViews(of: CountingView.self, options: options)
    #expect(root.frame.minX == 5)
    #expect(root.childViews.map(\.frame.minX) == [60, 80])
    let alone = square(40, inside: square(10)).arrangement(origin: Point(x: 5, y: 0))
      .makeViews(of: CountingView.self, options: options)
    #expect(alone.frame.minX == 5)
    #expect(alone.childViews.map(\.frame.minX) == [30])
  }

  @Test(.promises("LK-52")) func `what stays in order is not taken out and put in again`() {
    let host = CountingView(width: 100, height: 100)
    func apply(_ ids: [String]) -> Int {
      host.insertions = 0
      column(ids.map { square(10, id: $0) }).arrangement().makeViews(in: host)
      #expect(host.children.map(\.layoutRecord.reuseId) == ids)
      return host.insertions
    }
    #expect(apply(["a", "b", "c"]) == 3)
    #expect(apply(["a", "b", "c"]) == 0)
    #expect(apply(["a", "x", "b", "c"]) == 1)
    #expect(apply(["a", "c"]) == 0)
    #expect(apply(["c", "a"]) == 1)
    let foreign = CountingView()
    host.insertChild(foreign, at: 1)
    column([]).arrangement().makeViews(in: host)
    #expect(host.children.count == 1 && host.children[0] === foreign)
  }

  @Test(.promises("LK-56")) func `a view is reused wherever it is, even around the one it was in`() {
    let host = CountingView(width: 100, height: 100)
    square(40, id: "a", inside: square(20, id: "b")).arrangement().makeViews(in: host)
    let (a, b) = (host.children[0], host.children[0].children[0])
    square(40, id: "b", inside: square(20, id: "a")).arrangement().makeViews(in: host)
    #expect(host.children.first === b && b.children.first === a && a.children.isEmpty)
    #expect(b.frame.width == 40 && a.frame.width == 20)
  }

  @Test(.promises("LK-10")) func `a view is used again by its id, and one of several with it for each layout`() {
    let host = CountingView(width: 100, height: 100)
    column([square(10, id: "a"), square(20)]).arrangement().makeViews(in: host)
    let first = host.children
    column([square(30), square(40, id: "a")]).arrangement().makeViews(in: host)
    #expect(host.frames.map(\.width) == [30, 40])
    #expect(host.children[1] === first[0])
    #expect(!first.contains { $0 === host.children[0] })
    // Two layouts share an id: each gets one of its views, and no view is made.
    column([square(10, id: "a"), square(20, id: "a")]).arrangement().makeViews(in: host)
    let twins = Set(host.children.map { ObjectIdentifier($0) })
    column([square(50, id: "a"), square(60, id: "a")]).arrangement().makeViews(in: host)
    #expect(Set(host.children.map { ObjectIdentifier($0) }) == twins)
    #expect(host.frames.map(\.width) == [50, 60])
  }

  @Test(.promises("D13")) func `an id is not enough, the sort of view has to be the same`() {
    let host = CountingView(width: 100, height: 100)
    square(10, id: "a").arrangement().makeViews(in: host)
    let first = host.children[0]
    square(10, id: "a", OtherView.otherRecipe).arrangement().makeViews(in: host)
    #expect(host.children.count == 1)
    #expect(host.children[0] !== first && host.children[0] is OtherView)
    #expect(host.children[0].configurations == 1)
    square(10, id: "a", OtherView.otherRecipe).arrangement().makeViews(in: host)
    #expect(host.children[0].configurations == 2)
  }

  @Test(.promises("D12", "U6")) func `two views with one id are reported, and none of them stays for ever`() {
    let host = CountingView(width: 100, height: 100)
    let heard = Heard()
    let options = ViewOptions(report: { heard.diagnostics.append($0) })
    let twins = column([square(10, id: "a"), square(20, id: "a"), square(30, id: "a", OtherView.otherRecipe)])
    for _ in 0..<3 {
      twins.arrangement().makeViews(in: host, options: options)
      #expect(host.frames.map(\.width) == [10, 20, 30])
    }
    #expect(heard.diagnostics.map(\.code) == [.duplicateIdentity, .duplicateIdentity, .duplicateIdentity])
    #expect(heard.diagnostics.map(\.path) == ["0.1", "0.1", "0.1"])
    column([]).arrangement().makeViews(in: host, options: options)
    #expect(host.children.isEmpty)
    #expect(heard.diagnostics.count == 3)
  }

  @Test(.promises("LK-59", "U6"))
  func `views without an id are made anew, or by the option used again by their sort`() {
    let host = CountingView(width: 100, height: 100)
    let layout = column([square(10), square(20), square(30, id: nil, OtherView.otherRecipe)])
    func apply(_ options: ViewOptions) -> [ObjectIdentifier] {
      layout.arrangement().makeViews(in: host, options: options)
      return host.children.map { ObjectIdentifier($0) }
    }
    _ = apply(ViewOptions())
    let views = host.children
    #expect(zip(apply(ViewOptions()), views).allSatisfy { $0 != ObjectIdentifier($1) })
    let again = host.children
    #expect(apply(ViewOptions(reusesByKind: true)) == again.map { ObjectIdentifier($0) })
    #expect(host.children.map(\.configurations) == [2, 2, 2])
    // What others put there is not taken.
    let foreign = CountingView()
    host.insertChild(foreign, at: 0)
    #expect(apply(ViewOptions(reusesByKind: true)).count == 4)
    #expect(host.children[0] === foreign && foreign.configurations == 0)
  }

  @Test(.promises("U14")) func `a part that is hidden leaves no view and no spacing behind`() {
    let host = CountingView(width: 100, height: 100)
    func apply(isHidden: Bool) -> [Double] {
      let middle: any MeasurableLayout =
        isHidden ? SizeLayout(minWidth: 0, maxWidth: 0, minHeight: 0, maxHeight: 0) : square(20, id: "m")
      StackLayout(
        axis: .vertical, spacing: 8, distribution: .leading,
        sublayouts: [square(10, id: "a"), middle, square(10, id: "b")]
      ).arrangement().makeViews(in: host)
      return host.frames.map(\.minY)
    }
    #expect(apply(isHidden: false) == [0, 18, 46])
    let ends = [ObjectIdentifier(host.children[0]), ObjectIdentifier(host.children[2])]
    #expect(apply(isHidden: true) == [0, 18])
    #expect(host.children.map { ObjectIdentifier($0) } == ends)
  }

  @Test(.promises("U16")) func `a reused view has nothing of what it showed before`() {
    func label(_ text: String) -> SizeLayout {
      square(
        Double(text.count), id: "label",
        ViewRecipe(CountingView.self, make: { CountingView() }, configure: { $0.text = text }))
    }
    let host = CountingView(width: 100, height: 100)
    label("long text").arrangement().makeViews(in: host)
    label("short").arrangement().makeViews(in: host)
    #expect(host.children.map(\.text) == ["short"])
    #expect(host.frames.map(\.width) == [5])
  }

  @Test(.promises("LK-50")) func `two thousand layouts within each other are made views of`() {
    var layout: any MeasurableLayout = square(1)
    for _ in 0..<2_000 { layout = SizeLayout(alignment: .topLeading, sublayout: layout) }
    let host = CountingView(width: 100, height: 100)
    layout.arrangement().makeViews(in: host)
    #expect(host.frames == [Rect(x: 0, y: 0, width: 1, height: 1)])
  }
}

@MainActor
final class Heard {
  var diagnostics: [Diagnostic] = []
}
