#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Observes whether the user scrolls a view now, with two fingers or with the scroller.
  @MainActor
  final class LiveScrolling {
    private(set) var isLive = false
    private weak var view: NSView?
    private let notices = ScrollNotices()

    init(_ view: NSView) {
      self.view = view
      for (name, isLive) in [
        (NSScrollView.willStartLiveScrollNotification, true), (NSScrollView.didEndLiveScrollNotification, false),
      ] {
        notices.add(name) { [weak self] scroller in
          guard let own = self?.view?.enclosingScrollView, ObjectIdentifier(own) == scroller else { return }
          self?.isLive = isLive
        }
      }
    }
  }

  /// Observes notifications of scroll views until it is deallocated.
  private final class ScrollNotices: @unchecked Sendable {
    // `Sendable` without the compiler's proof: it changes only during setup, and Foundation accepts tokens on any
    // thread.
    private var tokens: [any NSObjectProtocol] = []

    /// Adds an observer. AppKit posts these notifications on the main thread.
    func add(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable (ObjectIdentifier) -> Void) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notice in
          guard let scroller = (notice.object as AnyObject?).map({ ObjectIdentifier($0) }) else { return }
          MainActor.assumeIsolated { action(scroller) }
        })
    }

    deinit {
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
  }
#endif
