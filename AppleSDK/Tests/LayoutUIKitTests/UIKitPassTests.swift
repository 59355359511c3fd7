import Foundation
import HostSuite
import Observation
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@Observable
private final class Model {
  var title = "one"
  var isFirst = false
}

/// Writes down when it is laid out.
private final class Recorder: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.names.append(name)
  }
}

private final class Log {
  var names: [String] = []
}

/// UIKit's layout passes, as its documentation describes them.
@MainActor
@Suite(.serialized)
struct UIKitPassTests {
  @Test("layoutIfNeeded lays out from the first ancestor on that needs it, and what is beside in that")
  func climbs() {
    let log = Log()
    let (outer, middle, inner, beside) = (
      Recorder("outer", log), Recorder("middle", log), Recorder("inner", log), Recorder("beside", log)
    )
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.addSubview(beside)
    outer.layoutIfNeeded()
    #expect(log.names == ["outer", "middle", "inner", "beside"])
    log.names = []
    inner.layoutIfNeeded()
    #expect(log.names == [])
    // A view that comes makes the one around it need a layout.
    middle.addSubview(Recorder("new", log))
    inner.layoutIfNeeded()
    #expect(log.names == ["middle", "new"])
    log.names = []
    outer.setNeedsLayout()
    beside.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.names == [])
  }

  @Test("A turn in which a button lays out what is around the container, which gets another size, is not the last")
  func otherSize() {
    let (window, box, model) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Box(), Model())
    window.addSubview(box)
    box.frame = window.bounds
    box.container.updateBody {
      if model.isFirst {
        Rectangle().onGeometryChange(for: Double.self, of: \.size.width) { _ in
          box.width = 50
          box.setNeedsLayout()
        }
      }
      Button(model.title) {}
    }
    window.layoutIfNeeded()
    #expect(box.container.frame.width == 100)
    model.isFirst = true
    model.title = "two"
    for _ in 0..<3 { window.layoutIfNeeded() }
    #expect(box.container.frame.width == 50)
    #expect(box.container.root.size.width == 50)
  }

  @Test("A view that lays itself out to find its size is no call of the layout's, and takes no turn away")
  func measuring() {
    let (probe, view) = (UIKitProbe(width: 300, height: 100), SelfSizing(frame: .zero))
    probe.container.updateBody { view.layout() }
    probe.pass()
    #expect(view.frame.size == CGSize(width: 40, height: 30))
    view.width = 60
    probe.container.markViewDirty(view)
    // Outside of a turn, while one is due.
    #expect(probe.container.sizeThatFits(.zero) == CGSize(width: 60, height: 30))
    probe.pass()
    probe.pass()
    #expect(view.frame.size == CGSize(width: 60, height: 30))
    #expect(probe.root.diagnostics.map(\.code) == [])
  }

  @Test("A button that gets a title inside of an animation leaves what is around it to the animation")
  func animated() {
    let (probe, model) = (UIKitProbe(width: 300, height: 200), Model())
    probe.container.updateBody {
      VStack {
        if model.isFirst { Rectangle().size(width: 20, height: 20) }
        Toggle("A title that wraps", isOn: .constant(true)).frame(width: model.isFirst ? 150 : 250)
        Button(model.title) {}
      }
    }
    probe.pass()
    let row = probe.views.compactMap { $0 as? ToggleRow }.first
    Simulation.moves = []
    UIView.animate(withDuration: 0.3) {
      model.isFirst = true
      model.title = "two"
      probe.container.layoutIfNeeded()
    }
    #expect(Simulation.moves.contains { $0.view === row })
    #expect(Simulation.moves.contains { $0.view === row?.label })
    Simulation.moves = []
  }

  @Test("Actions that a turn causes run after it, though a button lays the container out in the middle of it")
  func late() {
    let (probe, model) = (UIKitProbe(width: 300, height: 200), Model())
    var observed: [String] = []
    func shown() -> String? { probe.views.compactMap { $0 as? UILabel }.last?.text }
    probe.container.updateBody {
      VStack {
        TextField("", text: .constant("a")).onFocusChange { observed.append("\($0) \(shown() ?? "")") }
          .disabled(model.isFirst)
        if model.isFirst { Rectangle().size(width: 20, height: 20) }
        Button(model.title) {}
        Text(model.title)
      }
    }
    probe.pass()
    _ = probe.views.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
    #expect(observed == ["true one"])
    model.isFirst = true
    model.title = "two"
    probe.pass()
    #expect(observed == ["true one", "false two"])
  }

  @Test("A controller sets its layout after its viewDidLoad, though that lays the container out")
  func loading() {
    let late = Late()
    #expect(late.view != nil)
    #expect(late.steps == ["loaded"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = late
    window.layoutIfNeeded()
    #expect(late.steps == ["loaded", "layout"])
  }
}

/// Gives its container a size of its own choice.
private final class Box: UIView {
  let container = LayoutContainer()
  var width = 100.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(container)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    container.frame = CGRect(x: 0, y: 0, width: width, height: 100)
  }
}

/// Lays its parts out to know how large it is, as views with constraints do.
private final class SelfSizing: UIView {
  var width = 40.0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    setNeedsLayout()
    layoutIfNeeded()
    return CGSize(width: width, height: 30)
  }
}

/// Shows something before it is ready.
private final class Late: BaseViewController {
  var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutContainer.updateBody { Text("wait") }
    steps.append("loaded")
  }

  override func setLayout() { steps.append("layout") }
}
