/// A style that hosts have a look for.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  var look: ButtonLook { get }
}

/// The host's usual look.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .automatic }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

/// A border, or a quiet ground.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .bordered }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

/// A ground in the tint.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .borderedProminent }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .borderless }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

/// The label as it is.
public struct PlainButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .plain }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

/// The label as a link.
public struct LinkButtonStyle: BuiltInButtonStyle {
  var look: ButtonLook { .link }

  /// The style.
  public init() {}

  /// The button in this look.
  public func makeBody(configuration: Configuration) -> some Layout { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The host's usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border, or a quiet ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A ground in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
