#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  extension NSView {
    /// The view as an element, measured by AppKit (`NSViewLeaf`).
    ///
    /// ```swift
    /// HStack { Text("Volume"); slider.ui().size(width: 200, height: 30) }
    /// ```
    ///
    /// On UIKit `layout()` is another name of this. Here it cannot be: `NSView.layout()` is AppKit's call to lay out, and with
    /// a second one that differs by its result alone, every `super.layout()` of a subclass would be ambiguous.
    ///
    /// It must not stand in two places at once; the layout keeps it while it shows it. Where it shows something else that
    /// has another size, `LayoutContainer.markViewDirty(_:)` says so.
    public func ui() -> NativeElement { NativeElement(NSViewLeaf.of(self)) }

    /// The same as `ui()`.
    public func layoutElement() -> NativeElement { ui() }
  }

  /// Views that can be configured in passing: all of them.
  @MainActor
  public protocol ConfigurableView: NSView {}

  extension NSView: ConfigurableView {}

  extension ConfigurableView {
    /// Changes the view and hands it back: `NSTextField(labelWithString: "").configure { $0.stringValue = "Hello" }`.
    @discardableResult
    public func configure(_ change: (Self) -> Void) -> Self {
      change(self)
      return self
    }
  }

  /// An element that makes a view of AppKit's and brings it up to date.
  ///
  /// ```swift
  /// AppKitView { NSDatePicker() } update: { $0.dateValue = date }
  /// ```
  ///
  /// The view is made when the element comes into the layout and stays as long as the element keeps its place; each later
  /// evaluation brings it up to date. Layouts with it are evaluated on the main thread.
  public struct AppKitView<Native: NSView>: NativeRecipe {
    private let make: @MainActor () -> Native
    private let update: @MainActor (Native) -> Void

    /// An element from how its view is made and how it is brought up to date; a new one is brought up to date too.
    public init(
      make: @escaping @MainActor () -> Native, update: @escaping @MainActor (Native) -> Void = { _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Makes the view, up to date.
    public func makeView() -> NSViewLeaf {
      MainActor.assumeIsolated { [make, update] in
        let view = make()
        update(view)
        return NSViewLeaf.of(view)
      }
    }

    /// Brings the view up to date.
    public func updateView(_ view: NSViewLeaf) {
      MainActor.assumeIsolated { [update] in
        if let native = view.view as? Native { update(native) }
      }
    }
  }
#endif
