#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The system's values for the view.
  extension LayoutContainer {
    /// Called by the toolkit when traits have changed or may have changed.
    func traitsChanged() {
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      onTraitChange?(traits)
    }

    /// Called when the view moves into a window or out of one.
    func windowChanged() {
      followScene()
      takeTraits()
      SystemFollowers.shared.traitsChanged(of: self)
      // Animations in a view without a window end, as the toolkits' own animations do.
      if window == nil { root.finishAnimations() }
      // A clock belongs to the display of one window.
      clock?.stop()
      clock = nil
      followMonitor()
      presenting?.updateLater()
    }

    /// Copies the system's values. Values that the toolkit does not have stay as they are, as does a theme that was set.
    func takeTraits() {
      #if canImport(UIKit) && !os(watchOS)
        // A view in a new superview gets its traits only at the next layout, or by this call.
        updateTraitsIfNeeded()
      #endif
      var values = root.environment
      let system = systemValues(over: values)
      values.take(system)
      if values.colorTheme == ColorTheme() { values.colorTheme = .platform }
      if values.clipboard == .none { values.clipboard = PlatformClipboard.system }
      takeMore(into: &values)
      if let scene { values.scenePhase = scene.phase }
      let (insets, isRightToLeft) = (safeAreaInsets, system.layoutDirection == .rightToLeft)
      values.safeAreaInsets = EdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: max(insets.bottom, keyboardOverlap), trailing: isRightToLeft ? insets.left : insets.right)
      let isOtherScale = root.environment.displayScale != values.displayScale
      root.environment = values
      if isOtherScale { host.scaleChanged() }
    }
  }
#endif
