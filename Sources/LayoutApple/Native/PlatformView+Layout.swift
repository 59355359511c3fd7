#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// The view as an element, measured by the toolkit (`UIViewLeaf`, `NSViewLeaf`).
    ///
    /// ```swift
    /// HStack { Text("Volume"); slider.ui().size(width: 200, height: 30) }
    /// ```
    ///
    /// On UIKit `layout()` is another name of this method. On AppKit `NSView.layout()` already is the call that lays
    /// out. A second method that differs only in its result would make every `super.layout()` of a subclass ambiguous.
    ///
    /// The view must not be in two places at once. The layout retains it while it is shown. If its content changes and
    /// its size with it, call `LayoutContainer.markViewDirty(_:)`.
    public func ui() -> _NativeElement { PlatformLeaf.of(self).layout() }

    /// The same as `ui()`.
    public func layoutElement() -> _NativeElement { ui() }

    #if canImport(UIKit)
      /// The view as an element, measured by its `sizeThatFits`: the same as `ui()`.
      public func layout() -> _NativeElement { ui() }
    #endif
  }

  /// A view that can be configured in an expression; all views can.
  @MainActor
  public protocol ConfigurableView: PlatformView {}

  extension PlatformView: ConfigurableView {}

  extension ConfigurableView {
    /// Changes the view and returns it: `UILabel().configure { $0.text = "Hello" }`.
    @discardableResult
    public func configure(_ change: (Self) -> Void) -> Self {
      change(self)
      return self
    }
  }
#endif
