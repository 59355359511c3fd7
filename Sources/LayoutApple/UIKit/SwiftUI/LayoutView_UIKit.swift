#if canImport(UIKit) && canImport(SwiftUI)
  public import LayoutCore
  public import SwiftUI

  /// A layout of ours as a view of SwiftUI's.
  ///
  /// ```swift
  /// struct Profile: View {
  ///   var body: some View {
  ///     NavigationStack { LayoutView { ProfileCard(name: "Ada") } }
  ///   }
  /// }
  /// ```
  ///
  /// It answers SwiftUI's proposals as the engine does: an open length asks for the ideal one, 0 for the least, infinity for
  /// the most. SwiftUI's writing direction, colour scheme and text size are the layout's too, by its traits. Only what
  /// differs between two evaluations is told to UIKit. In a file that imports both SwiftUI and this module, names that both
  /// have are written with their module's: `LayoutCore.VStack`.
  public struct LayoutView<Content: LayoutCore.Layout>: UIViewRepresentable {
    private let content: () -> Content

    /// A view that shows `content`.
    public init(@LayoutBuilder content: @escaping () -> Content) { self.content = content }

    /// Makes the container.
    public func makeUIView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value, in surroundings that may be others.
    public func updateUIView(_ uiView: LayoutContainer, context: Context) {
      context.coordinator.take(context.environment, into: uiView)
      uiView.setBody(content)
      uiView.setNeedsLayout()
    }

    /// What the layout takes of a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: LayoutContainer, context: Context) -> CGSize? {
      CGSize(uiView.size(for: Proposal(proposal)))
    }

    /// Remembers the surroundings.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// What SwiftUI said of the surroundings the last time.
    @MainActor
    public final class Coordinator {
      private var direction: SwiftUI.LayoutDirection?
      private var scheme: SwiftUI.ColorScheme?
      private var textSize: SwiftUI.DynamicTypeSize?

      init() {}

      /// Tells the container's traits what differs, so that the views in it hear of it too.
      func take(_ environment: SwiftUI.EnvironmentValues, into container: LayoutContainer) {
        if direction != environment.layoutDirection {
          direction = environment.layoutDirection
          let isRightToLeft = environment.layoutDirection == .rightToLeft
          container.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
          container.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if scheme != environment.colorScheme {
          scheme = environment.colorScheme
          container.traitOverrides.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        }
        if textSize != environment.dynamicTypeSize {
          textSize = environment.dynamicTypeSize
          container.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        }
      }
    }
  }
#endif
