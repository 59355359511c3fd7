#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Controls with closures.
  enum ControlActions {
    /// Calls `action` when the user uses a control. The caller keeps the returned target, because a control does not.
    @MainActor
    static func listen(to control: NSControl, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      let target = ActionTarget(action)
      control.target = target
      control.action = #selector(ActionTarget.act)
      return target
    }
  }

  /// A responder, because AppKit sends its targets messages that only its own classes implement.
  private final class ActionTarget: NSResponder {
    private let closure: @MainActor () -> Void

    init(_ closure: @escaping @MainActor () -> Void) {
      self.closure = closure
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    @objc func act() { closure() }
  }
#endif
