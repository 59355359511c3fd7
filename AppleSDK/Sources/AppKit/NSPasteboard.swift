public import Foundation

public protocol NSPasteboardWriting: AnyObject {}

open class NSPasteboardItem: NSPasteboardWriting {
  private var parts: [(type: NSPasteboard.PasteboardType, data: Data)] = []
  public init() {}
  open var types: [NSPasteboard.PasteboardType] { parts.map(\.type) }
  @discardableResult
  open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    parts.append((type, data))
    return true
  }
  open func data(forType type: NSPasteboard.PasteboardType) -> Data? { parts.first { $0.type == type }?.data }
}

/// Of no other program here.
open class NSPasteboard {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private nonisolated(unsafe) static let only = NSPasteboard()
  open class var general: NSPasteboard { only }
  open private(set) var changeCount = 0
  open private(set) var pasteboardItems: [NSPasteboardItem]?
  /// For tests.
  public init() {}

  @discardableResult
  open func clearContents() -> Int {
    pasteboardItems = []
    changeCount += 1
    return changeCount
  }

  @discardableResult
  open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    pasteboardItems = objects.compactMap { $0 as? NSPasteboardItem }
    return true
  }
}
