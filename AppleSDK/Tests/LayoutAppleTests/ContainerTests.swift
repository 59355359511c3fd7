import Foundation
import HostSuite
import Observation
import TestPromises
import Testing

@testable import LayoutApple

@Observable
private final class Model {
  var text = "one"
}

@MainActor
@Suite(.serialized)
struct ContainerTests {
  @Test(
    "The container is a view that does what every host does",
    .promises("B21", "F013", "F015", "F164"), arguments: HostBehaviour.allCases)
  func behaviour(_ behaviour: HostBehaviour) async throws { try await behaviour.check(Probe.self) }

  @Test("The container draws what every host draws, or says that it cannot", arguments: HostLook.allCases)
  func look(_ look: HostLook) async throws { try await look.check(Probe.self) }

  @Test(
    "A model that changes is shown by the toolkit's next layout pass, in the same label, in one turn",
    .promises("F013", "F015"))
  func model() {
    let (probe, model) = (Probe(width: 200, height: 100), Model())
    probe.container.updateBody { Text(model.text) }
    let label = probe.views[0] as? PlatformView
    model.text = "three"
    model.text = "seven"
    #expect(label?.words == "one")
    probe.pass()
    #expect(label?.words == "seven")
    #expect(probe.views.count == 1)
  }

  @Test("Views that a turn puts into the container request no further turn, and the toolkit comes to rest")
  func noEcho() {
    let (probe, model) = (Probe(width: 200, height: 100), Model())
    probe.container.setBody {
      Text("a")
      if model.text == "two" { Text("b") }
    }
    probe.pass()
    model.text = "two"
    probe.pass()
    #expect(probe.views.count == 2)
    #expect(probe.root.turnReasons == [.contentChanged])
    probe.pass()
    let layouts = Simulation.layouts
    probe.pass()
    #expect(Simulation.layouts == layouts)
  }

  @Test("A view that has the toolkit lay out what is around it, in the middle of a turn, ends no turn half done")
  func enteredAgain() {
    let (probe, one, other) = (Probe(width: 200, height: 100), PlatformView(), PlatformView())
    let (before, between) = (PlatformView(), EnteringView())
    var passes = 0
    between.enter = { around in
      passes += around === probe.container ? 1 : 0
      around?.layOutNow()
    }
    var isSwapped = false
    probe.container.updateBody {
      VStack(spacing: 0) {
        (isSwapped ? other : one).ui().size(width: 20, height: 10)
        (isSwapped ? between : before).ui().size(width: 30, height: 10)
        (isSwapped ? one : other).ui().size(width: 40, height: 10)
      }
    }
    isSwapped = true
    // In the turn the view of the first place is still in the third when that of the second comes.
    probe.container.updateBody()
    #expect(passes == 1)
    #expect(probe.root.diagnostics.filter { $0.severity == .warning }.map(\.code) == [])
    #expect([other, between, one].map(\.frame.minY) == [35, 45, 55])
    #expect([other, between, one].map(\.frame.width) == [20, 30, 40])
  }

  @Test("A body that an action of a turn requests is evaluated in the turn that follows, at once")
  func bodyInTurn() {
    let probe = Probe(width: 200, height: 100)
    var (width, bodies) = (10.0, 0)
    probe.container.updateBody {
      let _ = bodies += 1
      Rectangle().size(width: width, height: 10).onGeometryChange { proxy in
        guard proxy.size.width < 50 else { return }
        width = 50
        probe.container.updateBody()
      }
    }
    #expect(probe.frames == [Rect(x: 75, y: 45, width: 50, height: 10)])
    #expect(bodies == 2)
  }

