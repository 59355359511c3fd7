#if canImport(UIKit) && !os(watchOS)
  /// The container's system values in UIKit.
  extension LayoutContainer {
    static var toolkit: String { "UIKit" }

    /// Prepares the view for a layout.
    func setUpView() {}

    /// Whether the container receives touches outside the layout's views.
    var observesTouches: Bool {
      backgroundColor != nil || gestureRecognizers?.contains { !$0.isLayouts } == true
    }

    /// The value that `onTraitChange` receives.
    var traits: UITraitCollection { traitCollection }

    /// Observes changes of the system.
    func followSystem() {
      _ = registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitUserInterfaceIdiom.self,
      ]) { (container: LayoutContainer, _: UITraitCollection) in container.traitsChanged() }
      let link = link
      notices = [
        SystemNotice(UIAccessibility.reduceMotionStatusDidChangeNotification) { link.container?.traitsChanged() },
        SystemNotice(UIAccessibility.boldTextStatusDidChangeNotification) { link.container?.fontsChanged() },
      ]
      #if !os(tvOS)
        followKeyboard()
      #endif
    }

    /// The traits' values; values that the traits leave open stay as they were.
    func systemValues(over values: EnvironmentValues) -> SystemEnvironment {
      var system = SystemEnvironment(traitCollection)
      system.layoutDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      system.textScale = values.textScale
      // A scale of 0 is a view that is on no display yet.
      if traitCollection.displayScale <= 0 { system.displayScale = values.displayScale }
      return system
    }

    /// Copies values that only UIKit has.
    func takeMore(into values: inout EnvironmentValues) {
      values.horizontalSizeClass = UserInterfaceSizeClass(traitCollection.horizontalSizeClass)
      values.verticalSizeClass = UserInterfaceSizeClass(traitCollection.verticalSizeClass)
      values.userInterfaceIdiom = traitCollection.userInterfaceIdiom
    }
  }

  extension UIGestureRecognizer {
    /// Whether it is for the elements of the layout: it takes no touches of the container's own.
    fileprivate var isLayouts: Bool {
      #if os(tvOS)
        self is PointerRecognizer
      #else
        self is PointerRecognizer || self is UIHoverGestureRecognizer
      #endif
    }
  }

  extension UserInterfaceSizeClass {
    /// The size class; `nil` if it is not set.
    init?(_ native: UIUserInterfaceSizeClass) {
      switch native {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  extension DynamicTypeSize {
    /// UIKit's text size; the default size if it is not set.
    init(_ native: UIContentSizeCategory) {
      self =
        switch native {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        default: .large
        }
    }
  }
#endif
