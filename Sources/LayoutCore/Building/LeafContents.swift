/// The contents of leaves, by token.
///
/// Each sort of content is in a table of its own, which the last two bits of a token select. Values that many leaves
/// share, shapes and appearances of texts, are in a further table once, and the leaves have their number
/// (`InternTable`).
struct LeafContents {
  struct Shape: Equatable {
    var kind: ShapeKind
    var style: ShapeAppearance
  }

  /// The appearance of a text, without its string.
  struct TextAppearance: Equatable {
    var style: TextStyle
    var color: Color
  }

  struct Text {
    var string: String
    /// The number of its appearance.
    var appearance: UInt32
  }

  struct Image: Equatable {
    var content: ImageContent
    var isResizable: Bool
  }

  /// A leaf that a host has a widget for, or that draws by itself.
  enum Hosted {
    case control(ControlContent)
    case native(NativeContent)
    case drawing(Drawing)

    var content: ViewContent {
      switch self {
      case .control(let content): .control(content)
      case .native(let content): .native(content)
      case .drawing(let drawing): .drawing(drawing)
      }
    }
  }

  private enum Sort {
    static var shape: UInt32 { 0 }
    static var text: UInt32 { 1 }
    static var image: UInt32 { 2 }
    static var hosted: UInt32 { 3 }
  }

  private var shapes = InternTable<Shape>()
  /// What hosts get of each shape, by its number.
  let shapeContents = RecordBlock<HeldContent>()
  private(set) var appearances = InternTable<TextAppearance>()

  private var shapeNumbers = NumberSlots()
  private var texts = ContentTable<Text>()
  private var images = ContentTable<Image>()
  private var hosted = ContentTable<Hosted>()

  var count: Int { shapeNumbers.count + texts.count + images.count + hosted.count }
  /// The number of different shapes, and different appearances of texts.
  var styleCount: Int { shapes.count + appearances.count }
  /// The number of times that a number of a style became free.
  var freedStyles: UInt32 { shapes.freed &+ appearances.freed }

  // MARK: Styles

  mutating func number(of shape: Shape) -> UInt32 {
    let count = shapes.count
    let number = shapes.number(of: shape)
    if shapes.count > count { hold(.shape(shape.kind, shape.style), at: Int(number)) }
    return number
  }

  /// Stores what hosts get of the shape with that number, which may have been that of another one.
  private func hold(_ content: ViewContent, at number: Int) {
    if number < shapeContents.count {
      shapeContents[number] = HeldContent(content)
    } else {
      shapeContents.append(HeldContent(content))
    }
  }

  mutating func number(of appearance: TextAppearance) -> UInt32 { appearances.number(of: appearance) }

  // MARK: By sort

  /// Adds a leaf with the shape of that number.
  @inline(__always)
  mutating func addShape(_ number: UInt32) -> UInt32 {
    shapes.use(number)
    return shapeNumbers.add(number) << 2 | Sort.shape
  }

  mutating func add(_ text: Text) -> UInt32 {
    appearances.use(text.appearance)
    return texts.add(text) << 2 | Sort.text
  }

  mutating func add(_ image: Image) -> UInt32 { images.add(image) << 2 | Sort.image }
  mutating func add(_ leaf: Hosted) -> UInt32 { hosted.add(leaf) << 2 | Sort.hosted }

  func isShape(_ token: UInt32) -> Bool { token & 3 == Sort.shape }
  func isHosted(_ token: UInt32) -> Bool { token & 3 == Sort.hosted }

  /// The shape with a token, which must be that of a shape; so it is for the others.
  subscript(shape token: UInt32) -> Shape {
    @inline(__always) get { shapes[shapeNumbers[token >> 2]] }
  }

  /// The number of that shape.
  subscript(shapeNumber token: UInt32) -> UInt32 {
    @inline(__always) get { shapeNumbers[token >> 2] }
    set {
      shapes.use(newValue)
      shapes.giveUp(shapeNumbers[token >> 2])
      shapeNumbers[token >> 2] = newValue
    }
  }

  subscript(text token: UInt32) -> Text {
    get { texts[token >> 2] }
    set {
      appearances.use(newValue.appearance)
      appearances.giveUp(texts[token >> 2].appearance)
      texts[token >> 2] = newValue
    }
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

  /// The content of a view of the leaf with a token.
  subscript(token: UInt32) -> ViewContent {
    switch token & 3 {
    case Sort.shape:
      let shape = self[shape: token]
      return .shape(shape.kind, shape.style)
    case Sort.text:
      let text = self[text: token]
      let appearance = appearances[text.appearance]
      return .text(text.string, appearance.style, appearance.color)
    case Sort.image:
      return .image(self[image: token].content)
    default:
      return self[hosted: token].content
    }
  }

  /// Whether there is content with that token.
  func holds(_ token: UInt32) -> Bool {
    switch token & 3 {
    case Sort.shape: shapeNumbers.holds(token >> 2)
    case Sort.text: texts.holds(token >> 2)
    case Sort.image: images.holds(token >> 2)
    default: hosted.holds(token >> 2)
    }
  }

  /// - Returns: the former view of a host's own.
  mutating func remove(_ token: UInt32) -> NativeView? {
    switch token & 3 {
    case Sort.shape: shapes.giveUp(shapeNumbers.remove(token >> 2))
    case Sort.text: if let text = texts.remove(token >> 2) { appearances.giveUp(text.appearance) }
    case Sort.image: images.remove(token >> 2)
    default: if case .native(let content) = hosted.remove(token >> 2) { return content.view }
    }
    return nil
  }
}
