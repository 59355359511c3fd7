#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// What a person can do with a box: AppKit's recognizers on its view, as long as the box listens.
  @MainActor
  final class BoxGestures {
    private unowned let host: AppKitHost
    private let id: ViewID
    private unowned let view: NSView
    private var active: GestureSet = []
    private var recognizers: [GestureSet: NSGestureRecognizer] = [:]
    /// Where a drag began, in the container's coordinates.
    private var start: Point?
    /// Where the mouse was last while dragging.
    private var last: Point?

    init(_ id: ViewID, _ view: NSView, _ host: AppKitHost) {
      (self.id, self.view, self.host) = (id, view, host)
    }

    /// Listens to these gestures and no others.
    func listen(to gestures: GestureSet) {
      guard gestures != active else { return }
      active = gestures
      for gesture in [GestureSet.tap, .drag] {
        if !gestures.contains(gesture) {
          guard let gone = recognizers.removeValue(forKey: gesture) else { continue }
          view.removeGestureRecognizer(gone)
          // Who was told of a drag is told of its end.
          if gesture == .drag, let last {
            move(GestureEvent.dragEnded, last)
            (start, self.last) = (nil, nil)
          }
        } else if recognizers[gesture] == nil {
          let new = gesture == .tap ? tap() : drag()
          // Controls inside the box are used at once.
          new.delaysPrimaryMouseButtonEvents = false
          recognizers[gesture] = new
          view.addGestureRecognizer(new)
        }
      }
    }

    private func tap() -> NSGestureRecognizer {
      Recognizers.click { [weak self] recognizer in
        guard let self, recognizer.state == .ended, !isForControl(recognizer.location(in: view.superview)) else {
          return
        }
        tell(.tapped)
      }
    }

    /// Places are those of the mouse in the container: the view itself may move meanwhile.
    private func drag() -> NSGestureRecognizer {
      Recognizers.pan { [weak self] recognizer in
        guard let self, let top = host.top else { return }
        let place = Point(recognizer.location(in: top))
        switch recognizer.state {
        case .began where isForControl(recognizer.location(in: view.superview), less: recognizer.translation(in: view)):
          start = nil
        case .began:
          // A pan is noticed some points after it began.
          let way = Point(recognizer.translation(in: top))
          start = Point(x: place.x - way.x, y: place.y - way.y)
          move(GestureEvent.dragChanged, place)
        case .changed: move(GestureEvent.dragChanged, place)
        case .ended, .cancelled:
          move(GestureEvent.dragEnded, place)
          (start, last) = (nil, nil)
        default: break
        }
      }
    }

    /// Whether the mouse is at a control inside the box, to which it belongs then.
    private func isForControl(_ place: NSPoint, less way: NSPoint = .zero) -> Bool {
      let hit = view.hitTest(NSPoint(x: place.x - way.x, y: place.y - way.y))
      return (hit as? NSControl)?.isEnabled ?? (hit is NSText)
    }

    private func move(_ event: (DragGesture.Value) -> GestureEvent, _ place: Point) {
      guard let start else { return }
      last = place
      tell(event(DragGesture.Value(startLocation: start, location: place)))
    }

    private func tell(_ event: GestureEvent) { host.onGesture?(id, event) }
  }
#endif