  @Test("Touches where nothing of the layout is go to what is behind the container, unless it has a background")
  func behind() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody { Rectangle().size(width: 50, height: 50).onTapGesture {} }
    let content = probe.window.content
    #expect(content.hit(x: 100, y: 50) === probe.views.first)
    #expect(content.hit(x: 10, y: 10) === content)
    let behind = PlatformView(frame: content.bounds)
    probe.container.removeFromSuperview()
    content.addSubview(behind)
    content.addSubview(probe.container)
    #expect(content.hit(x: 10, y: 10) === behind)
    probe.container.paint()
    #expect(content.hit(x: 10, y: 10) === probe.container)
  }

  @Test("The size that fits: a length of 0 or infinity requests the ideal; texts wrap in the others")
  func fitting() {
    let container = LayoutContainer()
    container.setBody { Text("four four four").font(.system(size: 16)) }
    #expect(container.sizeThatFits(.zero) == CGSize(width: 112, height: 20))
    #expect(container.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)).height == 40)
    #expect(container.intrinsicContentSize == CGSize(width: 112, height: 20))
    container.setBody { Rectangle() }
    #expect(container.sizeThatFits(CGSize(width: 80, height: 50)) == CGSize(width: 80, height: 50))
  }

  @Test("A view that other code moves is left alone, and goes to its place afterwards")
  func protection() {
    let (probe, box) = (Probe(width: 200, height: 100), PlatformView())
    var y = 0.0
    probe.container.updateBody { box.ui().size(width: 20, height: 20).offset(x: 0, y: y) }
    probe.container.startAnimating(box)
    #expect(probe.container.isAnimating(box))
    box.frame = CGRect(x: 1, y: 2, width: 20, height: 20)
    y = 10
    probe.container.updateBody()
    #expect(box.frame.minY == 2)
    probe.container.stopAnimating(box)
    #expect(box.frame == CGRect(x: 90, y: 50, width: 20, height: 20))
    #expect(!probe.container.isAnimating)
  }

  @Test("A native view is measured by the toolkit, and anew when it is marked as changed")
  func native() {
    let (probe, view) = (Probe(width: 200, height: 100), MeasuredView(CGSize(width: 32, height: 20)))
    probe.container.updateBody { VStack { view.ui() } }
    #expect(view.frame == CGRect(x: 84, y: 40, width: 32, height: 20))
    let questions = view.questions
    view.size = CGSize(width: 48, height: 20)
    #expect(probe.container.markViewDirty(view))
    probe.pass()
    #expect(view.frame == CGRect(x: 76, y: 40, width: 48, height: 20))
    #expect(view.questions > questions)
    #expect(!probe.container.markViewDirty(PlatformView()))
  }

  @Test("A transition is shown with the display's clock, which stops at its end")
  func animation() {
    let probe = Probe(width: 200, height: 100)
    var isThere = false
    probe.container.updateBody {
      VStack { if isThere { Rectangle().size(width: 50, height: 50).transition(.opacity) } }
    }
    withAnimation(.linear(duration: 1)) {
      isThere = true
      probe.container.updateBody()
    }
    let box = probe.views.first as? PlatformView
    #expect(box?.visibility == 0)
    #expect(TestClock.running.count == 1)
    TestClock.frame(at: 10)
    TestClock.frame(at: 10.5)
    #expect(box?.visibility == 0.5)
    TestClock.frame(at: 11)
    #expect(box?.visibility == 1)
    #expect(TestClock.running.isEmpty)
  }

  @Test("A view that the layout no longer shows leaves the container, unless other code put it elsewhere")
  func leaving() {
    let (probe, view, other) = (Probe(width: 200, height: 100), PlatformView(), PlatformView())
    var isThere = true
    probe.container.updateBody {
      VStack { if isThere { view.ui().size(width: 10, height: 10) } }
    }
    #expect(view.superview === probe.container)
    isThere = false
    probe.container.updateBody()
    #expect(view.superview == nil)
    isThere = true
    probe.container.updateBody()
    other.addSubview(view)
    isThere = false
    probe.container.updateBody()
    #expect(view.superview === other)
  }

  @Test("Another size of the same view exchanges no views")
  func resizing() {
    let (probe, view) = (Probe(width: 200, height: 100), MeasuredView(CGSize(width: 30, height: 20)))
    var isWide = false
    probe.container.updateBody { isWide ? view.ui().size(width: 90) : view.ui().size(height: 50) }
    #expect(view.frame.height == 50)
    let insertions = Simulation.insertions
    isWide = true
    probe.container.updateBody()
    #expect(view.frame.width == 90)
    #expect(view.superview === probe.container)
    #expect(Simulation.insertions == insertions)
  }

  @Test("A view has the size that is written on it, in points or in percent; without one it has its own")
  func sizes() {
    let (probe, view) = (Probe(width: 200, height: 100), MeasuredView(CGSize(width: 32, height: 20)))
    func size(_ element: some Layout) -> CGSize {
      probe.container.updateBody { element }
      return view.frame.size
    }
    #expect(size(view.ui()) == CGSize(width: 32, height: 20))
    #expect(size(view.ui().size(width: 100)) == CGSize(width: 100, height: 20))
    #expect(size(view.ui().size(Size(width: 90, height: 30))) == CGSize(width: 90, height: 30))
    #expect(size(view.ui().size(width: .percent(50), height: .percent(50))) == CGSize(width: 100, height: 50))
    #expect(size(view.ui().size(width: .percent(25))) == CGSize(width: 50, height: 20))
    #expect(size(view.ui().size(width: 60, height: .percent(75))) == CGSize(width: 60, height: 75))
  }

  @Test("Edges lie on the display's pixels")
  func pixels() {
    let probe = Probe(width: 100, height: 100)
    probe.container.updateBody {
      HStack {
        Rectangle(); Rectangle(); Rectangle()
      }
    }
    #expect(probe.frames.map(\.minX) == [0, 33, 67])
    probe.setScale(2)
    probe.pass()
    #expect(probe.frames.map(\.minX) == [0, 33.5, 66.5])
  }
}
