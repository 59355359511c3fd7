package import Layout
package import LayoutCore
import LayoutCanvas

#if Canvas
  /// A screen with its frames, ready to be drawn.
  package struct LaidOutPage {
    private let page: CanvasPage

    package init(
      _ content: AnyLayout, width: Double?, height: Double?, background: Color, environment: EnvironmentValues,
      isInspecting: Bool = false
    ) {
      page = CanvasPage(content, width: width, height: height, background: background, environment: environment)
      page.isInspecting = isInspecting
    }

    package var size: LayoutCore.Size { page.size }
    package var result: LayoutResult { page.result }
    package var diagnostics: [Diagnostic] { page.report.diagnostics }
    func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) { page.inspectedElements(limit: limit) }

    var visibleIDs: [String] { page.visibleIDs }

    func explain(at point: Point) -> LayoutExplanation? { page.explain(at: point) }
    func explain(id: some Hashable & Sendable) -> LayoutExplanation? { page.explain(id: id) }

    package func bytes(as format: FileFormat, scale: Double) throws -> [UInt8] {
      guard let picture = CanvasFormat(rawValue: format.rawValue) else {
        return FrameList(result: result, size: size).bytes(as: format)
      }
      do {
        return try page.data(as: picture, scale: scale)
      } catch let error as CanvasError {
        throw CommandError.badInput("\(error)")
      }
    }
  }
#else
  /// A screen with its frames.
  ///
  /// Texts are measured by their number of characters, so that the frames are the same everywhere.
  package struct LaidOutPage {
    private let root: LayoutRoot
    package let size: LayoutCore.Size

    /// There is no picture for `background` and `isInspecting`.
    package init(
      _ content: AnyLayout, width: Double?, height: Double?, background: Color, environment: EnvironmentValues,
      isInspecting: Bool = false
    ) {
      root = LayoutRoot(size: Size(width: width ?? .infinity, height: height ?? .infinity), environment: environment)
      root.updateBody { content }
      size = Size(width: width ?? root.contentSize.width, height: height ?? root.contentSize.height)
    }

    package var result: LayoutResult { root.result }
    package var diagnostics: [Diagnostic] { root.diagnostics + root.overflowFindings }
    func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) { root.inspectedElements(limit: limit) }

    var visibleIDs: [String] { root.visibleIDs }

    func explain(at point: Point) -> LayoutExplanation? { root.explain(at: point) }
    func explain(id: some Hashable & Sendable) -> LayoutExplanation? { root.explain(id: id) }

    package func bytes(as format: FileFormat, scale: Double) throws -> [UInt8] {
      try FileFormat.checkAvailable([format])
      return FrameList(result: result, size: size).bytes(as: format)
    }
  }
#endif
