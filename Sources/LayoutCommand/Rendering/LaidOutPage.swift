import Layout
import LayoutCanvas

#if Canvas
  /// A screen with its frames, ready to be drawn.
  struct LaidOutPage {
    private let page: CanvasPage

    init(_ content: AnyLayout, width: Double?, height: Double?, environment: EnvironmentValues) {
      page = CanvasPage(
        content, width: width, height: height, background: environment.palette.ground, environment: environment)
    }

    var size: Size { page.size }
    var result: LayoutResult { page.result }
    var diagnostics: [Diagnostic] { page.diagnostics }

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
  /// A screen with its frames. Texts are measured by counting characters, so that the frames are the same everywhere.
  struct LaidOutPage {
    private let root: LayoutRoot
    let size: Size

    init(_ content: AnyLayout, width: Double?, height: Double?, environment: EnvironmentValues) {
      root = LayoutRoot(size: Size(width: width ?? .infinity, height: height ?? .infinity), environment: environment)
      root.updateBody { content }
      size = Size(width: width ?? root.contentSize.width, height: height ?? root.contentSize.height)
    }

    var result: LayoutResult { root.result }
    var diagnostics: [Diagnostic] { root.diagnostics }

    func bytes(as format: FileFormat, scale: Double) throws -> [UInt8] {
      try FileFormat.checkAvailable([format])
      return FrameList(result: result, size: size).bytes(as: format)
    }
  }
#endif
