/// A property with its value: what a modifier, or a declaration in CSS, sets in a style.
package enum CSSDeclaration: Hashable, Sendable {
  /// All properties.
  indirect case style(CSSStyle)
  case number(NumberName, Double)
  case length(LengthName, CSSLength)
  case edges(EdgesName, Side, CSSLength)
  case alignment(AlignmentName, CSSAlignment)
  case display(CSSStyle.Display)
  case position(CSSStyle.Position)
  case boxSizing(CSSStyle.BoxSizing)
  case overflow(x: CSSStyle.Overflow?, y: CSSStyle.Overflow?)
  case flexDirection(CSSStyle.FlexDirection)
  case flexWrap(CSSStyle.Wrap)
  case order(Int)
  case aspectRatio(Double?)
  case tracks(TracksName, [CSSTrackPart])
  case autoTracks(TracksName, [CSSTrack])
  case autoFlow(CSSStyle.AutoFlow)
  case areas([[String?]])
  /// `nil` leaves an end of the placement as it is.
  indirect case placement(TracksName, start: CSSGridLine?, end: CSSGridLine?)

  package enum NumberName: UInt8, Hashable, Sendable { case flexGrow, flexShrink }
  package enum LengthName: UInt8, Hashable, Sendable {
    case width, height, minWidth, minHeight, maxWidth, maxHeight, flexBasis, rowGap, columnGap

    var mayBeAutomatic: Bool { self != .rowGap && self != .columnGap }
  }
  package enum EdgesName: UInt8, Hashable, Sendable { case margin, padding, border, inset }
  package typealias Side = CSSEdges.Side
  package enum AlignmentName: UInt8, Hashable, Sendable {
    case justifyContent, alignContent, justifyItems, alignItems, justifySelf, alignSelf
  }
  package enum TracksName: UInt8, Hashable, Sendable { case columns, rows }

  /// Sets the property in a style.
  package func apply(to style: inout CSSStyle) {
    switch self {
    case .style(let value): style = value
    case .number(.flexGrow, let value): style.flexGrow = value
    case .number(.flexShrink, let value): style.flexShrink = value
    case .length(let name, let value): CSSDeclaration.set(name, value, in: &style)
    case .edges(.margin, let side, let value): style.margin.set(side, value)
    case .edges(.padding, let side, let value): style.padding.set(side, value)
    case .edges(.border, let side, let value): style.border.set(side, value)
    case .edges(.inset, let side, let value): style.inset.set(side, value)
    case .alignment(let name, let value): CSSDeclaration.set(name, value, in: &style)
    case .display(let value): style.display = value
    case .position(let value): style.position = value
    case .boxSizing(let value): style.boxSizing = value
    case .overflow(let x, let y):
      if let x { style.overflow.x = x }
      if let y { style.overflow.y = y }
    case .flexDirection(let value): style.flexDirection = value
    case .flexWrap(let value): style.flexWrap = value
    case .order(let value): style.order = value
    case .aspectRatio(let value): style.aspectRatio = value
    case .tracks(.columns, let value): style.grid.columns = value
    case .tracks(.rows, let value): style.grid.rows = value
    case .autoTracks(.columns, let value): style.grid.autoColumns = value
    case .autoTracks(.rows, let value): style.grid.autoRows = value
    case .autoFlow(let value): style.grid.autoFlow = value
    case .areas(let value): style.grid.areas = value
    case .placement(.columns, let start, let end): style.gridColumn.set(start, end)
    case .placement(.rows, let start, let end): style.gridRow.set(start, end)
    }
  }

  /// The numbers to check once it is applied; none where a usable number is declared.
  var checks: CSSStyle.Checks {
    switch self {
    case .style: .all
    case .number(_, let value): CSSStyle.isUsable(value) ? [] : .factors
    case .length(let name, let value): value.isUsableNumber || value.isAuto && name.mayBeAutomatic ? [] : .lengths
    case .edges(_, _, let value): value.isUsableNumber ? [] : .edges
    case .aspectRatio: .ratio
    case .tracks, .autoTracks: .tracks
    case .placement: .placement
    case .alignment, .display, .position, .boxSizing, .overflow, .flexDirection, .flexWrap, .order, .autoFlow, .areas:
      []
    }
  }

  /// What it is in the other direction: a leading side is a trailing one. A whole style has sides of the box's own
  /// direction.
  var turned: CSSDeclaration {
    switch self {
    case .edges(let name, .start, let length): .edges(name, .end, length)
    case .edges(let name, .end, let length): .edges(name, .start, length)
    default: self
    }
  }

  /// Whether it sets the shrinking factor.
  var declaresShrink: Bool {
    switch self {
    case .number(.flexShrink, _), .style: true
    default: false
    }
  }

  private static func set(_ name: LengthName, _ value: CSSLength, in style: inout CSSStyle) {
    switch name {
    case .width: style.width = value
    case .height: style.height = value
    case .minWidth: style.minWidth = value
    case .minHeight: style.minHeight = value
    case .maxWidth: style.maxWidth = value
    case .maxHeight: style.maxHeight = value
    case .flexBasis: style.flexBasis = value
    case .rowGap: style.rowGap = value
    case .columnGap: style.columnGap = value
    }
  }

  private static func set(_ name: AlignmentName, _ value: CSSAlignment, in style: inout CSSStyle) {
    switch name {
    case .justifyContent: style.justifyContent = value
    case .alignContent: style.alignContent = value
    case .justifyItems: style.justifyItems = value
    case .alignItems: style.alignItems = value
    case .justifySelf: style.justifySelf = value
    case .alignSelf: style.alignSelf = value
    }
  }
}

extension CSSStyle {
  /// Applies declarations in their order, with usable numbers; the faults of others are added.
  mutating func apply(_ declarations: [CSSDeclaration], _ faults: inout [String]) {
    var checks: Checks = []
    for declaration in declarations {
      declaration.apply(to: &self)
      checks.formUnion(declaration.checks)
    }
    if !checks.isEmpty { sanitize(checks, &faults) }
  }
}

extension [CSSDeclaration] {
  /// Adds a parameter of a container that is not the initial value.
  mutating func add(_ name: CSSDeclaration.AlignmentName, _ value: CSSAlignment) {
    if value != .normal { add(.alignment(name, value)) }
  }

  /// Adds a declaration, with room for those that mostly follow.
  mutating func add(_ declaration: CSSDeclaration) {
    if isEmpty { reserveCapacity(4) }
    append(declaration)
  }

  /// Adds a gap that is not the initial value.
  mutating func add(_ name: CSSDeclaration.LengthName, _ value: CSSLength) {
    if value != .zero { add(.length(name, value)) }
  }
}

extension CSSGridPlacement {
  fileprivate mutating func set(_ start: CSSGridLine?, _ end: CSSGridLine?) {
    if let start { self.start = start }
    if let end { self.end = end }
  }
}
