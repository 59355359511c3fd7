/// The values of the environment for symbols.
struct SymbolSettings: Hashable {
  var scale = Image.Scale.medium
  var variants = SymbolVariants.none
  var mode: SymbolRenderingMode?
}

extension Image {
  /// The size of symbols beside their font.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    /// Four fifths of `medium`.
    case small
    /// The size that suits a text of the font.
    case medium
    /// Five fourths of `medium`.
    case large

    /// The factor of the font's size.
    var factor: Double {
      switch self {
      case .small: 4.0 / 5
      case .medium: 1
      case .large: 5.0 / 4
      }
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside their font.
  public var imageScale: Image.Scale {
    get { textValues.symbols.scale }
    set { textValues.symbols.scale = newValue }
  }

  /// The forms in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { textValues.symbols.variants }
    set { textValues.symbols.variants = newValue }
  }

  /// The colours of symbols; `nil` is `monochrome`.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { textValues.symbols.mode }
    set { textValues.symbols.mode = newValue }
  }
}

extension Layout {
  /// Sets the size of the symbols inside beside their font. Pictures keep their size.
  public func imageScale(_ scale: Image.Scale) -> _ModifiedLayout<Self, _EnvironmentModifier<Image.Scale>> {
    environment(\.imageScale, scale)
  }

  /// Shows the symbols inside in another form, with those of the modifiers around it.
  ///
  /// A symbol without that form is shown as near to it as there is one, at last as it is named. `none` shows all as they
  /// are named.
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "star")
  ///   Image(systemName: "bell")
  /// }
  /// .symbolVariant(.fill)
  /// ```
  public func symbolVariant(_ variant: SymbolVariants) -> _ModifiedLayout<Self, _SymbolVariantModifier> {
    _ModifiedLayout(self, _SymbolVariantModifier(variant: variant))
  }

  /// Sets the colours of the symbols inside; `nil` is `monochrome`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _ModifiedLayout<
    Self, _EnvironmentModifier<SymbolRenderingMode?>
  > {
    environment(\.symbolRenderingMode, mode)
  }
}

/// Adds a form of symbols.
public struct _SymbolVariantModifier: _PrimitiveModifier {
  let variant: SymbolVariants

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment(
      { $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.with(variant) }, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.variant == other.variant }
}
