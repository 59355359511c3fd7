#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  public import SwiftUI

  /// A view of SwiftUI's as a view of the toolkit's: what `swiftUIView.uikitView`, or on a Mac `swiftUIView.appkitView`, is.
  ///
  /// It keeps the controller that shows SwiftUI's view; on UIKit that belongs to the controller around it while it is in a
  /// window. Where a body of ours makes it anew each time, the first one stays and takes the new content over, so what SwiftUI
  /// remembers stays too.
  public final class HostingView<Content: View>: PlatformView, UpdatableView, ProposedSize {
    /// The controller, kept as long as the view.
    public let controller: PlatformHostingController<Content>
    /// Whether what is shown is said from here, so that a size that changes with it is no news.
    private var isTelling = false
    /// Hears of the controller's ideal size.
    private var observation: AnyObject?
    /// The controller's ideal size, as far as it is known.
    private var knownSize = CGSize.zero
    /// SwiftUI's view.
    private var shown: PlatformView? { controller.view }

    /// A view that shows `rootView`.
    public init(rootView: Content) {
      let controller = LaidOutController(rootView: rootView)
      self.controller = controller
      super.init(frame: .zero)
      // What covers the window's edges is the layout's affair.
      controller.safeAreaRegions = []
      // The view says its ideal size only where it is asked to.
      controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
      observation = PreferredSizes.follow(controller) { [weak self] in self?.noteSize() }
      // It may have another one without a call that can be observed. Its view is laid out then.
      controller.onLayout = { [weak self] in self?.noteSize() }
      knownSize = controller.preferredContentSize
      guard let shown else { return }
      #if canImport(UIKit) && !os(watchOS)
        backgroundColor = nil
        shown.backgroundColor = nil
      #endif
      // The only view inside has all of the room, as soon as this has it.
      shown.frame = bounds
      shown.autoresizingMask = .filling
      addSubview(shown)
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
      knownSize = controller.preferredContentSize
      isTelling = false
    }

    // MARK: Size

    /// SwiftUI's view may have another size of its own, by its state.
    private func noteSize() {
      guard !isTelling, controller.preferredContentSize != knownSize else { return }
      sizeChanged()
    }

    /// It has, or something else was set.
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

    #if canImport(UIKit) && !os(watchOS)
      /// Gives SwiftUI's view its size.
      public override func layoutSubviews() {
        super.layoutSubviews()
        fill()
      }

      /// The size that SwiftUI's view takes of `size`; a length as large as can be asks for the ideal one.
      public override func sizeThatFits(_ size: CGSize) -> CGSize {
        func offer(_ length: CGFloat) -> Double? { length < .greatestFiniteMagnitude ? Double(length) : nil }
        return CGSize(self.size(for: Proposal(width: offer(size.width), height: offer(size.height))))
      }

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
    #else
      /// Gives SwiftUI's view its size.
      public override func layout() {
        super.layout()
        fill()
      }
    #endif
  }

  /// Says when its view was laid out.
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
    /// The view as an element of a layout of ours. Its view is made once and shows what later evaluations say.
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
