#if ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit)) && canImport(SwiftUI)
  import SwiftUI

  /// A layout as a SwiftUI view.
  ///
  /// ```swift
  /// struct Profile: View {
  ///   var body: some View {
  ///     NavigationStack { LayoutView { ProfileCard(name: "Ada") } }
  ///   }
  /// }
  /// ```
  ///
  /// It responds to SwiftUI's proposals as the engine does: `nil` requests the ideal length, 0 the smallest, infinity
  /// the largest. The layout uses SwiftUI's writing direction, colour scheme and, on UIKit, text size, by the
  /// container's traits. Only differences between two evaluations reach the toolkit. In a file that imports both
  /// SwiftUI and this module, names that both have are written with their module's name: `LayoutCore.VStack`.
  @MainActor
  public struct LayoutView<Content: LayoutCore.Layout> {
    private let content: () -> Content

    /// Makes a view that shows `content`.
    public init(@LayoutBuilder content: @escaping () -> Content) { self.content = content }

    /// Shows the content in an environment that may have changed.
    func show(in container: LayoutContainer, _ environment: SwiftUI.EnvironmentValues, _ coordinator: Coordinator) {
      coordinator.take(environment, into: container)
      container.setBody(content)
      container.setNeedsLayout()
    }

    /// Makes the coordinator, which stores the environment.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// SwiftUI's last environment values.
    @MainActor
    public final class Coordinator {
      private var direction: SwiftUI.LayoutDirection?
      private var scheme: SwiftUI.ColorScheme?
      private var textSize: SwiftUI.DynamicTypeSize?

      init() {}

      /// Sets differing values on the container's view, so that the views in it receive them too.
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
    /// The same proposal as SwiftUI's.
    init(_ proposal: ProposedViewSize) {
      self.init(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
    }
  }
#endif
