#if canImport(UIKit) && !os(watchOS)
  /// The text in the system's clipboard, which tvOS has none of.
  enum NativePasteboard {
    #if os(tvOS)
      static var text: String? {
        get { nil }
        set {}
      }
      static var change: Int { 0 }
    #else
      static var text: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
      }
      static var change: Int { UIPasteboard.general.changeCount }
    #endif
  }
#endif
