/// The size that a parent proposes to a child.
///
/// Each axis is a number of points, or `nil`: *unspecified*, which proposes the ideal size. Zero proposes the minimum
/// and infinity the maximum. The child's response may be any size.
///
/// It is stored as two numbers, with NaN for `nil`, so that a proposal is sixteen bytes and compares by its bits.
@frozen
public struct Proposal: Sendable {
  @usableFromInline var rawWidth: Double
  @usableFromInline var rawHeight: Double

  /// A proposal from its two axes.
  ///
  /// NaN counts as `nil`, a negative number and `-0` as zero, and a finite number above 2^40 points as that.
  @inlinable
  public init(width: Double?, height: Double?) {
    rawWidth = Proposal.encode(width)
    rawHeight = Proposal.encode(height)
  }

  /// A proposal of a whole size.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposed width in points; `nil` is unspecified.
  @inlinable public var width: Double? {
    get { rawWidth.isNaN ? nil : rawWidth }
    set { rawWidth = Proposal.encode(newValue) }
  }

  /// The proposed height in points; `nil` is unspecified.
  @inlinable public var height: Double? {
    get { rawHeight.isNaN ? nil : rawHeight }
    set { rawHeight = Proposal.encode(newValue) }
  }

  /// Unspecified on both axes, for the ideal size.
  @inlinable public static var unspecified: Proposal { Proposal(width: nil, height: nil) }
  /// Zero on both axes, for the minimum size.
  @inlinable public static var zero: Proposal { Proposal(width: 0, height: 0) }
  /// Infinity on both axes, for the maximum size.
  @inlinable public static var infinity: Proposal { Proposal(width: .infinity, height: .infinity) }

  /// The proposal with `size` in place of unspecified axes.
  @inlinable
  public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The largest finite length: 2^40 points; a sum of a million such lengths is still an exact `Double`.
  @inlinable static var longest: Double { 1_099_511_627_776 }

  @inlinable
  static func encode(_ length: Double?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    guard length > 0 else { return 0 }
    return length <= longest || length == .infinity ? length : longest
  }
}

extension Proposal: Hashable {
  /// Whether both axes are equal; unspecified equals unspecified.
  @inlinable
  public static func == (left: Proposal, right: Proposal) -> Bool {
    left.rawWidth.bitPattern == right.rawWidth.bitPattern
      && left.rawHeight.bitPattern == right.rawHeight.bitPattern
  }

  /// Feeds both axes into the hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawWidth.bitPattern)
    hasher.combine(rawHeight.bitPattern)
  }
}

extension Proposal {
  /// The two axes as raw numbers with NaN for unspecified, for the engine's own arithmetic only.
  @inlinable
  package init(rawWidth: Double, rawHeight: Double) {
    self.rawWidth = rawWidth
    self.rawHeight = rawHeight
  }

  @inlinable
  package init(_ axis: Axis, raw major: Double, _ minor: Double) {
    self =
      axis == .horizontal
      ? Proposal(rawWidth: major, rawHeight: minor) : Proposal(rawWidth: minor, rawHeight: major)
  }

  @inlinable
  package subscript(raw axis: Axis) -> Double {
    get { axis == .horizontal ? rawWidth : rawHeight }
    set { if axis == .horizontal { rawWidth = newValue } else { rawHeight = newValue } }
  }
}

extension Proposal {
  /// The proposal with `axes` unspecified.
  func unspecified(_ axes: Axis.Set) -> Proposal {
    Proposal(
      rawWidth: axes.contains(Axis.horizontal) ? .nan : rawWidth,
      rawHeight: axes.contains(Axis.vertical) ? .nan : rawHeight)
  }

  /// The axes that are unspecified here and were not in `other`.
  func axesLeftOpen(since other: Proposal) -> Axis.Set {
    var axes: Axis.Set = []
    if rawWidth.isNaN, !other.rawWidth.isNaN { axes.formUnion(.horizontal) }
    if rawHeight.isNaN, !other.rawHeight.isNaN { axes.formUnion(.vertical) }
    return axes
  }
}

extension Proposal: CustomStringConvertible {
  /// The proposal in the project's one text form: `390x?`, where `?` is unspecified.
  public var description: String {
    "\(width.map(NumberText.string) ?? "?")x\(height.map(NumberText.string) ?? "?")"
  }
}
