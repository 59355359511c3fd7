import LayoutEngine

/// The first fault in the text of an SVG path.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in bytes of UTF-8, counted from 0.
  public let position: Int
  /// What is valid there.
  public let expected: String

  /// A fault at a place.
  public init(position: Int, expected: String) {
    (self.position, self.expected) = (position, expected)
  }

  /// The fault in the form `SVG path, byte 4: expected a number`.
  public var description: String { "SVG path, byte \(position): expected \(expected)" }
}

extension Path {
  /// A path from the text of the attribute `d` of an SVG path: all commands of SVG 1.1, absolute and relative.
  ///
  /// ```swift
  /// let check = try Path(svg: "M4 12l5 5L20 6")
  /// ```
  ///
  /// Arcs become curves. Empty text is an empty path.
  ///
  /// - Throws: `SVGPathError` at the first fault, which is also a number too large for a `Double`, and more elements
  ///   than `elementLimit`. So nothing is left out of a path that is returned.
  /// - Complexity: O(bytes).
  public init(svg text: some StringProtocol) throws(SVGPathError) {
    var reader = SVGPathReader(text)
    try reader.read()
    self = reader.path
  }
}

/// Reads the commands of an SVG path.
private struct SVGPathReader {
  private let bytes: [UInt8]
  private var at = 0
  private(set) var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, and whether it is that of a cubic curve.
  private var control: (point: Point, isCubic: Bool)?

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  mutating func read() throws(SVGPathError) {
    skipSpace()
    var isFirst = true
    while at < bytes.count {
      let command = bytes[at] | 0x20
      guard SVGPathReader.commands.contains(command) else { throw fault("a command, one of MmLlHhVvCcSsQqTtAaZz") }
      guard !isFirst || command == UInt8(ascii: "m") else { throw fault("a move, M or m, at the beginning") }
      isFirst = false
      let isRelative = bytes[at] == command
      at += 1
      try read(command, isRelative)
    }
  }

  private static let commands = Set("mlhvcsqtaz".utf8)

  /// Reads a command with all of its sets of numbers.
  private mutating func read(_ command: UInt8, _ isRelative: Bool) throws(SVGPathError) {
    var command = command
    repeat {
      let place = at
      let next = try element(command, isRelative)
      guard path.excessCount == 0 else {
        throw SVGPathError(position: place, expected: "at most \(Path.elementLimit) elements")
      }
      guard path.invalidCount == 0, next.x.isFinite, next.y.isFinite else {
        throw SVGPathError(position: place, expected: "coordinates that stay finite")
      }
      current = next
      if command == UInt8(ascii: "m") {
        start = next
        // Further pairs are lines.
        command = UInt8(ascii: "l")
      }
      skipSpace()
      if command == UInt8(ascii: "z") { return }
    } while skipComma()
  }

  /// Reads one set of numbers and adds its element.
  ///
  /// - Returns: the new current point.
  private mutating func element(_ command: UInt8, _ isRelative: Bool) throws(SVGPathError) -> Point {
    let origin = isRelative ? current : .zero
    var known: (point: Point, isCubic: Bool)?
    defer { control = known }
    switch UnicodeScalar(command) {
    case "m":
      let end = try point(origin)
      path.move(to: end)
      return end
    case "l":
      let end = try point(origin)
      path.addLine(to: end)
      return end
    case "h":
      let end = Point(x: try number() + origin.x, y: current.y)
      path.addLine(to: end)
      return end
    case "v":
      let end = Point(x: current.x, y: try number() + origin.y)
      path.addLine(to: end)
      return end
    case "c", "s":
      let control1 = command == UInt8(ascii: "c") ? try point(origin) : mirrored(isCubic: true)
      let control2 = try point(origin)
      let end = try point(origin)
      path.addCurve(to: end, control1: control1, control2: control2)
      known = (control2, true)
      return end
    case "q", "t":
      let control = command == UInt8(ascii: "q") ? try point(origin) : mirrored(isCubic: false)
      let end = try point(origin)
      path.addQuadCurve(to: end, control: control)
      known = (control, false)
      return end
    case "a":
      return try arc(origin)
    default:
      path.closeSubpath()
      return start
    }
  }

