/// The values of the properties of grids and of their items.
extension CSSParser {
  /// `none`, or tracks, names of lines in square brackets, and `repeat()`.
  mutating func trackList(mayRepeat: Bool = true) throws(CSSSyntaxError) -> [CSSTrackPart] {
    if keyword == "none" {
      next()
      return []
    }
    var parts: [CSSTrackPart] = []
    var places = TrackPlaces()
    repeat { parts.append(try trackPart(mayRepeat: mayRepeat, &places)) } while !isAtEnd && peek.kind != .sign("/")
    try places.check()
    return parts
  }

  /// What decides whether an automatic number of repetitions can be known (css-grid-2, 7.2.3.1).
  private struct TrackPlaces {
    /// The place of the automatic repetition.
    var automatic: CSSPlace?
    /// The place of the first track without a length that is known.
    var open: CSSPlace?

    func check() throws(CSSSyntaxError) {
      guard automatic != nil, let open else { return }
      throw open.error(
        "beside \"auto-fill\" or \"auto-fit\" each track has a length, as 100px or minmax(100px, 1fr)")
    }
  }

  private mutating func trackPart(mayRepeat: Bool, _ places: inout TrackPlaces) throws(CSSSyntaxError) -> CSSTrackPart {
    if peek.kind == .sign("[") { return .names(try lineNames()) }
    guard mayRepeat, peek.kind == .function("repeat") else {
      let place = peek.place
      let track = try track()
      if !track.isFixed, places.open == nil { places.open = place }
      return .track(track)
    }
    next()
    let place = peek.place
    let count = try repeatCount()
    if count.isAutomatic {
      if places.automatic != nil { throw place.error("a list of tracks has one \"auto-fill\" or \"auto-fit\"") }
      places.automatic = place
    }
    try expect(",")
    var parts: [CSSTrackPart] = []
    repeat { parts.append(try trackPart(mayRepeat: false, &places)) } while !isAtEnd && peek.kind != .sign(")")
    try expect(")")
    return .repeat(count, parts)
  }

  private mutating func repeatCount() throws(CSSSyntaxError) -> CSSTrackRepeat {
    if keyword == "auto-fill" || keyword == "auto-fit" {
      return try choice([("auto-fill", CSSTrackRepeat.autoFill), ("auto-fit", .autoFit)])
    }
    let place = peek.place
    guard case .number = peek.kind else { throw unexpected("a number or \"auto-fill\" or \"auto-fit\"") }
    let count = try integer()
    guard count > 0 else { throw place.error("\"repeat\" takes a number from 1") }
    return .count(count)
  }

  private mutating func lineNames() throws(CSSSyntaxError) -> [String] {
    try expect("[")
    var names: [String] = []
    while case .word(let name) = peek.kind {
      names.append(name)
      next()
    }
    try expect("]")
    return names
  }

  /// Tracks alone, for implicit columns and rows.
  mutating func autoTracks() throws(CSSSyntaxError) -> [CSSTrack] {
    var tracks: [CSSTrack] = []
    repeat { tracks.append(try track()) } while !isAtEnd
    return tracks
  }

  private mutating func track() throws(CSSSyntaxError) -> CSSTrack {
    switch peek.kind {
    case .function("minmax"):
      next()
      let place = peek.place
      let least = try breadth()
      if case .fraction = least { throw place.error("the minimum of \"minmax\" is no fraction") }
      try expect(",")
      let most = try breadth()
      try expect(")")
      return CSSTrack(min: least, max: most)
    case .function("fit-content"):
      next()
      let limit = try length(.percent)
      try expect(")")
      return CSSTrack(fitContent: limit)
    default: return CSSTrack(try breadth())
    }
  }

