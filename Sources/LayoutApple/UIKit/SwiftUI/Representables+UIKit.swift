#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's controller of a view.
  public typealias PlatformHostingController = UIHostingController

  extension LayoutView: UIViewRepresentable {
    /// Makes the container.
    public func makeUIView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value, in surroundings that may be others.
    public func updateUIView(_ uiView: LayoutContainer, context: Context) {
      show(in: uiView, context.environment, context.coordinator)
    }

    /// What the layout takes of a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: LayoutContainer, context: Context) -> CGSize? {
      CGSize(uiView.size(for: Proposal(proposal)))
    }
  }

  extension HostedView: UIViewRepresentable {
    /// Makes the view that holds it.
    public func makeUIView(context: Context) -> HostedViewBox { makeBox() }

    /// Shows the view of a later value.
    public func updateUIView(_ uiView: HostedViewBox, context: Context) { uiView.show(native) }

    /// What the view takes of a proposal: as much as in a layout of ours (`UIView.layout()`).
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: HostedViewBox, context: Context) -> CGSize? {
      uiView.sizeThatFits(Proposal(proposal))
    }

    /// Gives the view back.
    public static func dismantleUIView(_ uiView: HostedViewBox, coordinator: ()) { uiView.empty() }
  }

  /// What SwiftUI says of a container's surroundings: its traits, so that the views in it hear of it too.
  extension LayoutContainer {
    func overrideDirection(isRightToLeft: Bool) {
      semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      overrideTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    }

    func overrideScheme(isDark: Bool) { overrideTraits { $0.userInterfaceStyle = isDark ? .dark : .light } }

    func overrideTextSize(_ size: SwiftUI.DynamicTypeSize) {
      overrideTraits { $0.preferredContentSizeCategory = UIContentSizeCategory(size) }
    }

    /// SwiftUI asks for the size before the next layout, in which UIKit would bring the traits up to date.
    private func overrideTraits(_ change: (inout UITraitOverrides) -> Void) {
      change(&traitOverrides)
      updateTraitsIfNeeded()
    }
  }

  extension View {
    /// The view in a controller of UIKit's, to be added as a child or presented.
    @MainActor
    public var uikit: UIHostingController<Self> { UIHostingController(rootView: self) }

    /// The view as a view of UIKit's, which keeps the controller that shows it.
    @MainActor
    public var uikitView: HostingView<Self> { HostingView(rootView: self) }

    /// The view as an element of a layout of ours: the same as `ui()`.
    @MainActor
    public func layout() -> UIKitView<HostingView<Self>> { ui() }
  }
#endif
