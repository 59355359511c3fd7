#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Sizes that controllers would like to have. They are observed: a subclass may not be free to override the property.
  @MainActor
  enum PreferredSizes {
    /// Calls `action` when a controller has another one, as long as what is answered is kept.
    static func follow(_ controller: PlatformViewController, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      controller.observe(\.preferredContentSize, options: [.old, .new]) { _, change in
        guard change.oldValue != change.newValue else { return }
        MainActor.assumeIsolated { action() }
      }
    }
  }
#endif
