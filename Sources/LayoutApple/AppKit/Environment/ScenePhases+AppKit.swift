#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Follows how much a person has to do with a window.
  @MainActor
  final class ScenePhases {
    /// What the window's notifications made it last.
    private(set) var phase: ScenePhase
    private var notices: [SystemNotice] = []

    /// - Parameter onChange: called when the phase has changed.
    init(_ window: NSWindow, onChange: @escaping @MainActor () -> Void) {
      phase = window.scenePhase
      let names = [
        NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification, NSWindow.didMiniaturizeNotification,
        NSWindow.didDeminiaturizeNotification, NSWindow.didChangeOcclusionStateNotification,
      ]
      notices = names.map { name in
        SystemNotice(name, of: window) { [weak self, weak window] in
          guard let self, let new = window?.scenePhase, new != phase else { return }
          phase = new
          onChange()
        }
      }
    }
  }

  extension NSWindow {
    /// A window that other windows cover is not in the background.
    fileprivate var scenePhase: ScenePhase {
      isMiniaturized || !isVisible ? .background : isKeyWindow ? .active : .inactive
    }
  }

  extension LayoutContainer {
    /// Follows the phase of the window that the container is in now.
    func followScene() {
      scene = window.map { window in
        ScenePhases(window) { [link] in link.container?.takeTraits() }
      }
    }
  }
#endif
