#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A caller's view in the host, or an empty view while the caller's view is elsewhere.
  final class NativeItem: HostView {
    let hosted: PlatformLeaf
    /// Whether the view itself is here.
    let isOwn: Bool
    /// Whether Auto Layout placed the view for its owner; it would change the view's frame.
    private let followsConstraints: Bool
    /// The owner's texts for accessibility.
    private var own: Spoken?

    init(_ id: ViewID, _ hosted: PlatformLeaf, isOwn: Bool) {
      self.hosted = hosted
      self.isOwn = isOwn
      let view = isOwn ? hosted.view : BlankView(frame: .zero)
      followsConstraints = isOwn && !view.translatesAutoresizingMaskIntoConstraints
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
      super.init(id, view)
    }

    /// Returns the view to its owner in its former state.
    func giveBack() {
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
      if isOwn { _ = describe(nil) }
    }

    /// Controls describe themselves.
    override func describe(_ properties: AccessibilityProperties?) -> Bool {
      guard isOwn, view is PlatformControl else { return false }
      if let properties {
        if own == nil { own = view.spoken }
        view.setSpoken(properties, ownLabel: own?.label)
      } else if let own {
        view.spoken = own
        self.own = nil
      }
      return true
    }
  }
#endif