  private mutating func breadth() throws(CSSSyntaxError) -> CSSTrackBreadth {
    if case .number(let value, "fr") = peek.kind {
      if value < 0 { throw peek.place.error("\"\(peek.text)\" is negative") }
      next()
      return .fraction(value)
    }
    switch keyword {
    case "auto", "min-content", "max-content":
      return try choice([("auto", .auto), ("min-content", .minContent), ("max-content", .maxContent)])
    case nil: return .length(try length(.percent))
    default: throw unexpected("a length or a fraction as 1fr or \"auto\" or \"min-content\" or \"max-content\"")
    }
  }

  mutating func autoFlow() throws(CSSSyntaxError) {
    var isColumn = false
    var isDense = false
    repeat {
      switch try choice([("row", 0), ("column", 1), ("dense", 2)]) {
      case 0: isColumn = false
      case 1: isColumn = true
      default: isDense = true
      }
    } while !isAtEnd
    add(.autoFlow(isColumn ? (isDense ? .columnDense : .column) : (isDense ? .rowDense : .row)))
  }

  // MARK: Areas

  /// `none`, or one text for each row.
  mutating func areaRows() throws(CSSSyntaxError) -> [[String?]] {
    if keyword == "none" {
      next()
      return []
    }
    var rows: [(String, CSSPlace)] = []
    while case .string(let row) = peek.kind { rows.append((row, next().place)) }
    if rows.isEmpty { throw unexpected("the names of a row in quotation marks") }
    return try CSSParser.areas(rows)
  }

  /// The rows of areas; those with a fault are empty, and a row is a line of the fault's place.
  static func areas(_ rows: [String], _ faults: inout [CSSSyntaxError]) -> [[String?]] {
    do {
      return try areas(rows.enumerated().map { ($0.element, CSSPlace(line: $0.offset + 1, column: 0)) })
    } catch {
      faults.append(error)
      return []
    }
  }

