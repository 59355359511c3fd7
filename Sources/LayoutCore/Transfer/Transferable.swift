/// A value that can be dragged to another place, or copied and pasted.
///
/// Inside of a program the value itself arrives. Other programs get its bytes in the types that it names, and a type that
/// names none stays in the program:
///
/// ```swift
/// struct Message: Transferable, Sendable { var id: Int }
/// ```
public protocol Transferable {
  /// The types of its bytes, the best first; none by default.
  static var transferTypes: [TransferType] { get }
  /// The bytes of a type; `nil` where the value has none of it.
  func transferBytes(as type: TransferType) -> [UInt8]?
  /// The values in the bytes of a type; none where they are not valid.
  static func values(in bytes: [UInt8], as type: TransferType) -> [Self]
}

extension Transferable {
  /// None: the value stays in the program.
  public static var transferTypes: [TransferType] { [] }
  /// None.
  public func transferBytes(as type: TransferType) -> [UInt8]? { nil }
  /// None.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [Self] { [] }
}

extension String: Transferable {
  /// Text.
  public static var transferTypes: [TransferType] { [.text] }
  /// The text in UTF-8.
  public func transferBytes(as type: TransferType) -> [UInt8]? { type == .text ? Array(utf8) : nil }
  /// The whole text; bytes that are no UTF-8 become replacement characters.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [String] {
    [String(decoding: bytes, as: UTF8.self)]
  }
}

extension Array: Transferable where Element == UInt8 {
  /// Bytes of no known kind.
  public static var transferTypes: [TransferType] { [.data] }
  /// The bytes themselves.
  public func transferBytes(as type: TransferType) -> [UInt8]? { type == .data ? self : nil }
  /// The bytes themselves.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [[UInt8]] { [bytes] }
}

/// The address of a file, or of a page, as other programs pass it.
public struct TransferredURL: Transferable, Hashable, Sendable {
  /// The whole address: `"file:///home/ada/picture.png"`.
  public var address: String

  /// An address.
  public init(address: String) { self.address = address }

  /// The address of the file with a path that begins with a slash.
  public init(path: String) {
    let plain = Set("/-_.~".utf8)
    address = path.utf8.reduce(into: "file://") { address, byte in
      let isPlain = plain.contains(byte) || (byte < 128 && Character(Unicode.Scalar(byte)).isLetterOrDigit)
      address += isPlain ? String(Character(Unicode.Scalar(byte))) : "%" + Self.hex(byte)
    }
  }

  /// The path of a file on this machine; `nil` where the address is another one.
  public var path: String? {
    guard address.hasPrefix("file:///") else { return nil }
    var bytes: [UInt8] = []
    var rest = address.utf8.dropFirst("file://".utf8.count)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// Addresses.
  public static var transferTypes: [TransferType] { [.urls] }
  /// The address as the only line.
  public func transferBytes(as type: TransferType) -> [UInt8]? { type == .urls ? Array((address + "\r\n").utf8) : nil }
  /// The addresses of all lines, without comments.
  public static func values(in bytes: [UInt8], as type: TransferType) -> [TransferredURL] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .map { TransferredURL(address: String($0)) }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}

/// What is dragged, or stands in the clipboard: a value of this program, or the bytes of another one.
public struct TransferItem: @unchecked Sendable {
  // The value and the closure are used on the root's thread only.

  /// The types in which its bytes can be had, the best first.
  public let types: [TransferType]
  private let value: Any?
  private let bytes: (TransferType) -> [UInt8]?

  /// A value of this program.
  public init<Value: Transferable>(_ value: Value) {
    types = Value.transferTypes
    self.value = value
    bytes = value.transferBytes
  }

  /// Something of another program; `bytes` is called when they are needed.
  public init(types: [TransferType], bytes: @escaping (TransferType) -> [UInt8]?) {
    (self.types, value, self.bytes) = (types, nil, bytes)
  }

  /// The bytes of a type; `nil` where it has none.
  public func bytes(as type: TransferType) -> [UInt8]? { types.contains(type) ? bytes(type) : nil }

  /// The values of a type: the value itself, or those in the first bytes that fit.
  public func values<Value: Transferable>(of type: Value.Type) -> [Value] {
    if let value = value as? Value { return [value] }
    for type in Value.transferTypes {
      guard let bytes = bytes(as: type), case let values = Value.values(in: bytes, as: type), !values.isEmpty
      else { continue }
      return values
    }
    return []
  }

  /// Whether it may have values of a type, without its bytes.
  public func mayHave<Value: Transferable>(_ type: Value.Type) -> Bool {
    value is Value || Value.transferTypes.contains { types.contains($0) }
  }
}
