public import Foundation

open class UIApplication: UIResponder {}

@MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Nothing is started here.
  public static func main() {}
}

@MainActor
open class UISceneConfiguration {
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) { role = sessionRole }
  open var delegateClass: AnyClass?
}

@MainActor
open class UISceneSession {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: Role { .windowApplication }
  init() {}
}

open class UIScene: UIResponder {
  @MainActor
  open class OpenExternalURLOptions {}
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    Simulation.opened.append(url.absoluteString)
  }
  @MainActor
  open class ConnectionOptions {
    init() {}
  }
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open internal(set) var activationState = ActivationState.foregroundActive
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
  public let session: UISceneSession
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

open class UIWindowScene: UIScene {
  /// For tests: how large the windows are that are made for it.
  public var size = CGSize(width: 390, height: 844)
}

@MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: windowScene.size))
    self.windowScene = windowScene
  }
  /// Laid out as before the next frame of a display.
  public func makeKeyAndVisible() { layoutIfNeeded() }
}

extension Simulation {
  /// Addresses that the system opened.
  public static var opened: [String] = []

  /// Gives a window a scene.
  public static func makeScene(of window: UIWindow) -> UIWindowScene {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    window.windowScene = scene
    return scene
  }

  /// The system brings a scene into a state, through those between. It notifies before a scene is no longer active or in
  /// the background, and after all other changes.
  public static func move(_ scene: UIScene, to state: UIScene.ActivationState) {
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: scene) }
    while scene.activationState != state {
      switch scene.activationState {
      case .foregroundActive:
        post(UIScene.willDeactivateNotification)
        scene.activationState = .foregroundInactive
      case .foregroundInactive where state == .foregroundActive:
        scene.activationState = .foregroundActive
        post(UIScene.didActivateNotification)
      case .foregroundInactive:
        scene.activationState = .background
        post(UIScene.didEnterBackgroundNotification)
      default:
        post(UIScene.willEnterForegroundNotification)
        scene.activationState = .foregroundInactive
      }
    }
  }

  /// The system has a scene for an application.
  public static func connect(_ delegate: some UISceneDelegate, size: CGSize) {
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.size = size
    delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
  }
}
