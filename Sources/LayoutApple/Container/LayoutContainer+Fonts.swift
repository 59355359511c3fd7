#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutContainer {
    /// Measures texts again after the fonts of the same names have changed: bold text was set or unset, which makes
    /// letters wider, or a font was registered.
    func fontsChanged() {
      PlatformTexts.shared.dropAll()
      PlatformControls.shared.dropAll()
      host.fontsChanged()
      root.invalidateLayoutTree()
    }
  }
#endif
