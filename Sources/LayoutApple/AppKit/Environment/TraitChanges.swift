#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension LayoutContainer {
    /// Hears of what the system says of the view, when it has changed and the layout took it over: dark mode, the pixels of a
    /// point, the direction of writing, less motion. It is told the values that are in force from then on. The first ones are
    /// not told, nor is what AppKit notifies of though nothing of these is another.
    public var onTraitChange: ((SystemEnvironment) -> Void)? {
      get { traitChanges.action }
      set { traitChanges = TraitChanges(action: newValue, told: currentTraits) }
    }

    /// Tells of the values that were taken over, if they are others than those before.
    func tellTraitChange() {
      let traits = currentTraits
      guard traits != traitChanges.told else { return }
      traitChanges.told = traits
      traitChanges.action?(traits)
    }

    /// Without a window the view is on no display, and the layout keeps the scale of the last one.
    private var currentTraits: SystemEnvironment {
      var traits = SystemEnvironment(self)
      if window == nil { traits.displayScale = root.environment.displayScale }
      return traits
    }
  }

  /// What is told of changes, and what it was told last.
  struct TraitChanges {
    var action: ((SystemEnvironment) -> Void)?
    var told: SystemEnvironment?
  }
#endif
