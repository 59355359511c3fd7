extension CSSParser {
  /// Reads the value of a property.
  mutating func value(of property: CSSProperty) throws(CSSSyntaxError) {
    switch property {
    case .length(let name, let kind): add(.length(name, try length(kind)))
    case .edge(let name, let side): add(.edges(name, side, try length(name.kind)))
    case .edgePair(let name, let first, let last): try pair(name, first, last)
    case .edges(let name): try fourEdges(name)
    case .alignment(let name): add(.alignment(name, try alignment(name)))
    case .alignmentPair(let align, let justify):
      let value = try alignment(align)
      add(.alignment(align, value))
      add(.alignment(justify, isAtEnd ? value : try alignment(justify)))
    case .special(let special): try value(of: special)
    }
  }

  private mutating func value(of property: CSSProperty.Special) throws(CSSSyntaxError) {
    switch property {
    case .display: try display()
    case .position:
      add(.position(try choice([("relative", .relative), ("absolute", .absolute), ("static", .static)])))
    case .boxSizing: add(.boxSizing(try choice([("border-box", .borderBox), ("content-box", .contentBox)])))
    case .overflow:
      let x = try overflow()
      add(.overflow(x: x, y: isAtEnd ? x : try overflow()))
    case .overflowX: add(.overflow(x: try overflow(), y: nil))
    case .overflowY: add(.overflow(x: nil, y: try overflow()))
    case .aspectRatio: try aspectRatio()
    case .order: add(.order(try integer()))
    case .direction: direction = try choice([("ltr", .leftToRight), ("rtl", .rightToLeft)])
    case .gap:
      let row = try gap()
      add(.length(.rowGap, row))
      add(.length(.columnGap, isAtEnd ? row : try gap()))
    case .rowGap: add(.length(.rowGap, try gap()))
    case .columnGap: add(.length(.columnGap, try gap()))
    case .flex: try flex()
    case .flexDirection: add(.flexDirection(try choice(CSSParser.directions)))
    case .flexWrap: add(.flexWrap(try choice(CSSParser.wraps)))
    case .flexFlow: try flexFlow()
    case .flexGrow: add(.number(.flexGrow, try factor()))
    case .flexShrink: add(.number(.flexShrink, try factor()))
    case .gridTemplateColumns: add(.tracks(.columns, try trackList()))
    case .gridTemplateRows: add(.tracks(.rows, try trackList()))
    case .gridTemplateAreas: add(.areas(try areaRows()))
    case .gridTemplate: try gridTemplate()
    case .gridAutoColumns: add(.autoTracks(.columns, try autoTracks()))
    case .gridAutoRows: add(.autoTracks(.rows, try autoTracks()))
    case .gridAutoFlow: try autoFlow()
    case .gridColumn: try placement(.columns)
    case .gridRow: try placement(.rows)
    case .gridColumnStart: add(.placement(.columns, start: try gridLine(), end: nil))
    case .gridColumnEnd: add(.placement(.columns, start: nil, end: try gridLine()))
    case .gridRowStart: add(.placement(.rows, start: try gridLine(), end: nil))
    case .gridRowEnd: add(.placement(.rows, start: nil, end: try gridLine()))
    case .gridArea: try gridArea()
    }
  }

  private mutating func flexFlow() throws(CSSSyntaxError) {
    repeat {
      if CSSParser.wraps.contains(where: { $0.0 == keyword }) {
        add(.flexWrap(try choice(CSSParser.wraps)))
      } else {
        add(.flexDirection(try choice(CSSParser.directions)))
      }
    } while !isAtEnd
  }

  private static let directions: [(String, CSSStyle.FlexDirection)] = [
    ("row", .row), ("row-reverse", .rowReverse), ("column", .column), ("column-reverse", .columnReverse),
  ]
  private static let wraps: [(String, CSSStyle.Wrap)] = [
    ("nowrap", .nowrap), ("wrap", .wrap), ("wrap-reverse", .wrapReverse),
  ]
}
