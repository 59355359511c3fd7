package import LayoutCSS

/// The style of a box in a file of cases: only what differs from the default is written.
package struct BoxStyle: Decodable, Sendable {
  package var style = CSSStyle()

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for key in container.allKeys {
      if try read(key, container) { continue }
      if try readGrid(key, container) { continue }
      // Boxes that need one of these have `requires`.
      if ["scrollbarWidth", "float", "clear", "contain", "writingMode", "textAlign", "flexLineCount"].contains(
        key.stringValue)
      {
        continue
      }
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "an unknown property")
    }
  }

  /// Reads a property of any box; `false` where it is none.
  private mutating func read(_ key: Key, _ container: KeyedDecodingContainer<Key>) throws -> Bool {
    func word<Value>(_ words: [String: Value]) throws -> Value {
      let written = try container.decode(String.self, forKey: key)
      guard let value = words[written] else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "an unknown word \"\(written)\"")
      }
      return value
    }
    func length() throws -> CSSLength { try container.decode(BoxLength.self, forKey: key).length }
    func number() throws -> Double { try container.decode(Double.self, forKey: key) }
    func edges(_ initial: CSSEdges) throws -> CSSEdges {
      try container.decode(BoxEdges.self, forKey: key).edges(initial)
    }
    func alignment() throws -> CSSAlignment { try container.decode(BoxAlignment.self, forKey: key).alignment }
    switch key.stringValue {
    case "display":
      style.display = try word([
        "flex": .flex, "grid": .grid, "none": .none, "block": .block, "contents": .contents, "flow-root": .block,
      ])
    case "position":
      style.position = try word(["relative": .relative, "absolute": .absolute, "static": .static])
    case "direction": style.direction = try word(["ltr": .leftToRight, "rtl": .rightToLeft])
    case "boxSizing": style.boxSizing = try word(["border-box": .borderBox, "content-box": .contentBox])
    case "overflow":
      style.overflow.x = try word(BoxStyle.overflows)
      style.overflow.y = style.overflow.x
    case "overflowX": style.overflow.x = try word(BoxStyle.overflows)
    case "overflowY": style.overflow.y = try word(BoxStyle.overflows)
    case "flexDirection":
      style.flexDirection = try word([
        "row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse,
      ])
    case "flexWrap":
      style.flexWrap = try word([
        "nowrap": .nowrap, "wrap": .wrap, "wrap-reverse": .wrapReverse, "balance": .wrap,
        "wrap-reverse balance": .wrapReverse,
      ])
    case "justifyContent": style.justifyContent = try alignment()
    case "alignContent": style.alignContent = try alignment()
    case "justifyItems": style.justifyItems = try alignment()
    case "alignItems": style.alignItems = try alignment()
    case "justifySelf": style.justifySelf = try alignment()
    case "alignSelf": style.alignSelf = try alignment()
    case "flexGrow": style.flexGrow = try number()
    case "flexShrink": style.flexShrink = try number()
    case "flexBasis": style.flexBasis = try length()
    case "width": style.width = try length()
    case "height": style.height = try length()
    case "minWidth": style.minWidth = try length()
    case "minHeight": style.minHeight = try length()
    case "maxWidth": style.maxWidth = try length()
    case "maxHeight": style.maxHeight = try length()
    case "aspectRatio": style.aspectRatio = try number()
    case "margin": style.margin = try edges(.zero)
    case "padding": style.padding = try edges(.zero)
    case "border": style.border = try edges(.zero)
    case "inset": style.inset = try edges(.auto)
    case "gap":
      let gaps = try container.decode([String: BoxLength].self, forKey: key)
      if let row = gaps["row"] { style.rowGap = row.length }
      if let column = gaps["column"] { style.columnGap = column.length }
    default: return false
    }
    return true
  }

  /// Reads a property of a grid or of its items; `false` where it is none.
  private mutating func readGrid(_ key: Key, _ container: KeyedDecodingContainer<Key>) throws -> Bool {
    switch key.stringValue {
    case "gridTemplateColumns":
      style.grid.columns = try container.decode([BoxTrackPart].self, forKey: key).map(\.part)
    case "gridTemplateRows":
      style.grid.rows = try container.decode([BoxTrackPart].self, forKey: key).map(\.part)
    case "gridAutoColumns":
      style.grid.autoColumns = try container.decode([BoxTrack].self, forKey: key).map(\.track)
    case "gridAutoRows": style.grid.autoRows = try container.decode([BoxTrack].self, forKey: key).map(\.track)
    case "gridAutoFlow":
      let flows: [String: CSSStyle.AutoFlow] = [
        "row": .row, "column": .column, "row dense": .rowDense, "column dense": .columnDense,
      ]
      let written = try container.decode(String.self, forKey: key)
      guard let flow = flows[written] else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "an unknown word \"\(written)\"")
      }
      style.grid.autoFlow = flow
    case "gridColumn": style.gridColumn = try container.decode(BoxPlacement.self, forKey: key).placement
    case "gridRow": style.gridRow = try container.decode(BoxPlacement.self, forKey: key).placement
    default: return false
    }
    return true
  }

  private static let overflows: [String: CSSStyle.Overflow] = [
    "visible": .visible, "hidden": .hidden, "scroll": .scroll, "auto": .auto, "clip": .clip,
  ]
}
