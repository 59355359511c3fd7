/// Random declarations of CSS.
///
/// Left and right are only named where a direction has them the other way round, so that a mirror image can be checked.
extension PieceSource {
  package mutating func flexDeclarations() -> String {
    some([
      "display: \(pick(["flex", "inline-flex"]))",
      "flex-direction: \(pick(["row", "row", "column", "column", "row-reverse", "column-reverse"]))",
      "flex-wrap: \(pick(["nowrap", "wrap", "wrap-reverse"]))",
      "justify-content: \(distribution())", "align-items: \(alignment())", "align-content: \(distribution())",
      "gap: \(int(0...6))px", "direction: \(pick(["ltr", "rtl"]))", box(),
    ])
  }

  package mutating func gridDeclarations() -> String {
    some([
      "display: \(pick(["grid", "inline-grid"]))",
      "grid-template-columns: \(tracks())", "grid-template-rows: \(tracks())",
      "grid-auto-columns: \(track())", "grid-auto-rows: \(track())",
      "grid-auto-flow: \(pick(["row", "column", "dense", "column dense"]))",
      "justify-items: \(alignment())", "align-items: \(alignment())", "justify-content: \(distribution())",
      "align-content: \(distribution())", "gap: \(int(0...6))px \(int(0...30))%", box(),
      "direction: \(pick(["ltr", "rtl"]))",
    ])
  }

  package mutating func itemDeclarations() -> String {
    let declaration =
      switch int(0...12) {
      case 0: "flex: \(int(0...4)) \(int(0...2)) \(int(0...40))px"
      case 1: "flex: 1"
      case 2: "margin-inline-start: auto; margin-top: \(int(-20...20))px"
      case 3: "margin: \(int(-4...12))px \(int(0...20))%"
      case 4: "padding: \(int(0...10))%; border-width: 1px"
      case 5: "position: absolute; inset-inline-end: \(int(0...40))px"
      case 6: "align-self: \(alignment()); justify-self: \(alignment()); order: \(int(-1...2))"
      case 7: "grid-column: span \(int(1...3)); grid-row: \(int(1...2))"
      case 8: "grid-column: \(pick([-2, -1, 1, 2, 3])) / span 2"
      case 9: "display: \(pick(["none", "contents"]))"
      case 10: "position: static; overflow: hidden"
      case 11: "direction: \(pick(["ltr", "rtl"])); margin-inline-start: \(int(0...20))px"
      default: "height: \(int(0...40))px; aspect-ratio: \(pick(["1", "1.5", "0.5"]))"
      }
    return flip() ? declaration : "\(declaration); \(box())"
  }

  /// About half of the declarations.
  private mutating func some(_ declarations: [String]) -> String {
    var chosen: [String] = []
    for declaration in declarations where flip() { chosen.append(declaration) }
    return chosen.joined(separator: "; ")
  }

  private mutating func alignment() -> String {
    pick([
      "normal", "start", "end", "center", "stretch", "flex-start", "flex-end", "baseline", "last baseline",
      "self-start", "self-end", "safe center",
    ])
  }

  private mutating func distribution() -> String {
    pick([
      "normal", "start", "end", "center", "stretch", "flex-start", "flex-end", "space-between", "space-around",
      "space-evenly", "safe center",
    ])
  }

  private mutating func length() -> String { pick(["\(int(0...90))px", "\(int(0...100))%", "auto"]) }

  private mutating func box() -> String {
    pick([
      "width: \(length())", "height: \(length())", "min-width: \(length())", "min-height: \(int(0...50))px",
      "max-width: \(int(0...120))px", "max-height: \(int(0...120))%", "width: \(pick(["min", "max", "fit"]))-content",
      "box-sizing: content-box; padding: \(int(0...9))px",
    ])
  }

  private mutating func track() -> String {
    pick([
      "\(int(0...60))px", "\(int(0...60))%", "auto", "1fr", "0.5fr", "min-content", "max-content",
      "minmax(10px, 2fr)", "minmax(auto, 40px)", "fit-content(\(int(0...60))px)",
    ])
  }

  private mutating func tracks() -> String {
    pick([
      "\(track()) \(track())", "\(track()) \(track()) \(track())", "repeat(2, \(track()))",
      "repeat(auto-fill, \(int(5...60))px)", "repeat(auto-fit, minmax(\(int(5...60))px, 1fr))",
    ])
  }
}

extension Piece.Kind {
  /// Whether it is a container of CSS.
  package var isOfCSS: Bool {
    switch self {
    case .flex, .areas: true
    default: false
    }
  }
}
