#if canImport(UIKit) && !os(watchOS)
  extension ContainerPointer {
    /// Calls `moved` with the place of a pointer over a view, with no button down, and with `nil` where it left it.
    ///
    /// - Returns: what the caller keeps.
    func observeHover(over top: UIView, _ moved: @escaping @MainActor (Point?) -> Void) -> AnyObject? {
      #if os(tvOS)
        return nil
      #else
        let recognizer = Recognizers.hover { [weak top] recognizer in
          switch recognizer.state {
          case .began, .changed: if let top { moved(Point(recognizer.location(in: top))) }
          case .ended, .cancelled, .failed: moved(nil)
          default: break
          }
        }
        top.addGestureRecognizer(recognizer)
        return recognizer
      #endif
    }

    /// The pointer has the look that UIKit gives it.
    func show(_ style: PointerStyle?) { self.style = style }
  }
#endif
