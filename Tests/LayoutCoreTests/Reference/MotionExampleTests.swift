import LayoutReference
import LayoutTesting
import Observation
import TestPromises
import Testing

/// What a card counts: an application would hold a label, here it is a model.
@Observable private final class Count {
  var value = 0
}

private struct CountCard: Layout {
  let count: Count

  var body: some Layout {
    Text("Count: \(count.value)").font(.system(size: 20)).size(width: 120, height: 40)
  }
}

/// A screen of two rows of cards, of which one changes at a time.
private final class CardScreen: Layout {
  let layoutContainer = LayoutRoot(size: Size(width: 390, height: 844), measurers: .tens)
  let counts = (0..<4).map { _ in Count() }

  func load() {
    layoutContainer.useIncrementalLayout = true
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      VStack(alignment: .center, spacing: 12) {
        HStack(alignment: .center, spacing: 12) {
          CountCard(count: counts[0]).layout().id("card 0")
          CountCard(count: counts[1]).layout().id("card 1")
        }
        HStack(alignment: .center, spacing: 12) {
          CountCard(count: counts[2]).layout().id("card 2")
          CountCard(count: counts[3]).layout().id("card 3")
        }
      }
      Text("Update card 1").font(.system(size: 20)).size(width: 200, height: 44)
    }
  }
}

@Suite struct `Examples of what changes and moves` {
  private let show = Show(width: 400, height: 300)

