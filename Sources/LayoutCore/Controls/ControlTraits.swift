/// What modifiers around a control change of its look and of its keyboard.
public struct ControlTraits: Hashable, Sendable {
  /// The look of buttons.
  public var button = ButtonLook.automatic
  /// The outline of buttons.
  public var shape = ButtonBorderShape.automatic
  /// The size.
  public var size = ControlSize.regular
  /// The look of text fields.
  public var field = TextFieldStyle.automatic
  /// How text is entered.
  public var input = TextInput()
  /// Whether a text editor has no size of its own, since it lies on what has.
  package var isLaidOnText = false
  /// The choices to which a round mark belongs, as a number that others never have, also when these are gone; `nil`
  /// where it belongs to none.
  package var choices: UInt32?

  /// The traits of a control without modifiers.
  public init() {}
}

/// The look of a button.
@nonexhaustive
public enum ButtonLook: UInt8, Hashable, Sendable, CaseIterable {
  /// What suits the host: a border.
  case automatic
  /// A border, or a quiet ground.
  case bordered
  /// A ground in the tint.
  case borderedProminent
  /// The title in the tint, without a border.
  case borderless
  /// The title as any other text.
  case plain
  /// The title as a link.
  case link
}

extension ButtonLook {
  /// Whether the button has a border or a ground.
  package var hasBorder: Bool {
    switch self {
    case .automatic, .bordered, .borderedProminent: true
    case .borderless, .plain, .link: false
    }
  }
}

/// The outline of buttons with a border.
@nonexhaustive
public enum ButtonBorderShape: UInt8, Hashable, Sendable, CaseIterable {
  /// The host's.
  case automatic
  /// Ends that are half circles.
  case capsule
  /// Rounded corners.
  case roundedRectangle
  /// A circle, for a symbol alone.
  case circle
}

/// The size of controls, relative to that of their texts.
public enum ControlSize: UInt8, Hashable, Sendable, CaseIterable {
  /// The least room around titles.
  case mini
  /// Less room than usual.
  case small
  /// The usual room.
  case regular
  /// More room than usual.
  case large
  /// The most room.
  case extraLarge

  /// What the room around a title is multiplied by, across and along the lines.
  package var factors: (horizontal: Double, vertical: Double) {
    switch self {
    case .mini: (0.6, 0.25)
    case .small: (0.8, 0.5)
    case .regular: (1, 1)
    case .large: (1.25, 2)
    case .extraLarge: (1.5, 3)
    }
  }
}

extension ButtonRole {
  /// The action that is suggested: `primary` by SwiftUI's name.
  public static var confirm: ButtonRole { .primary }
}

extension EnvironmentValues {
  /// What modifiers around a control change of its look and of its keyboard.
  public var controlTraits: ControlTraits {
    get { controls?.values.traits ?? ControlTraits() }
    set { controlValues.traits = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { controlTraits.size }
    set { controlTraits.size = newValue }
  }

  /// The outline of buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { controlTraits.shape }
    set { controlTraits.shape = newValue }
  }
}

extension Layout {
  /// Sets the size of the controls inside.
  ///
  /// The room around titles changes, not their font. A host whose toolkit has fewer sizes takes the nearest one; GTK
  /// has one.
  ///
  /// ```swift
  /// Button("Begin") { begin() }.controlSize(.large)
  /// ```
  public func controlSize(_ size: ControlSize) -> _ModifiedLayout<Self, _EnvironmentModifier<ControlSize>> {
    environment(\.controlSize, size)
  }

  /// Sets the outline of the buttons inside that have a border.
  public func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> _ModifiedLayout<Self, _EnvironmentModifier<ButtonBorderShape>> {
    environment(\.buttonBorderShape, shape)
  }

  /// Leaves out the labels of the controls inside; screen readers have them all the same.
  ///
  /// Titles inside of a control, as those of buttons and check boxes, stay.
  public func labelsHidden() -> _ModifiedLayout<Self, _EnvironmentModifier<Bool>> {
    environment(\.controlValues.hidesLabels, true)
  }
}
