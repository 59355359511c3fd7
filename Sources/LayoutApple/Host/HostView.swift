#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view of the host as a view of the toolkit's.
  @MainActor
  class HostView {
    let id: ViewID
    let view: PlatformView
    /// The view that it is in; `nil` for those in the container itself.
    weak var parent: HostView?
    /// How many others it is in.
    var depth = 0
    /// In the parent's coordinates, in points.
    private(set) var frame = Rect.zero
    private(set) var isPlaced = false
    /// How it is shown on top of its frame.
    private(set) var presentation = ViewPresentation.identity
    #if !canImport(UIKit)
      /// Whether its layer is scaled.
      var isScaled = false
    #endif

    init(_ id: ViewID, _ view: PlatformView) {
      self.id = id
      self.view = view
    }

    /// Where the views inside it go; `nil` where there can be none.
    var box: PlatformView? { nil }

    /// How visible it is by itself.
    var opacity: Double { 1 }

    /// Shows other content of the same kind.
    func show(_ content: ViewContent) {}

    /// The size of the frame changed.
    func fit() {}

    /// Fonts are others, by the same names.
    func fontsChanged() {}

    /// The view gets another frame.
    func settingFrame(_ set: () -> Void) { set() }

    /// A view came into it or left it.
    func childrenChanged() { parent?.childrenChanged() }

    /// Says what people hear who do not see it; `nil` takes back what was said.
    ///
    /// - Returns: whether the view says it itself. What does not is described by the box around it.
    func describe(_ properties: AccessibilityProperties?) -> Bool { false }

    final func setFrame(_ new: Rect) {
      // A view that comes is where it belongs from the beginning: it does not fly in from the corner.
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

    /// Puts the view where the layout has it, if other code moved it.
    final func restore() {
      if isPlaced { place() }
    }

    /// Remembers a frame that is not the view's at the moment.
    final func note(_ new: Rect) { frame = new }

    final func setPresentation(_ new: ViewPresentation) {
      presentation = new
      present()
      setOpacity()
    }

    final func setOpacity() { view.shownOpacity = opacity * presentation.opacity }
  }
#endif
