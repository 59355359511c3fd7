#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// What is in the system's clipboard, which tvOS has none of.
  enum NativePasteboard {
    #if os(tvOS)
      static var items: [TransferItem] { [] }
      static var change: Int { 0 }
      static func write(_ items: [TransferItem]) {}
    #else
      static var change: Int { UIPasteboard.general.changeCount }

      static func write(_ items: [TransferItem]) {
        UIPasteboard.general.items = items.map { item in
          Dictionary(item.nativeParts.map { ($0.name, Data($0.bytes)) }) { first, _ in first }
        }
      }

      /// The system may require the consent of the person when bytes of another program are read.
      static var items: [TransferItem] {
        let board = UIPasteboard.general
        return (board.types(forItemSet: nil) ?? []).enumerated().map { position, names in
          TransferItem(nativeNames: names) { name in
            board.data(forPasteboardType: name, inItemSet: IndexSet(integer: position))?.first.map { [UInt8]($0) }
          }
        }
      }
    #endif
  }
#endif
