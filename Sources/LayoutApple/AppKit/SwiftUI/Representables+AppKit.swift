#if canImport(AppKit) && canImport(SwiftUI) && !targetEnvironment(macCatalyst)
  public import SwiftUI

  /// SwiftUI's controller of a view.
  public typealias PlatformHostingController = NSHostingController

  extension LayoutView: NSViewRepresentable {
    /// Makes the container.
    public func makeNSView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value, in surroundings that may be others.
    public func updateNSView(_ nsView: LayoutContainer, context: Context) {
      show(in: nsView, context.environment, context.coordinator)
    }

    /// What the layout takes of a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: LayoutContainer, context: Context) -> CGSize? {
      CGSize(nsView.size(for: Proposal(proposal)))
    }
  }

  extension HostedView: NSViewRepresentable {
    /// Makes the view that holds it.
    public func makeNSView(context: Context) -> HostedViewBox { makeBox() }

    /// Shows the view of a later value.
    public func updateNSView(_ nsView: HostedViewBox, context: Context) { nsView.show(native) }

    /// What the view takes of a proposal: as much as in a layout of ours (`NSView.ui()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: HostedViewBox, context: Context) -> CGSize? {
      nsView.sizeThatFits(Proposal(proposal))
    }

    /// Gives the view back.
    public static func dismantleNSView(_ nsView: HostedViewBox, coordinator: ()) { nsView.empty() }
  }

  /// What SwiftUI says of a container's surroundings, said of the view, so that the views in it hear of it too.
  extension LayoutContainer {
    func overrideDirection(isRightToLeft: Bool) {
      userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    func overrideScheme(isDark: Bool) { appearance = NSAppearance(named: isDark ? .darkAqua : .aqua) }

    /// A Mac's texts have no size that a person chooses for all programs, in SwiftUI neither.
    func overrideTextSize(_ size: SwiftUI.DynamicTypeSize) {}
  }

  extension View {
    /// The view in a controller of AppKit's, to be added as a child or presented.
    @MainActor
    public var appkit: NSHostingController<Self> { NSHostingController(rootView: self) }

    /// The view as a view of AppKit's, which keeps the controller that shows it.
    @MainActor
    public var appkitView: HostingView<Self> { HostingView(rootView: self) }
  }
#endif
