/// A property of CSS, by the way in which its value is written.
enum CSSProperty {
  case length(CSSDeclaration.LengthName, CSSParser.LengthKind)
  case edge(CSSDeclaration.EdgesName, CSSDeclaration.Side)
  case edgePair(CSSDeclaration.EdgesName, CSSDeclaration.Side, CSSDeclaration.Side)
  case edges(CSSDeclaration.EdgesName)
  case alignment(CSSDeclaration.AlignmentName)
  case alignmentPair(CSSDeclaration.AlignmentName, CSSDeclaration.AlignmentName)
  case special(Special)

  /// Properties with a value of their own kind.
  enum Special: String, CaseIterable {
    case display, position, direction, overflow, order, flex, gap
    case boxSizing = "box-sizing"
    case overflowX = "overflow-x"
    case overflowY = "overflow-y"
    case aspectRatio = "aspect-ratio"
    case rowGap = "row-gap"
    case columnGap = "column-gap"
    case flexDirection = "flex-direction"
    case flexWrap = "flex-wrap"
    case flexFlow = "flex-flow"
    case flexGrow = "flex-grow"
    case flexShrink = "flex-shrink"
    case gridTemplateColumns = "grid-template-columns"
    case gridTemplateRows = "grid-template-rows"
    case gridTemplateAreas = "grid-template-areas"
    case gridTemplate = "grid-template"
    case gridAutoColumns = "grid-auto-columns"
    case gridAutoRows = "grid-auto-rows"
    case gridAutoFlow = "grid-auto-flow"
    case gridColumn = "grid-column"
    case gridRow = "grid-row"
    case gridColumnStart = "grid-column-start"
    case gridColumnEnd = "grid-column-end"
    case gridRowStart = "grid-row-start"
    case gridRowEnd = "grid-row-end"
    case gridArea = "grid-area"
  }

  /// The properties by their names.
  static let all: [String: CSSProperty] = {
    var table: [String: CSSProperty] = [:]
    for special in Special.allCases { table[special.rawValue] = .special(special) }
    for (name, length, kind) in lengths { table[name] = .length(length, kind) }
    for (name, alignment) in alignments { table[name] = .alignment(alignment) }
    for (name, align, justify) in places { table[name] = .alignmentPair(align, justify) }
    for (prefix, suffix, name) in edgeNames {
      table[prefix + suffix] = .edges(name)
      for (word, side) in sides { table["\(prefix)-\(word)\(suffix)"] = .edge(name, side) }
      table["\(prefix)-inline\(suffix)"] = .edgePair(name, .start, .end)
      table["\(prefix)-block\(suffix)"] = .edgePair(name, .top, .bottom)
    }
    for (word, side) in sides.prefix(4) { table[word] = .edge(.inset, side) }
    return table
  }()

  private static let size: CSSParser.LengthKind = [.percent, .auto, .intrinsic]
  private static let greatest: CSSParser.LengthKind = [.percent, .none, .intrinsic]
  private static let lengths: [(String, CSSDeclaration.LengthName, CSSParser.LengthKind)] = [
    ("width", .width, size), ("inline-size", .width, size), ("height", .height, size), ("block-size", .height, size),
    ("min-width", .minWidth, size), ("min-inline-size", .minWidth, size), ("min-height", .minHeight, size),
    ("min-block-size", .minHeight, size), ("max-width", .maxWidth, greatest),
    ("max-inline-size", .maxWidth, greatest), ("max-height", .maxHeight, greatest),
    ("max-block-size", .maxHeight, greatest), ("flex-basis", .flexBasis, [.percent, .auto, .intrinsic, .content]),
  ]
  private static let alignments: [(String, CSSDeclaration.AlignmentName)] = [
    ("justify-content", .justifyContent), ("align-content", .alignContent), ("justify-items", .justifyItems),
    ("align-items", .alignItems), ("justify-self", .justifySelf), ("align-self", .alignSelf),
  ]
  private static let places: [(String, CSSDeclaration.AlignmentName, CSSDeclaration.AlignmentName)] = [
    ("place-content", .alignContent, .justifyContent), ("place-items", .alignItems, .justifyItems),
    ("place-self", .alignSelf, .justifySelf),
  ]
  private static let edgeNames: [(String, String, CSSDeclaration.EdgesName)] = [
    ("margin", "", .margin), ("padding", "", .padding), ("border", "-width", .border), ("inset", "", .inset),
  ]
  private static let sides: [(String, CSSDeclaration.Side)] = [
    ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("inline-start", .start),
    ("inline-end", .end), ("block-start", .top), ("block-end", .bottom),
  ]

  /// The name of a property that differs least from a name that is none; `nil` where all differ much.
  static func nearest(_ name: String) -> String? {
    if name.count > 40 { return nil }
    let near = all.keys.sorted().map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= max(1, name.count / 3) ? $0.0 : nil }
  }

  /// The number of letters to change, add or remove; two that changed places are one.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var rows = [Array(0...other.count)]
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}

extension CSSDeclaration.EdgesName {
  /// How the lengths of the edges are written.
  var kind: CSSParser.LengthKind {
    switch self {
    case .margin, .inset: [.percent, .auto, .negative]
    case .padding: .percent
    case .border: []
    }
  }
}
