import Foundation
import Observation
import Testing

@testable import LayoutApple

@Observable
private final class Model {
  var text = "one"
}

/// Reads a model in its body.
private struct Caption: Layout {
  let model: Model
  var body: some Layout { Text(model.text) }
}

/// The toolkits track the models that are read while they lay out, since iOS 26 and macOS 26, and lay out again when
/// one changes. The layout observes its models itself.
@MainActor
@Suite(.serialized)
struct TrackingTests {
  @Test(
    "A model that changes measures no view again, and gives no turn another reason, tracked or not",
    arguments: [true, false])
  func reasons(isTracked: Bool) {
    Simulation.tracksModels = isTracked
    defer { Simulation.tracksModels = true }
    let (probe, model) = (Probe(width: 300, height: 100), Model())
    let native = MeasuredView(CGSize(width: 40, height: 30))
    probe.container.setBody {
      HStack {
        native.ui()
        Caption(model: model)
      }
    }
    probe.pass()
    for text in ["two", "six", "ten"] {
      let (questions, layouts) = (native.questions, Simulation.layouts)
      model.text = text
      probe.pass()
      #expect((probe.views.last as? PlatformView)?.words == text)
      #expect(native.questions == questions)
      #expect(probe.root.turnReasons == [.contentChanged])
      // The pass that the layout requests itself, and no other one.
      probe.pass()
      #expect(Simulation.layouts == layouts + 1)
    }
  }

  @Test("Rules that have a model's changes wait hold where the toolkit tracks models")
  func rules() {
    let (probe, model) = (Probe(width: 300, height: 100), Model())
    probe.container.setBody { Text(model.text) }
    probe.pass()
    probe.container.invalidationRules = .default.ignoring(.contentChanged)
    model.text = "two"
    probe.pass()
    #expect((probe.views.last as? PlatformView)?.words == "one")
    probe.container.setNeedsLayout()
    probe.pass()
    #expect((probe.views.last as? PlatformView)?.words == "two")
  }
}
