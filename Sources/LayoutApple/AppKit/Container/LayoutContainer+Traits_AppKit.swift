#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  extension LayoutContainer {
    /// AppKit says that something of this changed, or may have.
    func traitsChanged() {
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      tellTraitChange()
    }

    /// Takes over what the system says of the view. Values that AppKit does not know (size classes, the text size, which a Mac
    /// has none of) stay as they are.
    ///
    /// Texts are black in light surroundings and white in dark ones; a colour that was set stays.
    func takeTraits() {
      let isRightToLeft = userInterfaceLayoutDirection == .rightToLeft
      var values = root.environment
      var system = SystemEnvironment(self)
      system.textScale = values.textScale
      system.dynamicTypeSize = values.dynamicTypeSize
      // Without a window it is on no display yet.
      if window == nil { system.displayScale = values.displayScale }
      if values.foregroundColor == Self.textColor(values.colorScheme) {
        values.foregroundColor = Self.textColor(system.colorScheme)
      }
      values.take(system)
      let insets = safeAreaInsets
      values.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right)
      root.environment = values
    }

    private static func textColor(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
  }
#endif
