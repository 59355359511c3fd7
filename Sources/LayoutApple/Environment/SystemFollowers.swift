#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Keeps `EnvironmentProvider.shared` and the containers together: what the toolkit says of the person and the device
  /// can be asked for by name (`ColorScheme.current`), and `updateSystemEnvironment()` reaches every container.
  @MainActor
  final class SystemFollowers {
    static let shared = SystemFollowers()

    private struct Follower {
      weak var container: LayoutContainer?
    }

    private var followers: [Follower] = []
    private var isTelling = false
    /// Whose traits changed last.
    private weak var latest: LayoutContainer?

    /// The first container makes the default provider ask the toolkit. A program that wants it to ask another source sets
    /// that afterwards.
    func add(_ container: LayoutContainer) {
      let isFirst = followers.isEmpty
      followers.removeAll { $0.container == nil }
      followers.append(Follower(container: container))
      if isFirst {
        answer()
        ViewAnimations.start()
      }
    }

    /// The default provider asks the toolkit from now on.
    func answer() {
      EnvironmentProvider.shared.system = { [weak self] in self?.ask() ?? SystemEnvironment() }
    }

    /// A container heard of other traits: who asks by name hears of them too.
    func traitsChanged(of container: LayoutContainer) {
      if container.window != nil { latest = container }
      guard !isTelling else { return }
      var values = EnvironmentProvider.shared.values
      values.take(current)
      guard SystemEnvironment(values) != SystemEnvironment(EnvironmentProvider.shared.values) else { return }
      isTelling = true
      EnvironmentProvider.shared.updateSystemEnvironment()
      isTelling = false
    }

    /// Asked by name: every container takes its traits anew, and is laid out.
    private func ask() -> SystemEnvironment {
      guard !isTelling else { return current }
      isTelling = true
      defer { isTelling = false }
      for container in followers.compactMap(\.container) {
        container.takeTraits()
        container.layoutIfNeeded()
      }
      return current
    }

    /// What the window says of whose container was heard last; else what UIKit says at the moment, or AppKit of any
    /// container.
    private var current: SystemEnvironment {
      let shown =
        latest?.window != nil ? latest : followers.lazy.compactMap(\.container).first { $0.window != nil }
      #if canImport(UIKit) && !os(watchOS)
        return SystemEnvironment(shown?.traitCollection ?? .current)
      #else
        let asked = shown ?? followers.lazy.compactMap(\.container).first
        return asked.map { SystemEnvironment($0) } ?? SystemEnvironment()
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
