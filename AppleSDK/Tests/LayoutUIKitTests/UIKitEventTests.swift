import Testing
import UIKit

@testable import LayoutApple

/// Keys and the pointer, as far as they are UIKit's own.
@MainActor
@Suite(.serialized)
struct UIKitEventTests {
  @Test("Over text the pointer is a beam, and elsewhere UIKit's own")
  func beams() throws {
    let shapes: [(PointerStyle, UIPointerShape?)] = [
      (.horizontalText, .verticalBeam(length: 20)), (.verticalText, .horizontalBeam(length: 20)), (.link, nil),
    ]
    for (style, shape) in shapes {
      let probe = UIKitProbe(width: 300, height: 300)
      probe.container.setBody { Rectangle().size(width: 100, height: 100).pointerStyle(style) }
      probe.pass()
      try probe.hover(at: Point(x: 150, y: 150))
      let interaction = probe.container.interactions.compactMap { $0 as? UIPointerInteraction }.first
      #expect(interaction?.shown == shape)
      try probe.hover(at: Point(x: 20, y: 20))
      #expect(interaction?.shown == nil && probe.root.pointerStyle == nil)
    }
  }

  @Test("A finger that scrolls gives no keyboard to what it began on")
  func scrolls() throws {
    let probe = UIKitProbe(width: 300, height: 300)
    probe.container.setBody { Rectangle().size(width: 300, height: 100).focusable() }
    probe.pass()
    probe.container.point(.began, 150, 150)
    probe.container.point(.cancelled, 150, 170)
    #expect(probe.root.focusedView == nil)
    probe.container.point(.began, 150, 150)
    #expect(probe.root.focusedView == nil)
    probe.container.point(.ended, 150, 150)
    #expect(probe.root.focusedView != nil)
  }

  @Test(
    "A box has a line around it while it has the keyboard, which is inside of one that cuts off",
    arguments: [false, true])
  func rings(clips: Bool) throws {
    let probe = UIKitProbe(width: 300, height: 300)
    probe.container.setBody { Rectangle().size(width: 100, height: 50).focusable() }
    probe.pass()
    let view = try #require(probe.views.first { $0 is BoxView } as? BoxView)
    view.clipsToBounds = clips
    func rings() -> [CGRect] { (view.layer.sublayers ?? []).filter { $0.borderWidth == 2 }.map(\.frame) }
    #expect(rings() == [])
    #expect(probe.root.moveFocus(.forward))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(rings() == [clips ? bounds : bounds.insetBy(dx: -2, dy: -2)])
    #expect(probe.root.focus(nil))
    #expect(rings() == [])
  }

  @Test("The line around a box follows another tint and another radius of its corners")
  func ringFollows() throws {
    let probe = UIKitProbe(width: 300, height: 300)
    var radius = 4.0
    probe.container.setBody {
      Rectangle().size(width: 100, height: 50).background(.yellow).cornerRadius(radius).focusable()
    }
    probe.pass()
    #expect(probe.root.moveFocus(.forward))
    let view = try #require(probe.views.first { ($0 as? UIView)?.isFirstResponder == true } as? BoxView)
    let ring = try #require(view.layer.sublayers?.first { $0.borderWidth == 2 })
    let corner = ring.cornerRadius - view.layer.cornerRadius
    radius = 10
    probe.container.updateBody()
    probe.pass()
    #expect(view.layer.cornerRadius == 10 && ring.cornerRadius == 10 + corner)
    #expect(ring.borderColor == nil)
    view.tintColor = .systemRed
    #expect(ring.borderColor == UIColor.systemRed.cgColor)
  }

  @Test("A key that nothing uses goes on to the responders around the container")
  func passesOn() throws {
    let (probe, outer) = (UIKitProbe(width: 300, height: 300), KeyedView(frame: .zero))
    outer.frame = probe.container.frame
    probe.window.addSubview(outer)
    outer.addSubview(probe.container)
    probe.container.setBody {
      Rectangle().size(width: 50, height: 50).focusable().onKeyPress("k") { .handled }
    }
    probe.pass()
    #expect(probe.container.becomeFirstResponder())
    try probe.press("j", modifiers: [])
    #expect(probe.root.moveFocus(.forward))
    try probe.press("k", modifiers: [])
    try probe.press("l", modifiers: [])
    #expect(outer.keys == ["j", "l"])
  }
}

/// Notes the keys that come to it.
private final class KeyedView: UIView {
  private(set) var keys: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys += presses.compactMap(\.key?.characters)
  }
}
