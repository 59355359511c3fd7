#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A recognizer that follows one finger, or the mouse, and is recognized when `pass` returns that a gesture was.
  final class PointerRecognizer: PlatformGestureRecognizer {
    typealias Pass = @MainActor (PointerEvent.Phase, PointerRecognizer) -> Bool

    private let pass: Pass
    private var isDown = false
    /// The button that went down.
    private(set) var button = PointerButton.primary
    /// The keys that are held down.
    private(set) var modifiers: EventModifiers = []

    init(_ pass: @escaping Pass) {
      self.pass = pass
      super.init(target: nil, action: nil)
    }

    #if !canImport(UIKit)
      required init?(coder: NSCoder) { nil }
    #endif

    /// Notes that a gesture was recognized meanwhile.
    func claim() { if isDown, state == .possible { state = .began } }

    /// Gives the press up, which the layout was notified of.
    func fail() {
      isDown = false
      state = state == .possible ? .failed : .cancelled
    }

    /// The toolkit recognized another gesture, or the press is over.
    override func reset() {
      super.reset()
      guard isDown else { return }
      isDown = false
      _ = pass(.cancelled, self)
    }

    private func begin(_ button: PointerButton, _ modifiers: EventModifiers) {
      guard !isDown else { return }
      isDown = true
      self.button = button
      follow(.began, modifiers)
    }

    private func follow(_ phase: PointerEvent.Phase, _ modifiers: EventModifiers) {
      guard isDown else { return }
      self.modifiers = modifiers
      if phase == .ended || phase == .cancelled { isDown = false }
      let isRecognized = pass(phase, self)
      switch phase {
      case .ended: state = isRecognized || state != .possible ? .ended : .failed
      case .cancelled: state = state == .possible ? .failed : .cancelled
      default: if isRecognized { state = state == .possible ? .began : .changed }
      }
    }

    #if canImport(UIKit)
      /// The second button is UIKit's own, which opens menus by it.
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        #if !os(tvOS)
          if event.buttonMask.contains(.secondary) { return state = .failed }
        #endif
        begin(.primary, EventModifiers(event.modifierFlags))
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(.moved, event) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(.ended, event) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(.cancelled, event) }

      private func follow(_ phase: PointerEvent.Phase, _ event: UIEvent) {
        follow(phase, EventModifiers(event.modifierFlags))
      }
    #else
      /// A click with Control is one with the second button, as in all of AppKit.
      override func mouseDown(with event: NSEvent) {
        begin(event.modifierFlags.contains(.control) ? .secondary : .primary, EventModifiers(event.modifierFlags))
      }

      override func rightMouseDown(with event: NSEvent) { begin(.secondary, EventModifiers(event.modifierFlags)) }
      override func mouseDragged(with event: NSEvent) { follow(.moved, event) }
      override func mouseUp(with event: NSEvent) { follow(.ended, event) }
      override func rightMouseUp(with event: NSEvent) { follow(.ended, event) }

      private func follow(_ phase: PointerEvent.Phase, _ event: NSEvent) {
        follow(phase, EventModifiers(event.modifierFlags))
      }
    #endif
  }
#endif
