#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A caller's view in the host, or an empty one as long as that is somewhere else.
  final class NativeItem: HostView {
    let hosted: PlatformLeaf
    /// Whether the view itself is here.
    let isOwn: Bool
    /// Whether its owner had Auto Layout place it, which would take it away from its frame.
    private let followsConstraints: Bool
    /// What its owner said of it.
    private var own: Spoken?

    init(_ id: ViewID, _ hosted: PlatformLeaf, isOwn: Bool) {
      self.hosted = hosted
      self.isOwn = isOwn
      let view = isOwn ? hosted.view : BlankView(frame: .zero)
      followsConstraints = isOwn && !view.translatesAutoresizingMaskIntoConstraints
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
      super.init(id, view)
    }

    /// The view is its owner's again, as it was.
    func giveBack() {
      if followsConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
      if isOwn { _ = describe(nil) }
    }

    /// Controls say themselves what they are.
    override func describe(_ properties: AccessibilityProperties?) -> Bool {
      guard isOwn, view is PlatformControl else { return false }
      if let properties {
        if own == nil { own = view.spoken }
        view.say(properties, ownLabel: own?.label)
      } else if let own {
        view.spoken = own
        self.own = nil
      }
      return true
    }
  }
#endif
