import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitSizeTests {
  @Test("A container from an archive has the frame that it has there")
  func archive() {
    let container = LayoutContainer(coder: Simulation.archive(CGRect(x: 1, y: 2, width: 300, height: 40)))
    #expect(container?.frame == CGRect(x: 1, y: 2, width: 300, height: 40))
    container?.updateBody { Text("a") }
    #expect(container?.subviews.count == 1)
  }

  @Test("A view with another size is laid out, even where AppKit measures nothing by itself")
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
}
