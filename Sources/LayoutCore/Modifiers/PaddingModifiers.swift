public import LayoutEngine

/// Any combination of the four edges.
public struct Edges: OptionSet, Hashable, Sendable {
  /// Bits 0 to 3 are top, leading, bottom and trailing.
  public let rawValue: UInt8

  /// Edges from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The leading edge.
  public static let leading = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Edges(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: Edges = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: Edges = [.top, .bottom]
  /// All four.
  public static let all: Edges = [.horizontal, .vertical]
}

extension Layout {
  /// Room of `length` points on all sides; 16 by default.
  @inlinable
  public func padding(_ length: Double = 16) -> _ModifiedLayout<Self, _PaddingModifier> {
    _ModifiedLayout(self, _PaddingModifier(EdgeInsets(all: length)))
  }

  /// Room on each side.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> _ModifiedLayout<Self, _PaddingModifier> {
    _ModifiedLayout(self, _PaddingModifier(insets))
  }

  /// Room of `length` points on the chosen sides; 16 by default.
  @inlinable
  public func padding(_ edges: Edges, _ length: Double = 16) -> _ModifiedLayout<Self, _PaddingModifier> {
    _ModifiedLayout(
      self,
      _PaddingModifier(
        EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }
}
