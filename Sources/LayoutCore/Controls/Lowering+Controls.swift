import LayoutEngine

extension _Lowering {
  /// Puts a control into the tree; its actions are exchanged each time, without a call of the host.
  func control(_ control: Control, _ handlers: ControlHandlers) {
    let control = environments.textCase.map(control.changed) ?? control
    guard let group = groupNode(type: Control.self, branch: control.kind) else { return }
    nest(group) {
      guard let node = node(.measured) else { return }
      let environment = environment
      let content = ControlContent(
        control, isEnabled: environment.isEnabled, style: environment.textStyle,
        color: environment.foregroundColor.resolved(in: environment),
        tint: environment.tint?.resolved(in: environment), traits: environment.controlTraits)
      if contents.setControl(content, of: node, in: tree) { tree.markDirty(node) }
      var handlers = handlers
      if handlers.submit == nil { handlers.submit = environment.submitAction }
      if let pressed = environment.controls?.values.pressed { handlers.close(by: pressed.action) }
      contents.setHandlers(handlers, of: node)
    }
  }
}

extension Control {
  /// A number for each kind: each has a node of its own, since a widget keeps its kind.
  fileprivate var kind: Int {
    switch self {
    case .button: 0
    case .toggle(let title, _): title.isEmpty ? 8 : 1
    case .textField(_, _, let isSecure): isSecure ? 7 : 2
    case .textEditor: 3
    case .slider: 4
    case .progress(let fraction): fraction == nil ? 9 : 5
    case .picker: 6
    case .segments: 10
    case .mark(_, _, let isRadio): isRadio ? 12 : 11
    case .stepper: 13
    case .colorPicker: 14
    case .datePicker(let date): 15 + Int(date.components.rawValue)
    }
  }
}

extension ContentStore {
  /// Sets the control of a leaf.
  ///
  /// - Returns: whether it must be measured anew.
  func setControl(_ content: ControlContent, of node: NodeIndex, in tree: LayoutTree) -> Bool {
    guard let token = tree.token(of: node) else {
      tree.setToken(contents.add(.control(content)), of: node)
      tree.keepSize(of: node)
      return true
    }
    guard case .control(let old) = contents[hosted: token], old != content else { return false }
    contents[hosted: token] = .control(content)
    restyle(node, .leaf(token), in: tree) { .control(old) }
    return !old.hasSameSize(as: content)
  }

  /// The control of a node, as the host shows it or will show it.
  func control(of node: NodeIndex, in tree: LayoutTree) -> ControlContent? {
    guard let token = tree.token(of: node), contents.isHosted(token),
      case .control(let content) = contents[hosted: token]
    else { return nil }
    return content
  }

  /// Stores the control that the host shows by itself.
  func showed(_ content: ControlContent, of node: NodeIndex, in tree: LayoutTree) {
    if let token = tree.token(of: node) { contents[hosted: token] = .control(content) }
  }
}

extension ControlContent {
  /// Whether only properties that do not affect the size differ: values, colours, whether it can be used.
  fileprivate func hasSameSize(as other: ControlContent) -> Bool {
    guard style == other.style, traits == other.traits else { return false }
    return switch (control, other.control) {
    case (.button(let one, let role), .button(let two, let otherRole)): one == two && role == otherRole
    case (.toggle(let one, _), .toggle(let two, _)): one == two
    case (.textField(_, let one, _), .textField(_, let two, _)): one == two
    case (.picker(let one, _), .picker(let two, _)), (.segments(let one, _), .segments(let two, _)): one == two
    case (.mark(let one, _, _), .mark(let two, _, _)): one == two
    case (.datePicker(let one), .datePicker(let two)): one.text == two.text
    case (.textEditor, .textEditor), (.slider, .slider), (.progress, .progress), (.stepper, .stepper),
      (.colorPicker, .colorPicker):
      true
    default: false
    }
  }
}
