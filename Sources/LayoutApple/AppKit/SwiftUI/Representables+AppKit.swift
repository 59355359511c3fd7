#if canImport(AppKit) && canImport(SwiftUI) && !targetEnvironment(macCatalyst)
  public import SwiftUI

  /// SwiftUI's controller of a view.
  public typealias PlatformHostingController = NSHostingController

  extension LayoutView: NSViewRepresentable {
    /// Makes the container.
    public func makeNSView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value in an environment that may have changed.
    public func updateNSView(_ nsView: LayoutContainer, context: Context) {
      show(in: nsView, context.environment, context.coordinator)
    }

    /// The layout's response to a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: LayoutContainer, context: Context) -> CGSize? {
      CGSize(nsView.size(for: Proposal(proposal)))
    }
  }

  extension HostedView: NSViewRepresentable {
    /// Makes the view that contains the hosted view.
    public func makeNSView(context: Context) -> HostedViewBox { makeBox() }

    /// Shows the view of a later value.
    public func updateNSView(_ nsView: HostedViewBox, context: Context) { nsView.show(native) }

    /// The view's response to a proposal, the same as in this package's layouts (`NSView.ui()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: HostedViewBox, context: Context) -> CGSize? {
      nsView.sizeThatFits(Proposal(proposal))
    }

    /// Releases the view.
    public static func dismantleNSView(_ nsView: HostedViewBox, coordinator: ()) { nsView.empty() }
  }

  /// SwiftUI's environment values of a container, set on the view, so that the views in it receive them too.
  extension LayoutContainer {
    func overrideDirection(isRightToLeft: Bool) {
      userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    func overrideScheme(isDark: Bool) { appearance = NSAppearance(named: isDark ? .darkAqua : .aqua) }

    /// A Mac's texts have no size that the user sets for all programs, also in SwiftUI.
    func overrideTextSize(_ size: SwiftUI.DynamicTypeSize) {}
  }

  extension View {
    /// The view in an AppKit controller, to be added as a child or presented.
    @MainActor
    public var appkit: NSHostingController<Self> { NSHostingController(rootView: self) }

    /// The view as an AppKit view, which retains its controller.
    @MainActor
    public var appkitView: HostingView<Self> { HostingView(rootView: self) }
  }
#endif
