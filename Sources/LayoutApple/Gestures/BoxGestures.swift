#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The toolkit's recognizers on a box's view, while the box handles gestures.
  @MainActor
  final class BoxGestures: NSObject {
    private unowned let host: PlatformHost
    private let id: ViewID
    unowned let view: PlatformView
    private var active: GestureSet = []
    private(set) var recognizers: [GestureSet: PlatformGestureRecognizer] = [:]
    /// The start of a drag, in the container's coordinates.
    private var start: Point?
    /// The last position of the finger or the mouse in a drag.
    private var last: Point?

    init(_ id: ViewID, _ view: PlatformView, _ host: PlatformHost) {
      (self.id, self.view, self.host) = (id, view, host)
      super.init()
    }

    /// Recognizes exactly these gestures.
    func listen(to gestures: GestureSet) {
      guard gestures != active else { return }
      active = gestures
      for gesture in [GestureSet.tap, .drag] {
        if !gestures.contains(gesture) {
          guard let gone = recognizers.removeValue(forKey: gesture) else { continue }
          view.removeGestureRecognizer(gone)
          // A drag that began must also end.
          if gesture == .drag, let last {
            move(GestureEvent.dragEnded, last)
            (start, self.last) = (nil, nil)
          }
        } else if recognizers[gesture] == nil {
          let new = gesture == .tap ? tap() : drag()
          leaveControls(to: new)
          recognizers[gesture] = new
          view.addGestureRecognizer(new)
        }
      }
    }

    private func tap() -> PlatformGestureRecognizer {
      Recognizers.tap { [weak self] recognizer in
        if let self, recognizer.state == .ended, !isForControl(recognizer) { notify(.tapped) }
      }
    }

    /// Makes a pan recognizer. Positions are those in the container, because the view itself may move meanwhile.
    private func drag() -> PlatformGestureRecognizer {
      Recognizers.pan { [weak self] recognizer in
        guard let self, let top = host.top else { return }
        let place = Point(recognizer.location(in: top))
        switch recognizer.state {
        case .began where isForControl(recognizer): start = nil
        case .began:
          // A pan is recognized some points after its start.
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

    private func move(_ event: (DragGesture.Value) -> GestureEvent, _ place: Point) {
      guard let start else { return }
      last = place
      notify(event(DragGesture.Value(startLocation: start, location: place)))
    }

    private func notify(_ event: GestureEvent) { host.onGesture?(id, event) }
  }
#endif
