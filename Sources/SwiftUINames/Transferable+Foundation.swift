public import Foundation

extension URL: Transferable {
  /// Files and addresses.
  public static var transferTypes: [TransferType] { TransferredURL.transferTypes }
  /// The address as the only line.
  public func transferBytes(as type: TransferType) -> [UInt8]? {
    TransferredURL(address: absoluteString).transferBytes(as: type)
  }
  /// The addresses of all lines that are valid.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [URL] {
    TransferredURL.values(in: bytes, as: type).compactMap { URL(string: $0.address) }
  }
}

extension Data: Transferable {
  /// Bytes of no known kind.
  public static var transferTypes: [TransferType] { [.data] }
  /// The bytes themselves.
  public func transferBytes(as type: TransferType) -> [UInt8]? { type == .data ? Array(self) : nil }
  /// The bytes themselves.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [Data] { [Data(bytes)] }
}
