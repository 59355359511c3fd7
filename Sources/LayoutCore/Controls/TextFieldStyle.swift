/// The look of text fields.
@nonexhaustive
public enum TextFieldStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// What suits the host: a field with a border.
  case automatic
  /// The text alone.
  case plain
  /// A border with round corners.
  case roundedBorder
  /// A border with square corners, where the host has one.
  case squareBorder
  /// A field for a search, with a glass before the text.
  case search
}

/// How text is entered: what keyboards on glass show, and what the host changes while a person types.
public struct TextInput: Hashable, Sendable {
  /// The keys that are shown.
  public var keyboard = KeyboardType.default
  /// The letters that become capitals; `nil` is the host's rule.
  public var capitalization: TextInputAutocapitalization?
  /// Whether words are not corrected.
  public var isUncorrected = false
  /// The name of the return key.
  public var submitLabel = SubmitLabel.return

  /// Input without modifiers.
  public init() {}
}

/// The keys that a keyboard on glass shows.
///
/// A host with a keyboard of keys may use it as a hint for input methods.
@nonexhaustive
public enum KeyboardType: UInt8, Hashable, Sendable, CaseIterable {
  /// The host's usual keys.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Keys for addresses of pages.
  case url
  /// Digits.
  case numberPad
  /// Keys for numbers of telephones.
  case phonePad
  /// Keys for addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Keys for a search.
  case webSearch
}

/// The letters that become capitals while a person types.
public enum TextInputAutocapitalization: UInt8, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first one of each word.
  case words
  /// The first one of each sentence.
  case sentences
  /// All.
  case characters
}

/// The name of the return key of a keyboard on glass.
@nonexhaustive
public enum SubmitLabel: UInt8, Hashable, Sendable, CaseIterable {
  /// Return.
  case `return`
  /// Done.
  case done
  /// Go.
  case go
  /// Send.
  case send
  /// Join.
  case join
  /// Route.
  case route
  /// Search.
  case search
  /// Next.
  case next
  /// Continue.
  case `continue`
}

extension Layout {
  /// Sets the look of the text fields inside.
  public func textFieldStyle(_ style: TextFieldStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<TextFieldStyle>> {
    environment(\.controlTraits.field, style)
  }

  /// Sets the keys that a keyboard on glass shows for the fields inside; it changes nothing of what can be typed.
  public func keyboardType(_ type: KeyboardType) -> _ModifiedLayout<Self, _EnvironmentModifier<KeyboardType>> {
    environment(\.controlTraits.input.keyboard, type)
  }

  /// Sets the letters that become capitals in the fields inside, where the host changes any; `nil` is its own rule.
  public func textInputAutocapitalization(
    _ letters: TextInputAutocapitalization?
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<TextInputAutocapitalization?>> {
    environment(\.controlTraits.input.capitalization, letters)
  }

  /// Sets whether the host corrects no words in the fields inside.
  public func autocorrectionDisabled(
    _ isDisabled: Bool = true
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<Bool>> {
    environment(\.controlTraits.input.isUncorrected, isDisabled)
  }

  /// Sets the name of the return key of a keyboard on glass for the fields inside.
  public func submitLabel(_ label: SubmitLabel) -> _ModifiedLayout<Self, _EnvironmentModifier<SubmitLabel>> {
    environment(\.controlTraits.input.submitLabel, label)
  }
}
