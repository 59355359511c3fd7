#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Foundation

  extension ContainerTransfer {
    /// Lets values be dropped on the container, which passes what AppKit calls: `updated`, `left` and `performed`.
    func makeDestination(_ top: NSView) -> AnyObject? {
      top.registerForDraggedTypes(Self.types.map { NSPasteboard.PasteboardType(rawValue: $0) })
      return nil
    }

    /// AppKit passes drags with one of these types; which of them an element takes is the root's.
    private static let types =
      [TransferItem.ownName]
      + [TransferType.text, .urls, .data, .html, .png].flatMap(\.uniformNames)
      + [ContentType.item, .text, .image, .audio, .movie, .pdf, .json, .zip]
      .flatMap(\.uniformTypes).map(\.identifier)

    func updated(_ drag: any NSDraggingInfo) -> NSDragOperation {
      moved(items(of: drag), to: place(of: drag)) ? .copy : []
    }

    func performed(_ drag: any NSDraggingInfo) -> Bool { dropped(items(of: drag), at: place(of: drag)) }

    /// The values of this program, or what another one has.
    private func items(of drag: any NSDraggingInfo) -> [TransferItem] {
      (drag.draggingSource as? DraggedItems)?.items ?? drag.draggingPasteboard.transferItems
    }

    /// AppKit's place is in the window.
    private func place(of drag: any NSDraggingInfo) -> Point {
      host.top.map { Point($0.convert(drag.draggingLocation, from: nil)) } ?? .zero
    }
  }
#endif
