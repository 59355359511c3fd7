/// What leaves show, by token. Each sort of content lies in a table of its own, and the last two bits of a token say in
/// which: so shapes, the most frequent, are compared and handed over as plain numbers.
struct LeafContents {
  struct Shape: Equatable {
    var kind: ShapeKind
    var style: ShapeStyle
  }

  struct Text: Equatable {
    var string: String
    var style: TextStyle
    var color: Color
  }

  struct Image: Equatable {
    var source: ImageSource
    var mode: ContentMode
    var isResizable: Bool
  }

  /// A leaf that a host has a widget for.
  enum Hosted {
    case control(ControlContent)
    case native(NativeContent)

    var content: ViewContent {
      switch self {
      case .control(let content): .control(content)
      case .native(let content): .native(content)
      }
    }
  }

  private enum Sort {
    static var shape: UInt32 { 0 }
    static var text: UInt32 { 1 }
    static var image: UInt32 { 2 }
    static var hosted: UInt32 { 3 }
  }

  private var shapes = ContentTable<Shape>()
  private var texts = ContentTable<Text>()
  private var images = ContentTable<Image>()
  private var hosted = ContentTable<Hosted>()

  var count: Int { shapes.count + texts.count + images.count + hosted.count }

  // MARK: By sort

  @inline(__always)
  mutating func add(_ shape: Shape) -> UInt32 { shapes.add(shape) << 2 | Sort.shape }
  mutating func add(_ text: Text) -> UInt32 { texts.add(text) << 2 | Sort.text }
  mutating func add(_ image: Image) -> UInt32 { images.add(image) << 2 | Sort.image }
  mutating func add(_ leaf: Hosted) -> UInt32 { hosted.add(leaf) << 2 | Sort.hosted }

  func isShape(_ token: UInt32) -> Bool { token & 3 == Sort.shape }
  func isHosted(_ token: UInt32) -> Bool { token & 3 == Sort.hosted }

  /// The shape with a token, which must be that of a shape; so it is for the others.
  subscript(shape token: UInt32) -> Shape {
    get { shapes[token >> 2] }
    set { shapes[token >> 2] = newValue }
  }

  subscript(text token: UInt32) -> Text {
    get { texts[token >> 2] }
    set { texts[token >> 2] = newValue }
  }

  subscript(image token: UInt32) -> Image {
    get { images[token >> 2] }
    set { images[token >> 2] = newValue }
  }

  subscript(hosted token: UInt32) -> Hosted {
    get { hosted[token >> 2] }
    set { hosted[token >> 2] = newValue }
  }

  // MARK: All of them

  /// What a view of the leaf with a token shows.
  subscript(token: UInt32) -> ViewContent {
    switch token & 3 {
    case Sort.shape:
      let shape = self[shape: token]
      return .shape(shape.kind, shape.style)
    case Sort.text:
      let text = self[text: token]
      return .text(text.string, text.style, text.color)
    case Sort.image:
      let image = self[image: token]
      return .image(image.source, image.mode)
    default:
      return self[hosted: token].content
    }
  }

  /// Whether there is content with that token.
  func holds(_ token: UInt32) -> Bool {
    switch token & 3 {
    case Sort.shape: shapes.holds(token >> 2)
    case Sort.text: texts.holds(token >> 2)
    case Sort.image: images.holds(token >> 2)
    default: hosted.holds(token >> 2)
    }
  }

  /// - Returns: the view of a host's own that was there.
  mutating func remove(_ token: UInt32) -> NativeView? {
    switch token & 3 {
    case Sort.shape: shapes.remove(token >> 2)
    case Sort.text: texts.remove(token >> 2)
    case Sort.image: images.remove(token >> 2)
    default: if case .native(let content) = hosted.remove(token >> 2) { return content.view }
    }
    return nil
  }
}
