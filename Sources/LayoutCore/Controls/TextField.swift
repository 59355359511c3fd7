/// A line of text to be edited, which fills the proposed width and is one line high.
public struct TextField: _PrimitiveLayout {
  let prompt: String
  let text: Binding<String>
  let value: String
  var isSecure = false
  var focus: ((Bool) -> Void)?

  /// A text field; `prompt` shows while it is empty.
  public init(_ prompt: String = "", text: Binding<String>) {
    self.prompt = prompt
    self.text = text
    value = text.wrappedValue
  }

  /// Calls `action` when the keyboard comes to the field and when it leaves.
  public func onFocusChange(_ action: @escaping (Bool) -> Void) -> TextField {
    var field = self
    field.focus = action
    return field
  }

  /// Puts the field into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(
      .textField(text: value, prompt: prompt, isSecure: isSecure),
      ControlHandlers(text: text, focus: focus))
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

  /// Puts the field into the tree.
  public func _lower(_ lowering: _Lowering) { field._lower(lowering) }
}

/// Text of any number of lines to be edited, which scrolls and fills the proposed size.
public struct TextEditor: _PrimitiveLayout {
  let text: Binding<String>
  let value: String

  /// An editor.
  public init(text: Binding<String>) {
    self.text = text
    value = text.wrappedValue
  }

  /// Puts the editor into the tree.
  public func _lower(_ lowering: _Lowering) {
    lowering.control(.textEditor(text: value), ControlHandlers(text: text))
  }
}
