public import LayoutEngine

/// Passes the environment of the platform to roots, and keeps them up to date.
///
/// `shared` is the provider of the application's windows by default; there may be any number of others. The engine
/// reads none of them: a root has only its own `environment`.
@MainActor
public final class EnvironmentProvider {
  /// The default provider.
  public static let shared = EnvironmentProvider()

  private struct Follower {
    weak var root: LayoutRoot?
  }

  /// Reads the environment of the platform. A host sets it; by default it returns the defaults.
  public var system: () -> SystemEnvironment
  private var followers: [Follower] = []

  /// The values of the roots. A change lays out every root that follows the provider.
  public var values: EnvironmentValues {
    didSet { notify() }
  }

  /// A provider that calls `system` now and in every `updateSystemEnvironment()`.
  public init(system: @escaping () -> SystemEnvironment = { SystemEnvironment() }) {
    self.system = system
    values = EnvironmentValues()
    values.take(system())
  }

  /// Passes the values to `root` from now on. The root is held weakly.
  public func follow(_ root: LayoutRoot) {
    followers.removeAll { $0.root == nil || $0.root === root }
    followers.append(Follower(root: root))
    root.environment = values
  }

  /// Reads the environment of the platform again. What changed is set in every root that follows the provider, and each
  /// is laid out at once.
  public func updateSystemEnvironment() {
    values.take(system())
  }

  /// The number of roots that follow the provider.
  public var followerCount: Int {
    followers.removeAll { $0.root == nil }
    return followers.count
  }

  private func notify() {
    followers.removeAll { $0.root == nil }
    for follower in followers {
      follower.root?.environment = values
      follower.root?.layoutIfNeeded()
    }
  }
}

extension EnvironmentValues {
  /// The values of the default provider.
  @MainActor public static var shared: EnvironmentValues {
    get { EnvironmentProvider.shared.values }
    set { EnvironmentProvider.shared.values = newValue }
  }
}

extension ColorScheme {
  /// The colour scheme of the default provider. Inside a layout read `colorScheme` from the environment instead.
  @MainActor public static var current: ColorScheme { EnvironmentValues.shared.colorScheme }
}

extension LayoutDirection {
  /// The direction of the default provider. Inside a layout read `layoutDirection` from the environment instead.
  @MainActor public static var current: LayoutDirection { EnvironmentValues.shared.layoutDirection }
}