  /// A box of the present size.
  private func showBox() {
    show.root.updateBody { [show] in
      VStack(alignment: .leading) {
        Color.blue.layout().size(width: show.width, height: 100).id("box")
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    show.host.takeCounts()
  }

  @Test(.promises("F038", "F159")) func `one card of several changes, and only that is measured`() {
    let screen = CardScreen()
    screen.load()
    #expect(screen.layoutContainer.counters.leafMeasures == 5)
    screen.counts[2].value += 1
    screen.layoutContainer.layoutIfNeeded()
    #expect(screen.layoutContainer.counters.leafMeasures == 1 && screen.layoutContainer.counters.bodies == 1)
    #expect(screen.layoutContainer.result.elements.compactMap(\.text).filter { $0 == "Count: 1" }.count == 1)
    // 92 + 16 + 44 high, and 252 wide, in the middle.
    #expect(screen.layoutContainer.result.frame(of: "card 2") == rect(69, 398, 120, 40))
    #expect(screen.layoutContainer.markViewDirty(id: "card 1"))
    screen.layoutContainer.layoutIfNeeded()
    #expect(screen.layoutContainer.counters.leafMeasures <= 1 && screen.layoutContainer.counters.bodies == 0)
  }

  @Test(.promises("F161", "F162", "F163")) func `the whole tree, and without keeping anything`() {
    let screen = CardScreen()
    screen.load()
    let frames = screen.layoutContainer.result.elements
    screen.layoutContainer.invalidateLayoutTree()
    screen.layoutContainer.rebuildLayoutTree()
    screen.layoutContainer.layoutIfNeeded()
    screen.layoutContainer.useIncrementalLayout = false
    screen.layoutContainer.layoutIfNeeded()
    #expect(screen.layoutContainer.result.elements == frames)
  }

  @Test(.promises("F167")) func `a child that is dirty, and so is what is around it`() throws {
    let column = LayoutNode(VStack { HStack { word(1) } }, in: Size(width: 100, height: 100), measurers: .tens)
    column.calculateLayout()
    let child = try #require(column.children.first?.children.first)
    child.markDirty()
    #expect(child.isDirty && column.isDirty)
    column.calculateLayout()
    #expect(!child.isDirty && !column.isDirty)
  }

  @Test(
    .promises("F102", "F103", "F105", "F106", "F107", "F108", "F109", "F110"),
    arguments: [
      (LayoutAnimation.default, 0.3), (.spring, 0.5), (.quick, 0.15), (.easeIn(duration: 0.4), 0.4),
      (.easeOut(duration: 0.3), 0.3), (.easeInOut(duration: 0.5), 0.5), (.linear(duration: 0.3), 0.3),
      (.spring(damping: 0.6, velocity: 0.8), 0.5),
      (
        LayoutAnimation(duration: 0.5, delay: 0.1, timingFunction: .easeInOut, repeatCount: 1, autoreverses: false), 0.6
      ),
    ])
  func `a change with each of the animations, and what follows`(
    animation: LayoutAnimation, seconds: Double
  ) {
    show.width = 100
    showBox()
    withAnimation(animation) {
      show.width = 200
      show.root.updateBody()
    } completion: { [show] finished in
      show.ends.append(finished)
    }
    show.tick(0)
    #expect(show.frames == [rect(0, 0, 100, 100)])
    show.tick(seconds - 0.001)
    #expect(show.ends == [])
    show.tick(seconds)
    #expect(show.frames == [rect(0, 0, 200, 100)] && show.ends == [true])
  }

  @Test(.promises("F102")) func `without an animation, the default applies`() {
    show.width = 100
    showBox()
    withAnimation {
      show.width = 200
      show.root.updateBody()
    }
    for time in [0, 0.15] { show.tick(time) }
    #expect(show.frames == [rect(0, 0, 150, 100)])
  }

  @Test(.promises("F026", "F027", "F028"))
  func `a view that the application moves, until the application ends that`() throws {
    show.width = 100
    showBox()
    let box = try #require(show.views.first)
    show.root.startAnimating(box)
    #expect(show.root.isAnimating)
    let motion = show.root.animations.animate(.easeInOut(duration: 0.3)) { [show] amount in
      show.host.animate(box, to: rect(0, 0, 100 + 200 * amount, 100 + 100 * amount))
    } completion: { [show] _ in
      show.root.stopAnimating(box)
    }
    show.tick(0)
    show.width = 120
    show.root.updateBody()
    show.tick(0.15)
    #expect(show.frames == [rect(0, 0, 200, 150)] && motion.isRunning)
    show.tick(0.3)
    #expect(show.frames == [rect(0, 0, 120, 100)] && !show.root.isAnimating)
  }

  @Test(.promises("F094", "F096")) func `two columns placed by hand`() {
    let columns = GeometryReader { proxy, container in
      let availableWidth = proxy.size.width - 32
      let columnWidth = (availableWidth - 16) / 2
      let leftColumn = VStack { Color.red }
      container.add(leftColumn, frame: Rect(x: 16, y: 16, width: columnWidth, height: 100))
      let rightColumn = VStack { Color.blue }
      container.add(rightColumn, frame: Rect(x: 16 + columnWidth + 16, y: 16, width: columnWidth, height: 100))
    }
    #expect(columns.leaves(360, 200) == [rect(16, 16, 156, 100), rect(188, 16, 156, 100)])
  }

  @Test(.promises("F096", "F097")) func `a reader has its place, and an action gets another size`() {
    var heard: [String] = []
    var width = 300.0
    let geometryReader = GeometryReader { proxy in
      Color.red.layout().size(width: proxy.size.width, height: proxy.size.height)
    }
    .onGeometryChange { proxy in
      heard.append("\(proxy.size) at \(proxy.globalFrame.origin), \(proxy.bounds), \(proxy.safeAreaInsets.top)")
    }
    show.root.updateBody { geometryReader.layout().size(width: width, height: 200) }
    width = 200
    show.root.updateBody()
    show.root.updateBody()
    #expect(heard == ["300x200 at (50, 50), (0, 0) 300x200, 0.0", "200x200 at (100, 50), (0, 0) 200x200, 0.0"])
  }

  @Test(.promises("F031", "F032", "F033")) func `which changes count, and which comes first`() {
    let rules = LayoutInvalidationRules.default
    #expect(rules.shouldInvalidate(for: .hierarchyChanged))
    #expect(rules.priority(for: .sizeChanged) == 3)
  }
}
