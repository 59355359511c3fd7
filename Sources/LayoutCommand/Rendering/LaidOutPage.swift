import Layout
import LayoutCanvas

#if Canvas
  /// A screen with its frames, ready to be drawn.
  struct LaidOutPage {
    private let page: CanvasPage

    init(
      _ content: AnyLayout, width: Double?, height: Double?, environment: EnvironmentValues, isInspecting: Bool = false
    ) {
      page = CanvasPage(
        content, width: width, height: height, background: environment.palette.ground, environment: environment)
      page.isInspecting = isInspecting
    }

    var size: Size { page.size }
    var result: LayoutResult { page.result }
    var diagnostics: [Diagnostic] { page.diagnostics }
    func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) { page.inspectedElements(limit: limit) }

    func explain(at point: Point) -> LayoutExplanation? { page.explain(at: point) }
    func explain(id: some Hashable & Sendable) -> LayoutExplanation? { page.explain(id: id) }

    func bytes(as format: FileFormat, scale: Double) throws -> [UInt8] {
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
  struct LaidOutPage {
    private let root: LayoutRoot
    let size: Size

    /// There is no picture for `isInspecting` to draw over.
    init(
      _ content: AnyLayout, width: Double?, height: Double?, environment: EnvironmentValues, isInspecting: Bool = false
    ) {
      root = LayoutRoot(size: Size(width: width ?? .infinity, height: height ?? .infinity), environment: environment)
      root.updateBody { content }
      size = Size(width: width ?? root.contentSize.width, height: height ?? root.contentSize.height)
    }

    var result: LayoutResult { root.result }
    var diagnostics: [Diagnostic] { root.diagnostics }
    func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) { root.inspectedElements(limit: limit) }

    func explain(at point: Point) -> LayoutExplanation? { root.explain(at: point) }
    func explain(id: some Hashable & Sendable) -> LayoutExplanation? { root.explain(id: id) }

    func bytes(as format: FileFormat, scale: Double) throws -> [UInt8] {
      try FileFormat.checkAvailable([format])
      return FrameList(result: result, size: size).bytes(as: format)
    }
  }
#endif
