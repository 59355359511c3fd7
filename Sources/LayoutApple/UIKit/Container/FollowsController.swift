#if canImport(UIKit) && !os(watchOS)
  /// A view whose controller is a child of the one around it.
  @MainActor
  protocol FollowsController: UIView {
    /// The view, or one around it, goes elsewhere.
    func leaveController()
    /// It is there.
    func followController()
  }

  extension LayoutContainer: FollowsController {
    func leaveController() {
      for native in host.natives.values where native.isOwn {
        (native.view as? any FollowsController)?.leaveController()
      }
    }

    func followController() {
      for native in host.natives.values where native.isOwn {
        (native.view as? any FollowsController)?.followController()
      }
    }
  }
#endif
