#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension ContainerPointer {
    /// Calls `moved` with the place of a pointer over a view, with no button down, and with `nil` where it left it.
    ///
    /// - Returns: what the caller keeps.
    func observeHover(over top: UIView, _ moved: @escaping @MainActor (Point?) -> Void) -> AnyObject? {
      #if os(tvOS)
        return nil
      #else
        return HoverTracker(top, moved)
      #endif
    }

    /// Shows the pointer in a style. UIKit has beams for text; all others are its own look.
    func show(_ style: PointerStyle?) {
      guard style != self.style else { return }
      self.style = style
      #if !os(tvOS)
        (hover as? HoverTracker)?.show(style)
      #endif
    }
  }

  #if !os(tvOS)
    /// Follows the pointer over a view, and has UIKit show its look.
    @MainActor
    private final class HoverTracker: NSObject, UIPointerInteractionDelegate {
      private let moved: @MainActor (Point?) -> Void
      private weak var view: UIView?
      private var interaction: UIPointerInteraction?
      private var style: PointerStyle?

      init(_ view: UIView, _ moved: @escaping @MainActor (Point?) -> Void) {
        (self.view, self.moved) = (view, moved)
        super.init()
        view.addGestureRecognizer(Recognizers.hover { [weak self] in self?.follow($0) })
      }

      private func follow(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: if let view { moved(Point(recognizer.location(in: view))) }
        case .ended, .cancelled, .failed: moved(nil)
        default: break
        }
      }

      /// Has UIKit read the look again; the interaction is made for the first beam.
      func show(_ style: PointerStyle?) {
        self.style = style
        if interaction == nil, style?.beam != nil, let view {
          let new = UIPointerInteraction(delegate: self)
          view.addInteraction(new)
          interaction = new
        }
        interaction?.invalidate()
      }

      func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
      ) -> UIPointerStyle? {
        style?.beam.map { UIPointerStyle(shape: $0) }
      }
    }

    extension PointerStyle {
      /// The beam of a line of text, in points; `nil` for what is no beam.
      fileprivate var beam: UIPointerShape? {
        switch self {
        case .horizontalText: .verticalBeam(length: 20)
        case .verticalText: .horizontalBeam(length: 20)
        default: nil
        }
      }
    }
  #endif
#endif
