import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A view of 50 by 20 points that grows to its proposed width, with its baseline 5 above its bottom.
private final class Gauge: NativeView, @unchecked Sendable {
  var questions = 0
  var level: Int
  init(_ level: Int) { self.level = level }

  override var name: String { "Gauge" }

  override func sizeThatFits(_ proposal: Proposal) -> Size {
    questions += 1
    return Size(width: max(50, proposal.width ?? 50), height: 20.4)
  }
  override func baseline(in size: Size, isFirst: Bool) -> Double? { size.height - 5 }
}

private struct GaugeRecipe: NativeRecipe {
  let level: Int
  let log: (String) -> Void

  func makeView() -> Gauge {
    log("make \(level)")
    return Gauge(level)
  }
  func updateView(_ view: Gauge) {
    log("update \(view.level) to \(level)")
    view.level = level
  }
  func _lower(_ lowering: _Lowering) { lowering.recipe(self) }
}

@Test("A native view is a leaf: it is measured, aligned, never cut by the pixel grid, and passed to the host once")
func nativeViews() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
  root.host = host
  let (one, two) = (Gauge(1), Gauge(2))
  var shown = one
  func show() {
    root.updateBody {
      HStack(alignment: .lastTextBaseline) {
        _NativeElement(shown)
        word(1)
      }
    }
  }
  show()
  // The text's baseline is at 15, the gauge's at 15.4; both rows are 20.4 high in all, in the middle of 100.
  #expect(host.views[host.roots[0]]?.frame == Rect(x: 0, y: 40, width: 90, height: 21))
  #expect(host.views[host.roots[0]]?.content == .native(NativeContent(one)))
  let asked = one.questions
  _ = host.takeCounts()
  show()
  #expect(host.takeCounts().total == 0)
  // The caller forced the turn: the view is measured again with its proposals, since its content may have changed.
  #expect(asked == 3)
  #expect(one.questions == 2 * asked)
  shown = two
  show()
  #expect(host.takeCounts() == CountingHost.Counts(contents: 1))
  #expect(host.views[host.roots[0]]?.content == .native(NativeContent(two)))
  #expect(two.questions > 0)
}

@Test("A recipe makes its view once and brings it up to date in later evaluations")
func recipes() {
  let host = CountingHost()
  let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
  root.host = host
  var log: [String] = []
  func show(_ level: Int?) {
    root.updateBody { if let level { GaugeRecipe(level: level) { log.append($0) } } }
  }
  show(1)
  show(2)
  #expect(log == ["make 1", "update 1 to 2"])
  #expect(host.takeCounts() == CountingHost.Counts(inserts: 1, contents: 1))
  show(nil)
  show(3)
  #expect(log == ["make 1", "update 1 to 2", "make 3"])
}

@Test("A native view that is measured on another thread is not called, and that is diagnosed", .promises("B24"))
func otherThread() {
  let gauge = Gauge(1)
  let heard = ThreadLog()
  onOtherThread {
    let frames = LayoutDiagnostics.withHandler({ heard.note($0.code) }) {
      _NativeElement(gauge).size(height: 30).leaves(70, 90)
    }
    heard.frames = frames
  }
  #expect(heard.frames == [Rect(x: 0, y: 0, width: 70, height: 30)])
  #expect(Set(heard.codes) == [.wrongThread])
  #expect(gauge.questions == 0)
}

private final class ThreadLog: @unchecked Sendable {
  // Touched on one thread at a time.
  var frames: [Rect] = []
  private(set) var codes: [Diagnostic.Code] = []
  func note(_ code: Diagnostic.Code) { codes.append(code) }
}
