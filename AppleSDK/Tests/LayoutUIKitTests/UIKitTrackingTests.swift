import Foundation
import HostSuite
import Observation
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@Observable
private final class Model {
  var text = "one"
}

/// Reads a model while it is laid out.
private final class Badge: UIView {
  let model: Model
  var seen: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    seen.append(model.text)
  }
}

/// UIKit tracks the models that are read in `layoutSubviews()`, since iOS 26.
@MainActor
@Suite(.serialized)
struct UIKitTrackingTests {
  @Test("A view that reads a model in layoutSubviews is laid out when that changes")
  func tracks() {
    let (model, window) = (Model(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let badge = Badge(model)
    window.addSubview(badge)
    window.layoutIfNeeded()
    model.text = "two"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(badge.seen == ["one", "two"])
  }

  @Test("UIKit tracks nothing for a container")
  func container() {
    let (probe, model) = (UIKitProbe(width: 300, height: 100), Model())
    probe.container.setBody { Text(model.text) }
    probe.pass()
    let changes = Simulation.trackedChanges
    model.text = "two"
    probe.pass()
    #expect((probe.views.last as? UILabel)?.text == "two")
    #expect(Simulation.trackedChanges == changes)
  }

  @Test("A body that is set in viewWillLayoutSubviews is there in viewDidLayoutSubviews")
  func controllersView() {
    let (controller, window) = (Owner(), UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.seen == ["will 0", "did 1"])
  }
}

/// Its view is a container.
private final class Owner: UIViewController {
  let container = LayoutContainer()
  var seen: [String] = []

  override func loadView() { view = container }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    seen.append("will \(container.subviews.count)")
    container.setBody { Text("shown") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    seen.append("did \(container.subviews.count)")
  }
}
