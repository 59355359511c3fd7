/// The contents of leaves, by token.
///
/// Each sort of content is in a table of its own, which the last two bits of a token select. Values that many leaves
/// share, shapes and appearances of texts, are in a further table once, and the leaves have their number
/// (`InternTable`).
struct LeafContents: ~Copyable {
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
  private(set) var appearances = InternTable<TextAppearance>()
  private let held: HeldLeaves

  private var shapeNumbers = NumberSlots()
  /// The numbers of the appearances of texts. Their strings are in the same places.
  private var textNumbers = NumberSlots()
  private var images = ContentTable<Image>()
  private var hosted = ContentTable<Hosted>()

  /// Tables without leaves, of which hosts and measurers get what is in `held`.
  init(_ held: HeldLeaves) { self.held = held }

  var count: Int { shapeNumbers.count + textNumbers.count + images.count + hosted.count }
  /// The number of different shapes, and different appearances of texts.
  var styleCount: Int { shapes.count + appearances.count }
  /// The number of times that a number of a style became free.
  var freedStyles: UInt32 { shapes.freed &+ appearances.freed }

  // MARK: Styles

  mutating func number(of shape: Shape) -> UInt32 {
    let count = shapes.count
    let number = shapes.number(of: shape)
    if shapes.count > count { held.shapes.put(HeldContent(.shape(shape.kind, shape.style)), at: number) }
    return number
  }

  mutating func number(of appearance: TextAppearance) -> UInt32 {
    let count = appearances.count
    let number = appearances.number(of: appearance)
    if appearances.count > count { held.appearances.put(HeldAppearance(appearance), at: number) }
    return number
  }

  // MARK: By sort

  /// Adds a leaf with the shape of that number.
  @inline(__always)
  mutating func addShape(_ number: UInt32) -> UInt32 {
    shapes.use(number)
    return shapeNumbers.add(number) << 2 | Sort.shape
  }

  mutating func add(_ text: Text) -> UInt32 {
    appearances.use(text.appearance)
    let place = textNumbers.add(text.appearance)
    held.strings.put(HeldString(text.string), at: place)
    return place << 2 | Sort.text
  }

  mutating func add(_ image: Image) -> UInt32 { images.add(image) << 2 | Sort.image }
  mutating func add(_ leaf: Hosted) -> UInt32 { hosted.add(leaf) << 2 | Sort.hosted }

  func isShape(_ token: UInt32) -> Bool { token & 3 == Sort.shape }
  func isText(_ token: UInt32) -> Bool { token & 3 == Sort.text }
  func isHosted(_ token: UInt32) -> Bool { token & 3 == Sort.hosted }
  /// The place of a leaf in the table of its sort.
  func place(of token: UInt32) -> UInt32 { token >> 2 }

  /// The shape with a token, which must be that of a shape; so it is for the others.
  subscript(shape token: UInt32) -> Shape {
    @inline(__always) get { shapes[shapeNumbers[place(of: token)]] }
  }

  /// The number of that shape.
  subscript(shapeNumber token: UInt32) -> UInt32 {
    @inline(__always) get { shapeNumbers[place(of: token)] }
    set {
      shapes.use(newValue)
      shapes.giveUp(shapeNumbers[place(of: token)])
      shapeNumbers[place(of: token)] = newValue
    }
  }

  /// The number of the appearance of a text.
  subscript(appearanceNumber token: UInt32) -> UInt32 {
    @inline(__always) get { textNumbers[place(of: token)] }
  }

  subscript(text token: UInt32) -> Text {
    get { Text(string: held.strings[Int(place(of: token))].value, appearance: textNumbers[place(of: token)]) }
    set {
      appearances.use(newValue.appearance)
      appearances.giveUp(textNumbers[place(of: token)])
      textNumbers[place(of: token)] = newValue.appearance
      held.strings.put(HeldString(newValue.string), at: place(of: token))
    }
  }

  subscript(image token: UInt32) -> Image {
    get { images[place(of: token)] }
    set { images[place(of: token)] = newValue }
  }

  subscript(hosted token: UInt32) -> Hosted {
    get { hosted[place(of: token)] }
    set { hosted[place(of: token)] = newValue }
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
    case Sort.shape: shapeNumbers.holds(place(of: token))
    case Sort.text: textNumbers.holds(place(of: token))
    case Sort.image: images.holds(place(of: token))
    default: hosted.holds(place(of: token))
    }
  }

  /// - Returns: the former view of a host's own.
  mutating func remove(_ token: UInt32) -> NativeView? {
    switch token & 3 {
    case Sort.shape: shapes.giveUp(shapeNumbers.remove(place(of: token)))
    case Sort.text:
      appearances.giveUp(textNumbers.remove(place(of: token)))
      held.strings.put(HeldString(""), at: place(of: token))
    case Sort.image: images.remove(place(of: token))
    default: if case .native(let content) = hosted.remove(place(of: token)) { return content.view }
    }
    return nil
  }
}
