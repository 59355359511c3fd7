/// The size of texts that a person has chosen: seven steps, and five more for poor eyesight.
public enum DynamicTypeSize: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Below medium.
  case small
  /// Below large.
  case medium
  /// As designed.
  case large
  /// Above large.
  case xLarge
  /// Two above large.
  case xxLarge
  /// Three above large.
  case xxxLarge
  /// The first of the steps for poor eyesight.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the steps for poor eyesight.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor by which a font grows: the sizes that the human interface guidelines of iOS give for body text, divided
  /// by the 17 points of `large`.
  public var factor: Double { Self.bodySizes[Int(rawValue)] / Self.bodySizes[Int(Self.large.rawValue)] }

  private static let bodySizes = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The smaller one comes first.
  public static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }

  /// The font in this size.
  func scaled(_ font: Font) -> Font {
    if self == .large { return font }
    var font = font
    font.size *= factor
    return font
  }
}

extension Layout {
  /// Sets the size of the texts inside: each font is multiplied by the size's factor.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> _ModifiedLayout<Self, _EnvironmentModifier<DynamicTypeSize>> {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of the texts inside: a smaller one becomes the least of the range, and a larger one the greatest.
  ///
  /// The factor of systems that have one in place of sizes is limited too. A range without a size changes nothing.
  ///
  /// ```swift
  /// Text("Ticket").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  /// ```
  public func dynamicTypeSize<Sizes: RangeExpression>(_ sizes: Sizes) -> _ModifiedLayout<
    Self, _DynamicTypeSizeLimits
  > where Sizes.Bound == DynamicTypeSize {
    _ModifiedLayout(self, _DynamicTypeSizeLimits(DynamicTypeSize.allCases.filter(sizes.contains)))
  }
}

/// Limits the size of texts.
public struct _DynamicTypeSizeLimits: _PrimitiveModifier {
  /// The least and the greatest size; `nil` for no limit.
  private let least, most: DynamicTypeSize?

  init(_ sizes: [DynamicTypeSize]) {
    least = sizes.first == .xSmall ? nil : sizes.first
    most = sizes.last == .accessibility5 ? nil : sizes.last
  }

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment(limit, content)
  }

  /// 1. The size is one of the range.
  /// 2. A factor of the system that leads beyond an end of the range becomes the one that leads to it.
  private func limit(_ values: inout EnvironmentValues) {
    if let least { values.dynamicTypeSize = max(values.dynamicTypeSize, least) }
    if let most { values.dynamicTypeSize = min(values.dynamicTypeSize, most) }  // 1.
    guard values.textScale != 1 else { return }
    let own = values.dynamicTypeSize.factor  // 2.
    if let least { values.textScale = max(values.textScale, min(least.factor / own, 1)) }
    if let most { values.textScale = min(values.textScale, max(most.factor / own, 1)) }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.least == other.least && one.most == other.most }
}
