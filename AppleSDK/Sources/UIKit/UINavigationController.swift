public import Foundation

/// In tests the bar takes no room, and nothing slides in.
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public private(set) var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    viewControllers.append(viewController)
    addChild(viewController)
    showTop()
    viewController.didMove(toParent: self)
  }
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
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

@MainActor
open class UINavigationItem {
  open var rightBarButtonItem: UIBarButtonItem?
}

@MainActor
open class UIBarButtonItem {
  public enum SystemItem: Sendable { case add }
  open var primaryAction: UIAction?
  /// The parts in use.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }
}
