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
}
