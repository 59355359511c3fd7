#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The links of texts.
  extension LayoutContainer {
    /// Opens a link by the action of the environment, or else as the system does.
    ///
    /// An address that is no URL, or that no program opens, opens nothing.
    func openLink(_ address: String, in view: ViewID) {
      guard root.open(address, in: view) == .systemAction, let url = URL(string: address) else { return }
      #if canImport(UIKit) && !os(watchOS)
        window?.windowScene?.open(url, options: nil)
      #else
        NSWorkspace.shared.open(url)
      #endif
    }
  }
#endif
