#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Foundation

  extension ContainerTransfer {
    /// The mouse drags by the container's recognizer of presses: see `beginDrag`.
    func makeSource(_ top: NSView) -> AnyObject? { nil }

    /// Begins a drag of the value under a press, if there is one.
    ///
    /// - Returns: whether the drag began: AppKit has the mouse from now on.
    func beginDrag(from start: Point) -> Bool {
      guard let top = host.top, let event = top.window?.currentEvent, let source = source(at: start) else {
        return false
      }
      let item = NSDraggingItem(pasteboardWriter: source.item.pasteboardItem)
      let view = source.view.flatMap { host.views[$0]?.view } ?? top
      item.setDraggingFrame(top.convert(view.bounds, from: view), contents: view.picture)
      top.beginDraggingSession(with: [item], event: event, source: DraggedItems([source.item]))
      return true
    }
  }

  /// What a drag has in this program. AppKit keeps it while the drag goes on.
  @MainActor
  final class DraggedItems: NSObject, NSDraggingSource {
    let items: [TransferItem]

    init(_ items: [TransferItem]) { self.items = items }

    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { .copy }
  }

  extension NSView {
    /// What the view shows; `nil` where it has no size.
    fileprivate var picture: NSImage? {
      guard let picture = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
      cacheDisplay(in: bounds, to: picture)
      let image = NSImage(size: bounds.size)
      image.addRepresentation(picture)
      return image
    }
  }
#endif