  /// The names of cells, row by row, which must be as many in each row, and those of a name a rectangle.
  private static func areas(_ rows: [(String, CSSPlace)]) throws(CSSSyntaxError) -> [[String?]] {
    var names: [[String?]] = []
    var places: [[CSSPlace]] = []
    for (text, place) in rows {
      var row: [String?] = []
      var columns: [CSSPlace] = []
      var column = place.column + 1
      for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
        if !word.isEmpty {
          row.append(word.allSatisfy { $0 == "." } ? nil : String(word))
          columns.append(CSSPlace(line: place.line, column: column))
        }
        column += word.count + 1
      }
      if row.isEmpty {
        throw CSSPlace(line: place.line, column: max(1, place.column)).error("a row of areas has at least one name")
      }
      if let first = names.first, first.count != row.count {
        throw (columns.last ?? place).error(
          "this row has \(row.count) \(row.count == 1 ? "area" : "areas"), and the first \(first.count)")
      }
      names.append(row)
      places.append(columns)
    }
    try checkRectangles(names, places)
    return names
  }

  private static func checkRectangles(_ names: [[String?]], _ places: [[CSSPlace]]) throws(CSSSyntaxError) {
    var seen: [String: (rows: ClosedRange<Int>, columns: ClosedRange<Int>, count: Int)] = [:]
    for (row, words) in names.enumerated() {
      for (column, word) in words.enumerated() {
        guard let word else { continue }
        let old = seen[word] ?? (row...row, column...column, 0)
        seen[word] = (
          min(old.rows.lowerBound, row)...max(old.rows.upperBound, row),
          min(old.columns.lowerBound, column)...max(old.columns.upperBound, column), old.count + 1
        )
      }
    }
    for (name, area) in seen.sorted(by: { $0.key < $1.key })
    where area.count < area.rows.count * area.columns.count {
      for row in area.rows {
        for column in area.columns where names[row][column] != name {
          throw places[row][column].error(
            "the area \"\(name)\" is no rectangle: this cell in it is \"\(names[row][column] ?? ".")\"")
        }
      }
    }
  }

  /// Rows and columns with a slash between; or areas with the height of each row, and the columns behind a slash.
  mutating func gridTemplate() throws(CSSSyntaxError) {
    var rows: [CSSTrackPart] = []
    var areas: [(String, CSSPlace)] = []
    var places = TrackPlaces()
    if keyword == "none" {
      next()
      if isAtEnd {
        add(.tracks(.rows, []))
        add(.tracks(.columns, []))
        return add(.areas([]))
      }
    }
    while !isAtEnd, peek.kind != .sign("/") {
      if case .string(let text) = peek.kind, rows.allSatisfy(\.isNames) || !areas.isEmpty {
        areas.append((text, next().place))
        rows.append(.track(isAtHeight ? try track() : .auto))
      } else if !areas.isEmpty, peek.kind != .sign("[") {
        throw unexpected("the names of the next row in quotation marks or a slash")
      } else {
        rows.append(try trackPart(mayRepeat: areas.isEmpty, &places))
      }
    }
    try places.check()
    var columns: [CSSTrackPart] = []
    if takes("/") {
      columns = try trackList(mayRepeat: areas.isEmpty)
    } else if areas.isEmpty {
      throw unexpected("a slash, and the columns behind it")
    }
    add(.areas(areas.isEmpty ? [] : try CSSParser.areas(areas)))
    add(.tracks(.rows, rows))
    add(.tracks(.columns, columns))
  }

  /// Whether the height of a row stands here, and not what may stand behind it.
  private var isAtHeight: Bool {
    if case .string = peek.kind { return false }
    return !isAtEnd && peek.kind != .sign("/") && peek.kind != .sign("[")
  }

  // MARK: Places of items

  /// `auto`, a line's number, `span` with a number, or a name with a number.
  mutating func gridLine() throws(CSSSyntaxError) -> CSSGridLine {
    let place = peek.place
    var isSpan = false
    var count: Int?
    var name: String?
    while !isAtEnd, peek.kind != .sign("/") {
      if keyword == "span", !isSpan {
        isSpan = true
        next()
      } else if case .number = peek.kind, count == nil {
        count = try integer()
      } else if case .word(let word) = peek.kind, name == nil {
        name = word
        next()
      } else {
        throw unexpected("a line's number, a name or \"span\"")
      }
    }
    if !isSpan, count == nil, name?.lowercased() == "auto" { return .auto }
    guard isSpan || count != nil || name != nil else { throw unexpected("a line's number, a name or \"span\"") }
    guard count != 0, !isSpan || (count ?? 1) > 0 else {
      throw place.error(isSpan ? "a span is at least 1" : "lines count from 1, or from -1 at the end")
    }
    return switch (isSpan, name) {
    case (true, let name?): .namedSpan(name, count ?? 1)
    case (true, nil): .span(count ?? 1)
    case (false, let name?): .named(name, count ?? 1)
    case (false, nil): .line(count ?? 1)
    }
  }

  mutating func placement(_ axis: CSSDeclaration.TracksName) throws(CSSSyntaxError) {
    let (start, opposite) = try firstLine()
    add(.placement(axis, start: start, end: takes("/") ? try gridLine() : opposite))
  }

  /// A line, and the other end where it is not given: a name with a number has none.
  private mutating func firstLine() throws(CSSSyntaxError) -> (line: CSSGridLine, opposite: CSSGridLine) {
    let count = tokens.count
    let line = try gridLine()
    return (line, count - tokens.count == 1 ? line.opposite : .auto)
  }

  /// The start of the row, that of the column, and their ends, with slashes between.
  mutating func gridArea() throws(CSSSyntaxError) {
    let row = try firstLine()
    let column = takes("/") ? try firstLine() : (row.opposite, row.opposite)
    let rowEnd = takes("/") ? try gridLine() : row.opposite
    let columnEnd = takes("/") ? try gridLine() : column.1
    add(.placement(.rows, start: row.line, end: rowEnd))
    add(.placement(.columns, start: column.0, end: columnEnd))
  }
}
