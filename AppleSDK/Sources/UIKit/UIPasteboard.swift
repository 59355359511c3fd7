#if !TVOS_CHECK
  public import Foundation

  /// Of no other program here.
  open class UIPasteboard {
    private nonisolated(unsafe) static let only = UIPasteboard()
    open class var general: UIPasteboard { only }
    open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
    open private(set) var changeCount = 0
    init() {}
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
      (itemSet ?? IndexSet(items.indices)).filter(items.indices.contains).map { items[$0].keys.sorted() }
    }
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
      (itemSet ?? IndexSet(items.indices)).filter(items.indices.contains)
        .compactMap { items[$0][pasteboardType] as? Data }
    }
  }
#endif
