/// The look of toggles, by their label and their state.
///
/// ```swift
/// struct Heart: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some Layout {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Image(systemName: configuration.isOn ? "heart.fill" : "heart")
///     }
///   }
/// }
/// ```
public protocol ToggleStyle {
  /// The type of the style's result.
  associatedtype Body: Layout

  /// What a style is given.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle.
  @LayoutBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of toggles is given.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleLabel

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The parts of a toggle, for a style.
struct ToggleParts {
  let label: AnyLayout
  let isOn: Binding<Bool>
}

/// The looks of toggles that hosts have.
@nonexhaustive
public enum ToggleLook: UInt8, Hashable, Sendable, CaseIterable {
  /// What suits the host.
  case automatic
  /// A switch behind its label.
  case `switch`
  /// A check box before its title.
  case checkbox
  /// A button that stays down.
  case button
}

/// A toggle in a caller's style.
private struct StyledToggle<Style: ToggleStyle>: Layout {
  let style: Style
  let parts: ToggleParts

  var body: some Layout {
    style.makeBody(
      configuration: ToggleStyleConfiguration(
        label: _StyleLabel(content: parts.label), isOn: parts.isOn)
    )
    // A toggle of the style's own would have the style again.
    .environment(\.controlValues.toggleStyle, nil)
  }
}

/// A style that hosts have a look for.
protocol BuiltInToggleStyle: ToggleStyle {
  var look: ToggleLook { get }
}

/// The host's usual look.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  var look: ToggleLook { .automatic }

  /// The style.
  public init() {}

  /// The toggle in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Toggle(configuration).toggleStyle(self) }
}

/// A switch behind its label.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  var look: ToggleLook { .switch }

  /// The style.
  public init() {}

  /// The toggle in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Toggle(configuration).toggleStyle(self) }
}

/// A check box before its title.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  var look: ToggleLook { .checkbox }

  /// The style.
  public init() {}

  /// The toggle in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Toggle(configuration).toggleStyle(self) }
}

/// A button that stays down.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  var look: ToggleLook { .button }

  /// The style.
  public init() {}

  /// The toggle in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The host's usual look.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check box before its title.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension Layout {
  /// Sets the look of the toggles inside: one of the host's, as `.switch`, or your own.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> _ModifiedLayout<Self, _ToggleStyleModifier> {
    let look = (style as? any BuiltInToggleStyle)?.look
    let own = OwnStyle<ToggleParts>(style) { AnyLayout(StyledToggle(style: style, parts: $0)) }
    return _ModifiedLayout(self, _ToggleStyleModifier(own: look == nil ? own : nil, look: look))
  }
}

/// Sets the look of toggles.
public struct _ToggleStyleModifier: _PrimitiveModifier {
  let own: OwnStyle<ToggleParts>?
  let look: ToggleLook?

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.withEnvironment(
      {
        $0.controlValues.toggleStyle = own
        if let look { $0.controlValues.toggleLook = look }
      }, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.own == other.own && one.look == other.look }
}
