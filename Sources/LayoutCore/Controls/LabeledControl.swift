/// A label with a control behind it, whose name for screen readers is the label's words.
struct LabeledControl<Label: Layout, Control: Layout>: Layout {
  let label: Label
  let control: Control

  var body: some Layout {
    LabelRow(
      label: label.accessibilityHidden(), control: control.accessibilityLabel(ElementText.words(of: label)))
  }
}

/// A label with something behind it: the one place that decides where both stand.
///
/// 1. Without a container the label stands before the other, half the font's size away, on its baseline.
/// 2. In a grouped form the label is at the leading edge and the other at the trailing one.
/// 3. In a form of columns they are cells of a row, the labels against the controls.
/// 4. `labelsHidden()` leaves the label out.
struct LabelRow<Label: Layout, Control: Layout>: Layout {
  let label: Label
  let control: Control
  @Environment(\.controlValues.form) private var form
  @Environment(\.controlValues.hidesLabels) private var hidesLabels
  @Environment(\.textStyle) private var text

  var body: some Layout {
    if hidesLabels {
      control
    } else {
      switch form {
      case .none:
        HStack(alignment: .firstTextBaseline, spacing: 0.5 * text.font.size) {
          label
          control
        }
      case .grouped:
        HStack(alignment: .center, spacing: 0) {
          label
          Spacer(minLength: 0.5 * text.font.size)
          control
        }
      case .columns:
        GridRow(alignment: .firstTextBaseline) {
          label.gridColumnAlignment(.trailing)
          control.gridColumnAlignment(.leading)
        }
      }
    }
  }
}
