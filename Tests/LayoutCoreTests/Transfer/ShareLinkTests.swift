import LayoutCore
import LayoutTesting
import Testing

@Suite struct `Sharing and feedback` {
  private final class Model {
    var shared: [ShareRequest] = []
    var played: [SensoryFeedback] = []
    var count = 0
  }

  private let model = Model()
  private let root = LayoutRoot(size: Size(width: 300, height: 100))

  @Test func `a link shares by the environment, and copies without that`() throws {
    let model = model
    root.environment.clipboard = .inMemory()
    var hasPanel = false
    root.setBody {
      ShareLink(item: "text", subject: Text("about")).id("link")
        .environment(\.share, hasPanel ? ShareAction { model.shared.append($0) } : nil)
    }
    #expect(try root.text(of: "link") == "Copy")
    try root.press(id: "link")
    var pasted: [String] = []
    root.environment.clipboard.paste(String.self) { pasted = $0 }
    #expect(pasted == ["text"])
    hasPanel = true
    root.updateBody()
    #expect(try root.text(of: "link") == "Share…")
    try root.press(id: "link")
    #expect(model.shared.map(\.subject) == ["about"])
    #expect(model.shared.first?.items.flatMap { $0.values(of: String.self) } == ["text"])
  }

  @Test func `feedback is played when a value changes`() {
    let model = model
    root.setBody {
      Text("\(model.count)")
        .sensoryFeedback(.success, trigger: model.count)
        .sensoryFeedback(.error, trigger: model.count) { $1 > $0 + 1 }
        .sensoryFeedback(trigger: model.count) { $1 > $0 ? .increase : nil }
        .environment(\.feedback, FeedbackAction { model.played.append($0) })
    }
    root.layoutIfNeeded()
    #expect(model.played == [])
    model.count = 1
    root.updateBody()
    #expect(Set(model.played) == [.success, .increase])
    model.played = []
    model.count = 0
    root.updateBody()
    #expect(model.played == [.success])
    model.played = []
    model.count = 5
    root.updateBody()
    #expect(Set(model.played) == [.success, .error, .increase])
  }

  @Test(arguments: [(0.5, 0.5), (7, 1), (-1, 0), (.nan, 1)] as [(Double, Double)])
  func `an intensity is between 0 and 1`(_ given: Double, _ result: Double) {
    #expect(SensoryFeedback.impact(intensity: given).intensity == result)
  }
}
