/// A picker of titles by position, in the look that is set.
///
/// 1. A menu and segments are one control of the host.
/// 2. Choices below each other are a control each: a mark with a title. They know that they belong together, since the
///    keyboard goes to one of them alone (`ChoiceKeys`).
/// 3. A label, if there is one, stands before it.
struct OptionPicker<Label: Layout>: _PrimitiveLayout {
  let label: Label
  let options: [String]
  let selection: Binding<Int?>
  let value: Int?
  var fault: ControlFault?

  func _lower(_ lowering: _Lowering) {
    let values = lowering.environments.values.controlValues
    let style = values.pickerStyle
    lowering.reporting(fault) {
      // Menus show the choices alone.
      if values.pressed != nil { return OptionLeaf(picker: self, isSegmented: false)._lower(lowering) }
      switch style {
      case .inline, .radioGroup:  // 2.
        labelled(ChoiceColumn(choices: marks), lowering)
      default: labelled(OptionLeaf(picker: self, isSegmented: style == .segmented), lowering)
      }
    }
  }

  private var marks: some Layout {
    ForEach(parts: options.indices) { position in
      MarkLeaf(
        title: options[position], isRadio: true,
        isOn: Binding(
          get: { selection.wrappedValue == position },
          set: { if $0 { selection.wrappedValue = position } }))
    }
  }

  /// Step 3.
  private func labelled(_ control: some Layout, _ lowering: _Lowering) {
    if Label.self == EmptyLayout.self {
      control._lower(lowering)
    } else {
      LabeledControl(label: label, control: control)._lower(lowering)
    }
  }

  private struct OptionLeaf: _PrimitiveLayout {
    let picker: OptionPicker
    let isSegmented: Bool

    func _lower(_ lowering: _Lowering) {
      let position = picker.value.valid(in: picker.options)
      lowering.control(
        isSegmented
          ? .segments(options: picker.options, selection: position)
          : .picker(options: picker.options, selection: position),
        ControlHandlers(selection: picker.selection))
    }
  }
}

/// Choices below each other that belong together.
private struct ChoiceColumn<Choices: Layout>: _PrimitiveLayout {
  let choices: Choices

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    let number = lowering.contents.focus.choices(of: node)
    lowering.nest(node) {
      lowering.withEnvironment(
        { $0.controlTraits.choices = number }, VStack(alignment: .leading, spacing: 6) { choices })
    }
  }
}

/// A mark with its title: a check box, or one of several round marks.
struct MarkLeaf: _PrimitiveLayout {
  let title: String
  let isRadio: Bool
  let isOn: Binding<Bool>

  func _lower(_ lowering: _Lowering) {
    lowering.control(
      .mark(title: title, isOn: isOn.wrappedValue, isRadio: isRadio), ControlHandlers(toggle: isOn))
  }
}

extension _Lowering {
  /// Lowers an element, and reports a fault of its input there.
  func reporting(_ fault: ControlFault?, _ lower: () -> Void) {
    guard let fault else { return lower() }
    reporting(fault.code, fault.text, lower)
  }
}
