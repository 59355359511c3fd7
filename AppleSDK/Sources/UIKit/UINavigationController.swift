public import Foundation

/// UIKit: `UINavigationController`, since iOS 2. In tests the bar takes no room, and nothing slides in.
open class UINavigationController: UIViewController {
  /// `init(rootViewController:)`, since iOS 2.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// `viewControllers`, since iOS 2.
  public private(set) var viewControllers: [UIViewController] = []
  /// `topViewController`, since iOS 2.
  open var topViewController: UIViewController? { viewControllers.last }
  /// `pushViewController(_:animated:)`, since iOS 2.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    viewControllers.append(viewController)
    addChild(viewController)
    showTop()
    viewController.didMove(toParent: self)
  }
  /// `popViewController(animated:)`, since iOS 2.
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let old = viewControllers.popLast() else { return nil }
    old.view.removeFromSuperview()
    old.removeFromParent()
    showTop()
    return old
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }
  private func showTop() {
    guard let view, let top = topViewController?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top)
  }
}

extension UIViewController {
  /// `navigationController`, since iOS 2.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

/// UIKit: `UINavigationItem`, since iOS 2.
@MainActor
open class UINavigationItem {
  /// `rightBarButtonItem`, since iOS 2.
  open var rightBarButtonItem: UIBarButtonItem?
}

/// UIKit: `UIBarButtonItem`, since iOS 2.
@MainActor
open class UIBarButtonItem {
  /// `UIBarButtonItem.SystemItem`, since iOS 2.
  public enum SystemItem: Sendable { case add }
  /// `primaryAction`, since iOS 14.
  open var primaryAction: UIAction?
  /// `init(systemItem:primaryAction:menu:)`, since iOS 14: the parts in use.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }
}
