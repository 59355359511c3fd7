#if canImport(AppKit) && canImport(SwiftUI) && !targetEnvironment(macCatalyst)
  import AppKit
  public import LayoutCore
  public import SwiftUI

  /// A layout of ours as a view of SwiftUI's.
  ///
  /// ```swift
  /// struct Profile: View {
  ///   var body: some View { LayoutView { ProfileCard(name: "Ada") } }
  /// }
  /// ```
  ///
  /// It answers SwiftUI's proposals as the engine does: an open length asks for the ideal one, 0 for the least, infinity for
  /// the most. SwiftUI's writing direction and colour scheme are the layout's too, by its view. Only what differs between two
  /// evaluations is told to AppKit. In a file that imports both SwiftUI and this module, names that both have are written
  /// with their module's: `LayoutCore.VStack`.
  public struct LayoutView<Content: LayoutCore.Layout>: NSViewRepresentable {
    private let content: () -> Content

    /// A view that shows `content`.
    public init(@LayoutBuilder content: @escaping () -> Content) { self.content = content }

    /// Makes the container.
    public func makeNSView(context: Context) -> LayoutContainer { LayoutContainer(frame: .zero) }

    /// Shows the content of a later value, in surroundings that may be others.
    public func updateNSView(_ nsView: LayoutContainer, context: Context) {
      context.coordinator.take(context.environment, into: nsView)
      nsView.setBody(content)
      nsView.needsLayout = true
    }

    /// What the layout takes of a proposal, on whole pixels.
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: LayoutContainer, context: Context) -> CGSize? {
      let answer = nsView.size(for: Proposal(proposal))
      let scale = max(1, nsView.root.environment.displayScale)
      // Multiples of pixels stay what they are in spite of rounding errors.
      func pixels(_ length: Double) -> Double {
        length.isFinite ? ((length * scale) - 1e-9).rounded(.up) / scale : length
      }
      return CGSize(width: pixels(answer.width), height: pixels(answer.height))
    }

    /// Remembers the surroundings.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// What SwiftUI said of the surroundings the last time.
    @MainActor
    public final class Coordinator {
      private var direction: SwiftUI.LayoutDirection?
      private var scheme: SwiftUI.ColorScheme?

      init() {}

      /// Tells the container's view what differs, so that the views in it hear of it too.
      func take(_ environment: SwiftUI.EnvironmentValues, into container: LayoutContainer) {
        if direction != environment.layoutDirection {
          direction = environment.layoutDirection
          container.userInterfaceLayoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
          container.traitsChanged()
        }
        if scheme != environment.colorScheme {
          scheme = environment.colorScheme
          container.appearance = NSAppearance(named: environment.colorScheme == .dark ? .darkAqua : .aqua)
        }
      }
    }
  }
#endif
