#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  // A colour that both the layout and the toolkit have by a name, as `.red`, is the layout's.

  extension LayoutCore.Layout {
    /// Fills the element's box with a colour of the toolkit's, behind it. One that differs from light to dark is the one
    /// for the element's colour scheme, also when that changes.
    @_disfavoredOverload
    public func background(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in background(Color(color, values.colorScheme)) }
    }

    /// Sets the colour of the texts inside, and of shapes that say none, to one of the toolkit's, for the element's colour
    /// scheme.
    @_disfavoredOverload
    public func foregroundColor(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in foregroundColor(Color(color, values.colorScheme)) }
    }

    /// The colour of what is chosen or filled in the controls inside: one of the toolkit's, for the element's colour scheme.
    @_disfavoredOverload
    public func tint(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in tint(Color(color, values.colorScheme)) }
    }
  }
#endif
