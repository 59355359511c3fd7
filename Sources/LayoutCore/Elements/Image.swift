import LayoutEngine

/// A picture from a file or its bytes, or a symbol of the system.
///
/// The formats are the host's: the canvas and GTK show PNG, JPEG, WebP, GIF (the first frame) and SVG.
///
/// ```swift
/// HStack {
///   Image("mountain.jpg").resizable(.fill).frame(width: 80, height: 60)
///   Image(systemName: "star.fill").foregroundColor(.orange)
/// }
/// ```
///
/// Its ideal size is one point for each pixel or unit of SVG, that of a symbol follows the font, and in a smaller proposal
/// it is smaller in its own shape. `resizable()`
/// makes it fill its proposal. A file that cannot be decoded leaves a placeholder of the proposed size, and a
/// diagnostic.
public struct Image: _PrimitiveLayout, Sendable {
  /// Where the picture is from; a symbol's font is the environment's.
  private enum Origin: Equatable, Sendable {
    case source(ImageSource)
    case symbol(String)
  }

  /// Whether a picture has its own colours.
  public enum TemplateRenderingMode: UInt8, Hashable, Sendable {
    /// All parts have the environment's foreground colour, in their opacity.
    case template
    /// The picture has its own colours.
    case original
  }

  /// How the pixels of a picture become others where it is drawn in another size.
  public typealias Interpolation = ImageInterpolation

  private let origin: Origin
  private var mode = ContentMode.fit
  private var isResizable = false
  private var rendering: TemplateRenderingMode?
  private var quality = Interpolation.medium
  private var slices: ImageSlices?
  private var symbolMode: SymbolRenderingMode?

  /// The picture in the file at `path`.
  public init(_ path: String) {
    origin = .source(.file(path))
  }

  /// The picture in the bytes of a file.
  public init(data: [UInt8]) {
    origin = .source(.data(data))
  }

  /// The symbol of that name, as large as the environment's font and in its foreground colour.
  ///
  /// Apple's systems have SF Symbols. Elsewhere it is a symbolic icon of the icon theme: some dozens of SF Symbols' names
  /// are translated, and others are taken as the icon's own name, such as `edit-copy`. A name that does not exist leaves
  /// a placeholder, and a diagnostic with similar names.
  public init(systemName: String) {
    origin = .symbol(systemName)
  }

  /// A picture that fills its proposal by `mode`.
  public func resizable(_ mode: ContentMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.mode = mode
    image.slices = nil
    return image
  }

  /// A picture that fills its proposal in parts.
  func sliced(_ slices: ImageSlices) -> Image {
    var image = resizable()
    image.slices = slices
    return image
  }

  /// Fills the proposal: covers it, clipped where the shapes differ, or shows the whole picture in it.
  public func contentMode(_ mode: ContentMode) -> Image { resizable(mode) }

  /// A picture in the environment's foreground colour, or in its own colours.
  ///
  /// - Parameter mode: `nil` for the usual one: symbols are templates, and other pictures are not.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = mode
    return image
  }

  /// A symbol whose parts have these colours; `nil` is the environment's. It changes no other picture.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  /// A picture that is drawn in other sizes in that way; `medium` without it.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.quality = interpolation
    return image
  }

  /// Puts the picture into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.measured) else { return }
    let image = LeafContents.Image(content: content(in: lowering.environment), isResizable: isResizable)
    if lowering.contents.setImage(image, of: node, in: lowering.tree) {
      lowering.tree.markDirty(node)
    }
  }

  /// The picture as it is shown at a place with these values.
  func content(in environment: EnvironmentValues) -> ImageContent {
    let source: ImageSource
    let usual: TemplateRenderingMode
    switch origin {
    case .source(let known): (source, usual) = (known, .original)
    case .symbol(let name):
      let style = environment.textStyle
      let settings = environment.textValues.symbols
      let symbol = Symbol(
        name, size: style.font.size * settings.scale.factor, weight: style.font.weight, direction: style.direction,
        variants: settings.variants, mode: symbolMode ?? settings.mode ?? .monochrome)
      (source, usual) = (.symbol(symbol), symbol.mode == .multicolor ? .original : .template)
    }
    let isTemplate = (rendering ?? usual) == .template
    let tint = isTemplate ? environment.foregroundColor.resolved(in: environment) : nil
    return ImageContent(source, mode: mode, tint: tint, interpolation: quality, slices: slices)
  }

  /// The source of the pixels; that of a symbol is for the body font.
  var source: ImageSource {
    switch origin {
    case .source(let source): source
    case .symbol(let name): .symbol(Symbol(name))
    }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.origin == other.origin && one.mode == other.mode && one.isResizable == other.isResizable
      && one.rendering == other.rendering && one.quality == other.quality
      && one.slices == other.slices && one.symbolMode == other.symbolMode
  }
}
