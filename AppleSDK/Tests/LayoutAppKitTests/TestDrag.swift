import AppKit

@testable import LayoutApple

/// A drag over a view, as AppKit passes it.
final class TestDrag: NSDraggingInfo {
  let draggingPasteboard = NSPasteboard()
  let draggingSource: Any?
  private let place: Point
  private let view: NSView

  init(_ items: [NSPasteboardItem], at place: Point, in view: NSView, source: (any NSDraggingSource)?) {
    (self.place, self.view, draggingSource) = (place, view, source)
    draggingPasteboard.writeObjects(items)
  }

  /// In the window, whose y grows upwards.
  var draggingLocation: CGPoint {
    let height = view.window?.contentView?.bounds.height ?? 0
    return CGPoint(x: place.x, y: height - place.y)
  }
}
