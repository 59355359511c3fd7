#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension ContainerTransfer {
    /// UIKit's interaction begins drags of values.
    func beginDrag(from start: Point) -> Bool { false }

    /// Lets fingers drag values out of the container.
    func makeSource(_ top: UIView) -> AnyObject? {
      #if os(tvOS)
        return nil
      #else
        let drags = ContainerDrags(self)
        let interaction = UIDragInteraction(delegate: drags)
        // Phones have it off.
        interaction.isEnabled = true
        top.addInteraction(interaction)
        return drags
      #endif
    }
  }

  #if !os(tvOS)
    /// What a drag has in this program.
    final class DraggedItem {
      let source: DragSource
      init(_ source: DragSource) { self.source = source }
    }

    /// Makes the items of drags that begin in a container.
    @MainActor
    final class ContainerDrags: NSObject, UIDragInteractionDelegate {
      private weak var transfer: ContainerTransfer?

      init(_ transfer: ContainerTransfer) { self.transfer = transfer }

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] {
        guard let transfer, let top = transfer.host.top,
          let source = transfer.source(at: Point(session.location(in: top)))
        else { return [] }
        let item = UIDragItem(itemProvider: source.item.provider)
        item.localObject = DraggedItem(source)
        return [item]
      }

      /// The element alone is lifted, where the usual preview is the whole container.
      func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
      ) -> UITargetedDragPreview? {
        guard let id = (item.localObject as? DraggedItem)?.source.view, let view = transfer?.host.views[id]?.view,
          view.window != nil
        else { return nil }
        return UITargetedDragPreview(view: view)
      }
    }

    extension TransferItem {
      /// The bytes for other programs.
      fileprivate var provider: NSItemProvider {
        let provider = NSItemProvider()
        for part in nativeParts {
          let data = Data(part.bytes)
          provider.registerDataRepresentation(forTypeIdentifier: part.name, visibility: .all) { done in
            done(data, nil)
            return nil
          }
        }
        return provider
      }
    }
  #endif
#endif
