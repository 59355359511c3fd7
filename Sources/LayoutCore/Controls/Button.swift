/// A control to press, as large as its label.
///
/// ```swift
/// Button("Save") { model.save() }
/// Button { model.save() } label: {
///   Label("Save", systemImage: "tray.and.arrow.down")
/// }
/// ```
///
/// A button whose label is one text in one font is the host's own button. Any other label is laid out here, in a box to
/// press that looks like one. `buttonStyle(_:)` sets another look, or one of your own.
public struct Button<Label: Layout>: _PrimitiveLayout {
  let label: Label
  let role: ButtonRole?
  let action: () -> Void

  /// A button with any label, that calls `action` on the thread of its root, which for hosts is the main thread.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @LayoutBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = action
  }

  /// Puts the button into the tree.
  public func _lower(_ lowering: _Lowering) {
    let values = lowering.environments.values.controls?.values
    if let style = values?.buttonStyle {
      let name = ElementText.words(of: label)
      style.make(ButtonParts(label: AnyLayout(label), name: name, role: role, action: action))._lower(lowering)
    } else if let title = ElementText.plain(label) {
      lowering.control(.button(title: title, role: role), ControlHandlers(press: action))
    } else {
      LabelButton(label: label, role: role, action: action)._lower(lowering)
    }
  }
}

extension Button where Label == Text {
  /// A button with a title, that calls `action` on the thread of its root, which for hosts is the main thread.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    label = Text(verbatim: String(title))
    self.role = role
    self.action = action
  }
}

extension Button where Label == LayoutCore.Label<Text, Image> {
  /// A button with a symbol of the system before its title.
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    label = LayoutCore.Label(title, systemImage: name)
    self.role = role
    self.action = action
  }

  /// A button with the picture in the file at `path` before its title.
  public init(
    _ title: some StringProtocol, image path: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    label = LayoutCore.Label(title, image: path)
    self.role = role
    self.action = action
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given, without the style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    label = configuration.label
    role = configuration.role
    action = configuration.trigger
  }
}
