import AppKit
import Foundation
import HostSuite
import QuartzCore
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitViewTests {
  @Test("A label is a field that is not edited, whose letters are where they were measured")
  func text() {
    let probe = AppKitProbe(width: 200, height: 200)
    probe.container.updateBody {
      Text("one two three four").font(.system(size: 16, weight: .bold)).lineLimit(2).foregroundColor(.red)
        .frame(width: 64)
    }
    let label = probe.views.first as? NSTextField
    #expect(label?.isEditable == false)
    #expect(label?.drawsBackground == false)
    // The cell has two points more at each side.
    #expect(label?.frame == CGRect(x: 66, y: 80, width: 68, height: 40))
    #expect(label?.cell?.wraps == true)
    #expect(label?.cell?.truncatesLastVisibleLine == true)
  }

  @Test("A text without a font of its own has the size of AppKit's own texts")
  func systemSize() {
    let probe = AppKitProbe(width: 200, height: 200)
    probe.container.updateBody {
      VStack {
        Text("a"); Text("b").font(.system(size: 16))
      }
    }
    #expect(probe.views.compactMap { ($0 as? NSTextField)?.font?.pointSize } == [13, 16])
  }

  @Test("A line that is shortened at its beginning does not wrap")
  func truncation() {
    let probe = AppKitProbe(width: 200, height: 200)
    probe.container.updateBody { Text("one two").lineLimit(1).truncationMode(.head) }
    let label = probe.views.first as? NSTextField
    #expect(label?.cell?.wraps == false)
    #expect(label?.lineBreakMode == .byTruncatingHead)
  }

  @Test("A picture fits, fills or is stretched, one point a pixel by itself, whatever AppKit takes for its points")
  func images() {
    let probe = AppKitProbe(width: 100, height: 100)
    let bytes: [UInt8] = [40, 20]
    func frame(_ image: some Layout) -> [CGRect] {
      probe.container.updateBody { image }
      let box = probe.views.compactMap { $0 as? NSView }.first
      return [box?.frame ?? .zero, box?.subviews.first?.frame ?? .zero]
    }
    #expect(
      frame(Image(data: bytes)) == [
        CGRect(x: 30, y: 40, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20),
      ])
    #expect(
      frame(Image(data: bytes).resizable(.fill).frame(width: 50, height: 50))[1]
        == CGRect(x: -25, y: 0, width: 100, height: 50))
    #expect(
      frame(Image(data: bytes).resizable(.fit).frame(width: 50, height: 50))[1]
        == CGRect(x: 0, y: 12.5, width: 50, height: 25))
    #expect(
      frame(Image(data: bytes).resizable().frame(width: 50, height: 50))[1]
        == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("A box has its colour, corners and border; a shadow that is cut off would be none, so a second view cuts")
  func decoration() {
    let probe = AppKitProbe(width: 200, height: 100)
    var hasShadow = false
    probe.container.updateBody {
      if hasShadow {
        Rectangle().size(width: 50, height: 30).background(.blue).cornerRadius(8)
          .shadow(color: Color(white: 0, opacity: 0.5), radius: 6, x: 1, y: 2)
      } else {
        Rectangle().size(width: 50, height: 30).background(.blue).cornerRadius(8).border(.red, width: 2)
      }
    }
    var box = probe.views.first as? NSView
    #expect(box?.layer?.cornerRadius == 8)
    #expect(box?.layer?.borderWidth == 2)
    #expect(box?.layer?.backgroundColor?.parts.count == 4)
    #expect(box?.clipsToBounds == true)
    #expect(box?.shadow == nil)
    hasShadow = true
    probe.container.updateBody()
    box = probe.views.first as? NSView
    #expect(box?.shadow?.shadowBlurRadius == 3)
    // AppKit's shadows count upwards.
    #expect(box?.shadow?.shadowOffset == CGSize(width: 1, height: -2))
    #expect(box?.shadow?.shadowColor?.cgColor.parts == [0, 0, 0, 0.5])
    #expect(box?.layer?.shadowPath?.outline == "rounded (0.0, 0.0, 50.0, 30.0) by 8.0")
    #expect(box?.clipsToBounds == false)
    #expect(box?.subviews.first?.clipsToBounds == true)
    #expect(box?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect((probe.views.last as? NSView)?.superview === box?.subviews.first)
  }

  @Test("A scroll view has scrollers along its axes, above the content, and only elastic along these")
  func scrollers() {
    let probe = AppKitProbe(width: 100, height: 100)
    probe.container.updateBody { ScrollView { Rectangle().size(width: 100, height: 300) } }
    let scroller = probe.views.first as? NSScrollView
    #expect(scroller?.hasVerticalScroller == true)
    #expect(scroller?.hasHorizontalScroller == false)
    #expect(scroller?.horizontalScrollElasticity == NSScrollView.Elasticity.none)
    scroller?.scrollerStyle = .legacy
    #expect(scroller?.scrollerStyle == .overlay)
    #expect(scroller?.contentView.frame.width == 100)
    #expect(scroller?.documentView?.frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroller?.documentView?.isFlipped == true)
  }

  @Test("Clicks and drags reach the element; a box without them lets the mouse through")
  func gestures() throws {
    let probe = AppKitProbe(width: 200, height: 100)
    var observed: [String] = []
    probe.container.updateBody {
      ZStack {
        Rectangle().size(width: 200, height: 100)
        Button("Go") {}
      }.onTapGesture { observed.append("tap") }
        .gesture(DragGesture().onEnded { observed.append("\($0.startLocation.x) \($0.translation.width)") })
    }
    let box = try #require(probe.views.first as? NSView)
    #expect(probe.container.gestureRecognizers.map(\.delaysPrimaryMouseButtonEvents) == [false])
    for (x, y) in [(20.0, 5.0), (100, 50)] {
      probe.container.point(.began, x, y)
      probe.container.point(.ended, x, y)
      probe.container.point(.began, x, y)
      probe.container.point(.changed, x + 10, y)
      probe.container.point(.ended, x + 40, y)
    }
    // In the middle is the button, to which the mouse belongs there.
    #expect(observed == ["tap", "20.0 40.0"])
    #expect(box.hitTest(CGPoint(x: 5, y: 5)) === box)
    probe.container.updateBody { Rectangle().size(width: 200, height: 100).opacity(0.5) }
    #expect((probe.views.first as? NSView)?.hitTest(CGPoint(x: 5, y: 5)) == nil)
  }

  @Test("A control with accessibility properties keeps AppKit's own role")
  func ownRole() {
    let probe = AppKitProbe(width: 200, height: 100)
    probe.container.updateBody { Button("+") {}.accessibilityLabel("More").accessibilityRole(.link) }
    let button = probe.views.compactMap { $0 as? NSButton }.first
    #expect(button?.accessibilityLabel() == "More")
    #expect(button?.accessibilityRole() == nil)
  }

  @Test("AppKit goes back to where there is content by itself, and the layout gets no event of that while it lays out")
  func clamped() throws {
    let probe = AppKitProbe(width: 100, height: 100)
    probe.container.updateBody { ScrollView { Rectangle().size(width: 100, height: 300) } }
    let scroller = try #require(probe.views.first as? NSScrollView)
    // Across, there is no way to go, be the content ever so little wider.
    let id = try #require(probe.container.viewID(of: scroller))
    probe.container.host.setContent(id, .scroll(.vertical, contentSize: Size(width: 100.5, height: 300)))
    #expect(scroller.documentView?.frame.size == CGSize(width: 100, height: 300))
    scroller.contentView.scroll(to: CGPoint(x: 0, y: 200))
    probe.pass()
    var notified = 0
    probe.container.host.onScroll = { _, _ in notified += 1 }
    probe.resize(width: 100, height: 200)
    probe.pass()
    #expect(scroller.contentView.bounds.origin.y == 100)
    #expect(notified == 0)
    scroller.contentView.scroll(to: CGPoint(x: 0, y: 10))
    #expect(notified == 1)
  }
}
