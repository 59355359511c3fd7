#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  /// What AppKit says of the container.
  extension LayoutContainer {
    static var toolkit: String { "AppKit" }

    /// A view is made ready for a layout.
    func setUpView() {
      wantsLayer = true
      // Frames are the layout's affair.
      autoresizesSubviews = false
      root.environment.font = EnvironmentValues.ofToolkit.font
    }

    /// Whether the mouse beside the layout is the container's.
    var hearsTouches: Bool { layer?.backgroundColor != nil || !gestureRecognizers.isEmpty }

    /// What the view's owner is told of.
    var traits: NSAppearance { effectiveAppearance }

    /// Hears of what changes.
    func followSystem() {
      let link = link
      notices = [
        SystemNotice(
          NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, in: NSWorkspace.shared.notificationCenter
        ) { link.container?.traitsChanged() }
      ]
    }

    /// What AppKit says; what it does not know (the text size, which a Mac has none of) is as it was.
    func said(over values: EnvironmentValues) -> SystemEnvironment {
      var system = SystemEnvironment(self)
      system.textScale = values.textScale
      system.dynamicTypeSize = values.dynamicTypeSize
      // Without a window it is on no display yet.
      if window == nil { system.displayScale = values.displayScale }
      return system
    }

    /// AppKit has no size classes.
    func takeMore(into values: inout EnvironmentValues) {}

    /// A Mac's keyboard covers nothing.
    var keyboardOverlap: CGFloat { 0 }
  }
#endif
