import Foundation
import HostSuite
import Observation
import TestPromises
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct NestingTests {
  /// The warnings of a container; that a container in itself is measured in its own layout is a note.
  private func codes(_ container: LayoutContainer) -> [Diagnostic.Code] {
    container.root.diagnostics.filter { $0.severity == .warning }.map(\.code)
  }

  @Test("A view that stands in two places is shown in the first, and that is reported; the second has it afterwards")
  func twice() {
    let (probe, view) = (Probe(width: 200, height: 100), PlatformView())
    var isFirst = true
    probe.container.updateBody {
      HStack {
        if isFirst { view.ui().size(width: 20, height: 20) }
        view.ui().size(width: 30, height: 30)
      }
    }
    #expect(view.frame == CGRect(x: 75, y: 40, width: 20, height: 20))
    #expect(codes(probe.container) == [.viewShownTwice])
    isFirst = false
    probe.container.updateBody()
    #expect(view.superview === probe.container)
    #expect(view.frame == CGRect(x: 85, y: 35, width: 30, height: 30))
    #expect(probe.container.subviews.count == 1)
    #expect(probe.container.view(of: probe.container.viewID(of: view) ?? ViewID(rawValue: 0)) === view)
  }

  @Test("Two views that change places are both shown")
  func swap() {
    let probe = Probe(width: 200, height: 100)
    let (one, other) = (
      MeasuredView(CGSize(width: 24, height: 20)), MeasuredView(CGSize(width: 40, height: 20))
    )
    var isSwapped = false
    probe.container.updateBody {
      HStack {
        (isSwapped ? other : one).ui()
        (isSwapped ? one : other).ui()
      }
    }
    #expect([one.frame.minX, other.frame.minX] == [68, 92])
    isSwapped = true
    probe.container.updateBody()
    #expect([one, other].map { $0.superview === probe.container } == [true, true])
    #expect([one.frame.minX, other.frame.minX] == [108, 68])
    #expect(codes(probe.container) == [])
    #expect(probe.container.subviews.count == 2)
  }

  @Test("A view that other code took away is reported and has the frame that it is given there")
  func taken() {
    let (probe, view, other) = (Probe(width: 200, height: 100), PlatformView(), PlatformView())
    var width = 20.0
    probe.container.updateBody { view.ui().size(width: width, height: 20) }
    other.addSubview(view)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    width = 50
    probe.container.updateBody()
    #expect(view.superview === other)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(codes(probe.container) == [.viewShownTwice])
  }

  @Test("A container in itself, and two in each other, are reported and not shown")
  func inItself() {
    let probe = Probe(width: 200, height: 100)
    let container = probe.container
    container.updateBody { [unowned container] in container.ui().size(width: 50, height: 50) }
    #expect(codes(container) == [.viewShownTwice])
    #expect(container.superview === probe.window.content)
    let inner = LayoutContainer()
    inner.setBody { [unowned container] in container.ui().size(width: 10, height: 10) }
    container.updateBody { inner.ui().size(width: 50, height: 50) }
    probe.pass()
    #expect(inner.superview === container)
    #expect(container.superview === probe.window.content)
    #expect(codes(container) == [.viewShownTwice])
    #expect(codes(inner) == [.viewShownTwice])
  }

  @Test("What lies too deep for the toolkit is not shown, and reported once")
  func tooDeep() {
    let probe = Probe(width: 200, height: 100)
    func nested(_ count: Int) -> AnyLayout {
      count == 0
        ? AnyLayout(Rectangle().size(width: 10, height: 10))
        : AnyLayout(VStack { nested(count - 1) }.background(.red))
    }
    probe.container.updateBody { nested(PlatformHost.depthLimit + 20) }
    #expect(codes(probe.container).filter { $0 == .nestingTooDeep }.count == 1)
    var (deepest, count) = (probe.container.subviews.first, 0)
    while let view = deepest {
      count += 1
      deepest = view.subviews.first
    }
    #expect(count == PlatformHost.depthLimit)
    probe.container.updateBody { nested(3) }
    #expect(probe.views.count == 4)
  }

  @Test("A container in a layout has the room that its own layout takes, in the same pass in which that changes")
  func inner() {
    let (probe, inner) = (Probe(width: 200, height: 100), LayoutContainer())
    let model = Model()
    inner.setBody { Text(model.text).font(.system(size: 16)) }
    probe.container.updateBody {
      HStack {
        inner.ui()
        Rectangle().size(width: 10, height: 10)
      }
    }
    probe.pass()
    #expect(inner.frame.size == CGSize(width: 24, height: 20))
    model.text = "seven7"
    probe.pass()
    #expect(inner.frame == CGRect(x: 71, y: 40, width: 48, height: 20))
    #expect(inner.subviews.first?.words == "seven7")
    // It comes to rest, and a change inside that takes the same room costs the outer layout nothing.
    probe.pass()
    let layouts = Simulation.layouts
    probe.pass()
    #expect(Simulation.layouts == layouts)
    inner.updateBody { Text("7seven").font(.system(size: 16)) }
    probe.pass()
    #expect(inner.frame == CGRect(x: 71, y: 40, width: 48, height: 20))
  }

  @Test("A native view that is measured on another thread is not called, and that is reported", .promises("B24"))
  func wrongThread() async {
    // Other tests run meanwhile, so common counters are of no use.
    let view = MeasuredView(.zero)
    let leaf = PlatformLeaf.of(view)
    let heard = Locked<[Diagnostic.Code]>([])
    let before = view.questions
    let size = await Task.detached {
      LayoutDiagnostics.withHandler({ diagnostic in heard.withLock { $0.append(diagnostic.code) } }) {
        _NativeElement(leaf).sizeThatFits(Proposal(width: 50, height: 30))
      }
    }.value
    #expect(size == Size(width: 50, height: 30))
    #expect(heard.withLock { $0 }.contains(.wrongThread))
    #expect(view.questions == before)
  }

  @Test("A model that another thread changes is shown in the toolkit's next pass")
  func wake() async {
    let (probe, model) = (Probe(width: 200, height: 100), Model())
    probe.container.updateBody { Text(model.text) }
    probe.pass()
    await Task.detached { model.text = "changed" }.value
    for _ in 0..<1000 where (probe.views.first as? PlatformView)?.words != "changed" {
      await Task.yield()
      probe.pass()
    }
    #expect((probe.views.first as? PlatformView)?.words == "changed")
  }

  @Test("A container without owners is gone, with everything it showed")
  func memory() {
    weak var container: LayoutContainer?
    weak var label: PlatformView?
    var window: PlatformWindow? = PlatformWindow(width: 200, height: 200)
    do {
      let made = LayoutContainer(frame: window?.content.bounds ?? .zero)
      let (own, model) = (PlatformView.label(""), Model())
      (container, label) = (made, own)
      window?.content.addSubview(made)
      made.updateBody {
        ScrollView {
          VStack {
            own.ui()
            Button(model.text) { model.text = "pressed" }
            Rectangle().onTapGesture { model.text = "tapped" }
            PlatformElement { PlatformView() }
          }
        }
      }
      model.text = "other"
      window?.layoutIfNeeded()
    }
    #expect(container != nil)
    window = nil
    #expect(window == nil)
    #expect(container == nil)
    #expect(label == nil)
  }

  @Test("A field that is moved among others stays in its place in the toolkit, so the keyboard stays with it")
  func keyboard() {
    let probe = Probe(width: 200, height: 200)
    let fields = (0..<3).map { _ in PlatformView.field() }
    var order = [0, 1, 2]
    probe.container.updateBody {
      VStack { ForEach(order, id: \.self) { fields[$0].ui().size(width: 100, height: 30) } }
    }
    let (insertions, removals) = (Simulation.insertions, Simulation.removals)
    order = [2, 0, 1]
    probe.container.updateBody()
    #expect(fields.map(\.frame.minY) == [85, 115, 55])
    #expect(Simulation.insertions == insertions)
    #expect(Simulation.removals == removals)
  }
}

@Observable
private final class Model: @unchecked Sendable {
  // Sendable without the compiler's proof: tests change it on one thread at a time.
  var text = "one"
}
