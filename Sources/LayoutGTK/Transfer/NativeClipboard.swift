#if canImport(CGTK)
  import CGTK

  /// The clipboard of a display. Values of this program stay values; others get their bytes.
  final class NativeClipboard: ClipboardStore {
    /// The clipboard as elements have it.
    static let system = Clipboard(NativeClipboard())

    func write(_ items: [TransferItem]) {
      MainActor.assumeIsolated {
        guard let clipboard = Self.native, let provider = NativeTransfer.provider(of: items) else { return }
        NativeTransfer.attach(items, to: UnsafeMutableRawPointer(provider))
        gdk_clipboard_set_content(clipboard, provider)
        g_object_unref(UnsafeMutableRawPointer(provider))
      }
    }

    func read(_ types: [TransferType], _ action: @escaping ([TransferItem]) -> Void) {
      nonisolated(unsafe) let action = action
      MainActor.assumeIsolated { Self.read(types, action) }
    }

    @MainActor
    private static var native: OpaquePointer? { gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) } }

    /// Reads at once what this program copied, and later what another one did: its bytes of the types that it has.
    @MainActor
    private static func read(_ types: [TransferType], _ action: @escaping ([TransferItem]) -> Void) {
      guard let clipboard = native else { return action([]) }
      let content = gdk_clipboard_get_content(clipboard).map { UnsafeMutableRawPointer($0) }
      if let items = NativeTransfer.attached(to: content) { return action(items) }
      let formats = gdk_content_formats_union_serialize_mime_types(
        gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard)))
      let offers = NativeTransfer.offers(in: formats)
      gdk_content_formats_unref(formats)
      let offer = NativeOffer(types: offers) {
        gdk_clipboard_read_async(clipboard, $0, G_PRIORITY_DEFAULT, nil, NativeCall.callback, $1)
      } finish: {
        gdk_clipboard_read_finish(clipboard, $0, nil, nil)
      }
      NativeTransfer.read(types, of: offer) { item in action(item.map { [$0] } ?? []) }
    }
  }
#endif
