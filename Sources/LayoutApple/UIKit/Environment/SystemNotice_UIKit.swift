#if canImport(UIKit)
  import Foundation

  /// Hears of something that the system tells everybody, on the main actor, for as long as it lives.
  final class SystemNotice: @unchecked Sendable {
    // Sendable without the compiler's proof: the token is never changed, and Foundation takes it on any thread.
    private let token: any NSObjectProtocol

    /// Hears of `name`; `frame` is the key under which a place on the screen is told along.
    init(
      _ name: Notification.Name, frame key: String? = nil,
      _ action: @escaping @MainActor @Sendable (_ frame: CGRect?) -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
        let frame = key.flatMap { notice.userInfo?[$0] as? CGRect }
        if Thread.isMainThread {
          MainActor.assumeIsolated { action(frame) }
        } else {
          Task { @MainActor in action(frame) }
        }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
