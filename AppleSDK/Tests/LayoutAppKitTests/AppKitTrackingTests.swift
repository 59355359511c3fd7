import AppKit
import Foundation
import HostSuite
import Observation
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@Observable
private final class Model {
  var text = "one"
}

/// Reads a model while it is laid out.
private final class Badge: NSView {
  let model: Model
  var seen: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layout() {
    super.layout()
    seen.append(model.text)
  }
}

/// Lays itself out in the middle of its layout, which is not legal, and a view in it, which is.
private final class Hasty: NSView {
  let inner = NSView()

  override func layout() {
    super.layout()
    layoutSubtreeIfNeeded()
    inner.layoutSubtreeIfNeeded()
  }
}

/// AppKit tracks the models that are read in `layout()`, since macOS 26.
@MainActor
@Suite(.serialized)
struct AppKitTrackingTests {
  @Test("A view that reads a model in layout() is laid out when that changes")
  func tracks() {
    let (model, window) = (Model(), NSWindow(size: CGSize(width: 100, height: 100)))
    let badge = Badge(model)
    window.contentView?.addSubview(badge)
    window.layoutIfNeeded()
    model.text = "two"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(badge.seen == ["one", "two"])
  }

  @Test("layoutSubtreeIfNeeded lays out nothing around a view, and is not called for a view that is laid out")
  func legal() {
    let (window, view) = (NSWindow(size: CGSize(width: 100, height: 100)), Hasty())
    view.addSubview(view.inner)
    window.contentView?.addSubview(view)
    var before = (Simulation.layouts, Simulation.illegalLayouts)
    view.inner.layoutSubtreeIfNeeded()
    #expect(Simulation.layouts == before.0 + 1)
    window.layoutIfNeeded()
    #expect(Simulation.illegalLayouts == before.1 + 1)
    // A view that a container measures calls it in the middle of its turn.
    let probe = AppKitProbe(width: 300, height: 100)
    let requesting = Requesting(probe.container)
    probe.container.setBody { requesting.ui() }
    before = (Simulation.layouts, Simulation.illegalLayouts)
    probe.pass()
    #expect(requesting.questions > 0)
    #expect(Simulation.illegalLayouts == before.1)
    #expect(requesting.frame.size == CGSize(width: 40, height: 30))
  }
}

/// Lays out the container around it when it is measured.
private final class Requesting: NSView {
  unowned let container: LayoutContainer
  var questions = 0

  init(_ container: LayoutContainer) {
    self.container = container
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    questions += 1
    container.layoutIfNeeded()
    return CGSize(width: 40, height: 30)
  }
}
