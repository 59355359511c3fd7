#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// The text in the system's clipboard.
  enum NativePasteboard {
    static var text: String? {
      get { NSPasteboard.general.string(forType: .string) }
      set {
        NSPasteboard.general.clearContents()
        if let newValue { NSPasteboard.general.setString(newValue, forType: .string) }
      }
    }

    static var change: Int { NSPasteboard.general.changeCount }
  }
#endif
