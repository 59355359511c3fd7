#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Connects `EnvironmentProvider.shared` with the containers.
  ///
  /// The toolkit's values for the user and the device can be read by name (`ColorScheme.current`), and
  /// `updateSystemEnvironment()` updates every container.
  @MainActor
  final class SystemFollowers {
    static let shared = SystemFollowers()

    private struct Follower {
      weak var container: LayoutContainer?
    }

    private var followers: [Follower] = []
    private var isNotifying = false
    /// The container whose traits changed last.
    private weak var latest: LayoutContainer?

    /// Adds a container. The first one makes the default provider read the toolkit's values. A program that uses
    /// another source sets it after that.
    func add(_ container: LayoutContainer) {
      let isFirst = followers.isEmpty
      followers.removeAll { $0.container == nil }
      followers.append(Follower(container: container))
      if isFirst {
        provide()
        ViewAnimations.start()
      }
    }

    /// Makes the default provider read the toolkit's values.
    func provide() {
      EnvironmentProvider.shared.system = { [weak self] in self?.read() ?? SystemEnvironment() }
    }

    /// Measures and shows the texts of every container anew after fonts were registered.
    func fontsChanged() { for container in followers.compactMap(\.container) { container.fontsChanged() } }

    /// Called when a container's traits have changed; updates the values that are read by name.
    func traitsChanged(of container: LayoutContainer) {
      if container.window != nil { latest = container }
      guard !isNotifying else { return }
      var values = EnvironmentProvider.shared.values
      values.take(current)
      guard SystemEnvironment(values) != SystemEnvironment(EnvironmentProvider.shared.values) else { return }
      isNotifying = true
      EnvironmentProvider.shared.updateSystemEnvironment()
      isNotifying = false
    }

    /// Updates the traits of every container and lays it out, for a read by name.
    private func read() -> SystemEnvironment {
      guard !isNotifying else { return current }
      isNotifying = true
      defer { isNotifying = false }
      for container in followers.compactMap(\.container) {
        container.takeTraits()
        container.layoutIfNeeded()
      }
      return current
    }

    /// The values of the window of the container that changed last; else UIKit's current values, or AppKit's values for
    /// any container.
    private var current: SystemEnvironment {
      let shown =
        latest?.window != nil ? latest : followers.lazy.compactMap(\.container).first { $0.window != nil }
      #if canImport(UIKit) && !os(watchOS)
        return SystemEnvironment(shown?.traitCollection ?? .current)
      #else
        let container = shown ?? followers.lazy.compactMap(\.container).first
        return container.map { SystemEnvironment($0) } ?? SystemEnvironment()
      #endif
    }
  }

  extension SystemEnvironment {
    fileprivate init(_ values: EnvironmentValues) {
      self.init(
        colorScheme: values.colorScheme, layoutDirection: values.layoutDirection,
        dynamicTypeSize: values.dynamicTypeSize, textScale: values.textScale, displayScale: values.displayScale,
        reducesMotion: values.reducesMotion)
    }
  }
#endif
