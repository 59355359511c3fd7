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
/// 5. The label is as wide as its widest word at least: a control that cannot shrink would break the word.
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
          words
          control
        }
      case .grouped:
        HStack(alignment: .center, spacing: 0) {
          words
          Spacer(minLength: 0.5 * text.font.size)
          control
        }
      case .columns:
        GridRow(alignment: .firstTextBaseline) {
          words.gridColumnAlignment(.trailing)
          control.gridColumnAlignment(.leading)
        }
      }
    }
  }

  /// The label, by rule 5.
  private var words: some Layout { label.modified(by: WholeWordsModifier(words: ElementText.words(of: label))) }
}

/// Keeps an element as wide as the widest of its words, in the style around it.
struct WholeWordsModifier: _PrimitiveModifier {
  let words: String

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard !words.isEmpty else { return content._lower(lowering) }
    let width = lowering.contents.measurers.text.widestWord(
      in: words, style: lowering.environment.textStyle, natural: 0)
    content.frame(minWidth: width, alignment: .leading)._lower(lowering)
  }
}
