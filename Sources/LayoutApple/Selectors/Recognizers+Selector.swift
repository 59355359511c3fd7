#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ObjectiveC

  /// The toolkit's gesture recognizers with closures. Each recognizer is of its own class, which stores the closure.
  @MainActor
  enum Recognizers {
    /// A recognizer for a finger's tap or the mouse's click.
    static func tap(_ action: @escaping @MainActor (PlatformTapRecognizer) -> Void) -> PlatformTapRecognizer {
      TapRecognizer(action)
    }
  }

  private final class TapRecognizer: PlatformTapRecognizer {
    private let closure: @MainActor (PlatformTapRecognizer) -> Void

    init(_ closure: @escaping @MainActor (PlatformTapRecognizer) -> Void) {
      self.closure = closure
      super.init(target: nil, action: nil)
      observe(#selector(recognized))
    }

    #if !canImport(UIKit)
      required init?(coder: NSCoder) { nil }
    #endif

    @objc private func recognized() { closure(self) }
  }

  extension PlatformGestureRecognizer {
    fileprivate func observe(_ selector: Selector) {
      #if canImport(UIKit)
        addTarget(self, action: selector)
      #else
        target = self
        action = selector
      #endif
    }
  }
#endif
