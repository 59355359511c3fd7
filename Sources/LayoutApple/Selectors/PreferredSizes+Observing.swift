#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The preferred sizes of controllers. They are observed, because a subclass may not be free to override the
  /// property.
  @MainActor
  enum PreferredSizes {
    /// Calls `action` when a controller's preferred size changes, while the caller keeps the returned object.
    static func follow(_ controller: PlatformViewController, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      controller.observe(\.preferredContentSize, options: [.old, .new]) { _, change in
        guard change.oldValue != change.newValue else { return }
        MainActor.assumeIsolated { action() }
      }
    }
  }
#endif
