#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A recognizer that follows one finger, or the mouse, and is recognized when `pass` returns that a gesture was.
  final class PointerRecognizer: PlatformGestureRecognizer {
    typealias Pass = @MainActor (PointerEvent.Phase, PointerButton, PlatformGestureRecognizer) -> Bool

    private let pass: Pass
    private var isDown = false
    private var button = PointerButton.primary

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
      _ = pass(.cancelled, button, self)
    }

    private func begin(_ button: PointerButton) {
      guard !isDown else { return }
      isDown = true
      self.button = button
      follow(.began)
    }

    private func follow(_ phase: PointerEvent.Phase) {
      guard isDown else { return }
      if phase == .ended || phase == .cancelled { isDown = false }
      let isRecognized = pass(phase, button, self)
      switch phase {
      case .ended: state = isRecognized || state != .possible ? .ended : .failed
      case .cancelled: state = state == .possible ? .failed : .cancelled
      default: if isRecognized { state = state == .possible ? .began : .changed }
      }
    }

    #if canImport(UIKit)
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(.primary) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(.moved) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(.ended) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(.cancelled) }
    #else
      override func mouseDown(with event: NSEvent) { begin(.primary) }
      override func rightMouseDown(with event: NSEvent) { begin(.secondary) }
      override func mouseDragged(with event: NSEvent) { follow(.moved) }
      override func mouseUp(with event: NSEvent) { follow(.ended) }
      override func rightMouseUp(with event: NSEvent) { follow(.ended) }
    #endif
  }
#endif
