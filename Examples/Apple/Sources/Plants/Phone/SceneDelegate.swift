#if canImport(UIKit)
  import Layout

  /// A window with a list, from which one goes to a plant.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: PlantListController(garden: .sample))
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
