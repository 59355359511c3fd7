#if !TVOS_CHECK
  /// Of no other program here.
  open class UIPasteboard {
    private nonisolated(unsafe) static let only = UIPasteboard()
    open class var general: UIPasteboard { only }
    open var string: String? { didSet { changeCount += 1 } }
    open private(set) var changeCount = 0
    init() {}
  }
#endif
