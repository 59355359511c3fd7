#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Hears of something that the system tells everybody, or that one object of it tells, for as long as it lives: at once on
  /// the main thread, and later where it is told on another one.
  final class SystemNotice: @unchecked Sendable {
    // Sendable without the compiler's proof: nothing of it is ever changed, and Foundation takes it on any thread.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    /// Hears of `name`; `key` is that under which a place on the screen is told along.
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

    /// Hears of `name`.
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
