#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What a screen reader can do with a box.
  struct SpokenActions {
    var kinds: [AccessibilityActionKind] = []
    /// Runs an action; the result is whether the element has it.
    var run: (AccessibilityActionKind) -> Bool = { _ in false }

    /// Runs an action if the box has it; `nil` where the toolkit's own is to run.
    func perform(_ kind: AccessibilityActionKind) -> Bool? { kinds.contains(kind) ? run(kind) : nil }

    /// The actions that have a name of their own.
    var named: [(name: String, kind: AccessibilityActionKind)] {
      kinds.compactMap { kind in if case .named(let name) = kind { (name, kind) } else { nil } }
    }
  }

  extension DecoratedView {
    /// What a screen reader can do by the box's own actions.
    func spokenActions(_ properties: AccessibilityProperties?) -> SpokenActions {
      SpokenActions(kinds: properties?.actions ?? []) { [weak host, id] kind in host?.onSpeech?(id, kind) ?? false }
    }
  }
#endif
