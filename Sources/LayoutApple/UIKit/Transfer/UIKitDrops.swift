#if canImport(UIKit) && !os(watchOS)
  import Foundation

  extension ContainerTransfer {
    /// Lets values be dropped on the container.
    func makeDestination(_ top: UIView) -> AnyObject? {
      #if os(tvOS)
        return nil
      #else
        let drops = ContainerDrops(self)
        top.addInteraction(UIDropInteraction(delegate: drops))
        return drops
      #endif
    }
  }

  #if !os(tvOS)
    /// Passes drags over a container on.
    @MainActor
    final class ContainerDrops: NSObject, UIDropInteractionDelegate {
      private weak var transfer: ContainerTransfer?

      init(_ transfer: ContainerTransfer) { self.transfer = transfer }

      private func place(of session: any UIDropSession) -> Point {
        transfer?.host.top.map { Point(session.location(in: $0)) } ?? .zero
      }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal {
        let isTaken = transfer?.moved(session.items.map(\.transferItem), to: place(of: session)) ?? false
        return UIDropProposal(operation: isTaken ? .copy : .cancel)
      }

      func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        transfer?.left()
      }

      func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        transfer?.left()
      }

      /// Values of this program are passed at once, and others when their bytes are there.
      ///
      /// UIKit gives the bytes only where they are requested before this method returns.
      func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let transfer else { return }
        let place = place(of: session)
        let items = session.items.map(\.transferItem)
        let names = (transfer.wantedTypes?(DropEvent(.dropped, at: place, items: items)) ?? []).flatMap(\.uniformNames)
        let reading = DropReading(items) { [weak transfer] in _ = transfer?.dropped($0, at: place) }
        for (position, item) in session.items.enumerated() where !(item.localObject is DraggedItem) {
          for name in item.itemProvider.registeredTypeIdentifiers where names.contains(name) {
            reading.request(name, of: item.itemProvider, at: position)
          }
        }
        reading.requestedAll()
      }
    }

    extension UIDragItem {
      /// The value of this program, or the types of another one's.
      fileprivate var transferItem: TransferItem {
        if let own = localObject as? DraggedItem { return own.source.item }
        return TransferItem(nativeNames: itemProvider.registeredTypeIdentifiers) { _ in nil }
      }
    }

    /// Collects the bytes of a drop.
    @MainActor
    private final class DropReading {
      private var items: [TransferItem]
      private let done: ([TransferItem]) -> Void
      /// The requests that are not yet met, and one until all are made.
      private var open = 1
      private var bytes: [Int: [String: [UInt8]]] = [:]

      init(_ items: [TransferItem], _ done: @escaping ([TransferItem]) -> Void) {
        (self.items, self.done) = (items, done)
      }

      func request(_ name: String, of provider: NSItemProvider, at position: Int) {
        open += 1
        provider.loadDataRepresentation(forTypeIdentifier: name) { data, _ in
          let bytes = data.map { [UInt8]($0) }
          guard MainQueue.isCurrent else {
            Task { @MainActor in self.received(bytes, name, position) }
            return
          }
          MainActor.assumeIsolated { self.received(bytes, name, position) }
        }
      }

      func requestedAll() { close() }

      private func received(_ bytes: [UInt8]?, _ name: String, _ position: Int) {
        self.bytes[position, default: [:]][name] = bytes
        close()
      }

      private func close() {
        open -= 1
        guard open == 0 else { return }
        for (position, parts) in bytes {
          items[position] = TransferItem(nativeNames: parts.keys.sorted()) { parts[$0] }
        }
        done(items)
      }
    }
  #endif
#endif
