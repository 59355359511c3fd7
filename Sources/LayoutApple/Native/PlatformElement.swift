#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    /// An element that makes a view of UIKit's and brings it up to date.
    ///
    /// ```swift
    /// UIKitView { UIDatePicker() } update: { $0.date = date }
    /// ```
    public typealias UIKitView<Native: UIView> = PlatformElement<Native>
  #else
    /// An element that makes a view of AppKit's and brings it up to date.
    ///
    /// ```swift
    /// AppKitView { NSDatePicker() } update: { $0.dateValue = date }
    /// ```
    public typealias AppKitView<Native: NSView> = PlatformElement<Native>
  #endif

  /// An element that makes a view of the toolkit's and brings it up to date: `UIKitView`, or on the Mac `AppKitView`.
  ///
  /// The view is made when the element comes into the layout and stays as long as the element keeps its place; each later
  /// evaluation brings it up to date. Layouts with it are evaluated on the main thread.
  public struct PlatformElement<Native: PlatformView>: NativeRecipe {
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
    public func makeView() -> PlatformLeaf {
      MainActor.assumeIsolated { [make, update] in
        let view = make()
        update(view)
        return PlatformLeaf.of(view)
      }
    }

    /// Brings the view up to date.
    public func updateView(_ view: PlatformLeaf) {
      MainActor.assumeIsolated { [update] in
        if let native = view.view as? Native { update(native) }
      }
    }
  }
#endif
