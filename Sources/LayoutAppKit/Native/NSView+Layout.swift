#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import LayoutCore

  /// A view of AppKit's as an element.
  public struct ViewElement: PrimitiveLayout {
    private let view: NSViewLeaf

    init(_ view: NSViewLeaf) { self.view = view }

    /// Puts the view into the tree.
    public func _lower(_ lowering: Lowering) { NativeElement(view)._lower(lowering) }

    /// Gives the view a size: it has exactly this, where other elements keep the size that they take of it.
    ///
    /// - Parameters:
    ///   - width: in points; `nil` leaves it to the view.
    ///   - height: in points; `nil` leaves it to the view.
    @MainActor
    public func size(width: Double? = nil, height: Double? = nil) -> ModifiedLayout<NativeElement, RecordModifier> {
      var fills = view.fills
      if width != nil { fills.insert(.horizontal) }
      if height != nil { fills.insert(.vertical) }
      return NativeElement(NSViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Percent, height: Percent) -> ModifiedLayout<NativeElement, RecordModifier> {
      NativeElement(NSViewLeaf.of(view.view, fills: [.horizontal, .vertical])).size(width: width, height: height)
    }

    /// Gives the view a width that is a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Percent, height: Double? = nil) -> ModifiedLayout<NativeElement, RecordModifier> {
      let fills = height == nil ? view.fills.union(.horizontal) : [.horizontal, .vertical]
      return NativeElement(NSViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a height that is a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Double? = nil, height: Percent) -> ModifiedLayout<NativeElement, RecordModifier> {
      let fills = width == nil ? view.fills.union(.vertical) : [.horizontal, .vertical]
      return NativeElement(NSViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a size in points: it has exactly this.
    @MainActor
    public func size(_ size: Size) -> ModifiedLayout<NativeElement, RecordModifier> {
      self.size(width: size.width, height: size.height)
    }
  }

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
    public func ui() -> ViewElement { ViewElement(NSViewLeaf.of(self)) }

    /// The same as `ui()`.
    public func layoutElement() -> ViewElement { ui() }
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
