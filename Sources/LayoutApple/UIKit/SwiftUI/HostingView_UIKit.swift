#if canImport(UIKit) && canImport(SwiftUI)
  import LayoutCore
  public import SwiftUI
  public import UIKit

  /// A view of SwiftUI's as a view of UIKit's: what `swiftUIView.uikitView` is.
  ///
  /// It keeps the controller that shows SwiftUI's view, and gives it to the controller around it while it is in a window.
  /// Where a body of ours makes it anew each time, the first one stays and takes the new content over, so what SwiftUI
  /// remembers stays too.
  public final class HostingView<Content: View>: UIView, UpdatableView, ProposedSize, FollowsController {
    /// The controller, kept as long as the view.
    public let controller: UIHostingController<Content>
    /// Whether what is shown is said from here, so that a size that changes with it is no news.
    private var isTelling = false
    /// Hears of the controller's ideal size.
    private var observation: AnyObject?

    /// A view that shows `rootView`.
    public init(rootView: Content) {
      let controller = UIHostingController(rootView: rootView)
      self.controller = controller
      super.init(frame: .zero)
      // What covers the window's edges is the layout's affair.
      controller.safeAreaRegions = []
      controller.sizingOptions = .preferredContentSize
      observation = PreferredSizes.follow(controller) { [weak self] in self?.sizeChanged() }
      backgroundColor = nil
      if let shown = controller.view {
        shown.backgroundColor = nil
        shown.frame = bounds
        addSubview(shown)
      }
    }

    /// Not from an archive.
    public required init?(coder: NSCoder) { nil }

    /// What is shown. In a layout the view is measured anew.
    public var rootView: Content {
      get { controller.rootView }
      set {
        show(newValue)
        sizeChanged()
      }
    }

    /// Shows what another one shows.
    public func update(from newer: HostingView<Content>) { show(newer.rootView) }

    /// For a layout that measures the view anew by itself.
    func show(_ content: Content) {
      isTelling = true
      controller.rootView = content
      isTelling = false
    }

    // MARK: Size

    /// SwiftUI's view has another size of its own, by its state or by what was set.
    private func sizeChanged() {
      guard !isTelling else { return }
      invalidateIntrinsicContentSize()
      var view = superview
      while let current = view {
        if let container = current as? LayoutContainer, container.markViewDirty(self) { return }
        view = current.superview
      }
    }

    /// Gives SwiftUI's view its size.
    public override func layoutSubviews() {
      super.layoutSubviews()
      if let shown = controller.view, shown.frame != bounds { shown.frame = bounds }
    }

    /// The size that SwiftUI's view takes of `size`; a length as large as can be asks for the ideal one.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      func offer(_ length: CGFloat) -> Double? { length < .greatestFiniteMagnitude ? Double(length) : nil }
      return CGSize(self.size(for: Proposal(width: offer(size.width), height: offer(size.height))))
    }

    /// SwiftUI's ideal size.
    public override var intrinsicContentSize: CGSize { controller.view?.intrinsicContentSize ?? .zero }

    /// A hosting controller takes no open lengths.
    ///
    /// 1. Where both are open, its view's intrinsic size is the ideal one.
    /// 2. It is asked with an open or infinite length as large as can be.
    /// 3. What takes all of that takes infinity where that was proposed, and its ideal where the length is open.
    func size(for proposal: Proposal) -> Size {
      let ideal = Size(intrinsicContentSize)
      if proposal.width == nil, proposal.height == nil { return ideal }  // 1.
      let most = Double(CGFloat.greatestFiniteMagnitude)
      func room(_ length: Double?) -> CGFloat { CGFloat(min(length ?? most, most)) }
      let answer = Size(  // 2.
        controller.sizeThatFits(in: CGSize(width: room(proposal.width), height: room(proposal.height))))
      func length(_ axis: LayoutCore.Axis, _ proposed: Double?) -> Double {
        guard answer[axis] >= most else { return answer[axis] }
        return proposed ?? ideal[axis]  // 3.
      }
      return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
    }

    // MARK: The controller's parent

    /// In a window the controller belongs to the one around the view, as UIKit asks of controllers whose views are shown.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      followController()
    }

    /// UIKit takes no view under a controller that is not its own controller's parent: that is left before.
    public override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      leaveController()
    }

    /// In the same window there may be another controller around it now.
    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      followController()
    }

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

  extension View {
    /// The view in a controller of UIKit's, to be added as a child or presented.
    @MainActor
    public var uikit: UIHostingController<Self> { UIHostingController(rootView: self) }

    /// The view as a view of UIKit's, which keeps the controller that shows it.
    @MainActor
    public var uikitView: HostingView<Self> { HostingView(rootView: self) }

    /// The view as an element of a layout of ours. Its view is made once and shows what later evaluations say.
    ///
    /// ```swift
    /// // In a file that imports Layout:
    /// HStack { Text("Rating"); stars.layout() }   // `stars` is a view of SwiftUI's
    /// ```
    @MainActor
    public func layout() -> UIKitView<HostingView<Self>> {
      UIKitView {
        HostingView(rootView: self)
      } update: {
        $0.show(self)
      }
    }
  }
#endif
