#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view of the host as a toolkit view.
  @MainActor
  class HostView {
    let id: ViewID
    let view: PlatformView
    /// The view around it; `nil` for views in the container itself.
    weak var parent: HostView?
    /// The number of views around it.
    var depth = 0
    /// In the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    private(set) var isPlaced = false
    /// Its presentation, in addition to its frame.
    private(set) var presentation = ViewPresentation.identity
    #if !canImport(UIKit)
      /// Whether its layer is scaled.
      var isScaled = false
    #endif

    init(_ id: ViewID, _ view: PlatformView) {
      self.id = id
      self.view = view
    }

    /// The superview of the views inside it; `nil` if it has none.
    var box: PlatformView? { nil }

    /// The part of the view that accessibility describes.
    var spokenView: PlatformView { view }

    /// Its own opacity.
    var opacity: Double { 1 }

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// Called when the size of the frame has changed.
    func fit() {}

    /// Called when the display's scale has changed.
    func scaleChanged() {}

    /// Whether it is the mask of the box around it.
    final var isMask: Bool { (parent as? DecoratedView)?.mask === self }

    /// Called when the fonts of the same names have changed.
    func fontsChanged() {}

    /// Sets the view's frame by calling `set`.
    func settingFrame(_ set: () -> Void) { set() }

    /// Called when the view is about to be removed.
    func willRemove() {}

    /// Called when views inside were added or removed.
    func childrenChanged() { parent?.childrenChanged() }

    /// Sets the view's description for accessibility; `nil` removes it.
    ///
    /// - Returns: whether the view describes itself. Otherwise the box around it has the description.
    func describe(_ properties: AccessibilityProperties?) -> Bool { false }

    final func setFrame(_ new: Rect) {
      // A new view has its place at once, and does not move there from the corner.
      guard isPlaced else {
        isPlaced = true
        return PlatformView.withoutMotion { change(to: new) }
      }
      change(to: new)
    }

    private func change(to new: Rect) {
      let isResized = new.size != frame.size
      frame = new
      place()
      if isResized { fit() }
    }

    /// Sets the view's frame again if other code moved it.
    final func restore() {
      if isPlaced { place() }
    }

    /// Stores a frame that the view does not have at the moment.
    final func note(_ new: Rect) { frame = new }

    final func setPresentation(_ new: ViewPresentation) {
      presentation = new
      present()
      setOpacity()
    }

    /// The change of how the view is drawn; `nil` where there is none.
    var effect: BoxEffect? { nil }

    /// The transform of the view about the middle of its frame, by its effect and its presentation.
    ///
    /// A plane that became a line or a point is a point, so that there is a way back.
    final var middleTransform: Transform {
      let size = frame.size
      let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let scale = Transform(scaleX: presentation.scale, y: presentation.scale)
      guard let effect = effect?.transform(in: box) else { return scale }
      return (effect.inverse == nil ? Transform(scaleX: 0, y: 0) : effect).concatenating(scale)
    }

    final func setOpacity() { view.shownOpacity = opacity * presentation.opacity }
  }
#endif
