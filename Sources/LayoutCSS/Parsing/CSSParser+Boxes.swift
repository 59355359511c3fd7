/// The values of the properties of boxes and of flex items.
extension CSSParser {
  mutating func add(_ declaration: CSSDeclaration) { declarations.append(declaration) }

  mutating func display() throws(CSSSyntaxError) {
    let value: (CSSStyle.Display, isBlock: Bool) = try choice([
      ("flex", (.flex, true)), ("inline-flex", (.flex, false)), ("grid", (.grid, true)),
      ("inline-grid", (.grid, false)), ("none", (.none, false)), ("contents", (.contents, false)),
    ])
    isBlock = value.isBlock
    add(.display(value.0))
  }

  mutating func overflow() throws(CSSSyntaxError) -> CSSStyle.Overflow {
    try choice([
      ("visible", .visible), ("hidden", .hidden), ("clip", .clip), ("scroll", .scroll), ("auto", .auto),
    ])
  }

  mutating func aspectRatio() throws(CSSSyntaxError) {
    if keyword == "auto" {
      next()
      return add(.aspectRatio(nil))
    }
    let place = peek.place
    var ratio = try factor()
    if takes("/") { ratio /= try factor() }
    guard ratio > 0, ratio.isFinite else { throw place.error("an aspect ratio is greater than 0") }
    add(.aspectRatio(ratio))
  }

  /// A number that is at least 0.
  mutating func factor() throws(CSSSyntaxError) -> Double {
    let token = peek
    let value = try number()
    if value < 0 { throw token.place.error("\"\(token.text)\" is negative") }
    return value
  }

  mutating func gap() throws(CSSSyntaxError) -> CSSLength {
    if keyword == "normal" {
      next()
      return .zero
    }
    return try length(.percent)
  }

  /// One to four values: all edges; vertical and horizontal; top, horizontal and bottom; or clockwise from the top.
  mutating func fourEdges(_ name: CSSDeclaration.EdgesName) throws(CSSSyntaxError) {
    var values = [try length(name.kind)]
    while values.count < 4, !isAtEnd { values.append(try length(name.kind)) }
    let top = values[0]
    let right = values.count > 1 ? values[1] : top
    let bottom = values.count > 2 ? values[2] : top
    let left = values.count > 3 ? values[3] : right
    add(.edges(name, .all, top))
    if values.count == 1 { return }
    add(.edges(name, .right, right))
    add(.edges(name, .bottom, bottom))
    add(.edges(name, .left, left))
  }

  mutating func pair(
    _ name: CSSDeclaration.EdgesName, _ start: CSSDeclaration.Side, _ end: CSSDeclaration.Side
  ) throws(CSSSyntaxError) {
    let first = try length(name.kind)
    let last = isAtEnd ? first : try length(name.kind)
    add(.edges(name, start, first))
    add(.edges(name, end, last))
  }

  mutating func alignment(_ name: CSSDeclaration.AlignmentName) throws(CSSSyntaxError) -> CSSAlignment {
    var words: [(String, CSSAlignment)] = [
      ("normal", .normal), ("stretch", .stretch), ("start", .start), ("end", .end), ("flex-start", .flexStart),
      ("flex-end", .flexEnd), ("center", .center), ("left", .left), ("right", .right),
    ]
    switch name {
    case .justifyContent, .alignContent:
      words += [
        ("space-between", .spaceBetween), ("space-around", .spaceAround), ("space-evenly", .spaceEvenly),
      ]
    case .justifyItems, .alignItems, .justifySelf, .alignSelf:
      words += [("self-start", .selfStart), ("self-end", .selfEnd), ("baseline", .baseline)]
      if name == .justifySelf || name == .alignSelf { words.append(("auto", .auto)) }
    }
    switch keyword {
    case "safe":
      next()
      return .safe(try choice(words))
    case "unsafe":
      next()
      return .unsafe(try choice(words))
    case "first", "last":
      let isLast = keyword == "last"
      next()
      _ = try choice([("baseline", true)])
      return isLast ? .lastBaseline : .baseline
    default: return try choice(words)
    }
  }

  /// `none`, `auto`, or a factor for growing, one for shrinking, and a basis, in this order or the basis first.
  mutating func flex() throws(CSSSyntaxError) {
    var (grow, shrink, basis) = (1.0, 1.0, CSSLength.percent(0))
    switch keyword {
    case "none":
      next()
      (grow, shrink, basis) = (0, 0, .auto)
    case "auto" where tokens.count == 2:
      next()
      basis = .auto
    case "initial":
      next()
      (grow, shrink, basis) = (0, 1, .auto)
    default:
      var factors = 0
      var hasBasis = false
      repeat {
        if case .number(_, "") = peek.kind, factors < 2 {
          if factors == 0 { grow = try factor() } else { shrink = try factor() }
          factors += 1
        } else if !hasBasis {
          basis = try length([.percent, .auto, .intrinsic, .content])
          hasBasis = true
        } else {
          throw unexpected("at most two numbers and one length")
        }
      } while !isAtEnd
    }
    add(.number(.flexGrow, grow))
    add(.number(.flexShrink, shrink))
    add(.length(.flexBasis, basis))
  }
}
