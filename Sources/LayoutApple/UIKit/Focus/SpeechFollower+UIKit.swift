#if canImport(UIKit) && !os(watchOS)
  /// Follows where the screen reader is in a container, and moves it.
  final class SpeechFollower: @unchecked Sendable {
    // `Sendable` without the compiler's proof: it never changes, and Foundation accepts it on any thread.
    private let token: any NSObjectProtocol

    @MainActor
    init(_ container: LayoutContainer) {
      let link = container.link
      let steps = [
        (UIAccessibility.unfocusedElementUserInfoKey, false), (UIAccessibility.focusedElementUserInfoKey, true),
      ]
      token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
      ) { notice in
        guard MainQueue.isCurrent else { return }
        for (key, isHere) in steps {
          // On the main queue, where views belong.
          nonisolated(unsafe) let element = notice.userInfo?[key]
          MainActor.assumeIsolated {
            if let view = element as? UIView { link.container?.noteSpeech(isHere, at: view) }
          }
        }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }

    /// Moves the screen reader to a view.
    @MainActor
    static func move(to view: UIView) { UIAccessibility.post(notification: .layoutChanged, argument: view) }

    /// Has the screen reader speak the words of a state, after what it speaks already.
    @MainActor
    static func announce(_ words: String, of view: UIView) {
      // What is in no window is not seen.
      guard view.window != nil else { return }
      let low = NSAttributedString(
        string: words, attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low])
      UIAccessibility.post(notification: .announcement, argument: low)
    }
  }
#endif
