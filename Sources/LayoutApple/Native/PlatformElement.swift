#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    /// An element that makes and updates a UIKit view.
    ///
    /// ```swift
    /// UIKitView { UIDatePicker() } update: { $0.date = date }
    /// ```
    public typealias UIKitView<Native: UIView> = PlatformElement<Native>
  #else
    /// An element that makes and updates an AppKit view.
    ///
    /// ```swift
    /// AppKitView { NSDatePicker() } update: { $0.dateValue = date }
    /// ```
    public typealias AppKitView<Native: NSView> = PlatformElement<Native>
  #endif

  /// An element that makes and updates a toolkit view: `UIKitView`, or on the Mac `AppKitView`.
  ///
  /// The view is made when the element is added to the layout, and stays while the element keeps its place. Each later
  /// evaluation updates it. Layouts with this element are evaluated on the main thread.
  public struct PlatformElement<Native: PlatformView>: NativeRecipe {
    private let make: @MainActor () -> Native
    private let update: @MainActor (Native) -> Void

    /// Makes an element; `update` is also called for a new view.
    public init(
      make: @escaping @MainActor () -> Native, update: @escaping @MainActor (Native) -> Void = { _ in }
    ) {
      self.make = make
      self.update = update
    }

    /// Adds the view, made or updated, to the tree.
    public func _lower(_ lowering: _Lowering) { lowering.recipe(self) }

    /// Makes the view and updates it.
    package func makeView() -> PlatformLeaf {
      MainActor.assumeIsolated { [make, update] in
        let view = make()
        update(view)
        return PlatformLeaf.of(view)
      }
    }

    /// Updates the view.
    package func updateView(_ view: PlatformLeaf) {
      MainActor.assumeIsolated { [update] in
        if let native = view.view as? Native { update(native) }
      }
    }
  }
#endif
