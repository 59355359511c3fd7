import LayoutEngine

/// A picture from a PNG file or its bytes.
///
/// By itself it is as large as it is, a point a pixel, and smaller in its own shape where it is offered less.
/// `resizable()` makes it take what it is offered. A file that cannot be decoded leaves a placeholder of the offered
/// size, and a diagnostic.
public struct Image: _PrimitiveLayout {
  let source: ImageSource
  var mode = ContentMode.fit
  var isResizable = false

  /// The picture in the file at `path`.
  public init(_ path: String) {
    source = .file(path)
  }

  /// The picture in the bytes of a PNG file.
  public init(data: [UInt8]) {
    source = .data(data)
  }

  /// A picture that takes what it is offered, filling it by `mode`.
  public func resizable(_ mode: ContentMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.mode = mode
    return image
  }

  /// Takes what it is offered and covers it, cut where the shapes differ, or shows the whole picture in it.
  public func contentMode(_ mode: ContentMode) -> Image { resizable(mode) }

  /// Puts the picture into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.measured) else { return }
    let image = LeafContents.Image(source: source, mode: mode, isResizable: isResizable)
    if lowering.contents.setImage(image, of: node, in: lowering.tree) {
      lowering.tree.markDirty(node)
    }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to make the same.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.source == other.source && one.mode == other.mode && one.isResizable == other.isResizable
  }
}
