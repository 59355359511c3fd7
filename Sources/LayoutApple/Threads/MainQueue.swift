#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Dispatch

  /// The queue of the main actor.
  enum MainQueue {
    private static let key: DispatchSpecificKey<Void> = {
      let key = DispatchSpecificKey<Void>()
      DispatchQueue.main.setSpecific(key: key, value: ())
      return key
    }()

    /// Whether the calling code runs on it, as it does on the main thread.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
  }
#endif
