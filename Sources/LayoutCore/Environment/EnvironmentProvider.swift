public import LayoutEngine

/// Hands the environment of the platform to roots, and keeps them up to date.
///
/// `shared` is the one that the application's windows use by default; any number of others may exist. The engine reads
/// none of them: a root knows only its own `environment`.
@MainActor
public final class EnvironmentProvider {
  /// The default one.
  public static let shared = EnvironmentProvider()

  private struct Follower {
    weak var root: LayoutRoot?
  }

  /// Asks the platform. A host sets it; by default nothing is known and the defaults hold.
  public var system: () -> SystemEnvironment
  private var followers: [Follower] = []

  /// The values that roots are given. A change lays out every root that follows.
  public var values: EnvironmentValues {
    didSet { tell() }
  }

  /// A provider that asks `system`, now and at every `updateSystemEnvironment()`.
  public init(system: @escaping () -> SystemEnvironment = { SystemEnvironment() }) {
    self.system = system
    values = EnvironmentValues()
    values.take(system())
  }

  /// Lets `root` have the values from now on. It is not kept alive.
  public func follow(_ root: LayoutRoot) {
    followers.removeAll { $0.root == nil || $0.root === root }
    followers.append(Follower(root: root))
    root.environment = values
  }

  /// Asks the platform anew; what changed reaches every root that follows, which is laid out at once.
  public func updateSystemEnvironment() {
    values.take(system())
  }

  /// How many roots follow.
  public var followerCount: Int {
    followers.removeAll { $0.root == nil }
    return followers.count
  }

  private func tell() {
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
  /// What the default provider says. Inside a layout read `colorScheme` from the environment instead.
  @MainActor public static var current: ColorScheme { EnvironmentValues.shared.colorScheme }
}

extension LayoutDirection {
  /// What the default provider says. Inside a layout read `layoutDirection` from the environment instead.
  @MainActor public static var current: LayoutDirection { EnvironmentValues.shared.layoutDirection }
}
