#if canImport(UIKit)
  import UIKit

  /// UIKit's gesture recognizers with closures; a recognizer keeps its closure, by being of a class of its own.
  enum Recognizers {
    @MainActor
    static func tap(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) -> UITapGestureRecognizer {
      TapRecognizer(action)
    }

    @MainActor
    static func pan(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) -> UIPanGestureRecognizer {
      PanRecognizer(action)
    }
  }

  private final class TapRecognizer: UITapGestureRecognizer {
    private let action: @MainActor (UITapGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(recognized))
    }

    @objc private func recognized(_ recognizer: UITapGestureRecognizer) { action(recognizer) }
  }

  private final class PanRecognizer: UIPanGestureRecognizer {
    private let action: @MainActor (UIPanGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(recognized))
    }

    @objc private func recognized(_ recognizer: UIPanGestureRecognizer) { action(recognizer) }
  }
#endif
