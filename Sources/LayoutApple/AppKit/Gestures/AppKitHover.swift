#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ContainerPointer {
    /// Calls `moved` with the place of the mouse over a view, with no button down, and with `nil` where it left it.
    ///
    /// - Returns: what the caller keeps.
    func observeHover(over top: NSView, _ moved: @escaping @MainActor (Point?) -> Void) -> AnyObject? {
      let tracker = HoverTracker(top, moved) { [weak self] in self?.style?.cursor }
      top.addTrackingArea(
        NSTrackingArea(
          rect: .zero,
          options: [.mouseEnteredAndExited, .mouseMoved, .cursorUpdate, .activeInKeyWindow, .inVisibleRect],
          owner: tracker, userInfo: nil))
      return tracker
    }

    /// Shows the mouse in a style; with `nil` views show their own.
    func show(_ style: PointerStyle?) {
      guard style != self.style else { return }
      self.style = style
      (style?.cursor ?? .arrow).set()
    }
  }

  /// Receives what the mouse does over a view. The area that sends it does not keep it.
  private final class HoverTracker: NSResponder {
    private weak var view: NSView?
    private let moved: @MainActor (Point?) -> Void
    private let cursor: @MainActor () -> NSCursor?

    init(
      _ view: NSView, _ moved: @escaping @MainActor (Point?) -> Void, _ cursor: @escaping @MainActor () -> NSCursor?
    ) {
      (self.view, self.moved, self.cursor) = (view, moved, cursor)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func mouseEntered(with event: NSEvent) { move(event) }
    override func mouseMoved(with event: NSEvent) { move(event) }
    override func mouseExited(with event: NSEvent) { moved(nil) }

    /// Shows the cursor again: AppKit shows another one when the mouse comes from another view.
    override func cursorUpdate(with event: NSEvent) {
      if let cursor = cursor() { cursor.set() } else { super.cursorUpdate(with: event) }
    }

    private func move(_ event: NSEvent) {
      if let view { moved(Point(view.convert(event.locationInWindow, from: nil))) }
    }
  }

  extension PointerStyle {
    /// AppKit's cursor. Those that came with macOS 15 have the nearest older one in their place.
    @MainActor
    fileprivate var cursor: NSCursor {
      switch self {
      case .default, .zoomIn, .zoomOut: .arrow
      case .link: .pointingHand
      case .horizontalText: .iBeam
      case .verticalText: .iBeamCursorForVerticalLayout
      case .rectSelection: .crosshair
      case .grabIdle: .openHand
      case .grabActive: .closedHand
      case .columnResize: .resizeLeftRight
      case .rowResize: .resizeUpDown
      case .notAllowed: .operationNotAllowed
      }
    }
  }
#endif
