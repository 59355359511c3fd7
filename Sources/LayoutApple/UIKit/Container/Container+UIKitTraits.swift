#if canImport(UIKit) && !os(watchOS)
  /// What UIKit says of the container.
  extension LayoutContainer {
    static var toolkit: String { "UIKit" }

    /// A view is made ready for a layout.
    func setUpView() {}

    /// Whether touches beside the layout are the container's.
    var hearsTouches: Bool { backgroundColor != nil || !(gestureRecognizers?.isEmpty ?? true) }

    /// What the view's owner is told of.
    var traits: UITraitCollection { traitCollection }

    /// Hears of what changes.
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

    /// What the traits say; what they leave open is as it was.
    func said(over values: EnvironmentValues) -> SystemEnvironment {
      var system = SystemEnvironment(traitCollection)
      system.layoutDirection = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      system.textScale = values.textScale
      // 0 is a view that is on no display yet.
      if traitCollection.displayScale <= 0 { system.displayScale = values.displayScale }
      return system
    }

    /// What UIKit alone knows.
    func takeMore(into values: inout EnvironmentValues) {
      values.horizontalSizeClass = UserInterfaceSizeClass(traitCollection.horizontalSizeClass)
      values.verticalSizeClass = UserInterfaceSizeClass(traitCollection.verticalSizeClass)
      values.userInterfaceIdiom = traitCollection.userInterfaceIdiom
    }

    /// Bold letters are wider, in the same fonts.
    func fontsChanged() {
      PlatformTexts.shared.forgetAll()
      PlatformControls.shared.forgetAll()
      host.fontsChanged()
      root.invalidateLayoutTree()
    }
  }

  extension UserInterfaceSizeClass {
    /// `nil` where it is not set.
    init?(_ native: UIUserInterfaceSizeClass) {
      switch native {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  extension DynamicTypeSize {
    /// UIKit's step; as designed where it is not set.
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
