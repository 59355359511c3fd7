#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// The view as an element, measured by the toolkit (`UIViewLeaf`, `NSViewLeaf`).
    ///
    /// ```swift
    /// HStack { Text("Volume"); slider.ui().size(width: 200, height: 30) }
    /// ```
    ///
    /// On UIKit `layout()` is another name of this. On AppKit it cannot be: `NSView.layout()` is AppKit's call to lay out,
    /// and with a second one that differs by its result alone, every `super.layout()` of a subclass would be ambiguous.
    ///
    /// It must not stand in two places at once; the layout keeps it while it shows it. Where it shows something else that
    /// has another size, `LayoutContainer.markViewDirty(_:)` says so.
    public func ui() -> NativeElement { NativeElement(PlatformLeaf.of(self)) }

    /// The same as `ui()`.
    public func layoutElement() -> NativeElement { ui() }

    #if canImport(UIKit)
      /// The view as an element, measured by its `sizeThatFits`: the same as `ui()`.
      public func layout() -> NativeElement { ui() }
    #endif
  }

  /// Views that can be configured in passing: all of them.
  @MainActor
  public protocol ConfigurableView: PlatformView {}

  extension PlatformView: ConfigurableView {}

  extension ConfigurableView {
    /// Changes the view and hands it back: `UILabel().configure { $0.text = "Hello" }`.
    @discardableResult
    public func configure(_ change: (Self) -> Void) -> Self {
      change(self)
      return self
    }
  }
#endif
