#if canImport(UIKit)
  import LayoutCore
  import UIKit

  extension LayoutContainer {
    /// Hears of traits that change.
    func followTraits() {
      takeTraits()
      _ = registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
      ]) { (container: LayoutContainer, _: UITraitCollection) in container.takeTraits() }
    }

    /// Takes over what the view's traits say. Values that no trait speaks of stay as they are.
    func takeTraits() {
      let traits = traitCollection
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      var values = root.environment
      values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
      values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
      values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
      // 0 is a view that is on no display yet.
      if traits.displayScale > 0 { values.displayScale = Double(traits.displayScale) }
      values.reducesMotion = UIAccessibility.isReduceMotionEnabled
      let insets = safeAreaInsets
      values.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right)
      root.environment = values
    }
  }

  extension UserInterfaceSizeClass {
    /// `nil` where nobody says.
    init?(_ native: UIUserInterfaceSizeClass) {
      switch native {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  extension DynamicTypeSize {
    /// UIKit's step; as designed where nobody says.
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
