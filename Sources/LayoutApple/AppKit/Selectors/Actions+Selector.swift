#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// AppKit's gesture recognizers with closures; a recognizer keeps its closure, by being of a class of its own.
  enum Recognizers {
    @MainActor
    static func click(_ action: @escaping @MainActor (NSClickGestureRecognizer) -> Void) -> NSClickGestureRecognizer {
      ClickRecognizer(action)
    }

    @MainActor
    static func pan(_ action: @escaping @MainActor (NSPanGestureRecognizer) -> Void) -> NSPanGestureRecognizer {
      PanRecognizer(action)
    }
  }

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

  private final class ClickRecognizer: NSClickGestureRecognizer {
    private let closure: @MainActor (NSClickGestureRecognizer) -> Void

    init(_ closure: @escaping @MainActor (NSClickGestureRecognizer) -> Void) {
      self.closure = closure
      super.init(target: nil, action: nil)
      target = self
      action = #selector(recognized)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func recognized() { closure(self) }
  }

  private final class PanRecognizer: NSPanGestureRecognizer {
    private let closure: @MainActor (NSPanGestureRecognizer) -> Void

    init(_ closure: @escaping @MainActor (NSPanGestureRecognizer) -> Void) {
      self.closure = closure
      super.init(target: nil, action: nil)
      target = self
      action = #selector(recognized)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func recognized() { closure(self) }
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
