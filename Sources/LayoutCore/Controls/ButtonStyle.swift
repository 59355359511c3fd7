/// The look of buttons, by their label and whether they are pressed.
///
/// ```swift
/// struct Quiet: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some Layout {
///     configuration.label.padding(8).opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
///
/// Button("Save") { model.save() }.buttonStyle(Quiet())
/// ```
///
/// The button is pressed anywhere in its box, by a pointer, by the space and return keys, and by screen readers.
public protocol ButtonStyle {
  /// The type of the style's result.
  associatedtype Body: Layout

  /// What a style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @LayoutBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is given.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleLabel

  /// The meaning of pressing the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed at the moment.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons, by their label and their action.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some Layout {
///     configuration.label.onTapGesture { configuration.trigger() }
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle {
  /// The type of the style's result.
  associatedtype Body: Layout

  /// What a style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button.
  @LayoutBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons is given that calls their action itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleLabel

  /// The meaning of pressing the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Calls the button's action.
  public func trigger() { action() }
}

/// The parts of a button, for a style.
struct ButtonParts {
  let label: AnyLayout
  /// The words of the label.
  let name: String
  let role: ButtonRole?
  let action: () -> Void
}

/// A button in a caller's style.
private struct StyledButton<Style: ButtonStyle>: Layout {
  let style: Style
  let parts: ButtonParts
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some Layout {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: parts.role, label: _StyleLabel(content: parts.label), isPressed: isPressed && isEnabled)
    )
    .pressable(named: parts.name, parts.action) { isPressed = $0 }
  }
}

/// A button whose style calls the action.
private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: Layout {
  let style: Style
  let parts: ButtonParts

  var body: some Layout {
    style.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: parts.role, label: _StyleLabel(content: parts.label), action: parts.action)
    )
    // A button of the style's own would have the style again.
    .environment(\.controlValues.buttonStyle, nil)
  }
}

extension Layout {
  /// Sets the look of the buttons inside.
  public func buttonStyle<Style: ButtonStyle>(
    _ style: Style
  ) -> _ModifiedLayout<Self, _ButtonStyleModifier> {
    let own = OwnStyle<ButtonParts>(style) { AnyLayout(StyledButton(style: style, parts: $0)) }
    return _ModifiedLayout(self, _ButtonStyleModifier(own: own, look: nil))
  }

  /// Sets the look and the behaviour of the buttons inside: one of the host's, as `.borderedProminent`, or your own.
  ///
  /// ```swift
  /// Button("Begin") { begin() }.buttonStyle(.borderedProminent)
  /// ```
  public func buttonStyle<Style: PrimitiveButtonStyle>(
    _ style: Style
  ) -> _ModifiedLayout<Self, _ButtonStyleModifier> {
    let look = (style as? any BuiltInButtonStyle)?.look
    let own = OwnStyle<ButtonParts>(style) { AnyLayout(PrimitiveStyledButton(style: style, parts: $0)) }
    return _ModifiedLayout(self, _ButtonStyleModifier(own: look == nil ? own : nil, look: look))
  }
}

/// Sets the look of buttons.
public struct _ButtonStyleModifier: _PrimitiveModifier {
  let own: OwnStyle<ButtonParts>?
  let look: ButtonLook?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment(
      {
        $0.controlValues.buttonStyle = own
        if let look { $0.controlValues.traits.button = look }
      }, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.own == other.own && one.look == other.look }
}
