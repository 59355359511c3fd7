#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Observes a notification, of one object or of all, until it is deallocated.
  ///
  /// A notification on the main thread calls the action at once, one on another thread later on the main thread.
  final class SystemNotice: @unchecked Sendable {
    // `Sendable` without the compiler's proof: it never changes, and Foundation accepts it on any thread.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// Observes `name`; `key` is the key of a frame on the screen in the notification.
    @MainActor
    init(
      _ name: Notification.Name, of object: AnyObject? = nil, in center: NotificationCenter = .default,
      frame key: String?,
      _ action: @escaping @MainActor @Sendable (_ frame: CGRect?) -> Void
    ) {
      self.center = center
      let thread = ThreadID.current
      token = center.addObserver(forName: name, object: object, queue: nil) { notice in
        let frame = key.flatMap { notice.userInfo?[$0] as? CGRect }
        if thread == .current {
          MainActor.assumeIsolated { action(frame) }
        } else {
          Task { @MainActor in action(frame) }
        }
      }
    }

    /// Observes `name`.
    @MainActor
    convenience init(
      _ name: Notification.Name, of object: AnyObject? = nil, in center: NotificationCenter = .default,
      _ action: @escaping @MainActor @Sendable () -> Void
    ) {
      self.init(name, of: object, in: center, frame: nil) { _ in action() }
    }

    deinit { center.removeObserver(token) }
  }
#endif
