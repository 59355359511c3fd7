public import Foundation

extension URL: Transferable {
  /// Files and addresses.
  public static var transferTypes: [ContentType] { TransferredURL.transferTypes }
  /// The address as the only line.
  public func transferBytes(as type: ContentType) -> [UInt8]? {
    TransferredURL(address: absoluteString).transferBytes(as: type)
  }
  /// The addresses of all lines that are valid.
  public static func values(in bytes: [UInt8], as type: ContentType) -> [URL] {
    TransferredURL.values(in: bytes, as: type).compactMap { URL(string: $0.address) }
  }
}

extension Data: Transferable {
  /// Bytes of no known kind.
  public static var transferTypes: [ContentType] { [.data] }
  /// The bytes themselves.
  public func transferBytes(as type: ContentType) -> [UInt8]? { type == .data ? Array(self) : nil }
  /// The bytes themselves.
  public static func values(in bytes: [UInt8], as type: ContentType) -> [Data] { [Data(bytes)] }
}
