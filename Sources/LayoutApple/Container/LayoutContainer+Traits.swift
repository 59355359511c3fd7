#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What the system says of the view.
  extension LayoutContainer {
    /// The toolkit says that something of it changed, or may have.
    func traitsChanged() {
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      onTraitChange?(traits)
    }

    /// The view came into a window, or left it.
    func windowChanged() {
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      // What moves in a view that is not seen is over, as the toolkits have it with their own animations.
      if window == nil { root.finishAnimations() }
      // A clock is that of the display of one window.
      clock?.stop()
      clock = nil
      followMonitor()
    }

    /// Takes over what the system says. Values that the toolkit does not know stay as they are.
    ///
    /// Texts are black in light surroundings and white in dark ones; a colour that was set stays.
    func takeTraits() {
      #if canImport(UIKit) && !os(watchOS)
        // A view that came into another has the traits of its place only from the next layout on, or when it asks.
        updateTraitsIfNeeded()
      #endif
      var values = root.environment
      let system = said(over: values)
      if values.foregroundColor == Self.textColor(values.colorScheme) {
        values.foregroundColor = Self.textColor(system.colorScheme)
      }
      values.take(system)
      takeMore(into: &values)
      let (insets, isRightToLeft) = (safeAreaInsets, system.layoutDirection == .rightToLeft)
      values.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: max(insets.bottom, keyboardOverlap), trailing: isRightToLeft ? insets.left : insets.right)
      root.environment = values
    }

    private static func textColor(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
  }
#endif
