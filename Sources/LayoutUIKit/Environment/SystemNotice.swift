#if canImport(UIKit)
  import Foundation

  /// Hears of something that the system tells everybody, on the main actor, for as long as it lives.
  final class SystemNotice: @unchecked Sendable {
    // Sendable without the compiler's proof: the token is never changed, and Foundation takes it on any thread.
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        if Thread.isMainThread {
          MainActor.assumeIsolated { action() }
        } else {
          Task { @MainActor in action() }
        }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
