import LayoutEngine

/// A line of text to be edited, which fills the proposed width and is one line high.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("first and last"))
/// TextField("Notes", text: $notes, axis: .vertical).lineLimit(5)
/// ```
///
/// The title shows while the field is empty, unless there is a prompt. In a form it stands before the field; in a grouped
/// one the text is then against the trailing edge. `multilineTextAlignment(_:)` moves the text elsewhere.
public struct TextField: _PrimitiveLayout {
  let title: String
  let prompt: String?
  private let source: Source
  private var axis = Axis.horizontal
  var isSecure = false
  var focus: ((Bool) -> Void)?

  private enum Source {
    case text(Binding<String>, value: String)
    case value(FormattedValue)
  }

  /// A text field; `prompt` shows while it is empty.
  public init(_ prompt: String = "", text: Binding<String>) {
    title = prompt
    self.prompt = nil
    source = .text(text, value: text.wrappedValue)
  }

  /// A text field with a title, and a prompt that shows while it is empty; `nil` shows the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.title = String(title)
    self.prompt = prompt?.string
    source = .text(text, value: text.wrappedValue)
  }

  /// A text field that scrolls along an axis: along the vertical one it wraps its text, and grows with its lines up to
  /// the line limit around it. The return key then begins a line.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// A text field of a value that is written as a text.
  ///
  /// 1. While a person types, the field shows what is typed, and the value stays.
  /// 2. When the return key is pressed or the keyboard leaves, the text is read: the value that it stands for is set, and
  ///    shown as it is written. A text that stands for none is dropped, and the value is shown again.
  ///
  /// - Parameters:
  ///   - format: writes a value.
  ///   - parse: reads a text; `nil` where it stands for no value.
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, prompt: Text? = nil, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    self.title = String(title)
    self.prompt = prompt?.string
    source = .value(
      FormattedValue(
        text: { format(value.wrappedValue) },
        read: { if let new = parse($0) { value.wrappedValue = new } }))
  }

  /// Calls `action` when the keyboard comes to the field and when it leaves.
  public func onFocusChange(_ action: @escaping (Bool) -> Void) -> TextField {
    var field = self
    field.focus = action
    return field
  }

  /// Puts the field into the tree.
  public func _lower(_ lowering: _Lowering) {
    let form = lowering.environments.values.controls?.values.form ?? FormLook.none
    if form == .none || title.isEmpty {
      lowerField(prompt ?? title, lowering)
    } else {
      let field = Unlabelled(field: self)
      let label = Text(verbatim: title)
      if form == .grouped {
        LabeledControl(label: label, control: field.multilineTextAlignment(.trailing))._lower(lowering)
      } else {
        LabeledControl(label: label, control: field)._lower(lowering)
      }
    }
  }

  /// The field in a form, behind its title.
  private struct Unlabelled: _PrimitiveLayout {
    let field: TextField

    func _lower(_ lowering: _Lowering) { field.lowerField(field.prompt ?? "", lowering) }
  }

  private func lowerField(_ prompt: String, _ lowering: _Lowering) {
    switch source {
    case .text(let text, let value) where axis == .horizontal:
      FieldLeaf(text: text, value: value, prompt: prompt, isSecure: isSecure, focus: focus)._lower(lowering)
    case .text(let text, let value):
      GrowingField(text: text, value: value, prompt: prompt, focus: focus)._lower(lowering)
    case .value(let value):
      FormattedField(value: value, prompt: prompt, focus: focus)._lower(lowering)
    }
  }
}

extension TextField {
  /// A text field with any label: its words are the title.
  public init<Label: Layout>(text: Binding<String>, prompt: Text? = nil, @LayoutBuilder label: () -> Label) {
    self.init(ElementText.words(of: label()), text: text, prompt: prompt)
  }
}

/// The field itself.
struct FieldLeaf: _PrimitiveLayout {
  let text: Binding<String>
  let value: String
  let prompt: String
  var isSecure = false
  var focus: ((Bool) -> Void)?
  /// Called when the return key is pressed, before the action that is set for that.
  var commit: (() -> Void)?

  func _lower(_ lowering: _Lowering) {
    lowering.control(
      .textField(text: value, prompt: prompt, isSecure: isSecure),
      ControlHandlers(text: text, commit: commit, focus: focus))
  }
}

/// A line of text that is not shown while it is edited.
public struct SecureField: _PrimitiveLayout {
  private var field: TextField

  /// A secure field; `prompt` shows while it is empty.
  public init(_ prompt: String = "", text: Binding<String>) {
    field = TextField(prompt, text: text)
    field.isSecure = true
  }

  /// A secure field with a title, and a prompt that shows while it is empty; `nil` shows the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    field = TextField(title, text: text, prompt: prompt)
    field.isSecure = true
  }

  /// Puts the field into the tree.
  public func _lower(_ lowering: _Lowering) { field._lower(lowering) }
}

/// Text of any number of lines to be edited, which scrolls and fills the proposed size.
public struct TextEditor: _PrimitiveLayout {
  let text: Binding<String>
  let value: String
  var focus: ((Bool) -> Void)?

  /// An editor.
  public init(text: Binding<String>) {
    self.text = text
    value = text.wrappedValue
  }

  /// Puts the editor into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(.textEditor(text: value), ControlHandlers(text: text, focus: focus))
  }
}
