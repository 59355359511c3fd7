/// The properties by their names. A new one is one more line here.
extension CSSParser {
  /// Reads the value of a property.
  typealias Reader = @Sendable (inout CSSParser) throws(CSSSyntaxError) -> Void

  static func property(_ name: String) -> Reader? { properties[name] }

  /// The name of a property that differs least from a name that is none; `nil` where all differ much.
  static func nearest(_ name: String) -> String? {
    let near = properties.keys.sorted().map { ($0, distance($0, name)) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= max(1, name.count / 3) ? $0.0 : nil }
  }

  /// The number of letters to change, add or remove; two that changed places are one.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other.prefix(40)))
    var rows = [Array(0...other.count)]
    for i in 1...max(1, one.count) where i <= one.count {
      var row = [i]
      for j in 1...max(1, other.count) where j <= other.count {
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }

  private static let properties: [String: Reader] = {
    var table: [String: Reader] = [:]
    for group in [boxes, lengths, edges, alignments, flexes, grids] { table.merge(group) { first, _ in first } }
    return table
  }()

  private static let boxes: [String: Reader] = [
    "display": { parser throws(CSSSyntaxError) in try parser.display() },
    "position": { parser throws(CSSSyntaxError) in
      let value: CSSStyle.Position = try parser.choice([
        ("relative", .relative), ("absolute", .absolute), ("static", .static),
      ])
      parser.add(.position(value))
    },
    "box-sizing": { parser throws(CSSSyntaxError) in
      let value: CSSStyle.BoxSizing = try parser.choice([("border-box", .borderBox), ("content-box", .contentBox)])
      parser.add(.boxSizing(value))
    },
    "overflow": { parser throws(CSSSyntaxError) in
      let x = try parser.overflow()
      parser.add(.overflow(x: x, y: parser.isAtEnd ? x : try parser.overflow()))
    },
    "overflow-x": { parser throws(CSSSyntaxError) in parser.add(.overflow(x: try parser.overflow(), y: nil)) },
    "overflow-y": { parser throws(CSSSyntaxError) in parser.add(.overflow(x: nil, y: try parser.overflow())) },
    "order": { parser throws(CSSSyntaxError) in parser.add(.order(try parser.integer())) },
    "aspect-ratio": { parser throws(CSSSyntaxError) in try parser.aspectRatio() },
  ]

  private static let lengths: [String: Reader] = {
    let size: LengthKind = [.percent, .auto, .intrinsic]
    var table: [String: Reader] = [:]
    func add(_ names: [String], _ name: CSSDeclaration.LengthName, _ kind: LengthKind) {
      for text in names {
        table[text] = { parser throws(CSSSyntaxError) in parser.add(.length(name, try parser.length(kind))) }
      }
    }
    add(["width", "inline-size"], .width, size)
    add(["height", "block-size"], .height, size)
    add(["min-width", "min-inline-size"], .minWidth, size)
    add(["min-height", "min-block-size"], .minHeight, size)
    add(["max-width", "max-inline-size"], .maxWidth, [.percent, .none, .intrinsic])
    add(["max-height", "max-block-size"], .maxHeight, [.percent, .none, .intrinsic])
    add(["flex-basis"], .flexBasis, [.percent, .auto, .intrinsic, .content])
    table["row-gap"] = { parser throws(CSSSyntaxError) in parser.add(.length(.rowGap, try parser.gap())) }
    table["column-gap"] = { parser throws(CSSSyntaxError) in parser.add(.length(.columnGap, try parser.gap())) }
    table["gap"] = { parser throws(CSSSyntaxError) in
      let row = try parser.gap()
      parser.add(.length(.rowGap, row))
      parser.add(.length(.columnGap, parser.isAtEnd ? row : try parser.gap()))
    }
    return table
  }()

  private static let edges: [String: Reader] = {
    var table: [String: Reader] = [:]
    func add(_ name: CSSDeclaration.EdgesName, _ kind: LengthKind, _ text: (String) -> String) {
      for (word, side) in sides {
        table[text(word)] = { parser throws(CSSSyntaxError) in parser.add(.edges(name, side, try parser.length(kind))) }
      }
      for (word, ends) in pairs {
        table[text(word)] = { parser throws(CSSSyntaxError) in try parser.pair(name, ends, kind) }
      }
      table[text("")] = { parser throws(CSSSyntaxError) in try parser.fourEdges(name, kind) }
    }
    func named(_ name: String) -> (String) -> String { { $0.isEmpty ? name : "\(name)-\($0)" } }
    add(.margin, [.percent, .auto, .negative], named("margin"))
    add(.padding, .percent, named("padding"))
    add(.border, [], { $0.isEmpty ? "border-width" : "border-\($0)-width" })
    add(.inset, [.percent, .auto, .negative], named("inset"))
    for (word, side) in sides.prefix(4) {
      table[word] = { parser throws(CSSSyntaxError) in
        parser.add(.edges(.inset, side, try parser.length([.percent, .auto, .negative])))
      }
    }
    return table
  }()

  private static let sides: [(String, CSSDeclaration.Side)] = [
    ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("inline-start", .start),
    ("inline-end", .end), ("block-start", .top), ("block-end", .bottom),
  ]
  private static let pairs: [(String, [CSSDeclaration.Side])] = [
    ("inline", [.start, .end]), ("block", [.top, .bottom]),
  ]

  private static let alignments: [String: Reader] = {
    var table: [String: Reader] = [:]
    let names: [(String, CSSDeclaration.AlignmentName)] = [
      ("justify-content", .justifyContent), ("align-content", .alignContent), ("justify-items", .justifyItems),
      ("align-items", .alignItems), ("justify-self", .justifySelf), ("align-self", .alignSelf),
    ]
    for (text, name) in names {
      table[text] = { parser throws(CSSSyntaxError) in parser.add(.alignment(name, try parser.alignment(name))) }
    }
    let pairs: [(String, CSSDeclaration.AlignmentName, CSSDeclaration.AlignmentName)] = [
      ("place-content", .alignContent, .justifyContent), ("place-items", .alignItems, .justifyItems),
      ("place-self", .alignSelf, .justifySelf),
    ]
    for (text, align, justify) in pairs {
      table[text] = { parser throws(CSSSyntaxError) in
        let value = try parser.alignment(align)
        parser.add(.alignment(align, value))
        parser.add(.alignment(justify, parser.isAtEnd ? value : try parser.alignment(justify)))
      }
    }
    return table
  }()

  private static let flexes: [String: Reader] = [
    "flex-direction": { parser throws(CSSSyntaxError) in parser.add(.flexDirection(try parser.choice(directions))) },
    "flex-wrap": { parser throws(CSSSyntaxError) in parser.add(.flexWrap(try parser.choice(wraps))) },
    "flex-flow": { parser throws(CSSSyntaxError) in
      repeat {
        if wraps.contains(where: { $0.0 == parser.keyword }) {
          parser.add(.flexWrap(try parser.choice(wraps)))
        } else {
          parser.add(.flexDirection(try parser.choice(directions)))
        }
      } while !parser.isAtEnd
    },
    "flex-grow": { parser throws(CSSSyntaxError) in parser.add(.number(.flexGrow, try parser.factor())) },
    "flex-shrink": { parser throws(CSSSyntaxError) in parser.add(.number(.flexShrink, try parser.factor())) },
    "flex": { parser throws(CSSSyntaxError) in try parser.flex() },
  ]
  private static let directions: [(String, CSSStyle.FlexDirection)] = [
    ("row", .row), ("row-reverse", .rowReverse), ("column", .column), ("column-reverse", .columnReverse),
  ]
  private static let wraps: [(String, CSSStyle.Wrap)] = [
    ("nowrap", .nowrap), ("wrap", .wrap), ("wrap-reverse", .wrapReverse),
  ]

  private static let grids: [String: Reader] = [
    "grid-template-columns": { parser throws(CSSSyntaxError) in
      parser.add(.tracks(.columns, try parser.trackList()))
    },
    "grid-template-rows": { parser throws(CSSSyntaxError) in parser.add(.tracks(.rows, try parser.trackList())) },
    "grid-template-areas": { parser throws(CSSSyntaxError) in parser.add(.areas(try parser.areaRows())) },
    "grid-template": { parser throws(CSSSyntaxError) in try parser.gridTemplate() },
    "grid-auto-columns": { parser throws(CSSSyntaxError) in
      parser.add(.autoTracks(.columns, try parser.autoTracks()))
    },
    "grid-auto-rows": { parser throws(CSSSyntaxError) in parser.add(.autoTracks(.rows, try parser.autoTracks())) },
    "grid-auto-flow": { parser throws(CSSSyntaxError) in try parser.autoFlow() },
    "grid-column": { parser throws(CSSSyntaxError) in try parser.placement(.columns) },
    "grid-row": { parser throws(CSSSyntaxError) in try parser.placement(.rows) },
    "grid-column-start": { parser throws(CSSSyntaxError) in
      parser.add(.placement(.columns, start: try parser.gridLine(), end: nil))
    },
    "grid-column-end": { parser throws(CSSSyntaxError) in
      parser.add(.placement(.columns, start: nil, end: try parser.gridLine()))
    },
    "grid-row-start": { parser throws(CSSSyntaxError) in
      parser.add(.placement(.rows, start: try parser.gridLine(), end: nil))
    },
    "grid-row-end": { parser throws(CSSSyntaxError) in
      parser.add(.placement(.rows, start: nil, end: try parser.gridLine()))
    },
    "grid-area": { parser throws(CSSSyntaxError) in try parser.gridArea() },
  ]
}
