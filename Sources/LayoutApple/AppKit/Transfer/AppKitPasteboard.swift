#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Foundation

  /// What is in the system's clipboard.
  enum NativePasteboard {
    static var change: Int { NSPasteboard.general.changeCount }
    static var items: [TransferItem] { NSPasteboard.general.transferItems }

    static func write(_ items: [TransferItem]) {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.writeObjects(items.map(\.pasteboardItem))
    }
  }

  extension TransferItem {
    /// The bytes for other programs.
    var pasteboardItem: NSPasteboardItem {
      let item = NSPasteboardItem()
      for part in nativeParts {
        item.setData(Data(part.bytes), forType: NSPasteboard.PasteboardType(rawValue: part.name))
      }
      return item
    }
  }

  extension NSPasteboard {
    /// What is in it.
    var transferItems: [TransferItem] {
      (pasteboardItems ?? []).map { item in
        TransferItem(nativeNames: item.types.map(\.rawValue)) { name in
          item.data(forType: PasteboardType(rawValue: name)).map { [UInt8]($0) }
        }
      }
    }
  }
#endif
