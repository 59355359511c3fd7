extension VerticalEdge {
  /// Several edges at the top and at the bottom.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits, one for each edge.
    public let rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The lower edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
