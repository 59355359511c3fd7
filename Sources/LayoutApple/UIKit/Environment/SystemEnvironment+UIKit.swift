#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  extension SystemEnvironment {
    /// What UIKit's traits say. What they leave open is as designed; a scale of 0, that of a view on no display, is 1.
    @MainActor
    public init(_ traits: UITraitCollection) {
      self.init(
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        dynamicTypeSize: DynamicTypeSize(traits.preferredContentSizeCategory),
        displayScale: traits.displayScale > 0 ? Double(traits.displayScale) : 1,
        reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }
  }

  extension EnvironmentValues {
    /// What sort of device shows the layout: a phone, a tablet, a television, a computer. Containers take it from their
    /// traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      get { self[IdiomKey.self] }
      set { self[IdiomKey.self] = newValue }
    }

    private enum IdiomKey: EnvironmentKey { static var defaultValue: UIUserInterfaceIdiom { .unspecified } }
  }

  /// Keeps `EnvironmentProvider.shared` and the containers together: what UIKit says of the person and the device can be
  /// asked for by name (`ColorScheme.current`), and `updateSystemEnvironment()` reaches every container.
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

    /// The first container makes the default provider ask UIKit. A program that wants it to ask another source sets
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

    /// The default provider asks UIKit from now on.
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

    /// What the window says of whose container was heard last; else what UIKit says at the moment.
    private var current: SystemEnvironment {
      let shown =
        latest?.window != nil ? latest : followers.lazy.compactMap(\.container).first { $0.window != nil }
      return SystemEnvironment(shown?.traitCollection ?? .current)
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
