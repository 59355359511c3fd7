#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Controls with closures.
  enum ControlActions {
    /// Calls `action` when a person uses a control, as long as what it returns is kept: a control does not keep its target.
    @MainActor
    static func listen(to control: NSControl, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      let target = ActionTarget(action)
      control.target = target
      control.action = #selector(ActionTarget.act)
      return target
    }
  }

  /// A responder, since AppKit asks its targets what only its own classes answer.
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
