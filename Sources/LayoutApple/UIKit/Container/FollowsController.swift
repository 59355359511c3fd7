#if canImport(UIKit) && !os(watchOS)
  /// A view whose controller is a child of the controller around it.
  @MainActor
  protocol FollowsController: UIView {
    /// Called before the view, or a view around it, moves to another superview.
    func leaveController()
    /// Called after the view moved.
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
