/// Of no other program here.
open class NSPasteboard {
  public struct PasteboardType: Hashable, Sendable {
    let name: String
    public static let string = PasteboardType(name: "public.utf8-plain-text")
  }

  private nonisolated(unsafe) static let only = NSPasteboard()
  open class var general: NSPasteboard { only }
  open private(set) var changeCount = 0
  private var strings: [PasteboardType: String] = [:]
  init() {}

  @discardableResult
  open func clearContents() -> Int {
    strings = [:]
    changeCount += 1
    return changeCount
  }

  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    strings[dataType] = string
    return true
  }

  open func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}
