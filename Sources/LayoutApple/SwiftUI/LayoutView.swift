#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  import SwiftUI

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
  /// the most. SwiftUI's writing direction, colour scheme and, on UIKit, text size are the layout's too, by the container's
  /// traits. Only what differs between two evaluations is told to the toolkit. In a file that imports both SwiftUI and this
  /// module, names that both have are written with their module's: `LayoutCore.VStack`.
  @MainActor
  public struct LayoutView<Content: LayoutCore.Layout> {
    private let content: () -> Content

    /// A view that shows `content`.
    public init(@LayoutBuilder content: @escaping () -> Content) { self.content = content }

    /// Shows the content, in surroundings that may be others.
    func show(in container: LayoutContainer, _ environment: SwiftUI.EnvironmentValues, _ coordinator: Coordinator) {
      coordinator.take(environment, into: container)
      container.setBody(content)
      container.setNeedsLayout()
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

      /// Tells the container's view what differs, so that the views in it hear of it too.
      func take(_ environment: SwiftUI.EnvironmentValues, into container: LayoutContainer) {
        if direction != environment.layoutDirection {
          direction = environment.layoutDirection
          container.overrideDirection(isRightToLeft: environment.layoutDirection == .rightToLeft)
        }
        if scheme != environment.colorScheme {
          scheme = environment.colorScheme
          container.overrideScheme(isDark: environment.colorScheme == .dark)
        }
        if textSize != environment.dynamicTypeSize {
          textSize = environment.dynamicTypeSize
          container.overrideTextSize(environment.dynamicTypeSize)
        }
      }
    }
  }

  extension Proposal {
    /// SwiftUI's proposal, which means the same.
    init(_ proposal: ProposedViewSize) {
      self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
  }
#endif
