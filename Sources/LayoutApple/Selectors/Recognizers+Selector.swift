#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ObjectiveC

  /// The toolkit's gesture recognizers with closures. Each recognizer is of its own class, which stores the closure.
  @MainActor
  enum Recognizers {
    /// A recognizer for a finger's tap or the mouse's click.
    static func tap(_ action: @escaping @MainActor (PlatformTapRecognizer) -> Void) -> PlatformTapRecognizer {
      TapRecognizer(action)
    }

    #if canImport(UIKit) && !os(tvOS)
      /// A recognizer for a pointer that is over a view, with no button down.
      static func hover(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UIHoverGestureRecognizer {
        HoverRecognizer(action)
      }
    #endif
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

  #if canImport(UIKit) && !os(tvOS)
    private final class HoverRecognizer: UIHoverGestureRecognizer {
      private let closure: @MainActor (UIGestureRecognizer) -> Void

      init(_ closure: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.closure = closure
        super.init(target: nil, action: nil)
        observe(#selector(moved))
      }

      @objc private func moved() { closure(self) }
    }
  #endif

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
