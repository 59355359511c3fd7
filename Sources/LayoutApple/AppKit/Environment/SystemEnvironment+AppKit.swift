#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  extension SystemEnvironment {
    /// What AppKit says of a view: a view without a window is on no display yet, so its scale is 1. Macs have no text size
    /// that a person chooses for all programs.
    @MainActor
    public init(_ view: NSView) {
      self.init(
        colorScheme: view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light,
        layoutDirection: view.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: (view.window?.backingScaleFactor).map { Double($0) } ?? 1,
        reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }
  }

  /// Keeps `EnvironmentProvider.shared` and the containers together: what AppKit says of the person and the display can be
  /// asked for by name (`ColorScheme.current`), and `updateSystemEnvironment()` reaches every container.
  @MainActor
  final class SystemFollowers {
    static let shared = SystemFollowers()

    private struct Follower {
      weak var container: LayoutContainer?
    }

    private var followers: [Follower] = []
    private var isTelling = false
    /// What changed last.
    private weak var latest: LayoutContainer?

    /// The first container makes the default provider ask AppKit. A program that wants it to ask another source sets
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

    /// The default provider asks AppKit from now on.
    func answer() {
      EnvironmentProvider.shared.system = { [weak self] in self?.ask() ?? SystemEnvironment() }
    }

    /// A container heard of other values: who asks by name hears of them too.
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

    /// Asked by name: every container takes its values anew, and is laid out.
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

    /// What the window says of whose container was heard last; else of any container.
    private var current: SystemEnvironment {
      let shown =
        latest?.window != nil ? latest : followers.lazy.compactMap(\.container).first { $0.window != nil }
      let asked = shown ?? followers.lazy.compactMap(\.container).first
      return asked.map { SystemEnvironment($0) } ?? SystemEnvironment()
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
