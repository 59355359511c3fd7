/// UIKit: `UIApplication`, since iOS 2.
open class UIApplication: UIResponder {}

/// UIKit: `UIApplicationDelegate`, since iOS 2.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// `application(_:configurationForConnecting:options:)`, since iOS 13.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// `main()`, since iOS 2. Nothing is started here.
  public static func main() {}
}

/// UIKit: `UISceneConfiguration`, since iOS 13.
@MainActor
open class UISceneConfiguration {
  /// `role`, since iOS 13.
  public let role: UISceneSession.Role
  /// `init(name:sessionRole:)`, since iOS 13.
  public init(name: String?, sessionRole: UISceneSession.Role) { role = sessionRole }
  /// `delegateClass`, since iOS 13.
  open var delegateClass: AnyClass?
}

/// UIKit: `UISceneSession`, since iOS 13.
@MainActor
open class UISceneSession {
  /// `UISceneSession.Role`, since iOS 13.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// `role`, since iOS 13.
  open var role: Role { .windowApplication }
  init() {}
}

/// UIKit: `UIScene`, since iOS 13.
open class UIScene: UIResponder {
  /// `UIScene.ConnectionOptions`, since iOS 13.
  @MainActor
  open class ConnectionOptions {
    init() {}
  }
  /// `session`, since iOS 13.
  public let session: UISceneSession
  /// `init(session:connectionOptions:)`, since iOS 13.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// UIKit: `UIWindowScene`, since iOS 13.
open class UIWindowScene: UIScene {
  /// For tests: how large the windows are that are made for it.
  public var size = CGSize(width: 390, height: 844)
}

/// UIKit: `UISceneDelegate`, since iOS 13.
@MainActor
public protocol UISceneDelegate: AnyObject {
  /// `scene(_:willConnectTo:options:)`, since iOS 13.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

/// UIKit: `UIWindowSceneDelegate`, since iOS 13.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// `window`, since iOS 13.
  var window: UIWindow? { get set }
}

extension UIWindow {
  /// `init(windowScene:)`, since iOS 13.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: windowScene.size))
  }
  /// `makeKeyAndVisible()`, since iOS 2. Laid out as before the next frame of a display.
  public func makeKeyAndVisible() { layoutIfNeeded() }
}

extension Simulation {
  /// The system has a scene for an application.
  public static func connect(_ delegate: some UISceneDelegate, size: CGSize) {
    let session = UISceneSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.size = size
    delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
  }
}
