#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The system's clipboard. Values of this program stay values; other programs get their bytes.
  final class PlatformClipboard: ClipboardStore {
    /// The clipboard as elements have it.
    static let system = Clipboard(PlatformClipboard())

    /// What this program copied, and the system's count of changes after it.
    private let copied = Locked<(items: [TransferItem], change: Int)?>(nil)

    func write(_ items: [TransferItem]) {
      NativePasteboard.write(items)
      let change = NativePasteboard.change
      copied.withLock { $0 = (items, change) }
    }

    func read(_ types: [TransferType], _ action: @escaping ([TransferItem]) -> Void) {
      let change = NativePasteboard.change
      if let own = copied.withLock({ $0 }), own.change == change { return action(own.items) }
      action(NativePasteboard.items)
    }
  }
#endif
