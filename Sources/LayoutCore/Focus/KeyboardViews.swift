import LayoutEngine

/// A shown view that a key can be meant for.
struct KeyboardView {
  enum Kind {
    /// A control that can be used.
    case control(ControlContent)
    /// A box that takes the keyboard.
    case box(Decoration)
  }

  var node: NodeIndex
  var view: ViewID
  var kind: Kind

  /// Whether it is pressed or switched by a shortcut.
  var isPressable: Bool {
    switch kind {
    case .control(let content):
      switch content.control {
      case .button, .toggle, .mark: true
      default: false
      }
    case .box(let decoration): decoration.gestures.contains(.tap)
    }
  }
}

extension LayoutRoot {
  /// The shown views that take the keyboard, in document order: controls that can be used, except bars of progress, and
  /// boxes with `Decoration.takesFocus`. Of a node's views it is the control, or the outermost box.
  ///
  /// - Complexity: O(nodes).
  func keyboardViews() -> [KeyboardView] { session.inPlaceOfOriginals(viewsInOrder()) }

  /// Those views, originals and their copies alike.
  func viewsInOrder() -> [KeyboardView] {
    var found: [NodeIndex: KeyboardView] = [:]
    commit.shown.forEach { node, slot, _ in
      let key = commit.shown.key(of: slot)
      guard let kind = keyboardKind(of: key) else { return }
      let isInnerBox = key.isDecoration && found[node] != nil
      guard !isInnerBox else { return }
      found[node] = KeyboardView(node: node, view: ViewID(rawValue: commit.shown.id(of: slot)), kind: kind)
    }
    return session.tree.inDocumentOrder(Array(found.keys)).compactMap { found[$0] }
  }

  /// How a view takes the keyboard; `nil` where it does not.
  func keyboardKind(of key: ViewKey) -> KeyboardView.Kind? {
    let contents = session.contents
    guard contents.isKept(key) else { return nil }
    if key.isDecoration {
      let decoration = contents.decorations[key.place]
      return decoration.takesFocus ? .box(decoration) : nil
    }
    guard key.isLeaf, contents.contents.isHosted(key.place),
      case .control(let content) = contents.contents[hosted: key.place], content.isEnabled, content.control.takesFocus
    else { return nil }
    return .control(content)
  }

  /// The view of a node that takes the keyboard; `nil` where none does, or it is not shown.
  ///
  /// - Complexity: O(views of the node).
  func keyboardView(of node: NodeIndex) -> ViewID? {
    let (tree, shown) = (session.tree, commit.shown)
    guard !node.isNone, tree.isLive(node) else { return nil }
    if let token = tree.token(of: node), keyboardKind(of: .leaf(token)) != nil {
      let slot = shown.slot(of: node, showing: .leaf(token))
      return slot == .none ? nil : ViewID(rawValue: shown.id(of: slot))
    }
    for offset in (0..<tree.modifierCount(of: node)).reversed() {
      let record = tree.modifier(offset, of: node)
      guard record.kind == .decoration, keyboardKind(of: .decoration(record.side)) != nil else { continue }
      let slot = shown.slot(of: node, showing: .decoration(record.side))
      if slot != .none { return ViewID(rawValue: shown.id(of: slot)) }
    }
    return nil
  }
}

extension Control {
  /// Whether the control can have the keyboard.
  package var takesFocus: Bool { if case .progress = self { false } else { true } }

  /// Whether the control uses a key by itself, so that no shortcut without a modifier gets it.
  func uses(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.control, .option, .super]) else { return false }
    switch self {
    case .textField, .textEditor: return press.key != .escape && press.key.functionNumber == nil
    case .button, .toggle, .mark, .colorPicker: return [.space, .return].contains(press.key)
    case .segments, .stepper, .datePicker:
      return [.space, .return, .upArrow, .downArrow, .leftArrow, .rightArrow].contains(press.key)
    case .picker: return [.space, .return, .upArrow, .downArrow].contains(press.key)
    case .slider:
      let keys: Set<KeyEquivalent> = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown,
      ]
      return keys.contains(press.key)
    case .progress: return false
    }
  }
}
