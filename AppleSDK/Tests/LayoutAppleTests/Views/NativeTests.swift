import Foundation
import HostSuite
import Testing

@testable import LayoutApple

/// A control of the program's own.
private final class OwnControl: PlatformControl {}

/// A view whose newer self it takes over.
private final class Row: PlatformView, UpdatableView {
  var text = ""
  func update(from newer: Row) { text = newer.text }
}

@MainActor
@Suite(.serialized)
struct NativeTests {
  @Test(
    "A view that Auto Layout placed is placed by its frame, and released as it was, with its owner's properties")
  func constrained() {
    let (probe, control) = (Probe(width: 200, height: 100), OwnControl(frame: .zero))
    control.translatesAutoresizingMaskIntoConstraints = false
    control.spokenLabel = "mine"
    var step = 0
    probe.container.updateBody {
      VStack {
        if step == 0 { control.ui().size(width: 20, height: 10).accessibilityLabel("said") }
        if step == 1 { control.ui().size(width: 30, height: 10) }
      }
    }
    #expect(control.translatesAutoresizingMaskIntoConstraints)
    #expect(control.spokenLabel == "said")
    step = 1
    probe.container.updateBody()
    #expect(control.frame.width == 30)
    #expect(control.translatesAutoresizingMaskIntoConstraints)
    #expect(control.spokenLabel == "mine")
    step = 2
    probe.container.updateBody()
    #expect(control.superview == nil)
    #expect(!control.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A recipe makes its view once and brings it up to date")
  func recipe() {
    let probe = Probe(width: 200, height: 100)
    var (made, width) = (0, 20.0)
    probe.container.updateBody {
      PlatformElement { () -> MeasuredView in
        made += 1
        return MeasuredView(.zero)
      } update: {
        $0.size = CGSize(width: width, height: 10)
      }
    }
    #expect((probe.views.first as? MeasuredView)?.size.width == 20)
    width = 50
    probe.container.updateBody()
    #expect(made == 1)
    #expect((probe.views.first as? MeasuredView)?.size.width == 50)
  }

  @Test("A view of a class that takes over stays where the body makes a new one each time")
  func updatable() {
    let probe = Probe(width: 200, height: 100)
    var text = "one"
    func row() -> Row { Row(frame: .zero).configure { $0.text = text } }
    probe.container.updateBody { row() }
    let shown = probe.views.first
    #expect((shown as? Row)?.text == "one")
    text = "two"
    probe.container.updateBody()
    #expect(probe.views.first === shown)
    #expect((shown as? Row)?.text == "two")
  }

  @Test(
    "A view stands in a layout as it is; insets of the toolkit's are leading and trailing; readers place views by hand")
  func conveniences() {
    let (probe, view, badge) = (
      Probe(width: 200, height: 100), MeasuredView(CGSize(width: 36, height: 20)), PlatformView()
    )
    badge.frame = CGRect(x: 150, y: 8, width: 32, height: 16)
    probe.container.updateBody {
      ZStack(alignment: .topLeading) {
        VStack { view }.padding(PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        GeometryReader { _, container in container.addSubview(badge) }
      }
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 36, height: 20))
    #expect(badge.frame == CGRect(x: 150, y: 8, width: 32, height: 16))
    #expect(badge.window === probe.window)
  }

  @Test("By all of its names a view is the same element")
  func names() {
    let view = PlatformView()
    #expect(PlatformLeaf.of(view) === PlatformLeaf.of(view))
    let probe = Probe(width: 200, height: 100)
    for element in [view.ui(), view.layoutElement()] {
      probe.container.updateBody { element.size(width: 10, height: 10) }
      #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
    }
  }
}
