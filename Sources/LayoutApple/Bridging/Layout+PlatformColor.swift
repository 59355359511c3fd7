#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  // A colour name that both the layout and the toolkit have, such as `.red`, means the layout's colour.

  extension LayoutCore.Layout {
    /// Fills the element's box behind it with a toolkit colour.
    ///
    /// A colour that differs between light and dark follows the element's colour scheme, also after a change.
    @_disfavoredOverload
    public func background(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in background(Color(color, values.colorScheme)) }
    }

    /// Sets the colour of the texts inside, and of shapes without a colour, to a toolkit colour in the element's colour
    /// scheme.
    @_disfavoredOverload
    public func foregroundColor(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in foregroundColor(Color(color, values.colorScheme)) }
    }

    /// Sets the tint of the controls inside to a toolkit colour in the element's colour scheme.
    @_disfavoredOverload
    public func tint(_ color: PlatformColor) -> some LayoutCore.Layout {
      EnvironmentReader { values in tint(Color(color, values.colorScheme)) }
    }
  }
#endif
