#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  public import SwiftUI

  /// A SwiftUI view as a toolkit view: the result of `swiftUIView.uikitView`, or on a Mac `swiftUIView.appkitView`.
  ///
  /// It retains the controller that shows the SwiftUI view. On UIKit that is a child of the controller around it while
  /// it is in a window. If a body of this package makes it again each time, the first one stays and shows the new
  /// content, so SwiftUI's state stays too.
  public final class HostingView<Content: View>: PlatformView, UpdatableView, ProposedSize {
    /// The controller, retained as long as the view.
    public let controller: PlatformHostingController<Content>
    /// Whether this view sets the content, so that a change of size with it needs no notification.
    private var isNotifying = false
    /// Observes the controller's ideal size.
    private var observation: AnyObject?
    /// The last known ideal size of the controller.
    private var knownSize = CGSize.zero
    /// The controller's view.
    private var shown: PlatformView? { controller.view }

    /// Makes a view that shows `rootView`.
    public init(rootView: Content) {
      let controller = LaidOutController(rootView: rootView)
      self.controller = controller
      super.init(frame: .zero)
      // Only the layout handles the safe area.
      controller.safeAreaRegions = []
      // The view computes its ideal size only with this option.
      controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
      observation = PreferredSizes.follow(controller) { [weak self] in self?.noteSize() }
      // The ideal size may change without a call that can be observed. The controller's view is laid out then.
      controller.onLayout = { [weak self] in self?.noteSize() }
      knownSize = controller.preferredContentSize
      guard let shown else { return }
      #if canImport(UIKit) && !os(watchOS)
        backgroundColor = nil
        shown.backgroundColor = nil
      #endif
      // The only inner view always fills this view.
      shown.frame = bounds
      shown.autoresizingMask = .filling
      addSubview(shown)
    }

    /// Always `nil`: the view does not support archives.
    public required init?(coder: NSCoder) { nil }

    /// The content. Setting it measures the view again in its layout.
    public var rootView: Content {
      get { controller.rootView }
      set {
        show(newValue)
        sizeChanged()
      }
    }

    /// Shows the content of another view.
    public func update(from newer: HostingView<Content>) { show(newer.rootView) }

    /// Shows content for a layout that measures the view again itself.
    func show(_ content: Content) {
      isNotifying = true
      controller.rootView = content
      knownSize = controller.preferredContentSize
      isNotifying = false
    }

    // MARK: Size

    /// Called when the SwiftUI view's own size may have changed through its state.
    private func noteSize() {
      guard !isNotifying, controller.preferredContentSize != knownSize else { return }
      sizeChanged()
    }

    /// Called when the size has changed or another content was set.
    private func sizeChanged() {
      knownSize = controller.preferredContentSize
      invalidateIntrinsicContentSize()
      var view = superview
      while let current = view {
        if let container = current as? LayoutContainer, container.markViewDirty(self) { return }
        view = current.superview
      }
    }

    private func fill() {
      if let shown, shown.frame != bounds { shown.frame = bounds }
    }

    /// SwiftUI's ideal size.
    public override var intrinsicContentSize: CGSize { shown?.intrinsicContentSize ?? .zero }

    /// The response, computed from a controller that does not support `nil` lengths.
    ///
    /// 1. If both lengths are `nil`, the view's intrinsic size is the ideal size.
    /// 2. The controller is measured; a `nil` or infinite length becomes `greatestFiniteMagnitude`.
    /// 3. A response of that length becomes infinity if infinity was proposed, and the ideal length if the proposal is
    ///    `nil`.
    func size(for proposal: Proposal) -> Size {
      let ideal = Size(intrinsicContentSize)
      if proposal.width == nil, proposal.height == nil { return ideal }  // 1.
      let most = Double(CGFloat.greatestFiniteMagnitude)
      func room(_ length: Double?) -> CGFloat { CGFloat(min(length ?? most, most)) }
      let response = Size(  // 2.
        controller.sizeThatFits(in: CGSize(width: room(proposal.width), height: room(proposal.height))))
      func length(_ axis: LayoutCore.Axis, _ proposed: Double?) -> Double {
        guard response[axis] >= most else { return response[axis] }
        return proposed ?? ideal[axis]  // 3.
      }
      return Size(width: length(.horizontal, proposal.width), height: length(.vertical, proposal.height))
    }

    #if canImport(UIKit) && !os(watchOS)
      /// Gives SwiftUI's view its size.
      public override func layoutSubviews() {
        super.layoutSubviews()
        fill()
      }

      /// The SwiftUI view's response to `size`; a length of `greatestFiniteMagnitude` requests the ideal length.
      public override func sizeThatFits(_ size: CGSize) -> CGSize {
        func proposed(_ length: CGFloat) -> Double? { length < .greatestFiniteMagnitude ? Double(length) : nil }
        return CGSize(self.size(for: Proposal(width: proposed(size.width), height: proposed(size.height))))
      }

      /// Makes the controller a child of the controller around the view in a window, as UIKit requires for controllers
      /// of shown views.
      public override func didMoveToWindow() {
        super.didMoveToWindow()
        followController()
      }

      /// Leaves the parent controller first, because UIKit accepts no view under a controller that is not its
      /// controller's parent.
      public override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        leaveController()
      }

      /// Follows the new parent controller, which may change within the same window.
      public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        followController()
      }
    #else
      /// Gives SwiftUI's view its size.
      public override func layout() {
        super.layout()
        fill()
      }
    #endif
  }

  /// A controller that notifies after its view was laid out.
  private final class LaidOutController<Content: View>: PlatformHostingController<Content> {
    var onLayout: (() -> Void)?

    #if canImport(UIKit) && !os(watchOS)
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout?()
      }
    #else
      override func viewDidLayout() {
        super.viewDidLayout()
        onLayout?()
      }
    #endif
  }

  extension View {
    /// The view as an element of a layout. Its view is made once and shows the content of later evaluations.
    ///
    /// ```swift
    /// // In a file that imports Layout:
    /// HStack { Text("Rating"); stars.ui() }   // `stars` is a view of SwiftUI's
    /// ```
    @MainActor
    public func ui() -> PlatformElement<HostingView<Self>> {
      PlatformElement {
        HostingView(rootView: self)
      } update: {
        $0.show(self)
      }
    }
  }
#endif
