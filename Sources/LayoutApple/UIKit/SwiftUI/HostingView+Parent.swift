#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
  import SwiftUI

  extension HostingView: FollowsController {
    func leaveController() {
      guard controller.parent != nil else { return }
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }

    func followController() {
      let parent = window == nil ? nil : nearestController
      guard parent !== controller.parent else { return }
      leaveController()
      parent?.addChild(controller)
      if let parent { controller.didMove(toParent: parent) }
    }

    private var nearestController: UIViewController? {
      var responder = next
      while let current = responder {
        if let found = current as? UIViewController { return found }
        responder = current.next
      }
      return nil
    }
  }
#endif
