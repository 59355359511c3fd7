#if canImport(UIKit) && !os(watchOS)
  /// Follows how much a person has to do with a scene.
  @MainActor
  final class ScenePhases {
    /// What the scene's notifications made it last.
    private(set) var phase: ScenePhase
    private var notices: [SystemNotice] = []

    /// - Parameter onChange: called when the phase has changed.
    init(_ scene: UIScene, onChange: @escaping @MainActor () -> Void) {
      phase = ScenePhase(scene.activationState)
      // UIKit notifies of some changes before they happen, so the state is not read then.
      let phases: [(Notification.Name, ScenePhase)] = [
        (UIScene.didActivateNotification, .active), (UIScene.willDeactivateNotification, .inactive),
        (UIScene.willEnterForegroundNotification, .inactive), (UIScene.didEnterBackgroundNotification, .background),
      ]
      notices = phases.map { name, new in
        SystemNotice(name, of: scene) { [weak self] in
          guard let self, new != phase else { return }
          phase = new
          onChange()
        }
      }
    }
  }

  extension ScenePhase {
    fileprivate init(_ state: UIScene.ActivationState) {
      switch state {
      case .foregroundActive: self = .active
      case .foregroundInactive: self = .inactive
      default: self = .background
      }
    }
  }

  extension LayoutContainer {
    /// Follows the phase of the scene that the container is in now.
    func followScene() {
      scene = window?.windowScene.map { scene in
        ScenePhases(scene) { [link] in link.container?.takeTraits() }
      }
    }
  }
#endif
