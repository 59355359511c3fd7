#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension TransferItem {
    /// The name of what stays in the program: the system passes on nothing without a type.
    static let ownName = "dev.layout.transfer-item"

    /// The bytes for other programs under the system's names, the best first; never empty.
    var nativeParts: [(name: String, bytes: [UInt8])] {
      let parts = types.compactMap { type -> (name: String, bytes: [UInt8])? in
        guard let bytes = bytes(as: type) else { return nil }
        guard type == .urls else { return type.uniformNames.first.map { ($0, bytes) } }
        // The system has one address an item.
        guard let url = TransferredURL.values(in: bytes, as: type).first else { return nil }
        return (url.path == nil ? "public.url" : "public.file-url", Array(url.address.utf8))
      }
      return parts.isEmpty ? [(Self.ownName, [])] : parts
    }

    /// Something of another program, by the system's names of its types; `read` is called when the bytes are needed.
    init(nativeNames names: [String], read: @escaping (String) -> [UInt8]?) {
      var types: [TransferType] = []
      for name in names {
        if let type = TransferType(uniformName: name), !types.contains(type) { types.append(type) }
      }
      self.init(types: types) { type in
        names.lazy.filter { TransferType(uniformName: $0) == type }.compactMap(read).first
      }
    }
  }
#endif
