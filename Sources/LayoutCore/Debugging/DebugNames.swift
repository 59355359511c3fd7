import LayoutEngine

extension NodeKind {
  /// The element's name as it is written in source code.
  var elementName: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ContentStore {
  /// The name of an element: a text with its string, a colour and a shape as they are written, others by their kind.
  func elementName(of node: NodeIndex, in tree: LayoutTree, isShort: Bool = false) -> String {
    switch content(of: node, in: tree) {
    case .shape where tree.kind(of: node) == .divider: "Divider"
    case nil, .decorated, .scroll: tree.ruleName(of: node) ?? tree.kind(of: node).elementName
    case let content?: content.elementName(isShort: isShort)
    }
  }
}

extension ViewContent {
  /// The name of the element that a view shows: `Text "Hello"`, `Color.red`.
  func elementName(isShort: Bool) -> String {
    switch self {
    case .text(let string, _, _): "Text \"\(isShort ? LayoutResult.shortened(string) : string.inOneLine)\""
    case .image: "Image"
    case .shape(let kind, let style): style.colorAlone(of: kind)?.written ?? kind.written
    case .control(let content) where isShort:
      content.control.title.map { "\(content.control.kindName) \"\(LayoutResult.shortened($0))\"" }
        ?? content.control.kindName
    case .control(let content): content.control.name
    case .native(let content): content.view.name
    case .drawing: "Drawing"
    case .decorated: "Decoration"
    case .scroll: "ScrollView"
    }
  }
}

extension ShapeAppearance {
  /// The colour of a box that is filled, and has nothing else: a `Color` is one.
  fileprivate func colorAlone(of kind: ShapeKind) -> Color? {
    kind == .rectangle && stroke == nil ? fill?.plainColor : nil
  }
}

extension ShapeKind {
  /// The shape as it is written: `RoundedRectangle(cornerRadius: 8)`.
  fileprivate var written: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle(let radius): "RoundedRectangle(cornerRadius: \(NumberText.string(radius)))"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule: "Capsule"
    }
  }
}

extension Font {
  /// The font in the form `system 28 bold`.
  var debugText: String {
    let names: [Weight: String] = [
      .ultraLight: "ultraLight", .thin: "thin", .light: "light", .regular: "", .medium: "medium",
      .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
    ]
    let parts = [
      family ?? "system", NumberText.string(size), names[weight] ?? "\(weight.rawValue)", isItalic ? "italic" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Paint {
  /// The colour in the form `#RRGGBB`, or the sort of a paint that is none: `LinearGradient`.
  var debugText: String {
    switch self {
    case .color(let color): color.debugText
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .angularGradient: "AngularGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .meshGradient: "MeshGradient"
    case .image: "ImagePaint"
    case .material(let ground): "Material.\(ground.material.weight)"
    case .shadowed(let shadowed): "\(shadowed.paint.debugText) with shadows"
    }
  }
}

extension Color {
  private static let named: [(name: String, color: Color)] = [
    ("clear", clear), ("black", black), ("white", white), ("gray", gray), ("lightGray", lightGray), ("red", red),
    ("orange", orange), ("yellow", yellow), ("green", green), ("mint", mint), ("teal", teal), ("blue", blue),
    ("indigo", indigo), ("purple", purple), ("pink", pink), ("brown", brown),
  ]

  /// The colour as it is written: `Color.red`, `Color(hex: 0xFF8800)`, each with `.opacity(0.5)` where it is not 1.
  fileprivate var written: String {
    if let known = Color.named.first(where: { $0.color == self }) { return "Color.\(known.name)" }
    guard opacity == 1 else {
      let opaque = Color(red: red, green: green, blue: blue)
      return "\(opaque.written).opacity(\(NumberText.string(opacity)))"
    }
    return "Color(hex: 0x\(debugText.dropFirst()))"
  }

  /// The colour in the form `#RRGGBB`, with the opacity where it is not 1.
  var debugText: String {
    let digits = [red, green, blue].map { part in
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return "#\(digits.joined())" + (opacity == 1 ? "" : " at \(NumberText.string(opacity))")
  }
}
