/// A switch that is on or off, with its title beside it, as large as these.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)
/// Toggle(isOn: $isOn) { Label("Wi-Fi", systemImage: "wifi") }
/// ```
public struct Toggle<Label: Layout>: _PrimitiveLayout {
  let label: Label
  let isOn: Binding<Bool>
  let value: Bool

  /// A toggle with any label.
  public init(isOn: Binding<Bool>, @LayoutBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
    value = isOn.wrappedValue
  }

  /// Puts the toggle into the tree.
  ///
  /// 1. A style of a caller's own is given the label.
  /// 2. As a button it is one that is prominent while it is on.
  /// 3. A check box has its title inside.
  /// 4. A switch has a title that is a plain text inside, unless the style asks for a switch, or the toggle is a row of a
  ///    form. Otherwise its label stands before it.
  public func _lower(_ lowering: _Lowering) {
    let values = lowering.environments.values.controls?.values
    if let style = values?.toggleStyle {  // 1.
      return style.make(ToggleParts(label: AnyLayout(label), isOn: isOn))._lower(lowering)
    }
    let title = ElementText.plain(label)
    let form = values?.form ?? FormLook.none
    switch values?.toggleLook ?? .automatic {
    case .button: ToggleButton(label: label, isOn: isOn)._lower(lowering)  // 2.
    case .checkbox:  // 3.
      if let title {
        MarkLeaf(title: title, isRadio: false, isOn: isOn)._lower(lowering)
      } else {
        HStack(spacing: 6) {
          MarkLeaf(title: "", isRadio: false, isOn: isOn).accessibilityLabel(ElementText.words(of: label))
          label
        }
        ._lower(lowering)
      }
    case .automatic where title != nil && (title == "" || form == .none):  // 4.
      lowering.control(.toggle(title: title ?? "", isOn: value), ControlHandlers(toggle: isOn))
    case .automatic, .switch:
      LabeledControl(label: label, control: SwitchLeaf(isOn: isOn, value: value))._lower(lowering)
    }
  }
}

extension Toggle where Label == Text {
  /// A switch alone.
  public init(isOn: Binding<Bool>) { self.init("", isOn: isOn) }

  /// A toggle with a title; an empty one leaves the switch alone.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    label = Text(verbatim: String(title))
    self.isOn = isOn
    value = isOn.wrappedValue
  }
}

extension Toggle where Label == LayoutCore.Label<Text, Image> {
  /// A toggle with a title and a symbol of the system.
  public init(_ title: some StringProtocol, systemImage name: String, isOn: Binding<Bool>) {
    label = LayoutCore.Label(title, systemImage: name)
    self.isOn = isOn
    value = isOn.wrappedValue
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is given, without the style.
  public init(_ configuration: ToggleStyleConfiguration) {
    label = configuration.label
    isOn = configuration.$isOn
    value = configuration.isOn
  }
}

/// A switch alone.
private struct SwitchLeaf: _PrimitiveLayout {
  let isOn: Binding<Bool>
  let value: Bool

  func _lower(_ lowering: _Lowering) {
    lowering.control(.toggle(title: "", isOn: value), ControlHandlers(toggle: isOn))
  }
}

/// A button that stays down.
private struct ToggleButton<Label: Layout>: Layout {
  let label: Label
  let isOn: Binding<Bool>

  var body: some Layout {
    let isDown = isOn.wrappedValue
    LabelButton(label: label, role: nil, action: { isOn.wrappedValue.toggle() })
      .environment(\.controlTraits.button, isDown ? .borderedProminent : .bordered)
      .accessibilityLabel(ElementText.words(of: label))
      .accessibilityRole(.checkbox)
      .accessibilityValue(isDown ? "1" : "0")
  }
}
