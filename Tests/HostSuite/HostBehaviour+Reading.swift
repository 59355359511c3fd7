import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  /// A screen reader finds the actions of an element, and no others.
  static func actsForReaders(_ host: some HostProbe) throws {
    var log = [String]()
    host.root.setBody {
      box(100).accessibilityLabel("Message")
        .accessibilityAction { log.append("open") }
        .accessibilityAction(named: "Reply") { log.append("reply") }
        .accessibilityAction(.escape) { log.append("escape") }
        .accessibilityAdjustableAction { log.append("\($0)") }
    }
    host.pass()
    let view = try #require(host.views.first { host.isLabelled($0, "Message") })
    for action in [AccessibilityActionKind.default, .named("Reply"), .escape, .increment, .decrement] {
      #expect(host.perform(action, on: view))
    }
    #expect(!host.perform(.named("Delete"), on: view))
    #expect(!host.perform(.magicTap, on: view))
    #expect(log == ["open", "reply", "escape", "increment", "decrement"])
  }
}
