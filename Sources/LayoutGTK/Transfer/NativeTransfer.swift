#if canImport(CGTK)
  import CGTK

  /// Values of this program as GTK passes them to others, and those of others.
  @MainActor
  enum NativeTransfer {
    /// The values that a drag, or what is in the clipboard, has in this program.
    private final class Box {
      let items: [TransferItem]
      init(_ items: [TransferItem]) { self.items = items }
    }

    private static let key = "layout-items"
    /// The type of what stays in the program: GTK passes on nothing without a type.
    private static let own = "application/x-layout-item"
    /// GLib's type of strings, which its header has as a macro.
    private static let stringType = GType(16 << 2)

    /// Keeps values at a native object, as long as that exists.
    static func attach(_ items: [TransferItem], to object: UnsafeMutableRawPointer) {
      g_object_set_data_full(
        object.assumingMemoryBound(to: GObject.self), key, Unmanaged.passRetained(Box(items)).toOpaque()
      ) { data in
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
      }
    }

    /// The values at a native object; `nil` where it is another program's.
    static func attached(to object: UnsafeMutableRawPointer?) -> [TransferItem]? {
      guard let object, let data = g_object_get_data(object.assumingMemoryBound(to: GObject.self), key) else {
        return nil
      }
      return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().items
    }

    /// What passes the values to other programs; the caller owns it.
    static func provider(of items: [TransferItem]) -> UnsafeMutablePointer<GdkContentProvider>? {
      var types: [TransferType] = []
      for item in items { for type in item.types where !types.contains(type) { types.append(type) } }
      var parts: [UnsafeMutablePointer<GdkContentProvider>?] = []
      for type in types {
        let bytes = bytes(of: items, as: type)
        parts.append(provider(type.mimeType, bytes))
        guard type == .text else { continue }
        // Fields of GTK take strings.
        var value = GValue()
        g_value_init(&value, stringType)
        g_value_set_string(&value, String(decoding: bytes, as: UTF8.self).forGTK)
        parts.append(gdk_content_provider_new_for_value(&value))
        g_value_unset(&value)
      }
      if parts.isEmpty { parts.append(provider(own, [])) }
      let count = parts.count
      return parts.withUnsafeMutableBufferPointer { gdk_content_provider_new_union($0.baseAddress, gsize(count)) }
    }

    private static func provider(
      _ mimeType: String, _ bytes: [UInt8]
    ) -> UnsafeMutablePointer<GdkContentProvider>? {
      let native = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(native) }
      return gdk_content_provider_new_for_bytes(mimeType, native)
    }

    /// The bytes of all values in one type: texts in lines of their own.
    private static func bytes(of items: [TransferItem], as type: TransferType) -> [UInt8] {
      let parts = items.compactMap { $0.bytes(as: type) }
      return Array(parts.joined(separator: type == .text ? [10] : []))
    }

    /// The types of what another program has, with its own names for them: to GTK, names in large and in small letters
    /// are not the same.
    static func offers(in formats: OpaquePointer?) -> [(type: TransferType, name: String)] {
      guard let formats else { return [] }
      var count: gsize = 0
      guard let names = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
      return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
        .map { (TransferType(mimeType: $0), $0) }
    }

    /// Calls `work` with a MIME type as GTK takes it: in a list that ends with no address.
    private static func withList(of name: String, _ work: (NativeOffer.Names) -> Void) {
      name.withCString { name in
        var list: [UnsafePointer<CChar>?] = [name, nil]
        list.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { work(base) } }
      }
    }

    /// Reads what another program has, in each of some types whose bytes can be read: the first one may have no value.
    /// `done` gets nothing where there is none.
    static func read(
      _ types: [TransferType], of offer: NativeOffer, after known: [(type: TransferType, bytes: [UInt8])] = [],
      _ done: @escaping @MainActor (TransferItem?) -> Void
    ) {
      guard let type = types.first else {
        let item = TransferItem(types: known.map(\.type)) { type in known.first { $0.type == type }?.bytes }
        return done(known.isEmpty ? nil : item)
      }
      let rest = types.filter { $0 != type }
      guard let name = offer.types.first(where: { $0.type == type })?.name else {
        return read(rest, of: offer, after: known, done)
      }
      let call = NativeCall { _, result in
        read(offer.finish(result)) { bytes in
          read(rest, of: offer, after: known + (bytes.map { [(type, $0)] } ?? []), done)
        }
      }
      withList(of: name) { offer.begin($0, call.retained) }
    }

    /// Reads a stream to its end, and releases it; `done` gets nothing where that fails.
    static func read(_ stream: UnsafeMutablePointer<GInputStream>?, _ done: @escaping @MainActor ([UInt8]?) -> Void) {
      guard let stream, let target = g_memory_output_stream_new_resizable() else { return done(nil) }
      let call = NativeCall { (source: UnsafeMutableRawPointer?, result: OpaquePointer?) in
        let memory = source?.assumingMemoryBound(to: GMemoryOutputStream.self)
        let output = source?.assumingMemoryBound(to: GOutputStream.self)
        let isRead = g_output_stream_splice_finish(output, result, nil) >= 0
        var bytes: [UInt8]?
        if isRead, let memory {
          let count = Int(g_memory_output_stream_get_data_size(memory))
          let data = g_memory_output_stream_get_data(memory)
          bytes = data.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
        }
        done(bytes)
      }
      g_output_stream_splice_async(
        target, stream,
        GOutputStreamSpliceFlags(
          rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
        G_PRIORITY_DEFAULT, nil, NativeCall.callback, call.retained)
      g_object_unref(stream)
      g_object_unref(target)
    }
  }

  /// What another program has: in a drop, or in the clipboard.
  @MainActor
  struct NativeOffer {
    typealias Names = UnsafeMutablePointer<UnsafePointer<CChar>?>

    /// The types, with the names by which they are read.
    let types: [(type: TransferType, name: String)]
    /// Begins to read a type; GTK calls `NativeCall.callback` with the second argument.
    let begin: @MainActor (Names, UnsafeMutableRawPointer) -> Void
    /// The stream of what was begun; `nil` where it failed.
    let finish: @MainActor (OpaquePointer?) -> UnsafeMutablePointer<GInputStream>?
  }

  /// A function in Swift that GTK calls once, when some work is done.
  @MainActor
  final class NativeCall {
    private let work: @MainActor (UnsafeMutableRawPointer?, OpaquePointer?) -> Void

    init(_ work: @escaping @MainActor (UnsafeMutableRawPointer?, OpaquePointer?) -> Void) { self.work = work }

    /// The argument of `callback`, which releases it.
    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static var callback: GAsyncReadyCallback {
      { source, result, data in
        guard let data else { return }
        let source = source.map { UnsafeMutableRawPointer($0) }
        nonisolated(unsafe) let arguments = (source, result)
        MainActor.assumeIsolated {
          Unmanaged<NativeCall>.fromOpaque(data).takeRetainedValue().work(arguments.0, arguments.1)
        }
      }
    }
  }
#endif
