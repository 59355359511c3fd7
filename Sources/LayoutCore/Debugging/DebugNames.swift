import LayoutEngine

extension NodeKind {
  /// The element's name as it is written in source code.
  var elementName: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ContentStore {
  /// The name of an element: a text with its string, a shape with its outline, others by their kind.
  func elementName(of node: NodeIndex, in tree: LayoutTree, isShort: Bool = false) -> String {
    switch content(of: node, in: tree) {
    case .text(let string, _, _):
      "Text \"\(isShort ? LayoutResult.shortened(string) : string.replacingLineFeeds())\""
    case .control(let content) where isShort:
      content.control.title.map { "\(content.control.kindName) \"\(LayoutResult.shortened($0))\"" }
        ?? content.control.kindName
    case .image: "Image"
    case .shape where tree.kind(of: node) == .divider: "Divider"
    case .shape(let kind, _): "Shape \(kind)"
    case .control(let content): content.control.name
    case .native(let content): content.view.name
    case nil, .decorated, .scroll: tree.ruleName(of: node) ?? tree.kind(of: node).elementName
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

extension Color {
  /// The colour in the form `#RRGGBB`, with the opacity where it is not 1.
  var debugText: String {
    let digits = [red, green, blue].map { part in
      let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    return "#\(digits.joined())" + (opacity == 1 ? "" : " at \(NumberText.string(opacity))")
  }
}
