public import LayoutEngine

/// An outline of lines and curves, in points; it is a shape too, which does not follow its box.
///
/// ```swift
/// Path { path in
///   path.move(to: Point(x: 0, y: 20))
///   path.addLine(to: Point(x: 10, y: 0))
///   path.addLine(to: Point(x: 20, y: 20))
///   path.closeSubpath()
/// }
/// .fill(.blue)
/// ```
///
/// 1. An element with a number that is not finite is left out, as is each one after `elementLimit`. Where the path is
///    shown that is diagnosed.
/// 2. A line or curve that begins a path, without a move before it, begins at its own end: it is a move.
/// 3. After `closeSubpath()` the path continues at the beginning of the closed part.
///
/// Copies share their elements until one is changed.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  @nonexhaustive
  public enum Element: Hashable, Sendable {
    /// Begins a new part.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A curve with one control point.
    case quadCurve(to: Point, control: Point)
    /// A curve with two control points.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line to the beginning of the part.
    case closeSubpath
  }

  /// The most elements of a path: further ones are left out, and that is diagnosed.
  public static let elementLimit = 100_000

  private(set) var elements: ContiguousArray<Element> = []
  /// The elements that were left out since a number was not finite.
  private(set) var invalidCount: UInt32 = 0
  /// The elements that were left out after the limit.
  private(set) var excessCount: UInt32 = 0
  /// The beginning of the last part.
  private var start = Point.zero
  /// The end of the last element; `nil` in an empty path.
  public private(set) var currentPoint: Point?

  /// An empty path.
  public init() {}

  /// A path that `build` makes.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element, in order.
  public func forEach(_ body: (Element) -> Void) { for element in elements { body(element) } }

  // MARK: Building

  /// Begins a new part at `end`.
  public mutating func move(to end: Point) { add(.move(to: end)) }

  /// Adds a straight line to `end`.
  public mutating func addLine(to end: Point) { add(.line(to: end)) }

  /// Adds a curve to `end` with one control point.
  public mutating func addQuadCurve(to end: Point, control: Point) { add(.quadCurve(to: end, control: control)) }

  /// Adds a curve to `end` with two control points.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    add(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line to the beginning of the part; nothing in an empty path.
  public mutating func closeSubpath() { add(.closeSubpath) }

  /// Adds an element by rules 1 to 3.
  mutating func add(_ element: Element) {
    guard element.isFinite else {
      invalidCount &+= 1
      return
    }
    guard elements.count < Path.elementLimit else {
      excessCount &+= 1
      return
    }
    guard let end = element.end else {
      guard currentPoint != nil else { return }
      elements.append(element)
      currentPoint = start
      return
    }
    if case .move = element { start = end }
    guard currentPoint != nil else {
      start = end
      currentPoint = end
      return elements.append(.move(to: end))
    }
    currentPoint = end
    elements.append(element)
  }

  /// Adds the elements of `other`, and what that left out.
  mutating func append(_ other: Path, _ transform: Transform = .identity) {
    for element in other.elements { add(transform.isIdentity ? element : element.applying(transform)) }
    invalidCount &+= other.invalidCount
    excessCount &+= other.excessCount
  }

  /// The same elements, without a count of those that were left out: what is stored once that was diagnosed.
  var withoutFaults: Path {
    guard invalidCount > 0 || excessCount > 0 else { return self }
    var path = self
    (path.invalidCount, path.excessCount) = (0, 0)
    return path
  }

  /// Notes that parts of a path are left out since a number was not finite.
  mutating func leaveOut(_ count: UInt32 = 1) { invalidCount &+= count }
}

extension Path.Element {
  /// The end; `nil` where the element closes a part.
  var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quadCurve(let end, let control): end.isFinite && control.isFinite
    case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
    case .closeSubpath: true
    }
  }

  func applying(_ transform: Transform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Point {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
