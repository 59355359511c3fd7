/// The language by whose rules texts are set: the forms of letters that several languages share, and the breaks of
/// lines.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The language tag, such as `de` or `zh-Hant`; `nil` is the host's language.
  public let tag: String?

  /// The language of the host.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A language by its tag of BCP 47.
  ///
  /// A tag is letters, digits and hyphens of ASCII. Another text counts as `automatic`.
  public static func explicit(_ tag: String) -> TypesettingLanguage {
    let isTag = tag.utf8.allSatisfy { byte in
      byte == 0x2D || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return TypesettingLanguage(tag: isTag && !tag.isEmpty ? tag : nil)
  }
}

extension EnvironmentValues {
  /// The language by whose rules texts are set.
  public var typesettingLanguage: TypesettingLanguage {
    get { textValues.language ?? .automatic }
    set { textValues.language = newValue.tag == nil ? nil : newValue }
  }
}

extension TextStyle {
  /// The language by whose rules the text is set; `automatic` is the host's.
  public var language: TypesettingLanguage {
    get { details?.values.language ?? .automatic }
    set { setDetails { $0.language = newValue.tag == nil ? nil : newValue } }
  }
}

extension Layout {
  /// Sets the language by whose rules the texts inside are set, where the host's text engine has such rules.
  ///
  /// It adds no hyphens: words are broken at soft hyphens (U+00AD) only, whatever the language is.
  ///
  /// ```swift
  /// Text("直す").typesettingLanguage(.explicit("ja"))
  /// ```
  ///
  /// - Parameter isEnabled: `false` changes nothing.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> _ModifiedLayout<Self, _TypesettingLanguageModifier> {
    _ModifiedLayout(self, _TypesettingLanguageModifier(language: isEnabled ? language : nil))
  }
}

/// Sets the language of texts.
public struct _TypesettingLanguageModifier: _PrimitiveModifier {
  /// `nil` changes nothing.
  let language: TypesettingLanguage?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment({ if let language { $0.typesettingLanguage = language } }, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.language == other.language }
}
