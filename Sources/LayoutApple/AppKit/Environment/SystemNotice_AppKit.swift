#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// Hears at once of something that AppKit tells everybody, or that one object of it tells, for as long as it lives: later,
  /// where it is told on another thread.
  final class SystemNotice: @unchecked Sendable {
    // Sendable without the compiler's proof: nothing of it is ever changed, and Foundation takes it on any thread.
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    @MainActor
    init(
      _ name: Notification.Name, of object: AnyObject? = nil, in center: NotificationCenter = .default,
      _ action: @escaping @MainActor @Sendable () -> Void
    ) {
      self.center = center
      let thread = ThreadID.current
      token = center.addObserver(forName: name, object: object, queue: nil) { _ in
        if thread == .current {
          MainActor.assumeIsolated { action() }
        } else {
          Task { @MainActor in action() }
        }
      }
    }

    deinit { center.removeObserver(token) }
  }
#endif
