#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  extension UIView {
    /// The view as an element, measured by its `sizeThatFits`.
    ///
    /// ```swift
    /// HStack { Text("Volume"); slider.layout().size(width: 200, height: 30) }
    /// ```
    ///
    /// It must not stand in two places at once; the layout keeps it while it shows it. Where it shows something else that
    /// has another size, `LayoutContainer.markViewDirty(_:)` says so.
    public func layout() -> NativeElement { NativeElement(UIViewLeaf.of(self)) }

    /// The same as `layout()`.
    public func ui() -> NativeElement { layout() }
  }

  /// Views that can be configured in passing: all of them.
  @MainActor
  public protocol ConfigurableView: UIView {}

  extension UIView: ConfigurableView {}

  extension ConfigurableView {
    /// Changes the view and hands it back: `UILabel().configure { $0.text = "Hello" }`.
    @discardableResult
    public func configure(_ change: (Self) -> Void) -> Self {
      change(self)
      return self
    }
  }

  /// An element that makes a view of UIKit's and brings it up to date.
  ///
  /// ```swift
  /// UIKitView { UIDatePicker() } update: { $0.date = date }
  /// ```
  ///
  /// The view is made when the element comes into the layout and stays as long as the element keeps its place; each later
  /// evaluation brings it up to date. Layouts with it are evaluated on the main thread.
  public struct UIKitView<Native: UIView>: NativeRecipe {
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
    public func makeView() -> UIViewLeaf {
      MainActor.assumeIsolated { [make, update] in
        let view = make()
        update(view)
        return UIViewLeaf.of(view)
      }
    }

    /// Brings the view up to date.
    public func updateView(_ view: UIViewLeaf) {
      MainActor.assumeIsolated { [update] in
        if let native = view.view as? Native { update(native) }
      }
    }
  }
#endif
