#if canImport(UIKit)
  import LayoutCore
  import UIKit

  extension LayoutContainer {
    /// Hears of traits that change.
    func followTraits() {
      takeTraits()
      SystemFollowers.shared.add(self)
      _ = registerForTraitChanges([
        UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitDisplayScale.self,
        UITraitUserInterfaceIdiom.self,
      ]) { (container: LayoutContainer, _: UITraitCollection) in container.traitsChanged() }
    }

    /// UIKit says that traits changed, or may have.
    func traitsChanged() {
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      onTraitChange?(traitCollection)
    }

    /// Takes over what the view's traits say. Values that no trait speaks of stay as they are.
    ///
    /// Texts are black in light surroundings and white in dark ones; a colour that was set stays.
    func takeTraits() {
      let traits = traitCollection
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      var values = root.environment
      var system = SystemEnvironment(traits)
      system.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      system.textScale = values.textScale
      // 0 is a view that is on no display yet.
      if traits.displayScale <= 0 { system.displayScale = values.displayScale }
      if values.foregroundColor == Self.textColor(values.colorScheme) {
        values.foregroundColor = Self.textColor(system.colorScheme)
      }
      values.take(system)
      values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
      values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
      values.userInterfaceIdiom = traits.userInterfaceIdiom
      let insets = safeAreaInsets
      values.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: max(insets.bottom, keyboardOverlap),
        trailing: isRightToLeft ? insets.left : insets.right)
      root.environment = values
    }

    /// How much of the container's bottom the keyboard covers, in points. One that floats elsewhere covers nothing.
    private var keyboardOverlap: CGFloat {
      guard let keyboard, let window, keyboard.height > 0 else { return 0 }
      let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
      guard frame.maxY >= bounds.maxY, frame.minY < bounds.maxY, frame.minX < bounds.maxX, frame.maxX > bounds.minX
      else { return 0 }
      return min(bounds.height, bounds.maxY - frame.minY)
    }

    private static func textColor(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
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
