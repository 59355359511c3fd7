/// The checked constraints of one element.
///
/// Equality ignores when constraints were resolved.
public struct LayoutConstraints: Codable, Sendable {
  /// The width in points: finite, above 0.
  public let width: Double
  /// The height in points: finite, above 0.
  public let height: Double
  /// The element's importance if not all elements fit; the lowest is left out first.
  public let priority: Int
  /// The time at which the constraints were resolved: the higher, the later. 0 for constraints that no manager
  /// resolved.
  public internal(set) var timestamp: UInt64

  /// Makes checked constraints.
  ///
  /// This is the only place that checks them. The caller gets the error; a layout that catches it leaves the element
  /// out.
  ///
  /// - Throws: `LayoutConstraintError`.
  public init(width: Double, height: Double, priority: Int = 0) throws(LayoutConstraintError) {
    guard width.isFinite, width > 0 else { throw .invalidWidth(width) }
    guard height.isFinite, height > 0 else { throw .invalidHeight(height) }
    self.width = width
    self.height = height
    self.priority = priority
    timestamp = 0
  }

  private enum Keys: String, CodingKey { case width, height, priority, timestamp }

  /// Decodes constraints, with the same checks.
  ///
  /// - Throws: `LayoutConstraintError`, or the decoder's error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    try self.init(
      width: container.decode(Double.self, forKey: .width), height: container.decode(Double.self, forKey: .height),
      priority: container.decode(Int.self, forKey: .priority))
    timestamp = try container.decodeIfPresent(UInt64.self, forKey: .timestamp) ?? 0
  }

  /// Encodes all four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encode(priority, forKey: .priority)
    try container.encode(timestamp, forKey: .timestamp)
  }
}

extension LayoutConstraints: Hashable {
  /// Whether the values are equal; the time of resolving is ignored.
  public static func == (one: LayoutConstraints, other: LayoutConstraints) -> Bool {
    one.width == other.width && one.height == other.height && one.priority == other.priority
  }

  /// Hashes the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(priority)
  }
}

/// An error in constraints.
@nonexhaustive
public enum LayoutConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A width in points that is not finite, or not above 0.
  case invalidWidth(Double)
  /// A height in points that is not finite, or not above 0.
  case invalidHeight(Double)
  /// An empty name: constraints stored under it could not be distinguished.
  case emptyID

  /// One sentence that states what to change.
  public var description: String {
    switch self {
    case .invalidWidth(let width): "a width must be finite and above 0, but it is \(width)"
    case .invalidHeight(let height): "a height must be finite and above 0, but it is \(height)"
    case .emptyID: "an id must have at least one character"
    }
  }
}
