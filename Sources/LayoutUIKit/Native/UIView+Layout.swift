#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

  /// A view of UIKit's as an element.
  public struct ViewElement: PrimitiveLayout {
    private let view: UIViewLeaf

    init(_ view: UIViewLeaf) { self.view = view }

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
      return NativeElement(UIViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Percent, height: Percent) -> ModifiedLayout<NativeElement, RecordModifier> {
      NativeElement(UIViewLeaf.of(view.view, fills: [.horizontal, .vertical])).size(width: width, height: height)
    }

    /// Gives the view a width that is a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Percent, height: Double? = nil) -> ModifiedLayout<NativeElement, RecordModifier> {
      let fills = height == nil ? view.fills.union(.horizontal) : [.horizontal, .vertical]
      return NativeElement(UIViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a height that is a share of what the nearest container was offered: it has exactly this.
    @MainActor
    public func size(width: Double? = nil, height: Percent) -> ModifiedLayout<NativeElement, RecordModifier> {
      let fills = width == nil ? view.fills.union(.vertical) : [.horizontal, .vertical]
      return NativeElement(UIViewLeaf.of(view.view, fills: fills)).size(width: width, height: height)
    }

    /// Gives the view a size in points: it has exactly this.
    @MainActor
    public func size(_ size: Size) -> ModifiedLayout<NativeElement, RecordModifier> {
      self.size(width: size.width, height: size.height)
    }
  }

  extension UIView {
    /// The view as an element, measured by its `sizeThatFits`.
    ///
    /// ```swift
    /// HStack { Text("Volume"); slider.layout().size(width: 200, height: 30) }
    /// ```
    ///
    /// It must not stand in two places at once; the layout keeps it while it shows it. Where it shows something else that
    /// has another size, `LayoutContainer.markViewDirty(_:)` says so.
    public func layout() -> ViewElement { ViewElement(UIViewLeaf.of(self)) }

    /// The same as `layout()`.
    public func ui() -> ViewElement { layout() }
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