  /// The last control point on the other side of the current point; the current point after other commands.
  private func mirrored(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return current }
    return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
  }

  /// Adds an arc, by the rules of SVG 1.1, appendix F.6.
  private mutating func arc(_ origin: Point) throws(SVGPathError) -> Point {
    var (width, height) = (abs(try number()), abs(try number()))
    let turn = Transform(rotation: .degrees(try number()))
    let (isLarge, isSweep) = (try flag(), try flag())
    let end = try point(origin)
    guard end != current else { return end }
    guard width > 0, height > 0, let back = turn.inverse else {
      path.addLine(to: end)
      return end
    }
    // The circle of radius 1: both ends, moved and scaled there.
    let half = Point(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2).applying(back)
    let stretch = (half.x / width) * (half.x / width) + (half.y / height) * (half.y / height)
    if stretch > 1 {
      width *= stretch.squareRoot()
      height *= stretch.squareRoot()
    }
    let unit = Point(x: half.x / width, y: half.y / height)
    let square = unit.x * unit.x + unit.y * unit.y
    let reach = (square > 0 ? max(0, 1 / square - 1) : 0).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(x: reach * unit.y, y: -reach * unit.x)
    let frame = Transform(scaleX: width, y: height).concatenating(turn)
      .concatenating(Transform(translationX: (current.x + end.x) / 2, y: (current.y + end.y) / 2))
    let first = Angle(of: unit - center).radians
    var sweep = Angle(of: Point(x: -unit.x, y: -unit.y) - center).radians - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    path.addArcSegments(
      from: first, sweep: sweep, Transform(translationX: center.x, y: center.y).concatenating(frame), to: end)
    return end
  }

  // MARK: Numbers

  private mutating func point(_ origin: Point) throws(SVGPathError) -> Point {
    let x = try number()
    return Point(x: x + origin.x, y: try number() + origin.y)
  }

  /// Reads a flag of an arc, which is one digit: no space needs to follow.
  private mutating func flag() throws(SVGPathError) -> Bool {
    _ = skipComma()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1") else {
      throw fault("a flag, 0 or 1")
    }
    at += 1
    return bytes[at - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(SVGPathError) -> Double {
    _ = skipComma()
    let first = at
    if isAt("+-") { at += 1 }
    let whole = skipDigits()
    var part = 0
    if isAt(".") {
      at += 1
      part = skipDigits()
    }
    guard whole + part > 0 else {
      at = first
      throw fault("a number")
    }
    let mantissa = at
    if isAt("eE") {
      at += 1
      if isAt("+-") { at += 1 }
      // An e without digits is no exponent.
      if skipDigits() == 0 { at = mantissa }
    }
    guard let value = Double(String(decoding: bytes[first..<at], as: UTF8.self)), value.isFinite else {
      at = first
      throw fault("a finite number")
    }
    return value
  }

  private func isAt(_ characters: StaticString) -> Bool {
    guard at < bytes.count else { return false }
    return characters.withUTF8Buffer { $0.contains(bytes[at]) }
  }

  /// - Returns: the number of digits.
  private mutating func skipDigits() -> Int {
    let first = at
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
    return at - first
  }

  private mutating func skipSpace() {
    while isAt(" \t\n\u{C}\r") { at += 1 }
  }

  /// Skips space with at most one comma.
  ///
  /// - Returns: whether a number may follow: a comma was there, or the next byte begins one.
  private mutating func skipComma() -> Bool {
    skipSpace()
    if isAt(",") {
      at += 1
      skipSpace()
      return true
    }
    return isAt("+-.0123456789")
  }

  private func fault(_ expected: String) -> SVGPathError { SVGPathError(position: at, expected: expected) }
}
