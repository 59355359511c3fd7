public import LayoutEngine

/// Hundredths of the nearest container's length: `.size(width: .percent(50))`.
public struct Percent: Hashable, Sendable {
  /// 50 for a half.
  public var value: Double

  /// A number of hundredths.
  public init(_ value: Double) { self.value = value }

  /// So many hundredths: `.percent(50)` for a half.
  public static func percent(_ value: Double) -> Percent { Percent(value) }
}

extension Layout {
  /// A box of exactly this size in points; `nil` leaves the axis to the content.
  @inlinable
  public func size(width: Double? = nil, height: Double? = nil) -> _ModifiedLayout<Self, _SizeModifier> {
    _ModifiedLayout(self, _SizeModifier(width, height))
  }

  /// A box of exactly this size in points.
  @inlinable
  public func size(_ size: Size) -> _ModifiedLayout<Self, _SizeModifier> {
    _ModifiedLayout(self, _SizeModifier(size.width, size.height))
  }

  /// A box whose width is a percentage of the proposal to the nearest container.
  public func size(width: Percent, height: Double? = nil) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.percentFrame(width: width.value, widthIsPercent: true, height: height, heightIsPercent: false))
  }

  /// A box whose height is a percentage of the proposal to the nearest container.
  public func size(width: Double? = nil, height: Percent) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.percentFrame(width: width, widthIsPercent: false, height: height.value, heightIsPercent: true))
  }

  /// A box whose width and height are percentages of the proposal to the nearest container.
  public func size(width: Percent, height: Percent) -> _ModifiedLayout<Self, _RecordModifier> {
    record(.percentFrame(width: width.value, widthIsPercent: true, height: height.value, heightIsPercent: true))
  }
}
