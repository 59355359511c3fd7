#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension SystemEnvironment {
    /// The values of a view in AppKit.
    ///
    /// A view without a window is on no display yet, so its scale is 1. A Mac has no text size that the user sets for
    /// all programs.
    @MainActor
    public init(_ view: NSView) {
      self.init(
        colorScheme: view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .dark : .light,
        layoutDirection: view.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: (view.window?.backingScaleFactor).map { Double($0) } ?? 1,
        reducesMotion: NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }
  }
#endif
