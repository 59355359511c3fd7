#if canImport(UIKit)
  import LayoutCore
  import UIKit

  /// What a person can do with a box: UIKit's recognizers on its view, as long as the box listens.
  @MainActor
  final class BoxGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let host: UIKitHost
    private let id: ViewID
    private unowned let view: UIView
    private var active: GestureSet = []
    private var recognizers: [GestureSet: UIGestureRecognizer] = [:]
    /// Where a drag began, in the container's coordinates.
    private var start: Point?
    /// Where the finger was last while dragging.
    private var last: Point?

    init(_ id: ViewID, _ view: UIView, _ host: UIKitHost) {
      (self.id, self.view, self.host) = (id, view, host)
      super.init()
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
          new.delegate = self
          recognizers[gesture] = new
          view.addGestureRecognizer(new)
        }
      }
    }

    private func tap() -> UIGestureRecognizer {
      Recognizers.tap { [weak self] recognizer in
        if recognizer.state == .ended { self?.tell(.tapped) }
      }
    }

    /// Places are those of the finger in the container: the view itself may move meanwhile.
    private func drag() -> UIGestureRecognizer {
      Recognizers.pan { [weak self] recognizer in
        guard let self, let top = host.top else { return }
        let place = Point(recognizer.location(in: top))
        switch recognizer.state {
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

    private func move(_ event: (DragGesture.Value) -> GestureEvent, _ place: Point) {
      guard let start else { return }
      last = place
      tell(event(DragGesture.Value(startLocation: start, location: place)))
    }

    /// Touches on something inside that uses them itself are not the box's: a tap on any control or text that can be edited;
    /// a drag on what is dragged itself. One that begins on a button drags the box.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      var inner = touch.view
      while let current = inner, current !== view {
        if recognizers[.tap] === gestureRecognizer ? current.takesTouches : current.takesDrags { return false }
        inner = current.superview
      }
      return true
    }

    private func tell(_ event: GestureEvent) { host.onGesture?(id, event) }
  }

  extension UIView {
    /// Whether the view does something by itself where it is touched.
    var takesTouches: Bool { (self as? UIControl)?.isEnabled ?? (self is any UITextInput) }

    /// Whether the view does something by itself where a finger moves over it.
    fileprivate var takesDrags: Bool {
      #if os(tvOS)
        return self is any UITextInput
      #else
        return (self is UISlider || self is UISwitch || self is any UITextInput) && takesTouches
      #endif
    }
  }
#endif
