import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

/// A controller that is its own layout, and is not kept by it.
private final class Screen: NSViewController, @MainActor Layout {
  let container = LayoutContainer()

  override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

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
  @Test("F071 A size is a view's own, before and after an id, decorations and an offset")
  func order() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
    let fields = (0..<4).map { _ in NSTextField(labelWithString: "hi") }
    container.updateBody {
      ZStack(alignment: .topLeading) {
        fields[0].ui().size(width: 120, height: 30).id(1)
        fields[1].ui().id(2).size(width: 120, height: 30)
        fields[2].ui().background(.red).cornerRadius(4).offset(x: 5).size(width: 120, height: 30)
        fields[3].ui().size(width: 120).id(4).size(height: 30)
      }
    }
    let sizes = fields.map { $0.alignmentRect(forFrame: $0.frame).size }
    #expect(sizes == Array(repeating: CGSize(width: 120, height: 30), count: 4))
  }

  @Test("A container without a size says that it may have one, each time it is to show something else")
  func sizeless() {
    let container = LayoutContainer()
    for text in ["a", "b"] {
      let before = Simulation.invalidations
      container.updateBody { Text(text) }
      #expect(Simulation.invalidations > before)
    }
    let before = Simulation.invalidations
    container.updateBody()
    #expect(Simulation.invalidations > before)
  }

  @Test("In a narrow container the own height is that for the width, and another width says so")
  func wrapping() {
    let (window, container) = (NSWindow(size: CGSize(width: 400, height: 400)), LayoutContainer())
    window.contentView?.addSubview(container)
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

  @Test("F013 A controller whose container shows its body is gone when nobody shows it")
  func owner() {
    weak var screen: Screen?
    let window = NSWindow(size: CGSize(width: 390, height: 844))
    do {
      let made = Screen()
      screen = made
      window.contentViewController = made
      window.layoutIfNeeded()
      #expect((made.container.subviews.first as? NSTextField)?.stringValue == "screen")
    }
    #expect(screen != nil)
    window.contentViewController = nil
    #expect(screen == nil)
  }

  @Test("A body that is evaluated anew measures only what differs")
  func onlyWhatDiffers() {
    let (probe, label) = (AppKitProbe(width: 200, height: 100), NSTextField(labelWithString: "four"))
    var width = 10.0
    probe.container.updateBody {
      VStack {
        label.ui()
        Rectangle().size(width: width, height: 10)
      }
    }
    let before = Simulation.measurements
    width = 20
    probe.container.updateBody()
    #expect(probe.frames.map(\.width).contains(20))
    // The label may show something else: it is asked once.
    #expect(Simulation.measurements == before + 1)
  }

  @Test("A container from an archive has the frame that it has there")
  func archive() {
    let container = LayoutContainer(coder: Simulation.archive(CGRect(x: 1, y: 2, width: 300, height: 40)))
    #expect(container?.frame == CGRect(x: 1, y: 2, width: 300, height: 40))
    container?.updateBody { Text("a") }
    #expect(container?.subviews.count == 1)
  }

  @Test("What has another size is laid out, also where AppKit does not ask by itself")
  func resized() {
    let (window, probe) = (NSWindow(size: CGSize(width: 300, height: 300)), AppKitProbe(width: 100, height: 100))
    let (inner, box, hosting) = (NSView(), HostedViewBox(frame: .zero), Letters(text: "a").appkitView)
    box.show(inner)
    window.contentView?.addSubview(box)
    window.contentView?.addSubview(hosting)
    window.layoutIfNeeded()
    probe.container.updateBody { Rectangle() }
    probe.pass()
    Simulation.laysOutResized = false
    defer { Simulation.laysOutResized = true }
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    hosting.frame = CGRect(x: 0, y: 50, width: 60, height: 30)
    window.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 50, height: 40))
    #expect(hosting.controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    probe.container.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    probe.pass()
    #expect(probe.frames == [Rect(x: 0, y: 0, width: 70, height: 20)])
  }

  @Test("A corner goes half way round at most, and follows the size")
  func corners() {
    let probe = AppKitProbe(width: 200, height: 100)
    var height = 30.0
    probe.container.updateBody {
      Rectangle().size(width: 50, height: height).background(.red).cornerRadius(999).shadow(radius: 4)
    }
    let box = probe.views.first as? NSView
    #expect(box?.layer?.cornerRadius == 15)
    #expect(box?.subviews.first?.layer?.cornerRadius == 15)
    height = 20
    probe.container.updateBody()
    #expect(box?.layer?.cornerRadius == 10)
    #expect(box?.subviews.first?.layer?.cornerRadius == 10)
  }

  @Test("Pictures are kept up to so many bytes of pixels")
  func pictures() {
    let store = ImageStore()
    func picture(_ number: UInt8) -> NSImage? { store.picture(.data([255, 255, number]))?.image }
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

  @Test("A layer that is scaled stays so where AppKit takes its transform back")
  func scale() throws {
    let probe = AppKitProbe(width: 200, height: 100)
    probe.container.updateBody {
      VStack {
        AppKitView { NSView() }.size(width: 20, height: 20)
        AppKitView { NSView() }.size(width: 30, height: 20)
      }
    }
    let views = probe.views.compactMap { $0 as? NSView }
    let (first, second) = try (
      #require(probe.container.viewID(of: views[0])), #require(probe.container.viewID(of: views[1]))
    )
    func transform() -> CGAffineTransform? { views[0].layer?.affineTransform() }
    probe.container.host.setPresentation(first, ViewPresentation(scale: 0.5))
    // Around the middle: the layer's anchor is its corner.
    let half = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 5, ty: 5)
    #expect(transform() == half)
    probe.container.host.move(first, after: second)
    #expect(transform() == half)
    Simulation.setScale(2, of: probe.window)
    #expect(transform() == half)
    probe.container.host.setFrame(first, Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(transform()?.tx == 10)
    probe.container.host.setPresentation(first, .identity)
    #expect(transform() == .identity)
  }

  @Test("F122 The system's environment is asked anew: containers take their values and are laid out at once")
  func update() {
    let other = EnvironmentProvider.shared.system
    SystemFollowers.shared.answer()
    defer { EnvironmentProvider.shared.system = other }
    let probe = AppKitProbe(width: 200, height: 100)
    probe.container.updateBody { EnvironmentReader { values in Text("\(values.safeAreaInsets.top)") } }
    probe.pass()
    // AppKit tells nobody of this.
    Simulation.setSafeArea(NSEdgeInsets(top: 28, left: 0, bottom: 0, right: 0), of: probe.container)
    #expect((probe.views.first as? NSTextField)?.stringValue == "0.0")
    EnvironmentProvider.shared.updateSystemEnvironment()
    #expect((probe.views.first as? NSTextField)?.stringValue == "28.0")
  }

  @Test("What is told on another thread is heard on the main one")
  func notice() async {
    let name = Notification.Name("LayoutAppKitTests.notice")
    let heard = Locked(0)
    let notice = SystemNotice(name) { heard.withLock { $0 += 1 } }
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    for _ in 0..<1000 where heard.withLock({ $0 }) == 0 { await Task.yield() }
    #expect(heard.withLock { $0 } == 1)
    withExtendedLifetime(notice) {}
  }
}
