import Foundation
import HostSuite
import TestPromises
import Testing

@testable import LayoutApple

/// A controller that is its own layout, and is not kept by it.
private final class Screen: PlatformViewController, @MainActor Layout {
  let container = LayoutContainer()

  override func loadView() { view = PlatformView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupLayoutContainer(container)
    container.updateBody(of: self) { $0.body }
  }

  @LayoutBuilder var body: some Layout { Text("screen") }
}

@MainActor
@Suite(.serialized)
struct SizeTests {
  @Test("A size is a view's own, before and after an id, decorations and an offset", .promises("F071"))
  func order() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
    let views = (0..<4).map { _ in MeasuredView(CGSize(width: 9, height: 9)) }
    container.updateBody {
      ZStack(alignment: .topLeading) {
        views[0].ui().size(width: 120, height: 30).id(1)
        views[1].ui().id(2).size(width: 120, height: 30)
        views[2].ui().background(.red).cornerRadius(4).offset(x: 5).size(width: 120, height: 30)
        views[3].ui().size(width: 120).id(4).size(height: 30)
      }
    }
    #expect(views.map(\.frame.size) == Array(repeating: CGSize(width: 120, height: 30), count: 4))
  }

  @Test("A container without a size reports a possible one, at each change of its content")
  func sizeless() {
    let container = LayoutContainer()
    func isInvalidated(_ change: () -> Void) -> Bool {
      let before = Simulation.invalidations
      change()
      return Simulation.invalidations > before
    }
    for text in ["a", "b"] { #expect(isInvalidated { container.updateBody { Text(text) } }) }
    #expect(isInvalidated { container.updateBody() })
    #expect(isInvalidated { container.body = Text("c") })
    #expect(isInvalidated { container.root.setBody { Text("d") } })
    container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    container.updateBody()
    #expect(!isInvalidated { container.setBody { Text("e") } })
  }

  @Test("In a narrow container the own height is that for the width, and another width reports another")
  func wrapping() {
    let (window, container) = (PlatformWindow(width: 400, height: 400), LayoutContainer())
    window.content.addSubview(container)
    container.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    container.updateBody { Text("four four four").font(.system(size: 16)) }
    window.layoutIfNeeded()
    #expect(container.intrinsicContentSize == CGSize(width: 112, height: 40))
    let before = Simulation.invalidations
    container.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(Simulation.invalidations == before + 1)
    #expect(container.intrinsicContentSize == CGSize(width: 112, height: 20))
    container.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(Simulation.invalidations == before + 1)
  }

  @Test("A container that is measured with a proposal has the present sizes of the views inside")
  func innerSize() {
    let (outer, inner) = (LayoutContainer(), LayoutContainer())
    inner.setBody { Rectangle().size(width: 20, height: 10) }
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.updateBody { inner.ui() }
    let ideal = Proposal(width: nil, height: nil)
    #expect(outer.size(for: ideal) == Size(width: 20, height: 10))
    inner.setBody { Rectangle().size(width: 30, height: 40) }
    #expect(outer.size(for: ideal) == Size(width: 30, height: 40))
  }

  @Test("A container's size is on whole pixels, by every way to read it")
  func pixels() {
    let probe = Probe(width: 200, height: 100)
    probe.setScale(2)
    let inner = LayoutContainer()
    inner.setBody { Rectangle().size(width: 20.3, height: 10.6) }
    inner.environment.displayScale = 2
    probe.container.updateBody { inner.ui() }
    #expect(inner.size(for: Proposal(width: nil, height: nil)) == Size(width: 20.5, height: 11))
    #expect(inner.intrinsicContentSize == CGSize(width: 20.5, height: 11))
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 20.5, height: 11))
    #expect(inner.frame.size == CGSize(width: 20.5, height: 11))
  }

  @Test("A controller whose container shows its body is gone when it is no longer shown", .promises("F005", "F013"))
  func owner() {
    weak var screen: Screen?
    let window = PlatformWindow(width: 390, height: 844)
    do {
      let made = Screen()
      screen = made
      window.show(made)
      window.layoutIfNeeded()
      #expect(made.container.subviews.first?.words == "screen")
    }
    #expect(screen != nil)
    window.show(nil)
    #expect(screen == nil)
  }

  @Test("A container with a new layout direction uses it at once")
  func direction() {
    let probe = Probe(width: 200, height: 100)
    probe.container.updateBody {
      Rectangle().size(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(probe.frames.map(\.minX) == [0])
    probe.container.write(fromRight: true)
    probe.pass()
    #expect(probe.frames.map(\.minX) == [180])
  }

  @Test("A body that is evaluated anew measures only what differs")
  func onlyWhatDiffers() {
    let (probe, view) = (Probe(width: 200, height: 100), MeasuredView(CGSize(width: 30, height: 10)))
    var width = 10.0
    probe.container.updateBody {
      VStack {
        view.ui()
        Rectangle().size(width: width, height: 10)
      }
    }
    let before = view.questions
    width = 20
    probe.container.updateBody()
    #expect(probe.frames.map(\.width).contains(20))
    // The view's content may have changed: it is measured once.
    #expect(view.questions == before + 1)
  }

  @Test("A corner goes half way round at most, and follows the size")
  func corners() {
    let probe = Probe(width: 200, height: 100)
    var height = 30.0
    probe.container.updateBody {
      Rectangle().size(width: 50, height: height).background(.red).cornerRadius(999).shadow(radius: 4)
    }
    let box = probe.views.first as? PlatformView
    #expect(box?.corner == 15)
    #expect(box?.subviews.first?.corner == 15)
    height = 20
    probe.container.updateBody()
    #expect(box?.corner == 10)
    #expect(box?.subviews.first?.corner == 10)
  }

  @Test("Pictures are kept up to so many bytes of pixels")
  func pictures() {
    let store = ImageStore()
    func picture(_ number: UInt8) -> PlatformImage? { store.picture(.data([255, 255, number]))?.image }
    let first = picture(0)
    #expect(picture(0) === first)
    let second = picture(1)
    for number in 2...254 { _ = picture(UInt8(number)) }
    // 255 pictures are not too many, but 255 · 255 · 255 · 4 bytes are nearly 64 MiB, and one more is too much.
    #expect(picture(0) === first)
    for number in 0..<10 { _ = store.picture(.data([255, 254, UInt8(number)])) }
    #expect(picture(0) === first)
    #expect(picture(1) !== second)
  }
}
