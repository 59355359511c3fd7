#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's controller of a view.
  public typealias PlatformHostingController = UIHostingController

  extension LayoutView: UIViewRepresentable {
    /// Makes the container.
    public func makeUIView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value in an environment that may have changed.
    public func updateUIView(_ uiView: LayoutContainer, context: Context) {
      show(in: uiView, context.environment, context.coordinator)
    }

    /// The layout's response to a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: LayoutContainer, context: Context) -> CGSize? {
      CGSize(uiView.size(for: Proposal(proposal)))
    }
  }

  extension HostedView: UIViewRepresentable {
    /// Makes the view that contains the hosted view.
    public func makeUIView(context: Context) -> HostedViewBox { makeBox() }

    /// Shows the view of a later value.
    public func updateUIView(_ uiView: HostedViewBox, context: Context) { uiView.show(native) }

    /// The view's response to a proposal, the same as in this package's layouts (`UIView.layout()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: HostedViewBox, context: Context) -> CGSize? {
      uiView.sizeThatFits(Proposal(proposal))
    }

    /// Releases the view.
    public static func dismantleUIView(_ uiView: HostedViewBox, coordinator: ()) { uiView.empty() }
  }

  /// SwiftUI's environment values of a container, set as traits, so that the views in it receive them too.
  extension LayoutContainer {
    func overrideDirection(isRightToLeft: Bool) {
      semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      overrideTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    }

    func overrideScheme(isDark: Bool) { overrideTraits { $0.userInterfaceStyle = isDark ? .dark : .light } }

    func overrideTextSize(_ size: SwiftUI.DynamicTypeSize) {
      overrideTraits { $0.preferredContentSizeCategory = UIContentSizeCategory(size) }
    }

    /// Sets traits at once, because SwiftUI requests the size before the next layout, in which UIKit would update the
    /// traits.
    private func overrideTraits(_ change: (inout UITraitOverrides) -> Void) {
      change(&traitOverrides)
      updateTraitsIfNeeded()
    }
  }

  extension View {
    /// The view in a UIKit controller, to be added as a child or presented.
    @MainActor
    public var uikit: UIHostingController<Self> { UIHostingController(rootView: self) }

    /// The view as a UIKit view, which retains its controller.
    @MainActor
    public var uikitView: HostingView<Self> { HostingView(rootView: self) }

    /// The view as an element of a layout: the same as `ui()`.
    @MainActor
    public func layout() -> UIKitView<HostingView<Self>> { ui() }
  }
#endif
