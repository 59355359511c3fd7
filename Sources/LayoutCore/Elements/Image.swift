import LayoutEngine

/// A picture from a PNG file or its bytes.
///
/// Its ideal size is one point for each pixel, and in a smaller proposal it is smaller in its own shape. `resizable()`
/// makes it fill its proposal. A file that cannot be decoded leaves a placeholder of the proposed size, and a
/// diagnostic.
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

  /// A picture that fills its proposal by `mode`.
  public func resizable(_ mode: ContentMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    image.mode = mode
    return image
  }

  /// Fills the proposal: covers it, clipped where the shapes differ, or shows the whole picture in it.
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

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.source == other.source && one.mode == other.mode && one.isResizable == other.isResizable
  }
}
