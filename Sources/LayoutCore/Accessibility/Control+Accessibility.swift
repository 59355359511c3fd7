import LayoutEngine

/// What a control is to screen readers.
extension Control {
  /// The label where no properties are set; empty where the control has no name.
  package var spokenName: String {
    switch self {
    case .button(let title, _), .toggle(let title, _), .mark(let title, _, _): title
    case .textField(_, let prompt, _): prompt
    default: ""
    }
  }

  var spokenRole: AccessibilityRole? {
    switch self {
    case .button: .button
    case .toggle: .checkbox
    default: nil
    }
  }

  var spokenValue: String? {
    switch self {
    case .toggle(_, let isOn): isOn ? "1" : "0"
    case .textField(let text, _, let isSecure): isSecure ? nil : text
    case .textEditor(let text): text
    case .slider(let value, _, _): NumberText.string(value)
    case .progress(let fraction): fraction.map { NumberText.string($0) }
    case .picker: title
    default: nil
    }
  }

  /// What can be done with the control.
  var spokenActions: [AccessibilityActionKind] {
    switch self {
    case .button, .toggle: [.default]
    case .slider: [.decrement, .increment]
    default: []
    }
  }

  /// What an action does with the control; `nil` for nothing.
  func event(_ kind: AccessibilityActionKind) -> ControlEvent? {
    switch (self, kind) {
    case (.button, .default): return .pressed
    case (.toggle(_, let isOn), .default): return .toggled(!isOn)
    case (.slider(let value, let bounds, let step), .increment), (.slider(let value, let bounds, let step), .decrement):
      let way = step ?? (bounds.upperBound - bounds.lowerBound) / 10
      return .moved(min(max(value + (kind == .increment ? way : -way), bounds.lowerBound), bounds.upperBound))
    default: return nil
    }
  }
}
