#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  /// The container's system values in AppKit.
  extension LayoutContainer {
    static var toolkit: String { "AppKit" }

    /// Prepares the view for a layout.
    func setUpView() {
      wantsLayer = true
      // Only the layout sets frames.
      autoresizesSubviews = false
      root.environment.font = EnvironmentValues.ofToolkit.font
    }

    /// Whether the container receives mouse events outside of the layout's views.
    var observesTouches: Bool {
      layer?.backgroundColor != nil || gestureRecognizers.contains { !($0 is PointerRecognizer) }
    }

    /// The value that `onTraitChange` receives.
    var traits: NSAppearance { effectiveAppearance }

    /// Observes changes of the system.
    func followSystem() {
      let link = link
      notices = [
        SystemNotice(
          NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, in: NSWorkspace.shared.notificationCenter
        ) { link.container?.traitsChanged() }
      ]
    }

    /// AppKit's values. The text size, which AppKit does not have, stays as it was.
    func systemValues(over values: EnvironmentValues) -> SystemEnvironment {
      var system = SystemEnvironment(self)
      system.textScale = values.textScale
      system.dynamicTypeSize = values.dynamicTypeSize
      // A view without a window is on no display yet.
      if window == nil { system.displayScale = values.displayScale }
      return system
    }

    /// AppKit has no size classes.
    func takeMore(into values: inout EnvironmentValues) {}

    /// A Mac's keyboard covers nothing.
    var keyboardOverlap: CGFloat { 0 }
  }
#endif
