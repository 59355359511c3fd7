extension Text {
  /// The size of a text beside that of the text around it.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    /// The font's own size.
    case `default`
    /// The size of a footnote beside its body: 13 of 17 points.
    case secondary

    /// The factor of the font's size.
    var factor: Double { self == .secondary ? Font.footnote.size / Font.body.size : 1 }
  }
}

extension EnvironmentValues {
  /// The scale of texts; `nil` is the font's own size.
  var scaleOfTexts: Text.Scale? {
    get { textValues.attributes.scale }
    set { textValues.attributes.scale = newValue }
  }
}

extension Layout {
  /// Sets the scale of the texts inside; it changes nothing where `isEnabled` is `false`.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> _ModifiedLayout<Self, _TextScaleModifier> {
    _ModifiedLayout(self, _TextScaleModifier(scale: isEnabled ? scale : nil))
  }
}

/// Sets the scale of texts.
public struct _TextScaleModifier: _PrimitiveModifier {
  /// `nil` changes nothing.
  let scale: Text.Scale?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ if let scale { $0.scaleOfTexts = scale } }, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.scale == other.scale }
}
